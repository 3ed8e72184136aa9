// Obstacles, floors and ladders: the soldier uses them where that is plainly better, and still goes for the markers.
import { type Leg, reasonsAgainst } from '@little-wars/engine';
import { flat, inches, type Piece, type Spot } from '@little-wars/engine/geometry';
import { ruin } from '@little-wars/engine/pieces';
import { cellAt, SHUT, STAND } from '@little-wars/skirmish';
import { describe, expect, it } from 'vitest';
import type { MoveAction } from '../core/07-moving/manners.ts';
import { move as moveAsked } from '../core/07-moving/moves.ts';
import { canSee, isInCover } from '../core/09-sight/line-of-sight.ts';
import { vanguard } from '../index.ts';
import { modelOf, sceneOfTable } from '../lookups.ts';
import { movedTo } from '../tabletop/standing.ts';
import { action, advise, asked } from '../testing/advice.ts';
import { active, blue, box, field, look, red, type Stood, spot, withPieces } from '../testing/field.ts';
import type { Look } from '../types.ts';
import { cellsFor } from './floor.ts';
import { barriersAt, nooksFor } from './nooks.ts';
import { chargeOf } from './places.ts';
import { wayTo } from './ways.ts';

/** An extra round of a scenario in which leaders are worth most, and the only marker is too far away. */
const on = (stood: readonly Stood[], ...pieces: readonly Piece[]): Look =>
  look(field(stood, { ...active(0), round: 6 }), { ...withPieces(...pieces), scenario: 'cut-off-the-head' });

/** The advised move of model 0, which must be legal. */
function legsOf(t: Look, by: MoveAction = 'walk'): readonly Leg[] {
  const question = asked(moveAsked, { model: 0, allowance: inches(by === 'run' ? 12 : 6), about: { action: by } });
  const legs = advise(t, question)!.answer as readonly Leg[];
  expect(reasonsAgainst(vanguard, t, question, legs)).toEqual([]);
  return legs;
}

const LEADS = { leader: true } as const;

const endOf = (legs: readonly Leg[]): Spot => legs.at(-1)!.to;

const GUNS: readonly Stood[] = [16, 17.5, 19, 20.5].map(x => red('rifleman', x, 22, { choices: ['long-rifle'] }));

describe('obstacles', () => {
  const wall = box('low-wall', [8, 7], [20, 0.3], 1);

  it('are taken as cover from guns, in contact with them and on the far side', () => {
    const t = on([blue('captain', 18, 4, LEADS), ...GUNS], wall);
    const to = endOf(legsOf(t));
    expect(to.y).toBeLessThan(inches(7));
    const there = movedTo(t, 0, to) as Look;
    expect(barriersAt(there, 0, to)).toHaveLength(1);
    for (const gun of [1, 2, 3, 4]) expect(isInCover(there, gun, 0)).toBe(true);
  });

  it('are crossed to get behind them', () => {
    const t = on([blue('captain', 18, 8.5, LEADS), ...GUNS], wall);
    expect(endOf(legsOf(t)).y).toBeLessThan(inches(7));
  });

  it('keep who already is behind them', () => {
    const before = on([blue('captain', 18, 4, LEADS), ...GUNS], wall);
    const t = movedTo(before, 0, endOf(legsOf(before))) as Look;
    expect(['attack', 'aim', 'end-activation']).toContain(advise(t, action(0, 'attack', 'aim', 'walk'))?.answer);
  });

  it('are left for a marker in reach', () => {
    const near = box('low-wall', [16, 12], [4, 0.3], 1);
    const t = look(field([blue('rifleman', 18, 9), ...GUNS], active(0)), withPieces(near));
    expect(flat(endOf(legsOf(t, 'run')), spot(18, 18))).toBeLessThan(125 + 125 + 3);
  });
});

describe('floors', () => {
  /** Open below, with a parapet above and a ladder on the side away from the enemy. */
  const house = ruin({
    id: 'house',
    at: [14.5, 3],
    size: [7, 3.2],
    south: 'open',
    east: 'open',
    north: 'open',
    west: 'open',
    ladders: [{ side: 'south', at: 3.5 }],
  });
  const ladder: Stood = blue('rifleman', 18, 2.4, { choices: ['long-rifle'] });

  it('are climbed by a ladder for a clear shot from behind a parapet', () => {
    // The building hides it from the ground.
    const t = on([ladder, red('medic', 18, 22, LEADS)], house, box('building', [10, 10], [16, 0.5], 2.2));
    const legs = legsOf(t);
    expect(legs.map(({ how }) => how)).toContain('climb');
    expect(endOf(legs).z).toBe(inches(3));
    expect(canSee(t, 0, 1)).toBe(false);
    expect(canSee(movedTo(t, 0, endOf(legs)) as Look, 0, 1)).toBe(true);
  });

  it('are left again for a marker, by the ladder', () => {
    const t = look(field([blue('rifleman', 0, 0, { at: spot(18, 4.8, 3) })], active(0)), withPieces(house));
    const legs = legsOf(t, 'run');
    expect(legs.map(({ how }) => how)).toContain('climb');
    expect(endOf(legs).z).toBe(0);
  });

  it('are no way of escape from a drop that hurts', () => {
    const t = on([blue('rifleman', 0, 0, { at: spot(18, 4.5, 3) }), red('pikeman', 20, 30)], house);
    const way = wayTo(t, { model: 0, action: 'run', allowance: inches(12) }, spot(18, 1.5));
    expect(way?.map(({ how }) => how)).not.toContain('drop');
  });

  it('are charged onto and from', () => {
    const up = on([blue('captain', 18, 0.8), red('rifleman', 0, 0, { at: spot(18, 4.8, 3) })], house);
    expect(chargeOf(up, 0)?.legs.map(({ how }) => how)).toContain('climb');
    const level = on(
      [blue('captain', 0, 0, { at: spot(16, 4.5, 3) }), red('rifleman', 0, 0, { at: spot(20, 4.5, 3) })],
      house,
    );
    expect(chargeOf(level, 0)?.legs.at(-1)?.to.z).toBe(inches(3));
    expect(modelOf(level, 0).at!.z).toBe(inches(3));
  });

  it('are walked below by those who fit, whoever else stands on a base of that size', () => {
    const roof = box('floor', [14, 10], [8, 8], [2.3, 2.5]);
    const t = on([blue('tyranid-warrior', 6, 6), blue('crisis-suit', 30, 6)], roof);
    const kindBelow = (id: number): number | undefined => {
      const cells = cellsFor(t, id);
      return cells.kinds[cellAt(cells, spot(18, 14))];
    };
    expect([kindBelow(0), kindBelow(1)]).toEqual([STAND, SHUT]);
    expect(nooksFor(t, 0)).not.toBe(nooksFor(t, 1));
  });
});

describe('a table', () => {
  it('is worked out once for all setups on it', () => {
    const wall = box('low-wall', [8, 7], [20, 0.3], 1);
    const [one, two] = [on([blue('captain', 18, 4)], wall), on([red('pikeman', 18, 4)], wall)];
    expect(one.setup).not.toBe(two.setup);
    expect(sceneOfTable(one)).toBe(sceneOfTable(two));
    expect(sceneOfTable(on([], box('low-wall', [8, 8], [20, 0.3], 1)))).not.toBe(sceneOfTable(one));
  });
});
