import { expect } from 'vitest';
import { areEngaged } from '../../core/01-game/measuring.ts';
import { readyOf } from '../../core/02-turning-point/firefight.ts';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { isEngagedAt } from '../../core/03-actions/engagement.ts';
import { supportersOf } from '../../core/05-fighting/fight.ts';
import { canSee } from '../../core/07-line-of-sight/sight.ts';
import { setUpOne } from '../../core/11-ways-to-play/set-up.ts';
import { active, armed, attackWith, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, go, open, red, withPieces } from '../../testing/field.ts';
import type { Attack, Operative } from '../../types.ts';
import { activating, ploys, table } from '../testing/moments.ts';

const at = (x: number, y = 2000): Partial<Operative> => ({ at: spot(x, y) });
const PLATFORM = 'guardian-defender-heavy-weapon-platform';
const GUNNER = 'guardian-defender-heavy-gunner';

section('KT-13.1 Defence Tactics, Camo Cloak', () => {
  rule('KT-13.1', 'Defence Tactics: a Dire Avenger overwatches with its own BS, others one worse', start => {
    const hits = (card: string, weapon: string, face: number) => {
      const line = broke([[0, card, 5, 10], red('boy-fighter', 5, 5, { wounds: 10 })]);
      const game = start.from(open, line, attackWith(weapon, 'overwatch')).dice('roll attack dice', face, 1, 1, 1);
      const asked = game.state.question;
      if (asked?.purpose === 'choose dice to roll again') game.picks('choose dice to roll again', []);
      const hit = game.state.question?.purpose === 'roll defence dice';
      if (hit) game.dice('roll defence dice', 1, 1, 1);
      return hit;
    };
    expect(hits('dire-avenger-warrior', 'avenger-shuriken-catapult', 3)).toBe(true);
    expect(hits('dire-avenger-warrior', 'avenger-shuriken-catapult', 2)).toBe(false);
    expect(hits('guardian-defender-warrior', 'shuriken-catapult', 3)).toBe(false);
  });

  rule('KT-13.1', 'Camo Cloak: in cover a Ranger keeps one die more, in the open none', start => {
    const line = broke([blue('necron-warrior', 5, 15), red('ranger-warrior', 5, 5)]);
    const covered = withPieces([block('barricade', [4, 6.4], [2, 0.5], [0, 1])]);
    const game = start.from(covered, line, attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
    expect(game.asks('keep dice for cover', 'count')).toMatchObject({ most: 2 });
    game.stopsAt('keep dice for cover');
    start
      .from(open, line, attackWith('gauss-flayer'))
      .dice('roll attack dice', 6, 1, 1, 1)
      .stopsAt('roll defence dice');
  });
});

section('KT-13.1 Shimmershield', () => {
  const line = (x: number, card = 'dire-avenger-warrior', weapons = ['diresword', 'shimmershield']) =>
    broke([
      blue('necron-warrior', 0, 0, at(8000)),
      [1, card, 0, 0, at(x)],
      red('dire-avenger-exarch', 0, 0, { ...at(3000), weapons }),
    ]);
  const TWO = 508 + 280;
  const shoot = (start: Parameters<Parameters<typeof rule>[2]>[0], position: ReturnType<typeof line>) =>
    start.from(open, position, attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);

  rule('KT-13.1', 'Shimmershield: DIRE AVENGERs exactly 2" from its carrier have a 5+ invulnerable save', start => {
    const game = shoot(start, line(3000 + TWO));
    expect(game.asks('choose the save', 'pick-one').options).toEqual(['save', 'invulnerable-5']);
    game.picks('choose the save', 'invulnerable-5').dice('roll defence dice', 5, 6, 1);
    expect(game.position.operatives[1]!.wounds).toBe(8);
    shoot(start, line(3000 + TWO + 1)).stopsAt('roll defence dice');
  });

  rule('KT-13.1', 'Shimmershield: not for others, nor if it is not carried; the carrier has it itself', start => {
    shoot(start, line(3000 + TWO, 'ranger-warrior')).stopsAt('roll defence dice');
    shoot(start, line(3000 + TWO, 'dire-avenger-warrior', ['diresword'])).stopsAt('roll defence dice');
    const itself = line(3000 + TWO);
    const aim = { attacker: 0, target: 2, weapon: 'gauss-flayer', profile: 'standard', action: 'shoot' };
    const frame = { ...attackWith('x'), vars: { aim, dice: null, after: null } };
    start.from(open, itself, frame).dice('roll attack dice', 6, 1, 1, 1).stopsAt('choose the save');
  });
});

section('KT-13.1 Gun Platform, Platform Controller', () => {
  rule('KT-13.1', 'Gun Platform: it is only ever given an engage order', start => {
    const line = broke([blue(PLATFORM, 5, 5), red('boy-fighter', 20, 18)]);
    expect(table(line).query('orders', ['engage', 'conceal'], { operative: 0 })).toEqual(['engage']);
    expect(table(line).query('orders', ['engage', 'conceal'], { operative: 1 })).toEqual(['engage', 'conceal']);
    const bare = { ...line, operatives: [{ ...line.operatives[0]!, at: null }, line.operatives[1]!] };
    const game = start.from(open, bare, setUpOne.start({ operative: 0, at: null }));
    game.picks('set up an operative', { at: spot(2540, 380) });
    expect(game.asks('give it an order', 'pick-one').options).toEqual(['engage']);
    game.picks('give it an order', 'engage');
  });

  rule('KT-13.1', 'Gun Platform: it neither fights nor supports', () => {
    const line = broke(
      [
        blue(PLATFORM, 0, 0, at(2000)),
        red('boy-fighter', 0, 0, at(2000 + 460 + 254)),
        blue('guardian-defender-warrior', 0, 0, at(2000 + 460 + 254 + 300 + 254)),
      ],
      { activation: active() },
    );
    const t = table(line);
    expect(reasonsAgainstAction(t, actionOf(t, 0, 'fight'), 0)).toContainEqual({
      reason: 'does-not-fight',
      clause: 'KT-13.1',
    });
    const combat = { kind: 'combat', action: 'fight', attacker: 2, target: 1 } as Attack;
    expect(supportersOf(t, { attack: combat, side: 'attacker' })).toBe(0);
    const friend = table(
      broke([
        blue('guardian-defender-warrior', 0, 0, at(2000 + 160)),
        red('boy-fighter', 0, 0, at(2000 + 460 + 254)),
        blue('guardian-defender-warrior', 0, 0, at(2000 + 460 + 254 + 300 + 254)),
      ]),
    );
    expect(supportersOf(friend, { attack: combat, side: 'attacker' })).toBe(1);
  });

  rule(['KT-13.1', 'KT-7.3'], 'Gun Platform: it sees from any part of it, others from their head', () => {
    const screen = withPieces([block('wall', [4.4, 8], [1.2, 0.5], [0, 8])]);
    const sees = (card: string) => canSee(table(broke([[0, card, 5, 5], red('boy-fighter', 5, 12)]), screen), 0, 1);
    expect(sees(PLATFORM)).toBe(true);
    expect(sees('guardian-defender-warrior')).toBe(false);
  });

  rule(['KT-13.1', 'KT-3.5'], 'Gun Platform: visibility from any part of it counts for engagement', () => {
    // The wall hides each head from the other, but not the platform's rim from the boy.
    const screen = withPieces([block('wall', [2490 / 254, 1850 / 254], [30 / 254, 300 / 254], [0, 8])]);
    const end = spot(2714, 2000);
    const judged = (card: string, r: number) => {
      const line = broke([[0, card, 0, 0, { at: spot(2300 - r, 2000) }], red('boy-fighter', 0, 0, { at: end })]);
      const away = { ...line, operatives: [line.operatives[0]!, { ...line.operatives[1]!, at: spot(2714, 3500) }] };
      return [areEngaged(table(line, screen), 0, 1), isEngagedAt(table(away, screen), 1, end, 0)];
    };
    expect(judged(PLATFORM, 300)).toEqual([true, true]);
    expect(judged('guardian-defender-warrior', 140)).toEqual([false, false]);
  });

  rule('KT-13.1', 'Platform Controller: it is never activated by itself', () => {
    const t = table(broke([blue(PLATFORM, 5, 5), blue(GUNNER, 8, 5), red('boy-fighter', 20, 18)]));
    expect(readyOf(t, 0)).toEqual([1]);
  });
});

section('KT-13.1 Control Platform', () => {
  const ACTION = 'control-platform';
  const THREE = 762 + 140 + 300;
  const line = (x: number, change: Partial<Operative> = {}) =>
    broke(
      [
        blue(GUNNER, 0, 0, at(2000)),
        red('boy-fighter', 25, 18),
        blue(PLATFORM, 0, 0, { ...at(x), ...armed('scatter-laser'), ...change }),
      ],
      { activation: active() },
    );
  const against = (position: ReturnType<typeof line>) =>
    reasonsAgainstAction(table(position), actionOf(table(position), 0, ACTION), 0);

  rule(
    'KT-13.1',
    'Control Platform: a ready platform within 3" makes one free action and counts as activated',
    start => {
      const game = start.from(open, line(2000 + THREE), activating()).picks('choose an action', ACTION);
      expect(game.asks('choose what it does', 'pick-one')).toMatchObject({ to: 0, options: ['normal-move', 'shoot'] });
      game.picks('choose what it does', 'normal-move').picks('move', [go(13, 9)]);
      expect(game.position.operatives[2]).toMatchObject({ ready: false, at: spot(3302, 2286) });
      expect(game.position.activation).toMatchObject({ operative: 0, ap: 1, performed: [ACTION] });
      game.picks('choose an action', 'end-activation');
    },
  );

  rule('KT-13.1', 'Control Platform: it may shoot its Heavy weapon, whatever its gunner did', start => {
    const moved = { ...line(2000 + THREE), activation: active({ performed: ['normal-move', 'shoot'] }) };
    expect(against(moved)).toEqual([]);
    const game = start.from(open, line(2000 + THREE), activating()).picks('choose an action', ACTION);
    game.picks('choose what it does', 'shoot').picks('select a ranged weapon', 'scatter-laser/standard');
    game.picks('select a valid target', 1).dice('roll attack dice', 2, 2, 2, 2, 2);
    expect(game.position.operatives[2]!.ready).toBe(false);
    expect(game.position.activation!.weapons).toEqual([]);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-13.1', 'Control Platform: refused farther away, for a platform that has acted, or while engaged', () => {
    const none = { reason: 'no-platform-in-reach', clause: 'KT-3.20' };
    expect(against(line(2000 + THREE + 1))).toContainEqual(none);
    expect(against(line(2000 + THREE, { ready: false }))).toContainEqual(none);
    const engaged = broke(
      [
        blue(GUNNER, 0, 0, at(2000)),
        red('boy-fighter', 0, 0, at(2000 - 254 - 300)),
        blue(PLATFORM, 0, 0, at(2000 + THREE)),
      ],
      { activation: active() },
    );
    expect(against(engaged)).toEqual([{ reason: 'engaged', clause: 'KT-13.1' }]);
  });
});

section('KT-13.1 Shuriken Storm', () => {
  const ACTION = 'shuriken-storm';
  const TWIN = 'twin-avenger-shuriken-catapult';
  const line = (change: Partial<Operative> = armed(TWIN), more: object = {}) =>
    broke([blue('dire-avenger-exarch', 5, 5, change), red('boy-fighter', 5, 12), red('boy-fighter', 9, 12)], {
      activation: active(),
      ...more,
    });
  const against = (position: ReturnType<typeof line>, action = ACTION) =>
    reasonsAgainstAction(table(position), actionOf(table(position), 0, action), 0);

  rule('KT-13.1', 'Shuriken Storm: two attacks without Relentless, both targets named first', start => {
    const game = start.from(open, line(), activating()).picks('choose an action', ACTION);
    game.picks('select a target of the storm', 1).picks('select a target of the storm', 2);
    game.dice('roll attack dice', 1, 1, 1, 3).dice('roll defence dice', 1, 1, 1);
    game.dice('roll attack dice', 1, 1, 1, 6).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([9, 7, 6]);
    const shot = start.from(open, line(), attackWith(TWIN)).dice('roll attack dice', 1, 1, 1, 1);
    shot.picks('choose dice to roll again', []);
  });

  rule('KT-13.1', 'Shuriken Storm: 2AP, counts as Shoot: neither goes with the other', () => {
    expect(against(line())).toEqual([]);
    const twice = { reason: 'already-performed', clause: 'KT-2.12' };
    expect(against(line(armed(TWIN), { activation: active({ performed: ['shoot'] }) }))).toContainEqual(twice);
    const stormed = line(armed(TWIN), { activation: active({ performed: [ACTION, 'shoot'] }) });
    expect(against(stormed, 'shoot')).toContainEqual(twice);
    const short = against(line(armed(TWIN), { activation: active({ ap: 1 }) }));
    expect(short).toContainEqual({ reason: 'not-enough-ap', clause: 'KT-2.12' });
  });

  rule('KT-13.1', 'Shuriken Storm: needs the twin catapult and an engage order', start => {
    expect(against(line(armed('avenger-shuriken-catapult')))).toEqual([
      { reason: 'no-such-weapon', clause: 'KT-13.1' },
    ]);
    const hidden = against(line({ ...armed(TWIN), order: 'conceal' }));
    expect(hidden).toContainEqual({ reason: 'conceal-order', clause: 'KT-3.17' });
    const game = start.from(open, line(armed(TWIN), ploys('fleet')), activating()).picks('choose an action', ACTION);
    game.picks('select a target of the storm', 1).picks('select a target of the storm', 1);
    game.dice('roll attack dice', 6, 6, 6, 6).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.removed).toBe(true);
  });
});
