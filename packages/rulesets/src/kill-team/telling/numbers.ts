// The numbers behind a roll, with every rule that made them
import { type Explained, explain, type Numbered, type Question } from '@little-wars/engine';
import { now, profileIn, rollerOf, type Side } from '../core/dice/dice.ts';
import { cardOf, ownerOf } from '../lookups.ts';
import type { Rolling } from '../queries.ts';
import type { KillTeam, Look } from '../types.ts';

type Dicey = 'attack-dice' | 'hit-on' | 'critical-on' | 'defence-dice' | 'ap' | 'save-on';

const why = (t: Look, query: Dicey, base: number, rolling: Rolling): Explained<number> =>
  explain<KillTeam, Dicey>(t, query, base, rolling);

const ROLLS: readonly string[] = ['roll attack dice', 'roll defence dice', 'roll combat dice', 'roll them again'];

export function numbers(t: Look, question: Question): readonly Numbered[] {
  if (question.kind !== 'roll' || t.position.attack === null || !ROLLS.includes(question.purpose)) return [];
  const rolling = now(t, sideOf(t, question));
  const isSaving = rolling.attack.kind === 'shooting' && rolling.side === 'defender';
  const all = isSaving ? ofSaves(t, rolling) : ofHits(t, rolling);
  // Dice that are rolled again are no more than there were.
  return question.purpose === 'roll them again' ? all.filter(({ id }) => id.endsWith('-on')) : all;
}

/** Whose dice they are; a shooter and its target may be of one seat, where a Blast catches friends. */
function sideOf(t: Look, { purpose, whose }: Question<'roll'>): Side {
  if (purpose === 'roll attack dice') return 'attacker';
  if (purpose === 'roll defence dice') return 'defender';
  return ownerOf(t, t.position.attack!.attacker) === whose ? 'attacker' : 'defender';
}

export function ofHits(t: Look, rolling: Rolling): readonly Numbered[] {
  const profile = profileIn(t, rolling);
  if (profile === null) return [];
  const clause = rolling.attack.kind === 'shooting' ? 'KT-4.3' : 'KT-5.3';
  const critical = why(t, 'critical-on', 6, rolling);
  return [
    { id: 'attack-dice', clause, explained: why(t, 'attack-dice', profile.attacks, rolling) },
    { id: 'hit-on', clause, explained: why(t, 'hit-on', profile.hit, rolling) },
    ...(critical.value < 6 ? [{ id: 'critical-on', clause, explained: critical }] : []),
  ];
}

export function ofSaves(t: Look, rolling: Rolling): readonly Numbered[] {
  const { defence, save } = cardOf(t, rollerOf(rolling));
  const { invulnerable } = rolling.attack;
  const dice: Numbered = {
    id: 'defence-dice',
    clause: 'KT-4.4',
    explained: why(t, 'defence-dice', defence, rolling),
  };
  if (invulnerable !== null)
    return [
      dice,
      { id: 'save-on', clause: 'KT-9.11', explained: { base: invulnerable, value: invulnerable, changes: [] } },
    ];
  const ap = why(t, 'ap', 0, now(t, 'attacker'));
  return [
    dice,
    ...(ap.value > 0 ? [{ id: 'ap', clause: 'KT-9.1', explained: ap }] : []),
    { id: 'save-on', clause: 'KT-4.4', explained: why(t, 'save-on', save, rolling) },
  ];
}
