import type { Question } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { chooseMeleeWeapons } from '../../w40k/fight/attacks.ts';
import { chooseMoreTargets } from '../../w40k/shooting/declare.ts';
import type { Fact } from '../facts.ts';
import { melee } from '../library.ts';
import { telling } from '../telling.ts';
import { blue, field, look, red } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { forecast } from './forecast.ts';
import { board } from './index.ts';

const line = [blue('Intercessor', 10, 10), red('Ork Boy', 20, 10)];
const statusOf = (change: Partial<Position>) =>
  board(look(field(line, change))).status.map(({ id, seat, value }) => [id, seat, value]);

describe('the table of Recon Squad', () => {
  it('shows whose turn it is only during the battle, and since when a side is broken', () => {
    expect(statusOf({ phase: 'deployment', round: 0 })).toEqual([
      ['phase', null, 'deployment'],
      ['cp', 0, 3],
      ['cp', 1, 3],
    ]);
    expect(statusOf({ turn: 1, brokenSince: [null, 3] })).toEqual([
      ['round', null, 1],
      ['phase', null, 'shooting'],
      ['turn', 1, ''],
      // RS-8.13: the result if the game ended now, with tied markers.
      ['points', 0, 5],
      ['cp', 0, 3],
      ['points', 1, 5],
      ['cp', 1, 3],
      ['broken', 1, 3],
    ]);
  });

  it('names a corner by its position', () => {
    const named = [0, 1, 2, 3].map(id => telling.name(look(field(line)), { of: 'corner', id }));
    expect(named).toEqual(
      ['south-west', 'south-east', 'north-east', 'north-west'].map(compass => ({
        word: 'corner',
        compass: { word: `compass.${compass}` },
      })),
    );
  });

  it('reports a modifier only if there is one, and no wounds where nothing hit', () => {
    const attack = {
      ...{ manner: 'shooting', attacker: 0, target: 1, seat: 0, profile: 'bolt-rifle', attacks: 1 },
      ...{ strength: 4, ap: -1, damage: 1, hits: 0, autoWounds: 0, wounds: [], unsaved: [], mortal: 0, marks: [] },
    } as Position['attack'];
    const t = look(field(line, { attack }));
    const roll = { kind: 'roll', purpose: 'roll to hit' } as Question;
    expect(telling.numbers(t, roll).map(({ id }) => id)).toEqual(['hit']);
    const fact: Fact = { type: 'wounds-scored', clause: '8E-6.15', wounds: [], mortal: 0 } as unknown as Fact;
    expect(telling.tell(t, fact)).toBeNull();
    const hit = look(field(line, { attack: { ...attack!, hits: 1 } }));
    expect(telling.tell(hit, fact)).toMatchObject({ count: 0 });
  });

  it('forecasts several weapons and several targets before the split, as evenly as possible', () => {
    const asked = (declared: { readonly purpose: string }, about: object) =>
      ({ kind: 'pick-some', purpose: declared.purpose, about }) as unknown as Question;
    const shots = look(field([...line, red('Ork Boy', 20, 12)]));
    const aim = { model: 0, profile: 'bolt-rifle', manner: 'shooting', target: 1 };
    const at = (attacks: number, more: readonly number[]) =>
      forecast(shots, asked(chooseMoreTargets, { ...aim, attacks }), more).map(({ to, mean }) => [to, mean] as const);
    const [[, one], [, two]] = [at(1, [])[0]!, at(2, [])[0]!];
    expect(at(3, [2])).toEqual([
      [1, two],
      [2, one],
    ]);
    expect(at(1, [2])).toEqual([[1, one]]);
    const blows = look(field([blue('Lictor', 10, 10), red('Nob', 12.4, 10)], { phase: 'fight' }));
    const struck = (chosen: readonly string[]) => forecast(blows, asked(chooseMeleeWeapons, { model: 0 }), chosen);
    const own = melee.choicesOf(blows, 0);
    const [best] = [...own.map(profile => struck([profile])[0]!.mean)].toSorted((a, b) => b - a);
    expect(own.length).toBeGreaterThan(1);
    expect(struck(own)).toHaveLength(1);
    expect(struck(own)[0]!.mean).toBeLessThanOrEqual(best!);
    expect(struck([])).toEqual([]);
  });
});
