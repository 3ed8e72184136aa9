import { expect } from 'vitest';
import { shoot } from './05-shooting.ts';
import { carpet, field, rule, section } from './testing/field.ts';

const line = field([
  [0, 'private', 3, 1],
  [1, 'sergeant', 3, 3],
]);
const shot = { shooter: 0, target: 1, faces: [] };

section('TOY-6 Reactions', () => {
  rule('TOY-6.1', 'a target that ducks pays one courage and is one harder to hit, for this shot', start => {
    const game = start.from(carpet, { ...line, courage: [0, 1] }, shoot.start(shot));
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 1, timing: 'target-chosen', options: ['duck'] });
    game.refuses('hide', 'not-an-option', 'TOY-6.1');
    game.reacts('target-chosen', 'duck').dice('roll to hit', 4, 4, 5);
    expect(game.position).toMatchObject({ courage: [0, 0], ducked: null });
    expect(game.position.soldiers[1]!.wounds).toBe(2);
  });

  rule('TOY-6.1', 'without courage nobody is asked; passing costs nothing', start => {
    start.from(carpet, { ...line, courage: [1, 0] }, shoot.start(shot)).dice('roll to hit', 1, 1, 1);
    const passed = start
      .from(carpet, line, shoot.start(shot))
      .reacts('target-chosen', null)
      .dice('roll to hit', 4, 1, 1);
    expect(passed.position.courage).toEqual([1, 1]);
  });

  rule(['TOY-6.2', 'TOY-6.1'], 'the shooter may call out inside the duck and undo it', start => {
    const game = start.from(carpet, line, shoot.start(shot)).reacts('target-chosen', 'duck');
    expect(game.asks('react or pass', 'react')).toMatchObject({
      to: 0,
      timing: 'about-to-duck',
      options: ['call-out'],
    });
    expect(game.state.frames.map(f => f.sequence)).toEqual(['shoot', 'reaction window', 'duck', 'reaction window']);
    game.reacts('about-to-duck', 'call-out').dice('roll to hit', 4, 4, 1);
    expect(game.position).toMatchObject({ courage: [0, 0] });
    expect(game.position.soldiers[1]!.wounds).toBe(1);
  });

  rule('TOY-6.2', 'or let it stand', start => {
    const game = start
      .from(carpet, line, shoot.start(shot))
      .reacts('target-chosen', 'duck')
      .reacts('about-to-duck', null);
    game.dice('roll to hit', 4, 4, 4);
    expect(game.position.soldiers[1]!.wounds).toBe(3);
    expect(game.position.courage).toEqual([1, 0]);
  });
});
