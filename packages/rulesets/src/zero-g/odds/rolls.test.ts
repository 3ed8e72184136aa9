import type { Frame } from '@little-wars/engine';
import type { AskedOfPlayers } from '@little-wars/skirmish/testing';
import { describe, expect, it } from 'vitest';
import { type AboutDice, chooseDice as chooseAgain } from '../../w40k/dice/rolls.ts';
import { happeningOf } from '../../w40k/odds/happening.oracle.ts';
import { charge, chooseChargeTarget, reaches } from '../core/04-assault/charging.ts';
import { chooseOverwatch } from '../core/04-assault/overwatch.ts';
import { castNothing, chooseDenial, chooseDice, manifest } from '../core/08-psychic/psychic.ts';
import { ruleset } from '../ruleset.ts';
import { prospects } from '../tabletop/prospects.ts';
import { arrows, blue, field, look, open, red, type Stood, tenths } from '../testing/field.ts';
import type { Look, Position, ZeroG } from '../types.ts';
import { chargeChance } from './rolls.ts';

type Decides = (t: Pick<Look, 'position'>, question: AskedOfPlayers) => unknown;

/** What an attempt comes to, by playing it through every outcome of the dice. */
const happening = (position: Position, frame: Frame, answers: Decides): ReadonlyMap<string, number> =>
  happeningOf<ZeroG>(
    ruleset,
    { setup: open, position, frame },
    {
      counts: fact =>
        fact.type === 'did' && fact.deed === 'charged'
          ? 'charged'
          : fact.type === 'psychic-tested' && fact.total >= fact.needs
            ? 'psychic'
            : fact.type === 'perils'
              ? 'perils'
              : fact.type === 'power-denied'
                ? 'denied'
                : null,
      answers,
      until: ['roll to hit', 'roll for more Hammer of Wrath hits'],
    },
  );

const everyFall = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : everyFall(dice - 1).flatMap(faces => [1, 2, 3, 4, 5, 6].map(face => [...faces, face]));
const subsets = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count }, (_, bits) => [...Array(count).keys()].filter(i => (bits >> i) % 2 === 1));

/** Of all dice that may be re-rolled, those that make the charge succeed most often, found by trying them all. */
function bestDice(
  t: Look,
  faces: readonly number[],
  most: number,
  { together, orOne = false }: AboutDice,
): readonly number[] {
  const worth = (again: readonly number[]): number => {
    const falls = everyFall(again.length);
    const good = falls.filter(rolled =>
      reaches(t, {
        model: 0,
        target: 1,
        faces: faces.map((face, i) => (again.includes(i) ? rolled[again.indexOf(i)]! : face)),
      }),
    );
    return good.length / falls.length;
  };
  const allowed = subsets(faces.length).filter(
    ({ length }) => length <= most && (!together || length <= (orOne ? 1 : 0) || length === faces.length),
  );
  const worths = allowed.map(worth);
  return allowed[worths.indexOf(Math.max(...worths))]!;
}

const foeAt = (gap: number, base: number): Stood =>
  red('Genestealer', 0, 0, { at: tenths(2540 + base + Math.round(254 * gap), 2540) });

describe('ZG-4.21 the chance of a charge', () => {
  const runs: { readonly [title: string]: readonly [charger: Stood, gap: number] } = {
    'with one die': [blue('Void Trooper', 10, 10), 3],
    'with two dice, and a 1 that fails': [blue('Void Trooper', 10, 10, arrows(2)), 8],
    'with three dice': [blue('Void Trooper', 10, 10, arrows(3)), 11],
    'with one of its dice re-rolled': [blue('Ork Boy', 10, 10, arrows(3)), 10],
    'with any of its dice re-rolled': [blue('Dire Avenger', 10, 10, arrows(3)), 12],
    'with all of them re-rolled, or none': [blue('Gargoyle', 10, 10, arrows(2)), 8],
    'with one of them re-rolled, or all': [blue('Stormboy', 10, 10, arrows(3)), 11],
    'with a bonus': [blue('Howling Banshee', 10, 10, arrows(2)), 9],
    'too far': [blue('Void Trooper', 10, 10), 6.5],
  };
  it.each(Object.entries(runs))('equals play %s', (title, [charger, gap]) => {
    const position = field([charger, foeAt(gap, 300)], { phase: 'charge' });
    const t = look(position);
    const decides: Decides = ({ position: now }, question) => {
      if (question.purpose === chooseOverwatch.purpose) return 'hold-fire';
      if (question.purpose !== chooseAgain.purpose || question.kind !== 'pick-some') throw new Error(question.purpose);
      return bestDice(look(now), now.rolls.at(-1)!.faces, question.most, question.about as AboutDice);
    };
    const frame = charge.start({ model: 0, target: 1, faces: [], hits: 0 });
    const real = happening(position, frame, decides).get('charged') ?? 0;
    expect(Math.abs(chargeChance(t, 0, 1) - real)).toBeLessThan(1e-12);
    expect(real > 0).toBe(title !== 'too far');
  });
  it('is shown for each target, and the best for each charger; with many dice too', () => {
    const line = [blue('Void Trooper', 10, 10, arrows(7)), foeAt(20, 300), foeAt(30, 300)];
    const t = look(field(line, { phase: 'charge' }));
    const at = (target: number) =>
      prospects(t, { kind: 'pick-one', purpose: chooseChargeTarget.purpose, about: { model: 0 } } as never, target);
    expect(at(1)).toMatchObject([{ id: 'charge', clause: 'ZG-4.21', of: 0, needs: 7 }]);
    expect(at(1)[0]!.chance).toBeGreaterThan(at(2)[0]!.chance);
    expect(prospects(t, { kind: 'pick-one', purpose: 'choose a model to charge' } as never, 0)).toEqual(at(1));
    expect(prospects(t, { kind: 'pick-one', purpose: 'choose a model to charge' } as never, 'done')).toEqual([]);
  });
});

describe('7E-4.2-5 the chances of a power', () => {
  const librarian = blue('Librarian', 10, 10);
  const runs: { readonly [title: string]: readonly [Stood, power: string, foe: Stood, Partial<Position>] } = {
    'Force, with nobody to deny it': [librarian, 'force', red('Void Trooper', 20, 10), { warp: [5, 0] }],
    'with dice to deny it': [librarian, 'force', red('Void Trooper', 20, 10), { warp: [5, 2] }],
    'aimed at who is under a hood': [librarian, 'smite', red('Librarian', 20, 10), { warp: [4, 3] }],
    'with the runes': [blue('Farseer', 10, 10), 'smite', red('Void Trooper', 20, 10), { warp: [4, 2] }],
    'denied with the runes': [librarian, 'smite', red('Farseer', 20, 10), { warp: [4, 2] }],
    'of a Psyker with one wound left': [
      blue('Librarian', 10, 10, { wounds: 1 }),
      'force',
      red('Void Trooper', 20, 10),
      { warp: [4, 3] },
    ],
    'of one that spends warp charge against Perils': [
      blue('Farseer', 10, 10, { wounds: 1 }),
      'smite',
      red('Void Trooper', 20, 10),
      { warp: [5, 3] },
    ],
  };
  for (const [title, [psyker, power, foe, change]] of Object.entries(runs))
    for (const dice of [1, 2, 4])
      it(`equal play ${title}, with ${dice} dice`, () => {
        const position = field([psyker, foe], { phase: 'psychic', ...change });
        const t = look(position);
        const asked = { kind: 'count', purpose: chooseDice.purpose, about: { model: 0, power } } as never;
        const told = new Map(prospects(t, asked, dice).map(({ id, chance }) => [id, chance]));
        const play =
          (denial: 'all' | 'none'): Decides =>
          ({ position: now }, question) => {
            if (question.kind === 'count')
              return question.purpose === chooseDenial.purpose ? (denial === 'all' ? question.most : 0) : dice;
            if (question.kind === 'react') return question.options[0];
            if (question.kind !== 'pick-some') return 'no';
            const { faces, what } = now.rolls.at(-1)!;
            const isFine = what === 'psychic' && faces.some(face => face >= 4);
            return isFine ? [] : question.options;
          };
        const frame = manifest.start({ ...castNothing, model: 0, power });
        const [free, against] = [happening(position, frame, play('none')), happening(position, frame, play('all'))];
        for (const [id, real] of [
          ['psychic', free],
          ['perils', free],
          ['denied', against],
        ] as const)
          expect(Math.abs((told.get(id) ?? 0) - (real.get(id) ?? 0)), id).toBeLessThan(1e-12);
        if (dice > 1) expect([...told.keys()].length).toBeGreaterThan(1);
      });
  it('are shown to who may deny it, for each number of dice', () => {
    const t = look(field([librarian, red('Librarian', 20, 10)], { phase: 'psychic', warp: [1, 3] }));
    const about = { model: 0, power: 'smite', points: 1 };
    const asked = { kind: 'count', purpose: chooseDenial.purpose, about } as never;
    // Under a hood a 5 denies.
    expect(prospects(t, asked, 2)[0]!.chance).toBeCloseTo(1 - (4 / 6) ** 2, 12);
    expect(prospects(t, asked, 0)).toEqual([]);
  });
});
