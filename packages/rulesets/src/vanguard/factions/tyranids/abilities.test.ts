import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { nerveTest } from '../../core/12-nerve/nerve.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood, tenths } from '../../testing/field.ts';

section('Synapse', () => {
  const enemy: Stood = red('rifleman', 30, 33);
  const gaunt: Stood = blue('hormagaunt', 10, 10);
  /** A beast with its base so far from the gaunt's, in tenths. */
  const beast = (gap: number): Stood => blue('carnifex', 0, 0, { at: tenths(2540, 2540 + 125 + 300 + gap) });
  const inBroken = (...line: readonly Stood[]) => field([...line, enemy], { ...broke, broken: [true, false] });
  const call = activationOf(0, false);

  rule(['VG-12.3', 'VG-13.3'], 'within 6" of one that carries it nobody tests', start => {
    start.from(open, inBroken(gaunt, beast(1524)), call).picks('choose an action', 'end-activation');
    start.from(open, inBroken(beast(0)), call).picks('choose an action', 'end-activation');
  });

  rule(['VG-12.1', 'VG-12.3'], 'on its own it tests, and 1 worse', start => {
    const holds = (face: number): boolean => {
      const game = start.from(open, inBroken(gaunt, beast(1525)), nerveTest.start({ model: 0 }));
      const [fact] = game.dice('test nerve', face).facts();
      return fact?.type === 'nerve-tested' && fact.passed;
    };
    // NE 5+: a natural 6 alone.
    expect([5, 6].map(holds)).toEqual([false, true]);
    const game = start.from(open, inBroken(gaunt, beast(1525)), call).dice('test nerve', 6);
    game.picks('choose an action', 'end-activation');
  });

  rule('VG-12.1', 'the enemy’s carries nothing', start => {
    const theirs: Stood = red('carnifex', 10, 14);
    start.from(open, inBroken(gaunt, theirs), call).dice('test nerve', 6).stopsAt('choose an action');
  });
});

section('Death Throes', () => {
  const gaunt = (change = {}): Stood => blue('hormagaunt', 0, 0, { at: tenths(2540, 2540), ...change });
  const pike: Stood = red('pikeman', 0, 0, { at: tenths(2540 + 285 + 200, 2540) });
  const far: Stood = red('rifleman', 20, 10);
  const dies = (line: readonly Stood[], cp = 1) => field(line, { cp: [cp, 0] });
  const blow = attackBy(1, 'action');

  rule(['VG-2.4', 'VG-2.8'], 'for 1 CP it strikes back before its recovery roll, once', start => {
    const game = start
      .from(open, dies([gaunt(), pike], 3), blow)
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 5);
    game.reacts('armor-dice-rolled', null).reacts('before-recovery', 'death-throes').dice('roll to hit', 4, 1, 1);
    game.reacts('hit-dice-rolled', null).dice('roll for armor', 3).dice('recovery roll', 3);
    expect(game.position.models.map(({ removed, wounds }) => [removed, wounds])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(game.position).toMatchObject({ cp: [2, 0], attack: null, interrupted: [] });
  });

  rule(['VG-2.4', 'VG-5.9'], 'the last blow may take its killer along', start => {
    const frail: Stood = red('pikeman', 0, 0, { at: tenths(2540 + 285 + 200, 2540), wounds: 1 });
    const game = start
      .from(open, dies([gaunt(), frail]), blow)
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 5);
    game.reacts('armor-dice-rolled', null).reacts('before-recovery', 'death-throes').dice('roll to hit', 4, 1, 1);
    game.dice('roll for armor', 3).dice('recovery roll', 1).dice('recovery roll', 1);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([true, true]);
  });

  rule(
    ['VG-8.4', 'VG-11.5'],
    'a killer it knocks down strikes at nobody else, and who was not struck answers nothing',
    start => {
      const killer: Stood = red('captain', 0, 0, { at: tenths(2540 + 285 + 200, 2540), wounds: 1 });
      const second: Stood = blue('hormagaunt', 0, 0, { at: tenths(2540 + 285 + 200, 2540 + 285 + 200) });
      const game = start.from(open, dies([gaunt(), killer, second], 2), blow);
      game.picks('choose a target', 0).picks('choose more targets', [2]).picks('split the dice', [1, 2]);
      game.dice('roll to hit', 4).dice('roll for armor', 2).reacts('armor-dice-rolled', null);
      game.reacts('before-recovery', 'death-throes').dice('roll to hit', 4, 1, 1, 1).reacts('hit-dice-rolled', null);
      game.dice('roll for armor', 1).dice('recovery roll', 4).dice('recovery roll', 1);
      expect(game.position.models[1]).toMatchObject({ wounds: 1, down: true });
      expect(game.position.models[2]).toMatchObject({ wounds: 1 });
      expect(game.state.question).toBeNull();
    },
  );

  rule(['VG-2.4', 'VG-8.4'], 'not for ranged attacks, not from the ground, not out of reach', start => {
    const shot = start
      .from(open, dies([gaunt(), far]), blow)
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 5);
    shot.reacts('armor-dice-rolled', null).dice('recovery roll', 1);
    const down = start.from(open, dies([gaunt({ down: true }), pike]), blow).dice('roll to hit', 4, 1);
    down.dice('roll for armor', 5).reacts('armor-dice-rolled', null);
    expect(down.position.models[0]!.removed).toBe(true);
    // A pike reaches 2", talons 1".
    const long: Stood = red('pikeman', 0, 0, { at: tenths(2540 + 285 + 255, 2540) });
    const game = start
      .from(open, dies([gaunt(), long]), blow)
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 5);
    game.reacts('armor-dice-rolled', null).dice('recovery roll', 1);
  });

  rule(['VG-11.17', 'VG-11.16'], 'never against an answer, and not without CP', start => {
    const poor = start
      .from(open, dies([gaunt(), pike], 0), blow)
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 5);
    poor.dice('recovery roll', 1);
    const answer = start.from(open, dies([gaunt(), pike]), attackBy(1, 'retaliation', 0)).dice('roll to hit', 4, 1);
    answer.dice('roll for armor', 5).reacts('armor-dice-rolled', null).dice('recovery roll', 1);
  });
});

section('Swarming', () => {
  const target: Stood = red('carnifex', 0, 0, { at: tenths(2540, 2540) });
  /** In reach of its talons, to the right, left and above. */
  const right: Stood = blue('hormagaunt', 0, 0, { at: tenths(2540 + 525, 2540) });
  const left: Stood = blue('hormagaunt', 0, 0, { at: tenths(2540 - 525, 2540) });
  const above: Stood = blue('termagant', 0, 0, { at: tenths(2540, 2540 + 426) });

  rule(['VG-3.8', 'VG-10.23'], 'a die more where two friends engage the enemy too, beside outnumbering', start => {
    const swarm = field([right, left, above, target], broke);
    start.from(open, swarm, attackBy(0, 'action')).dice('roll to hit', 1, 1, 1, 1, 1);
  });

  rule('VG-3.8', 'not with one friend alone, and not by others', start => {
    const two = field([right, left, target], broke);
    start.from(open, two, attackBy(0, 'action')).dice('roll to hit', 1, 1, 1, 1);
    const swarm = field([above, left, right, target], broke);
    start.from(open, swarm, attackBy(0, 'action')).dice('roll to hit', 1, 1);
  });
});
