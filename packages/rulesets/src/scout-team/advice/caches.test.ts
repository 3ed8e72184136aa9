import { advise, emptyCaches, numbers, type Question } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { scoutTeam } from '../index.ts';
import { blue, box, field, look, red, withOptions, withPieces } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

/** Behind what may be a wall, 14" from an enemy, in a turn that may be the last. */
const position: Position = field([blue('Captain', 12, 15), red('Intercessor', 26, 8)], {
  phase: 'movement',
  round: 2,
  first: 1,
});
const open: Setup = { ...withPieces(), mission: 'straight-fight' };

/** Where the first model is advised to go. */
function adviceAt(setup: Setup): unknown {
  const question = {
    ...{ kind: 'move', purpose: 'move', to: 0, clause: '9E-4.1', secret: false, model: 0, allowance: inches(6) },
    about: { manner: 'move', at: [] },
  };
  const t = look(position, setup);
  return advise(scoutTeam, t as never, question as unknown as Question as never, numbers('advice'))!.answer;
}

describe('advice on where to go', () => {
  it.each<[string, Setup]>([
    ['mission', { ...open, mission: 'hold-the-ground' }],
    ['number of rounds', { ...open, options: withOptions({ rounds: 2 }).options }],
    ['map', { ...withPieces(box('wall', [14, 5], [0.5, 18], 5)), mission: 'straight-fight' }],
  ])('follows the %s, though the position is the same', (_what, setup) => {
    emptyCaches();
    const fresh = adviceAt(setup);
    emptyCaches();
    expect(adviceAt(open)).not.toEqual(fresh);
    expect(adviceAt(setup)).toEqual(fresh);
  });
});
