import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { nerveTest } from '../../core/12-nerve/nerve.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood, tenths } from '../../testing/field.ts';

section('Synapse', () => {
  const enemy: Stood = red('rifleman', 30, 33);
  const gaunt: Stood = blue('hormagaunt', 10, 10);
  /** A beast at this gap, in tenths, from the gaunt's base. */
  const beast = (gap: number): Stood => blue('carnifex', 0, 0, { at: tenths(2540, 2540 + 125 + 300 + gap) });
  const inBroken = (...line: readonly Stood[]) => field([...line, enemy], { ...broke, broken: [true, false] });
  const call = activationOf(0, false);

  rule(['VG-12.3', 'VG-13.3'], 'nobody tests within 6" of a model with SYNAPSE', start => {
    start.from(open, inBroken(gaunt, beast(1524)), call).picks('choose an action', 'end-activation');
    start.from(open, inBroken(beast(0)), call).picks('choose an action', 'end-activation');
  });

  rule(['VG-12.1', 'VG-12.3'], 'on its own it tests at -1', start => {
    const holds = (face: number): boolean => {
      const game = start.from(open, inBroken(gaunt, beast(1525)), nerveTest.start({ model: 0 }));
      const [fact] = game.dice('test nerve', face).facts();
      return fact?.type === 'nerve-tested' && fact.passed;
    };
    // NE 5+: only a natural 6 passes.
    expect([5, 6].map(holds)).toEqual([false, true]);
    const game = start.from(open, inBroken(gaunt, beast(1525)), call).dice('test nerve', 6);
    game.picks('choose an action', 'end-activation');
  });

  rule('VG-12.1', 'the enemy’s SYNAPSE does not help', start => {
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

  rule(['VG-2.4', 'VG-2.8'], 'for 1 CP it attacks back before its recovery roll, once', start => {
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

  rule(['VG-2.4', 'VG-5.9'], 'the last attack may remove its killer', start => {
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
    'a killer it knocks down attacks nobody else, and models not attacked do not retaliate',
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

  rule(['VG-2.4', 'VG-8.4'], 'is not offered after ranged attacks, while down, or out of reach', start => {
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

  rule(['VG-11.17', 'VG-11.16'], 'is never offered against a reaction, or without CP', start => {
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
  /** Within reach of its talons: to the right, left and above. */
  const right: Stood = blue('hormagaunt', 0, 0, { at: tenths(2540 + 525, 2540) });
  const left: Stood = blue('hormagaunt', 0, 0, { at: tenths(2540 - 525, 2540) });
  const above: Stood = blue('termagant', 0, 0, { at: tenths(2540, 2540 + 426) });

  rule(
    ['VG-3.8', 'VG-10.23'],
    'one more die when two friends also engage the enemy, in addition to outnumbering',
    start => {
      const swarm = field([right, left, above, target], broke);
      start.from(open, swarm, attackBy(0, 'action')).dice('roll to hit', 1, 1, 1, 1, 1);
    },
  );

  rule('VG-3.8', 'does not work with only one friend, or for others', start => {
    const two = field([right, left, target], broke);
    start.from(open, two, attackBy(0, 'action')).dice('roll to hit', 1, 1, 1, 1);
    const swarm = field([above, left, right, target], broke);
    start.from(open, swarm, attackBy(0, 'action')).dice('roll to hit', 1, 1);
  });
});
