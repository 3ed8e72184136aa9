import { type Frame, isAsked } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { AskedOfPlayers } from '@little-wars/skirmish/testing';
import { describe, expect, it } from 'vitest';
import { fireOverwatch } from '../../w40k/charge/phase.ts';
import { drawMove, startMove } from '../../w40k/movement/moving.ts';
import { atBest, type Succeeds } from '../../w40k/odds/best.oracle.ts';
import { everyEnd, lossesOf, type Play } from '../../w40k/odds/enumerate.oracle.ts';
import { fallenOf } from '../../w40k/odds/few-dice.ts';
import { denyTheWitch } from '../../w40k/psychic/phase.ts';
import { sumOf } from '../../w40k/show/prospects.ts';
import { breaking, charges, moving, proposing, psychic } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import {
  blue,
  box,
  broke,
  drop,
  field,
  go,
  jump,
  look,
  open,
  red,
  type Stood,
  spot,
  withPieces,
} from '../testing/field.ts';
import type { Position, ReconSquad, Setup } from '../types.ts';
import { ofBreakTest, ofCharge, ofJump, ofPower, prospects } from './prospects.ts';
import { ofMine, ofWay } from './ways.ts';

interface Played {
  readonly position: Position;
  readonly frame: Frame;
  readonly play: Play;
  readonly setup?: Setup;
}

/** The chance of a result, by the real sequence. */
const chanceOf = ({ position, frame, play, setup = open }: Played, is: (end: Position) => boolean): number =>
  everyEnd<ReconSquad>(ruleset, { setup, position, frame }, play, end => String(is(end))).get('true') ?? 0;

const rich: Partial<Position> = { cp: [1, 0] };

describe('8E-7.4 the chance of a charge', () => {
  const runs: { readonly [title: string]: readonly [charger: Stood, apart: number] } = {
    'with two plain dice': [blue('Intercessor', 10, 10), 8],
    'with any dice rolled again': [blue('Ork Boy', 10, 10), 10],
    'with both dice rolled again on arrival': [blue('Ork Boy', 10, 10, { did: ['arrived'] }), 11],
    'with further to go than any roll': [blue('Intercessor', 10, 10), 13.2],
  };
  for (const [title, [charger, apart]] of Object.entries(runs))
    for (const cp of [0, 1])
      it(`equals play ${title}, with ${cp} CP`, () => {
        const position = field([charger, red('Scout', 10 + apart, 10)], { cp: [cp, 0], phase: 'charge' });
        const [prospect] = ofCharge(look(position), 0, [1]);
        const { needs, chance, bought } = prospect!;
        const at = [1];
        const legs = proposing.find(look(position), { model: 0, manner: 'charge', allowance: inches(needs), at });
        const succeeds: Succeeds = faces => sumOf(faces) >= needs;
        const best = atBest(succeeds, cp > 0);
        const play: Play = {
          answers: [
            [fireOverwatch, null],
            [drawMove, legs],
          ],
          decides: best,
        };
        const frame = charges.charge.start({ model: 0, at, distance: 0 });
        const real = chanceOf({ position, frame, play }, ({ models }) => models[0]!.did.includes('charged'));
        expect(bought !== undefined).toBe(cp > 0 && needs <= 12);
        expect(Math.abs((bought ?? chance) - real)).toBeLessThan(1e-12);
        if (needs <= 12) expect(chance).toBeGreaterThan(0);
        else expect([chance, real]).toEqual([0, 0]);
      });
  it('needs the lowest roll that reaches, around walls and over them', () => {
    const walls = [
      open,
      withPieces(box('wall', [14, 8], [0.3, 4], 5)),
      withPieces(box('wall', [14, 9], [0.3, 2.5], 2)),
      withPieces(box('wall', [14, 0], [0.3, 48], 9)),
      withPieces(box('wall', [14, 6], [0.3, 8], 5), box('wall', [11, 6], [3, 0.3], 5)),
    ];
    const lowestRolls = walls.flatMap(setup =>
      [2.6, 6, 8.5, 11.9].map(apart => {
        const t = look(field([blue('Intercessor', 10, 10), red('Scout', 10 + apart, 10)], { phase: 'charge' }), setup);
        const reaches = Array.from({ length: 11 }, (_, i) => i + 2).filter(
          roll => proposing.find(t, { model: 0, manner: 'charge', allowance: inches(roll), at: [1] }) !== null,
        );
        expect(ofCharge(t, 0, [1])[0]!.needs).toBe(reaches[0] ?? 13);
        return reaches[0] ?? 13;
      }),
    );
    expect(new Set(lowestRolls).size).toBeGreaterThan(5);
    expect(lowestRolls).toContain(13);
  });
  it('is exactly that of two dice', () => {
    const seven = {
      dice: 2,
      which: 'none',
      mayBuy: false,
      succeeds: (faces: readonly number[]) => sumOf(faces) >= 7,
    } as const;
    expect(fallenOf(seven).chance).toBeCloseTo(21 / 36, 12);
    expect(fallenOf({ ...seven, mayBuy: true }).chance).toBeGreaterThan(0.8);
  });
  it('is given for models that may charge, and for no others', () => {
    const position = field([blue('Intercessor', 10, 10), red('Scout', 16, 10)], { ...broke, phase: 'charge' });
    const question = { kind: 'pick-one', purpose: 'choose a model to charge', options: [0, 'done'] } as never;
    expect(prospects(look(position), question, 0)).toMatchObject([{ id: 'charge', of: 0 }]);
    expect(prospects(look(position), question, 'done')).toEqual([]);
    // Of several targets the most likely one counts: here not the nearest, which is behind a wall.
    const walled = withPieces(box('wall', [14, 0], [0.3, 40], 9));
    const three = field(
      [blue('Intercessor', 10, 10), red('Scout', 16.5, 10), red('Scout', 3, 10), red('Scout', 10, 1)],
      {
        phase: 'charge',
      },
    );
    const each = [1, 2, 3].map(enemy => ofCharge(look(three, walled), 0, [enemy])[0]!.chance);
    expect(prospects(look(three, walled), question, 0)).toMatchObject([{ chance: Math.max(...each) }]);
    expect(each[0]).toBe(0);
    expect(each[1]).toBeGreaterThan(each[2]!);
  });
});

describe('8E-5.2 the chances of a power', () => {
  const line = [blue('Librarian', 10, 10), red('Nob', 24, 10), red('Librarian', 20, 14)];
  const far = [blue('Farseer', 10, 10), red('Nob', 24, 10)];
  for (const [title, stood, power] of [
    ['with somebody to deny it', line, 'might-of-heroes'],
    ['with dice rolled again', far, 'guide'],
  ] as const)
    it(`equal play ${title}`, () => {
      const position = field(stood, { ...broke, phase: 'psychic' });
      const told = ofPower(look(position), 0, power);
      const [test, perils, denied] = told;
      const succeeds: Succeeds = faces => sumOf(faces) >= test!.needs;
      const frame = psychic.cast.start({ model: 0, power, target: 0, total: 0 });
      const denies = (answer: string | null): Played => ({
        position,
        frame,
        play: { decides: (t, q) => (isDeny(q) ? answer : atBest(succeeds, false)(t, q)) },
      });
      const works = ({ effects }: Position): boolean => effects.some(({ use }) => use.rule.startsWith('power-'));
      const isHurt = ({ models }: Position): boolean => models[0]!.wounds < position.models[0]!.wounds;
      // A Ghosthelm ignores each wound of Perils on 2+, and there are D3.
      const ignored = power === 'guide' ? (5 / 6 + (5 / 6) ** 2 + (5 / 6) ** 3) / 3 : 0;
      expect(Math.abs(chanceOf(denies(null), isHurt) - perils!.chance * (1 - ignored))).toBeLessThan(1e-12);
      const free = chanceOf(denies(null), works);
      // A caster slain by Perils casts nothing: none is here.
      expect(Math.abs(free - test!.chance)).toBeLessThan(1e-12);
      if (!denied) return;
      const against = chanceOf(denies('2'), works);
      expect(Math.abs(free - against - denied.chance)).toBeLessThan(1e-12);
      expect(denied.chance).toBeGreaterThan(0.05);
    });
  const isDeny = (question: AskedOfPlayers): boolean => question.kind === 'react' && isAsked(denyTheWitch, question);
});

describe('RS-7.5 the chance to hold', () => {
  for (const cp of [0, 1])
    for (const round of [4, 6])
      it(`equals play in round ${round} with ${cp} CP`, () => {
        const position = field([blue('Ork Boy', 10, 10), red('Scout', 40, 40)], {
          ...rich,
          cp: [cp, 0],
          round,
          phase: 'morale',
          brokenSince: [1, null],
        });
        const { chance, bought, needs } = ofBreakTest(look(position), 0);
        const succeeds: Succeeds = ([face]) => face! <= needs;
        const play: Play = { decides: atBest(succeeds, cp > 0) };
        const real = chanceOf({ position, frame: breaking.start(0), play }, ({ models }) => !models[0]!.removed);
        expect(Math.abs((bought ?? chance) - real)).toBeLessThan(1e-12);
        expect(chance).toBeLessThan(1);
      });
});

describe('RS-2.18, RS-4.4 the wounds that a path costs', () => {
  const mine = (x: number, y: number) => ({ seat: 1, at: spot(x, y), wentOff: false });
  const roofs = withPieces(box('container', [4, 6], [8, 8], 3, 'near'), box('container', [14.5, 6], [8, 8], 3, 'far'));
  const far = red('Scout', 40, 40);
  const ways: { readonly [title: string]: readonly [Stood, ReturnType<typeof go>[], Setup, Partial<Position>] } = {
    'past two mines': [blue('Intercessor', 10, 10), [go(14, 10)], open, { mines: [mine(14, 12), mine(15, 10)] }],
    'over a gap': [blue('Intercessor', 0, 0, { at: spot(11.2, 10, 3) }), [jump(15.5, 10, 3)], roofs, {}],
    'off a roof, past a mine': [
      blue('Intercessor', 0, 0, { at: spot(9, 7, 3) }),
      [go(9, 6.7, 3), drop(9, 5)],
      roofs,
      { mines: [mine(9, 2)] },
    ],
  };
  it.each(Object.entries(ways))('equal play %s', (_title, [stood, legs, setup, change]) => {
    const position = field([stood, far], { ...broke, phase: 'movement', ...change });
    const move = { model: 0, manner: 'move', allowance: inches(6) } as const;
    const [forecast] = ofWay(look(position, setup), move, legs);
    const start = position.models[0]!.at!;
    const decides: Play['decides'] = (t, question) => {
      if (question.kind !== 'move') return question.kind === 'pick-one' ? question.options[0] : undefined;
      const { at } = t.position.models[0]!;
      return at!.x === start.x && at!.y === start.y ? legs : [];
    };
    const [lost] = lossesOf<ReconSquad>(ruleset, { setup, position, frame: startMove(moving, move) }, { decides }, [0]);
    for (const [i, chance] of lost!.entries()) expect(Math.abs(forecast!.chances[i]! - chance)).toBeLessThan(1e-12);
    expect(forecast!.mean).toBeGreaterThan(0.03);
  });
  it('of one mine are those of a hit of S5', () => {
    const position = field([blue('Scout', 10, 10), far], { ...broke, mines: [mine(12, 10)] });
    // Wounds T4 on 3+, and a Scout saves on 4+.
    expect(ofMine(look(position), 0, 'mine-1').kill).toBeCloseTo((4 / 6) * (3 / 6), 12);
  });
  it('say what may be paid for and is not counted', () => {
    const position = field([blue('Scout', 10, 10), far], { ...broke, mines: [mine(12, 10)] });
    const reRoll = [{ rule: 'command-re-roll', reason: 'may-be-used' }];
    for (const cp of [
      [1, 0],
      [0, 1],
    ])
      expect(ofMine(look({ ...position, cp }), 0, 'mine-1').leftOut).toEqual(reRoll);
    expect(ofMine(look(position), 0, 'mine-1').leftOut).toEqual([]);
    const move = { model: 0, manner: 'move', allowance: inches(6) } as const;
    expect(ofWay(look({ ...position, cp: [1, 0] }), move, [go(11, 10)])[0]!.leftOut).toEqual(reRoll);
  });
  it('are zero where nothing happens', () => {
    expect(
      ofWay(look(field([blue('Scout', 10, 10), far])), { model: 0, manner: 'move', allowance: 1500 }, [go(12, 10)]),
    ).toEqual([]);
  });
  it('RS-4.2 a gap of whole inches takes more than that', () => {
    expect(ofJump(look(field([blue('Scout', 10, 10), far], broke)), 0, 2)).toMatchObject({ needs: 3, chance: 4 / 6 });
  });
});
