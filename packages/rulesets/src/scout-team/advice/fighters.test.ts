import { advise as adviseOn, type Leg, numbers, type Question, reactOrPass } from '@little-wars/engine';
import { flat, inches, type Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { chooseCharger } from '../../w40k/charge/phase.ts';
import { drawMove } from '../../w40k/movement/moving.ts';
import { chooseManner, chooseMover } from '../../w40k/movement/phase.ts';
import { DONE } from '../../w40k/shooting/phase.ts';
import { scoutTeam } from '../index.ts';
import { blue, box, field, look, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Look, Position, Setup } from '../types.ts';

const advise = (t: Look, question: object): unknown =>
  adviseOn(scoutTeam, t as never, { to: 0, secret: false, ...question } as unknown as Question as never, numbers('x'))!
    .answer;

const fight: Setup = { ...open, mission: 'straight-fight' };
/** A container too long to walk around in a turn, which a Monster cannot climb. */
const barred: Setup = { ...fight, map: withPieces(box('container', [12, 4], [1, 22], 3)).map };

const at = (line: readonly Stood[], setup: Setup, more: Partial<Position> = {}): Look =>
  look(field(line, { phase: 'movement', round: 2, ...more }), setup);

const moveOf = (t: Look, model: number, allowance: number): Spot => {
  const question = { kind: 'move', purpose: drawMove.purpose, clause: '9E-5.2', model, allowance: inches(allowance) };
  const legs = advise(t, { ...question, about: { manner: 'move', at: [] } }) as readonly Leg[];
  return legs.at(-1)?.to ?? t.position.models[model]!.at!;
};

describe('a fighter', () => {
  const near = [blue('Beast', 10, 15), red('Intercessor', 14.5, 15)];
  const charger = (setup: Setup) =>
    advise(at(near, setup, { phase: 'charge' }), {
      ...{ kind: 'pick-one', purpose: chooseCharger.purpose, clause: '9E-9.1' },
      ...{ of: 'model', options: [0, DONE] },
    });

  it('charges an enemy that it may reach, and none behind terrain that it cannot cross', () => {
    expect(charger(fight)).toBe(0);
    expect(charger(barred)).toBe(DONE);
  });

  it('comes nearer to its enemy by the way it has to walk', () => {
    const from = { x: inches(10), y: inches(18) };
    const to = moveOf(at([blue('Beast', 10, 18), red('Intercessor', 16, 15)], barred), 0, 9);
    const end = { x: inches(12.5), y: inches(26) };
    expect(flat(to, end)).toBeLessThan(flat(from, end) - inches(3));
  });

  it('advances where that brings it to a fight sooner and there is nobody to shoot at', () => {
    const manner = advise(at([blue('Staff officer', 4, 15), red('Intercessor', 40, 15)], fight), {
      ...{ kind: 'pick-one', purpose: chooseManner.purpose, clause: '9E-5.1' },
      ...{ of: 'manner', options: ['move', 'advance'], about: { model: 0 } },
    });
    expect(manner).toBe('advance');
  });

  it('re-rolls a charge that is too short, and none that is long enough', () => {
    const line = [blue('Beast', 10, 15), red('Intercessor', 19, 15)];
    const rolled = (...faces: readonly number[]) => {
      const roll = { what: 'charge', seat: 0, model: 0, faces, again: [], needs: null, modifier: 0 } as const;
      const more = { phase: 'charge', cp: [2, 2], charges: [{ by: 0, at: [1] }], rolls: [roll] } as const;
      const options = ['command-re-roll'];
      const about = {};
      return advise(at(line, fight, more), {
        ...{ kind: 'react', purpose: reactOrPass.purpose, clause: '9E-4.4', timing: 'rolled', options, about },
      });
    };
    expect(rolled(1, 2)).toBe('command-re-roll');
    expect(rolled(6, 5)).toBeNull();
  });
});

describe('others', () => {
  // The second Recruit stands in the Beast's way; the third is nearer to the enemy.
  const line = [blue('Beast', 10, 15), blue('Recruit', 13, 15), blue('Recruit', 16, 25), red('Intercessor', 26, 15)];
  const mover = (options: readonly number[], stood = line) =>
    advise(at(stood, fight), {
      ...{ kind: 'pick-one', purpose: chooseMover.purpose, clause: '9E-5.1' },
      ...{ of: 'model', options: [...options, DONE] },
    });

  it('make way for a fighter, which moves before the rest', () => {
    expect(mover([0, 1, 2])).toBe(1);
    expect(Math.abs(moveOf(at(line, fight), 1, 6).y - inches(15))).toBeGreaterThan(inches(1.6));
    expect(mover([0, 2], [line[0]!, blue('Recruit', 5, 5), line[2]!, line[3]!])).toBe(0);
  });

  it('stand still to fire a Heavy weapon at a target they have', () => {
    const mortar = blue('Recruit', 10, 15, { choices: ['trial-rifle>trial-mortar'] });
    const stood = [mortar, red('Intercessor', 40, 15)];
    expect(moveOf(at(stood, fight), 0, 6)).toEqual({ x: inches(10), y: inches(15), z: 0 });
  });
});
