import { describe, expect, it } from 'vitest';
import { factionOf, factions } from '../content/index.ts';
import type { Card } from '../content/types.ts';
import { mayAttack } from '../core/10-attacks/targets.ts';
import { weaponsOf } from '../lookups.ts';
import { active, field, look, type Stood } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';
import { notCounted } from './not-counted.ts';
import { proves, withoutExplosions } from './proving.oracle.ts';

/** A card with each of its choices in turn, so that every weapon is covered. */
const armed = (card: Card): readonly (readonly string[])[] => [[], ...card.choices.map(({ id }) => [id])];

/** Targets with thin and thick armor, few and many wounds. */
const TARGETS = ['rifleman', 'captain'];

const rich = [6, 6];

interface Met {
  readonly position: Position;
  readonly weapon: string;
}

/** Every weapon of a card against a target, at 5" and in contact. */
function meetings(card: Card, choices: readonly string[], target: string, cp: readonly number[]): readonly Met[] {
  return [5, 1.2].flatMap(apart => {
    const stood: readonly Stood[] = [
      [0, card.id, 10, 10, { choices }],
      [1, target, 10 + apart, 10],
    ];
    const position = field(stood, { cp, ...active(0) });
    const t = look(position);
    return weaponsOf(t, 0)
      .filter(({ id: weapon }) => mayAttack(t, { attacker: 0, target: 1, weapon, manner: 'action' }))
      .map(({ id: weapon }) => ({ position, weapon }));
  });
}

/** Reactions available to either side: those odds can count, and the rest, which nobody uses. */
function onOffer(
  { position, weapon }: Met,
  setup: Setup,
): { readonly reactions: readonly string[]; readonly passedUp: readonly string[] } {
  const t = look(position, setup);
  const aim = { attacker: 0, target: 1, weapon, manner: 'action' } as const;
  const bought = { attacker: 0, target: 0 };
  const all = notCounted(t, aim, { bought });
  const left = notCounted(t, aim, { bought, reactions: all });
  return { reactions: all.filter(id => !left.includes(id)), passedUp: ['re-roll', ...left] };
}

const isArmed = (card: Card): boolean => weaponsOf(look(field([[0, card.id, 10, 10]])), 0).length > 0;
const cards = factions.flatMap(faction => faction.cards);

describe('every weapon of every card, without explosions, exactly', () => {
  for (const card of cards)
    it(`${factionOf(card.id).name}: ${card.name}`, () => {
      const seen = new Set<string>();
      for (const choices of armed(card))
        for (const target of TARGETS)
          for (const met of meetings(card, choices, target, [0, 0])) {
            const key = `${met.weapon} ${target}`;
            if (seen.has(key)) continue;
            seen.add(key);
            proves({ ...met, setup: withoutExplosions });
          }
      expect(seen.size > 0).toBe(isArmed(card));
    });
});

describe('every weapon, with everything that can be paid for', () => {
  for (const card of cards)
    it(`${factionOf(card.id).name}: ${card.name}`, () => {
      // Against its own kind, so that both sides can pay.
      const [met] = meetings(card, [], card.id, rich);
      if (met) {
        const { reactions, passedUp } = onOffer(met, withoutExplosions);
        proves({ ...met, setup: withoutExplosions, details: { reactions }, passedUp });
      }
      expect(met !== undefined).toBe(isArmed(card));
    });
});
