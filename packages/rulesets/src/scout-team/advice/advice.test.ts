import { advise, type Leg, numbers, type Question } from '@little-wars/engine';
import { inches, type Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { deployIt } from '../../w40k/battle/deployment.ts';
import { scoutTeam } from '../index.ts';
import { targets } from '../library.ts';
import { blue, box, field, look, red, type Stood, withPieces } from '../testing/field.ts';
import type { Setup } from '../types.ts';

/** A long wall, with a model behind it and enemies on the other side. */
const walled: Setup = { ...withPieces(box('wall', [14, 8], [0.5, 12], 5)), mission: 'straight-fight' };
const lineOf = (kind: string, enemies: number): readonly Stood[] => [
  blue(kind, 12, 15),
  ...Array.from({ length: enemies }, (_, i) => red('Intercessor', 26 + 2 * Math.floor(i / 2), 6 + 2 * (i % 2))),
];

/** Whether an enemy sees the first model where it is advised to go in the last round. */
function comesOut(stood: readonly Stood[], first = 0): boolean {
  const t = look(field(stood, { phase: 'movement', round: walled.options.rounds, first }), walled);
  const question = {
    ...{ kind: 'move', purpose: 'move', to: 0, clause: '9E-4.1', secret: false, model: 0, allowance: inches(9) },
    about: { manner: 'move', at: [] },
  };
  const { answer } = advise(scoutTeam, t as never, question as unknown as Question as never, numbers('advice'))!;
  const at = (answer as readonly Leg[]).at(-1)?.to ?? t.position.models[0]!.at!;
  return stood.some((_, enemy) => enemy > 0 && targets.wouldSee(t, 0, at, enemy));
}

describe('advice in a straight fight', () => {
  it('comes out to shoot, however many enemies would see it', () => {
    expect(comesOut(lineOf('Pathfinder', 1))).toBe(true);
    expect(comesOut(lineOf('Pathfinder', 4))).toBe(true);
  });

  it('hides a model that is worth more than its shots', () => {
    expect(comesOut(lineOf('Captain', 4))).toBe(false);
  });

  it('fears nothing if the enemy has no turn left', () => {
    expect(comesOut(lineOf('Captain', 4), 1)).toBe(true);
  });
});

describe('advice on where to set up', () => {
  /** Containers around the front of the zone, with room for a Beast, which cannot climb them. */
  const pen = [
    box('container', [8, 11], [9, 1], 3),
    box('container', [8, 18], [9, 1], 3),
    box('container', [7, 11], [1, 8], 3),
    box('container', [17, 11], [1, 8], 3),
  ];
  const placeOf = (setup: Setup): Spot => {
    const t = look(field([blue('Beast', 0, 0, { at: null })], { zones: [0, 1] }), setup);
    const question = { kind: 'place', purpose: deployIt.purpose, to: 0, clause: '9E-12.5', secret: false, what: 0 };
    const { answer } = advise(scoutTeam, t as never, question as unknown as Question as never, numbers('advice'))!;
    return (answer as { readonly at: Spot }).at;
  };
  const isInPen = ({ x, y }: Spot): boolean => x > inches(8) && y > inches(12) && y < inches(18);

  it('is as far forward as possible, but not where terrain locks the model in', () => {
    expect(isInPen(placeOf({ ...withPieces(), mission: 'straight-fight' }))).toBe(true);
    expect(isInPen(placeOf({ ...withPieces(...pen), mission: 'straight-fight' }))).toBe(false);
  });
});
