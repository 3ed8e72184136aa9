import { expect } from 'vitest';
import { readyOf } from '../../core/02-turning-point/firefight.ts';
import { turningPoint } from '../../core/02-turning-point/turning-point.ts';
import { strengthOf } from '../../core/06-damage/objectives.ts';
import { active, apart, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood } from '../../testing/field.ts';
import { activating, atWork, offersUntilNext, on, skip, table } from '../testing/moments.ts';

const SCRAMBLER = 'omni-scrambler';
const TERROR = 'terror-troop';

section('KT-6.4 Omni-Scrambler', () => {
  const asInfiltrator = on(0, { rule: SCRAMBLER, keyword: 'TACTICAL MARINE', holder: null });
  const down = { wounds: 4, ready: false };
  const line = (...enemies: readonly Stood[]) =>
    field([blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...down }), ...enemies], {
      cp: [1, 0],
      effects: [asInfiltrator],
    });
  const at = (x: number): Stood => red('boy-fighter', 0, 0, { at: spot(x, 2000) });
  const far: Stood = red('boy-fighter', 25, 18);
  const begin = turningPoint.start({ number: 1 });

  rule('KT-6.4', 'Omni-Scrambler: an enemy exactly 6" away waits until another of its team was activated', start => {
    const game = start.from(open, line(at(2000 + apart(6)), far), begin);
    while (game.state.question?.purpose === 'use a strategic ploy') game.picks('use a strategic ploy', 'pass');
    skip(game, SCRAMBLER).reacts('firefight-begins', SCRAMBLER);
    expect(game.asks('choose whom to scramble', 'pick-one').options).toEqual([1]);
    game.picks('choose whom to scramble', 1);
    expect(readyOf(table(game.position), 1)).toEqual([2]);
    expect(game.position.cp[0]).toBe(1);
    const other = { ...game.position, cp: [0, 0], operatives: game.position.operatives };
    const next = start.from(open, other, activating(2)).picks('choose an action', 'end-activation');
    expect(readyOf(table(next.position), 1)).toEqual([1]);
    expect(atWork(next.position)).toEqual([SCRAMBLER]);
    game.stopsAt('choose who activates');
  });

  rule('KT-6.4', 'Omni-Scrambler: not farther away, and never the only one left', start => {
    for (const position of [line(at(2000 + apart(6) + 1), far), line(at(2000 + apart(6)))]) {
      const game = start.from(open, position, begin);
      while (game.state.question?.purpose === 'use a strategic ploy') game.picks('use a strategic ploy', 'pass');
      expect(offersUntilNext(game)).not.toContain(SCRAMBLER);
      game.stopsAt('choose who activates');
    }
    const alone = field([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 8)], {
      effects: [on(1, { rule: 'scrambled' })],
    });
    expect(readyOf(table(alone), 1)).toEqual([1]);
  });
});

section('KT-6.4 Terror Troop', () => {
  const asReiver = on(0, { rule: TERROR, keyword: 'TACTICAL MARINE', holder: null });
  const marine: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) });
  const boy = (x: number): Stood => red('boy-fighter', 0, 0, { at: spot(x, 2000) });

  rule('KT-6.4', 'Terror Troop: in its activation, for 1CP, until the turning point ends', start => {
    const game = start.from(open, field([marine, boy(6000)], { cp: [1, 0], effects: [asReiver] }), activating());
    skip(game, TERROR).reacts('choosing-an-action', TERROR);
    expect(game.position.cp).toEqual([0, 0]);
    game.picks('choose an action', 'end-activation');
    expect(game.position.effects[1]).toEqual(on(0, { rule: 'terrifying' }, 'turning-point'));
  });

  rule('KT-6.4', 'Terror Troop: exactly 3" away mission and Pick Up actions cost 1AP more, others do not', () => {
    const terrified = { activation: active({ operative: 1 }), effects: [on(0, { rule: 'terrifying' })] };
    const near = table(field([marine, boy(2000 + apart(3))], terrified));
    const cost = (t: typeof near, action: string, operative = 1) => t.query('action-cost', 1, { operative, action });
    expect(cost(near, 'pick-up')).toBe(2);
    expect(cost(near, 'secure')).toBe(2);
    expect(cost(near, 'shoot')).toBe(1);
    expect(cost(near, 'secure', 0)).toBe(1);
    expect(cost(table(field([marine, boy(2000 + apart(3) + 1)], terrified)), 'secure')).toBe(1);
  });

  rule('KT-6.4', 'Terror Troop: where it contests, each enemy counts one APL less', () => {
    const terrified = { effects: [on(0, { rule: 'terrifying' })] };
    const t = table(field([marine, boy(2500), boy(3000)], terrified));
    expect(strengthOf(t, () => true)).toEqual([3, 2]);
    expect(strengthOf(t, id => id !== 0)).toEqual([0, 4]);
  });
});
