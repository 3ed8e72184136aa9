import { advise as adviseOn, type Leg, numbers, type Question } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { chooseManner } from '../../w40k/movement/phase.ts';
import { chooseWeapons } from '../../w40k/shooting/shoot.ts';
import { reconSquad } from '../index.ts';
import { reasons } from '../library.ts';
import { blue, box, field, look, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Look } from '../types.ts';

const advise = (t: Look, question: object) =>
  adviseOn(reconSquad, t as never, question as Question as never, numbers('advice'))!;

const moving = (line: readonly Stood[], setup = open) => look(field(line, { phase: 'movement' }), setup);
const moveOf = (t: Look, allowance: number) => ({
  ...{ kind: 'move', purpose: 'move', to: 0, clause: '8E-4.1', secret: false, model: 0, allowance },
  about: { manner: 'move', at: [] },
  t,
});

describe('advice', () => {
  it('never fires weapons together that may not be fired together', () => {
    const line = [blue('Pathfinder', 10, 10), red('Ork Boy', 20, 10)];
    const options = ['pulse-carbine', 'markerlight', 'photon-grenade'];
    const { answer } = advise(look(field(line)), {
      ...{ kind: 'pick-some', purpose: chooseWeapons.purpose, to: 0, clause: '8E-6.2', secret: false },
      ...{ of: 'weapon', options, least: 1, most: 3, about: { model: 0, manner: 'shooting' } },
    });
    expect(answer).toEqual(['pulse-carbine']);
  });

  it('goes to a marker, around obstacles', () => {
    // A marker is in the middle of the table; a long wall stands between it and the model.
    const setup = withPieces(box('wall', [22, 20], [0.5, 6], 5));
    const t = moving([blue('Intercessor', 19, 24), red('Ork Boy', 47, 47)], setup);
    const { answer } = advise(t, moveOf(t, inches(9)));
    const legs = answer as readonly Leg[];
    const { x, y } = legs.at(-1)!.to;
    expect(legs.length).toBeGreaterThan(0);
    expect(reasons.againstMove(t, { model: 0, manner: 'move', allowance: inches(9) }, legs)).toEqual([]);
    expect(Math.hypot(x - inches(24), y - inches(24))).toBeLessThan(inches(5));
  });

  it('runs where that reaches a marker, and walks where there is a target to shoot at', () => {
    const manner = (line: readonly Stood[]) =>
      advise(moving(line), {
        ...{ kind: 'pick-one', purpose: chooseManner.purpose, to: 0, clause: '8E-4.1', secret: false },
        ...{ of: 'manner', options: ['move', 'advance'], about: { model: 0 } },
      }).answer;
    expect(manner([blue('Intercessor', 14, 24), red('Ork Boy', 47, 47)])).toBe('advance');
    expect(manner([blue('Intercessor', 20, 24), red('Ork Boy', 30, 24)])).toBe('move');
  });
});
