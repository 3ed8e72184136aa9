import { answer, propose, type State, startAt } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { factions, type Weapon } from '../content/index.ts';
import { killTeam } from '../index.ts';
import { armed, fighting, shooting } from '../testing/attacks.ts';
import { field, open, red, type Stood } from '../testing/field.ts';
import type { KillTeam, Position } from '../types.ts';

/** Answers with proposals until nothing is asked. */
function playOut(position: Position, frame: Parameters<typeof startAt>[3], seed: number): State<KillTeam> {
  const next = numbers(seed);
  let state = startAt(killTeam, open, position, frame);
  for (let i = 0; state.question !== null; i++) {
    if (i > 500) throw new Error('no end');
    const proposed = propose(killTeam, open, state, next);
    const answered = answer(killTeam, open, state, { by: state.question.to, answer: proposed });
    if (!answered.ok) throw new Error(JSON.stringify([state.question, proposed, answered.reasons]));
    state = answered.state;
  }
  return state;
}

/** A crowd around the attacker: two enemies of every kind of save nearby, with friends beside them. */
function crowd(card: string, { id, type }: Weapon, equipment: readonly string[], seed: number): Position {
  const near = type === 'melee' ? 1.9 : 4;
  const attacker: Stood = [0, card, 10, 10, { ...armed(id), equipment }];
  const others: readonly Stood[] = [
    red('boy-fighter', 10, 10 + near),
    red('genestealer-fighter', 11.6, 10 + near),
    red('tactical-marine-warrior', 8.4, 10 + near),
    [0, card, 12.5, 10 + near + 1.5],
  ];
  return field([attacker, ...others], { cp: [seed % 3, 2], initiative: seed % 2 });
}

const weapons = factions.flatMap(({ cards, equipment }) => [
  ...cards.flatMap(card => card.weapons.map(weapon => ({ card: card.id, weapon, items: [] as readonly string[] }))),
  ...equipment.flatMap(item =>
    item.gives.kind === 'weapon' ? [{ card: cards[0]!.id, weapon: item.gives.weapon, items: [item.id] }] : [],
  ),
]);

describe('every weapon of every card', () => {
  it('completes its attacks, and removes exactly the operatives without wounds', () => {
    for (const { card, weapon, items } of weapons)
      for (let seed = 1; seed <= 2; seed++) {
        const frame = weapon.type === 'melee' ? fighting() : shooting();
        const { position } = playOut(crowd(card, weapon, items, seed), frame, seed);
        expect(position.attack).toBeNull();
        for (const { wounds, removed, at } of position.operatives) {
          expect(wounds).toBeGreaterThanOrEqual(0);
          expect([wounds === 0, removed, at === null]).toEqual(Array(3).fill(removed));
        }
        expect(position.cp.every(cp => cp >= 0)).toBe(true);
        const removedCount = position.operatives.filter(({ removed }) => removed).length;
        expect(position.fallen.length).toBeGreaterThanOrEqual(removedCount);
      }
  });
});
