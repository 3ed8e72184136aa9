import { expect } from 'vitest';
import { match } from './01-match.ts';
import { round } from './03-round.ts';
import { toy } from './index.ts';
import { carpet, field, go, rule, section } from './testing/field.ts';

section('TOY-1 The match', () => {
  rule('TOY-1.1', 'the side with more points wins, and equal points are a draw', () => {
    const at = (...points: number[]) => toy.result(carpet, { ...field([]), points, over: true });
    expect(at(2, 1)).toEqual({ winners: [0], scores: [2, 1] });
    expect(at(1, 2)).toEqual({ winners: [1], scores: [1, 2] });
    expect(at(1, 1)).toEqual({ winners: [], scores: [1, 1] });
    expect(toy.result(carpet, field([]))).toBeNull();
  });

  rule('TOY-1.2', 'a side with nobody standing ends the match after the round', start => {
    const lone = field(
      [
        [0, 'private', 1, 1],
        [1, 'private', 1, 4],
      ],
      { round: 3 },
    );
    const dying = { ...lone, soldiers: lone.soldiers.map((s, i) => (i === 1 ? { ...s, wounds: 1 } : s)) };
    const frames = [{ ...match.start({}), at: 'play a round' }];
    const game = start.from({ ...carpet, rounds: 9 }, dying, frames[0]!);
    game
      .picks('bid courage', 0)
      .picks('bid courage', 0)
      .picks('choose a ready soldier', 1)
      .picks('move', [])
      .picks('shoot or hold fire', 'hold-fire')
      .picks('choose a ready soldier', 0)
      .picks('move', [])
      .picks('shoot or hold fire', 1)
      .reacts('target-chosen', null)
      .dice('roll to hit', 4, 1, 1)
      .picks('aim the barrel', { dx: 0, dy: 1 })
      .dice('roll the barrel', 1);
    expect(game.position).toMatchObject({ round: 4, over: true, points: [1, 0] });
  });

  rule('TOY-1.2', 'otherwise it ends after the last round', start => {
    const far = field(
      [
        [0, 'private', 1, 1],
        [1, 'private', 11, 11],
      ],
      { round: 3 },
    );
    const game = start.from(carpet, far, { ...match.start({}), at: 'play a round' });
    game.picks('bid courage', 1).picks('bid courage', 0);
    game.picks('choose a ready soldier', 0).picks('move', [go(1, 2)]);
    game.picks('choose a ready soldier', 1).picks('move', []);
    game.picks('aim the barrel', { dx: 1, dy: 0 }).dice('roll the barrel', 6);
    expect(game.position).toMatchObject({ round: 4, over: true });
    const earlier = start.from(carpet, { ...far, round: 0 }, round.start({ round: 1 }));
    expect(earlier.position.over).toBe(false);
    earlier.stopsAt('bid courage');
  });
});
