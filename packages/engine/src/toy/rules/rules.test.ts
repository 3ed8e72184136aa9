import { expect } from 'vitest';
import { shoot } from '../05-shooting.ts';
import { carpet, field, rule, section } from '../testing/field.ts';

const shot = { shooter: 0, target: 1, faces: [] };
const broke = { courage: [0, 0] };

section('TOY-7 Special rules', () => {
  rule('TOY-7.1', 'Steady: one die may be rolled again, and the new face stands', start => {
    const game = start.from(
      carpet,
      field(
        [
          [0, 'marksman', 3, 1],
          [1, 'sergeant', 3, 3],
        ],
        broke,
      ),
      shoot.start(shot),
    );
    game.dice('roll to hit', 6, 1, 2);
    expect(game.asks('choose dice', 'pick-some')).toMatchObject({ to: 0, options: [0, 1, 2], least: 0, most: 1 });
    game.refuses([1, 2], 'too-many', 'TOY-7.1').refuses([3], 'not-an-option', 'TOY-7.1');
    game.picks('choose dice', [1]).dice('roll them again', 5);
    expect(game.position.soldiers[1]!.wounds).toBe(1);
  });

  rule('TOY-7.1', 'Steady: no die need be rolled again', start => {
    const game = start.from(
      carpet,
      field(
        [
          [0, 'marksman', 3, 1],
          [1, 'sergeant', 3, 3],
        ],
        broke,
      ),
      shoot.start(shot),
    );
    game.dice('roll to hit', 1, 1, 2).picks('choose dice', []);
    expect(game.position.soldiers[1]!.wounds).toBe(3);
  });

  rule('TOY-7.2', 'Sharp: a 3 hits', start => {
    const game = start.from(
      carpet,
      field(
        [
          [0, 'marksman', 3, 1],
          [1, 'sergeant', 3, 3],
        ],
        broke,
      ),
      shoot.start(shot),
    );
    game.dice('roll to hit', 3, 2, 1).picks('choose dice', []);
    expect(game.position.soldiers[1]!.wounds).toBe(2);
  });

  rule('TOY-7.3', 'Last stand: on a 4 whoever felled it loses a wound, before play goes on', start => {
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
    game.dice('roll to hit', 4, 4, 4).dice('roll the last stand', 4);
    expect(game.position.soldiers.map(s => s.wounds)).toEqual([1, 0]);
    const missed = start.from(
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
    missed.dice('roll to hit', 4, 4, 4).dice('roll the last stand', 3);
    expect(missed.position.soldiers[0]!.wounds).toBe(2);
  });

  rule(['TOY-7.3', 'TOY-5.4'], 'Last stand: both may fall, a point each', start => {
    const both = field(
      [
        [0, 'sergeant', 3, 1],
        [1, 'sergeant', 3, 3],
      ],
      broke,
    );
    const weak = { ...both, soldiers: both.soldiers.map(s => ({ ...s, wounds: 1 })) };
    const game = start
      .from(carpet, weak, shoot.start(shot))
      .dice('roll to hit', 4, 1, 1)
      .dice('roll the last stand', 6);
    expect(game.position).toMatchObject({ points: [1, 1] });
    expect(game.position.soldiers.map(s => s.at)).toEqual([null, null]);
  });
});
