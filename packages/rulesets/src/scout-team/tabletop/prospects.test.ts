import { type Frame, isAsked } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { AskedOfPlayers } from '@little-wars/skirmish/testing';
import { describe, expect, it } from 'vitest';
import { drawMove } from '../../w40k/movement/moving.ts';
import { atBest, type Succeeds } from '../../w40k/odds/best.oracle.ts';
import { happeningOf } from '../../w40k/odds/happening.oracle.ts';
import { denyTheWitch, dropDie } from '../../w40k/psychic/phase.ts';
import { sumOf } from '../../w40k/show/prospects.ts';
import { beBrave } from '../core/06-morale/morale.ts';
import { charges, morale, proposing, psychic } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { blue, broke, field, look, open, red, type Stood } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import type { Look, Position, ScoutTeam } from '../types.ts';
import { ofCharge, ofMorale, ofPower, prospects } from './prospects.ts';

type Decides = (t: Look, question: AskedOfPlayers) => unknown;

/** What a frame leads to, by playing it through every outcome of the dice. */
const happening = (position: Position, frame: Frame, decides: Decides): ReadonlyMap<string, number> =>
  happeningOf<ScoutTeam>(
    ruleset,
    { setup: open, position, frame },
    {
      counts: fact =>
        fact.type === 'did' && fact.deed === 'charged'
          ? 'charge'
          : fact.type === 'psychic-tested' && fact.total >= fact.needs
            ? 'psychic'
            : fact.type === 'perils'
              ? 'perils'
              : fact.type === 'power-denied'
                ? 'denied'
                : fact.type === 'morale-tested' && fact.passed
                  ? 'morale'
                  : null,
      answers: (state, question) => {
        const decided = decides(look(state.position), question);
        if (decided === undefined) throw new Error(`no answer given to "${question.purpose}"`);
        return decided;
      },
      until: ['roll for mortal wounds', 'choose who flees'],
    },
  );

describe('9E-8.4 the chance of a charge', () => {
  const runs: { readonly [title: string]: readonly [charger: Stood, apart: number] } = {
    'with two plain dice': [blue('Intercessor', 10, 10), 8],
    'with both dice rolled again': [blue('Ork Boy', 10, 10), 10],
    'with further to go than any roll': [blue('Intercessor', 10, 10), 14.2],
  };
  for (const [title, [charger, apart]] of Object.entries(runs))
    for (const cp of [0, 1])
      it(`equals play ${title}, with ${cp} CP`, () => {
        const position = field([charger, red('Scout', 10 + apart, 10)], { cp: [cp, 0], phase: 'charge' });
        const [{ needs, chance, bought }] = ofCharge(look(position), 0, [1]) as [ReturnType<typeof ofCharge>[number]];
        const legs = proposing.find(look(position), { model: 0, manner: 'charge', allowance: inches(needs), at: [1] });
        const best = atBest(faces => sumOf(faces) >= needs, cp > 0, true);
        const decides: Decides = (t, question) => (isAsked(drawMove, question as never) ? legs : best(t, question));
        const real = happening(position, charges.charge.start({ model: 0, at: [1], distance: 0 }), decides);
        expect(Math.abs((bought ?? chance) - (real.get('charge') ?? 0))).toBeLessThan(1e-12);
        expect(chance > 0).toBe(needs <= 12);
      });
});

describe('9E-6.4-7 the chances of a power', () => {
  const siphoned = {
    use: { rule: 'siphoned', target: 0, seat: 0, holder: 0 },
    until: 'own-psychic',
    seat: 0,
  } as Position['effects'][number];
  const runs: { readonly [title: string]: readonly [stood: readonly Stood[], power: string, Partial<Position>] } = {
    'with nobody to deny it': [[blue('Primaris Librarian', 10, 10), red('Nob', 20, 10)], 'might-of-heroes', broke],
    'with somebody to deny it': [
      [blue('Primaris Librarian', 10, 10), red('Nob', 30, 10), red('Weirdboy', 20, 14)],
      'might-of-heroes',
      broke,
    ],
    'with a third die': [[blue('Farseer', 10, 10), red('Nob', 20, 10)], 'guide', { ...broke, effects: [siphoned] }],
    'of a Psyker with one wound left': [
      [blue('Weirdboy', 10, 10, { wounds: 1 }), red('Nob', 30, 10), red('Weirdboy', 20, 14)],
      'warpath',
      broke,
    ],
  };
  it.each(Object.entries(runs))('equal play %s', (_title, [stood, power, change]) => {
    const position = field(stood, { ...change, phase: 'psychic' });
    const told = ofPower(look(position), 0, power);
    const succeeds: Succeeds = faces => sumOf(faces) >= told[0]!.needs;
    const best = atBest(succeeds, false);
    const denying =
      (denier: string | null): Decides =>
      (t, question) => {
        if (question.kind === 'react' && isAsked(denyTheWitch, question)) return denier;
        if (question.kind !== 'pick-one' || !isAsked(dropDie, question)) return best(t, question);
        // Of three dice the lowest is dropped.
        const { faces } = question.about;
        return faces.indexOf(Math.min(...faces));
      };
    const frame = psychic.cast.start({ model: 0, power, target: 0, total: 0 });
    const [free, against] = [null, '2'].map(denier => happening(position, frame, denying(denier)));
    for (const { id, chance } of told)
      expect(Math.abs(chance - ((id === 'denied' ? against : free)!.get(id) ?? 0)), id).toBeLessThan(1e-12);
    expect(told.map(({ id }) => id)).toEqual(['psychic', 'perils', ...(stood.length > 2 ? ['denied'] : [])]);
  });
});

describe('ST-6.1 the chance that an army passes its Morale test', () => {
  const gone = { at: null, removed: true, wounds: 0 } as const;
  const boyz = (here: number, lost: number): readonly Stood[] => [
    ...Array.from({ length: here }, (_, i) => blue('Ork Boy', 5 + 2 * i, 10)),
    ...Array.from({ length: lost }, () => blue('Ork Boy', 0, 0, gone)),
    red('Nob', 30, 10),
  ];
  const runs: { readonly [title: string]: readonly [line: readonly Stood[], lost: number] } = {
    'after few losses': [boyz(4, 1), 1],
    'after many': [boyz(4, 3), 3],
    'below half': [boyz(2, 5), 2],
    'with more losses than Leadership': [boyz(4, 3), 9],
  };
  it.each(Object.entries(runs))('equals play %s', (_title, [line, lost]) => {
    const position = field(line, { cp: [4, 0], phase: 'morale', lost: [lost, 0] });
    const frame = morale.morale.start({ seat: 0, isBelow: false, chosen: null, hasFled: false, fleeing: 0 });
    const declines: Decides = (_t, question) => (question.kind === 'react' ? null : undefined);
    const { chance } = ofMorale(look(position), 0);
    expect(Math.abs(chance - (happening(position, frame, declines).get('morale') ?? 0))).toBeLessThan(1e-12);
    const asked = { kind: 'react', purpose: beBrave.purpose, to: 0 } as never;
    expect(prospects(look(position), asked, null)).toMatchObject([{ id: 'morale', chance }]);
    expect(prospects(look(position), asked, 'insane-bravery')).toEqual([]);
    expect(texts).toHaveProperty(['prospect.morale']);
  });
});
