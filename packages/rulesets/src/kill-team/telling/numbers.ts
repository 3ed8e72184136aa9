// The numbers behind a roll, with every rule that contributed
import {
  combineHandlers,
  type Explained,
  explain,
  type Numbered,
  on,
  type Seat,
  withoutNumbers,
} from '@little-wars/engine';
import { rollOffDice } from '../core/01-game/measuring.ts';
import { rollForInitiative } from '../core/02-turning-point/turning-point.ts';
import { jump } from '../core/03-actions/moving.ts';
import { rollAttackDice } from '../core/04-shooting/attack.ts';
import { rollDefenceDice } from '../core/04-shooting/defend.ts';
import { rollCombatDice } from '../core/05-fighting/fight.ts';
import { ignoreCriticalWounds, ignoreMortalWounds, ignoreWounds } from '../core/06-damage/damage.ts';
import { drawAnother, drawCard } from '../core/11-ways-to-play/tac-ops.ts';
import { now, profileIn, rollerOf, rollThemAgain, type Side } from '../core/dice/dice.ts';
import { rollDischarge } from '../factions/necrons/equipment.ts';
import { rollAgainstApl } from '../factions/necrons/mindshackle-scarabs.ts';
import { rollForItsWounds, rollToReanimate } from '../factions/necrons/reanimation.ts';
import { rollToDazzle } from '../factions/tau/equipment.ts';
import { rollForWoundsRegained } from '../factions/tyranids/equipment.ts';
import { cardOf, ownerOf } from '../lookups.ts';
import type { Rolling } from '../queries.ts';
import type { KillTeam, Look } from '../types.ts';

type Dicey = 'attack-dice' | 'hit-on' | 'critical-on' | 'defence-dice' | 'ap' | 'save-on';

const why = (t: Look, query: Dicey, base: number, rolling: Rolling): Explained<number> =>
  explain<KillTeam, Dicey>(t, query, base, rolling);

/** An entry for every roll: those of an attack have numbers, others none. */
export const numbers = combineHandlers<Look, void, readonly Numbered[]>(
  [
    on(rollAttackDice, t => ofRoll(t, () => 'attacker')),
    on(rollDefenceDice, t => ofRoll(t, () => 'defender')),
    on(rollCombatDice, (t, { whose }) => ofRoll(t, () => sideOf(t, whose))),
    // A re-roll does not change the number of dice.
    on(rollThemAgain, (t, { whose }) => ofRoll(t, () => sideOf(t, whose)).filter(({ id }) => id.endsWith('-on'))),
    ...withoutNumbers(rollOffDice, rollForInitiative, drawCard, drawAnother, jump),
    ...withoutNumbers(ignoreWounds, ignoreCriticalWounds, ignoreMortalWounds),
    ...withoutNumbers(rollToReanimate, rollForItsWounds, rollAgainstApl, rollDischarge),
    ...withoutNumbers(rollToDazzle, rollForWoundsRegained),
  ],
  [],
);

function ofRoll(t: Look, side: () => Side): readonly Numbered[] {
  if (t.position.attack === null) return [];
  const rolling = now(t, side());
  const isSaving = rolling.attack.kind === 'shooting' && rolling.side === 'defender';
  return isSaving ? ofSaves(t, rolling) : ofHits(t, rolling);
}

/** Whose dice they are; shooter and target may share a seat, when a Blast catches friends. */
const sideOf = (t: Look, whose: Seat | null): Side =>
  ownerOf(t, t.position.attack!.attacker) === whose ? 'attacker' : 'defender';

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
