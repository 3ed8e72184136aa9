import { expect } from 'vitest';
import { explain, tableOf } from '../kernel/index.ts';
import { shoot, targetsOf } from './05-shooting.ts';
import { toy } from './index.ts';
import { carpet, field, nursery, rule, section } from './testing/field.ts';
import type { Position } from './types.ts';

const shot = { shooter: 0, target: 1, faces: [] };
const broke: Partial<Position> = { courage: [0, 0] };
const targets = (position: Position, setup = carpet) => targetsOf(tableOf(toy, setup, position), 0);

section('TOY-5 Shooting', () => {
  rule('TOY-5.1', 'a target is within 8" base to base: exactly is in', () => {
    const apart = (tenths: number) => {
      const line = field([
        [0, 'private', 1, 1],
        [1, 'private', 1, 1],
      ]);
      return {
        ...line,
        soldiers: line.soldiers.map((s, i) => (i === 1 ? { ...s, at: { x: 254, y: 254 + tenths, z: 0 } } : s)),
      };
    };
    expect(targets(apart(2032 + 250))).toEqual([1]);
    expect(targets(apart(2032 + 251))).toEqual([]);
  });

  rule('TOY-5.1', 'and in sight: a wall hides it, friends are never targets', () => {
    const across = field([
      [0, 'private', 3, 4],
      [1, 'private', 3, 8],
      [0, 'private', 4, 4],
    ]);
    expect(targets(across)).toEqual([1]);
    expect(targets(across, nursery)).toEqual([]);
    const beside = field([
      [0, 'private', 1, 4],
      [1, 'private', 1, 8],
    ]);
    expect(targets(beside, nursery)).toEqual([1]);
  });

  rule('TOY-5.2', '4 or more hits', start => {
    const game = start.from(
      carpet,
      field(
        [
          [0, 'private', 3, 1],
          [1, 'sergeant', 3, 3],
        ],
        broke,
      ),
      shoot.start(shot),
    );
    game.dice('roll to hit', 3, 4, 6);
    expect(game.position.soldiers[1]!.wounds).toBe(1);
  });

  rule('TOY-5.2', 'beyond 6" it takes one more, and the reason is told', start => {
    const far = field(
      [
        [0, 'private', 3, 1],
        [1, 'sergeant', 3, 8],
      ],
      broke,
    );
    const game = start.from(carpet, far, shoot.start(shot));
    game.refuses([4, 5], 'wrong-number-of-dice', 'TOY-5.2').refuses([4, 5, 7], 'no-such-face', 'TOY-5.2');
    game.dice('roll to hit', 4, 5, 1);
    expect(game.position.soldiers[1]!.wounds).toBe(2);
    expect(explain(tableOf(toy, carpet, far), 'hit-on', 4, shot)).toMatchObject({
      value: 5,
      changes: [
        { rule: 'far-off', clause: 'TOY-5.2', before: 4, after: 5 },
        { rule: 'ducking', before: 5, after: 5 },
      ],
    });
  });

  rule('TOY-5.3', 'hits may be shared over enemies within 1" of the target', start => {
    const huddle = field(
      [
        [0, 'private', 3, 1],
        [1, 'sergeant', 3, 3],
        [1, 'sergeant', 4.5, 3],
        [1, 'sergeant', 7, 3],
      ],
      broke,
    );
    const game = start.from(carpet, huddle, shoot.start(shot)).dice('roll to hit', 4, 5, 6);
    expect(game.asks('share out the hits', 'share')).toMatchObject({ among: [1, 2], total: 3, least: 0 });
    game.refuses([1, 1], 'wrong-total', 'TOY-5.3').refuses([4, -1], 'share-too-small', 'TOY-5.3');
    game.picks('share out the hits', [1, 2]);
    expect(game.position.soldiers.map(s => s.wounds)).toEqual([2, 2, 1, 3]);
  });

  rule('TOY-5.4', 'a soldier without wounds falls and gives a point; excess is lost', start => {
    const game = start.from(
      carpet,
      field(
        [
          [0, 'private', 3, 1],
          [1, 'private', 3, 3],
        ],
        broke,
      ),
      shoot.start(shot),
    );
    game.dice('roll to hit', 4, 5, 6);
    expect(game.position).toMatchObject({ points: [1, 0] });
    expect(game.position.soldiers[1]).toMatchObject({ at: null, wounds: 0 });
    expect(game.facts().map(f => f.type)).toEqual(['wounds-lost', 'ducked', 'fell', 'scored']);
  });
});
