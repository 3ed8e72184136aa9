import { type Numbers, tableOf } from '@little-wars/engine';
import type { Piece } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { block, broke, spot } from '../../testing/attacks.ts';
import { blue, red, withPieces } from '../../testing/field.ts';
import { proposeDrop, reasonsAgainstDrop } from './tokens.ts';

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

describe('KT-3.16 a place where a token may be dropped', () => {
  const question = {
    kind: 'place',
    purpose: 'drop',
    clause: 'KT-3.16',
    to: 0,
    secret: false,
    what: 'token',
    about: { operative: 0 },
  } as const;
  const refused = (x: number, y: number, z = 0, pieces: readonly Piece[] = []): readonly string[] => {
    const line = broke([blue('tactical-marine-warrior', 0, 0, { at: spot(200, 2000) }), red('boy-fighter', 28, 20)]);
    const t = tableOf(killTeam, withPieces(pieces), line);
    return reasonsAgainstDrop(t, question, { at: { x, y, z } }).map(({ reason }) => reason);
  };

  it('is within 1", including exactly 1", and on the killzone', () => {
    expect(refused(200 + 160 + 254, 2000)).toEqual([]);
    expect(refused(200 + 160 + 255, 2000)).toEqual(['too-far']);
    expect(refused(0, 2000)).toEqual([]);
    expect(refused(-1, 2000)).toEqual(['off-table']);
  });

  it('is seen, and neither inside terrain nor in the air', () => {
    const wall = block('wall', [450 / 254, 5], [0.2, 6]);
    expect(refused(470, 2000, 0, [wall])).toContain('no-room');
    expect(refused(560, 2000, 0, [wall])).toEqual(['not-visible']);
    expect(refused(400, 2000, 0, [wall])).toEqual([]);
    expect(refused(400, 2000, 100)).toEqual(['no-room']);
    // Under a roof there is room.
    expect(refused(400, 2000, 0, [block('floor', [0, 5], [3, 6], [3, 3.2])])).toEqual([]);
  });
});
