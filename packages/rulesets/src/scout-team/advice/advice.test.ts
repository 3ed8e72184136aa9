import { advise, type Leg, numbers, type Question } from '@little-wars/engine';
import { inches, type Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { scoutTeam } from '../index.ts';
import { targets } from '../library.ts';
import { blue, box, field, look, red, type Stood, withPieces } from '../testing/field.ts';
import type { Setup } from '../types.ts';

/** A long wall, with a model behind it and two enemies on the other side. */
const walled = withPieces(box('wall', [14, 8], [0.5, 12], 5));
const line: readonly Stood[] = [
  blue('Intercessor', 12, 15),
  red('Intercessor', 26, 6),
  red('Intercessor', 26, 8),
  red('Primaris Lieutenant', 40, 15, { removed: true, at: null }),
];

/** The table in the last round, where the model is advised to go, and whether an enemy sees it there. */
function advised(setup: Setup, stood: readonly Stood[], first = 0): { readonly at: Spot; readonly isSeen: boolean } {
  const t = look(field(stood, { phase: 'movement', round: setup.options.rounds, first }), setup);
  const question = {
    ...{ kind: 'move', purpose: 'move', to: 0, clause: '9E-4.1', secret: false, model: 0, allowance: inches(9) },
    about: { manner: 'move', at: [] },
  };
  const { answer } = advise(scoutTeam, t as never, question as unknown as Question as never, numbers('advice'))!;
  const at = (answer as readonly Leg[]).at(-1)?.to ?? t.position.models[0]!.at!;
  return { at, isSeen: [1, 2].some(enemy => targets.wouldSee(t, 0, at, enemy)) };
}

describe('advice in a straight fight', () => {
  const fight: Setup = { ...walled, mission: 'straight-fight' };
  const even = line.slice(0, 3);

  it('comes out to shoot while nothing is decided', () => {
    expect(advised(fight, even).isSeen).toBe(true);
  });

  it('stays out of sight with a lead that is safe in the rounds left', () => {
    expect(advised(fight, line).isSeen).toBe(false);
  });

  it('fears nothing if the enemy has no turn left', () => {
    expect(advised(fight, line, 1).isSeen).toBe(true);
  });

  it('is as careful as ever where markers decide', () => {
    expect(advised(walled, line).at).toEqual(advised(walled, even).at);
  });
});
