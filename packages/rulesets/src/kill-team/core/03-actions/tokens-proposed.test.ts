import { type Numbers, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { block, broke, spot } from '../../testing/attacks.ts';
import { blue, red, withPieces } from '../../testing/field.ts';
import { proposeDrop } from './tokens.ts';

/** Where a token is proposed to be dropped by a marine at (2000, 2000), with these offsets drawn. */
function dropped(offsets: readonly number[], pieces = withPieces([])) {
  const line = broke([blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) }), red('boy-fighter', 28, 20)]);
  const left = [...offsets];
  const next: Numbers = below => {
    // An inch beside the operative, and as much again for its base, on either side.
    expect(below).toBe(4 * 254 + 1);
    return left.shift()! + 2 * 254;
  };
  const head = { kind: 'place', purpose: 'drop', clause: 'KT-3.16', to: 0, secret: false } as const;
  const { at } = proposeDrop(
    tableOf(killTeam, pieces, line),
    { ...head, what: 'token', about: { operative: 0 } },
    next,
  );
  expect(left).toEqual([]);
  return at;
}

describe('KT-3.16 a place proposed for a token', () => {
  it('is drawn from around the operative', () => {
    expect(dropped([300, -200])).toEqual(spot(2300, 1800));
  });

  it('is drawn again, four times at most, and then is where the operative stands', () => {
    const far = [508, 508] as const;
    expect(dropped([...far, ...far, ...far, 0, 400])).toEqual(spot(2000, 2400));
    expect(dropped([...far, ...far, ...far, ...far])).toEqual(spot(2000, 2000));
    const wall = withPieces([block('wall', [2200 / 254, 5], [1, 8])]);
    expect(dropped([300, 0, -300, 0], wall)).toEqual(spot(1700, 2000));
  });
});
