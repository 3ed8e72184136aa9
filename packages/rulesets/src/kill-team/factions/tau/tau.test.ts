import { expect } from 'vitest';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { moveOf } from '../../core/03-actions/moves.ts';
import { reasonsAgainstTarget } from '../../core/04-shooting/targets.ts';
import { isInjured } from '../../core/06-damage/injured.ts';
import { active, armed, attackWith, block, broke, fighting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, go, open, red, type Stood, withPieces } from '../../testing/field.ts';
import { INCH } from '../../testing/moves.ts';
import type { Operative, Position } from '../../types.ts';
import { ownActions } from '../own-actions.ts';
import { activating, atWork, carrying, offers, offersUntilNext, on, ploys, skip, table } from '../testing/moments.ts';

const at = (x: number, y = 2000): Partial<Operative> => ({ at: spot(x, y) });
const against = (position: Position, action: string) =>
  reasonsAgainstAction(table(position), actionOf(table(position), 0, action), 0);
const AGAIN = 'choose dice to roll again';

section('KT-13.1 Markerlight', () => {
  const line = (...more: readonly Stood[]) =>
    broke([blue('pathfinder-shasla', 5, 5), red('boy-fighter', 5, 12), red('boy-fighter', 9, 12), ...more]);
  const MARK = 'choose whom to mark';

  rule(
    'KT-13.1',
    'Markerlight: for 1AP a visible enemy is marked this turning point; shots at it re-roll one die',
    start => {
      const game = start.from(open, line(), activating()).picks('choose an action', 'markerlight');
      expect(game.asks(MARK, 'pick-one').options).toEqual([1, 2]);
      game.picks(MARK, 1);
      game.picks('choose an action', 'end-activation');
      expect(game.position.effects).toEqual([on(1, { rule: 'markerlit' }, 'turning-point')]);
      const shot = start.from(open, game.position, attackWith('pulse-carbine')).dice('roll attack dice', 1, 1, 1, 1);
      expect(shot.asks(AGAIN, 'pick-some')).toMatchObject({ to: 0, most: 1, about: { rule: 'markerlight' } });
      shot.picks(AGAIN, []);
      expect(shot.state.question).toBeNull();
    },
  );

  rule('KT-13.1', 'Markerlight: if it shoots too, only at the one it marked', start => {
    const game = start.from(open, line(), activating()).picks('choose an action', 'markerlight').picks(MARK, 2);
    game.picks('choose an action', 'shoot').picks('select a ranged weapon', 'pulse-carbine/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([2]);
    game.picks('select a valid target', 2).dice('roll attack dice', 1, 1, 1, 1).picks(AGAIN, []);
    expect(game.position.activation).toBeNull();
  });

  rule('KT-13.1', 'Markerlight: after a shot only the one it shot at', start => {
    const game = start.from(open, line(), activating()).picks('choose an action', 'shoot');
    game.picks('select a ranged weapon', 'pulse-carbine/standard').picks('select a valid target', 2);
    game.dice('roll attack dice', 1, 1, 1, 1).picks('choose an action', 'markerlight');
    expect(game.asks(MARK, 'pick-one').options).toEqual([2]);
    game.picks(MARK, 2);
  });

  rule('KT-13.1', 'Markerlight: refused while engaged or with nobody in sight; the item gives it to others', () => {
    const beside: Stood = red('boy-fighter', 0, 0, at(1270, 1270 + 254 + 300));
    const engaged = { ...line(beside), activation: active() };
    expect(against(engaged, 'markerlight')).toEqual([{ reason: 'engaged', clause: 'KT-13.1' }]);
    const alone = broke([blue('pathfinder-shasla', 5, 5)], { activation: active() });
    expect(against(alone, 'markerlight')).toEqual([{ reason: 'nobody-in-sight', clause: 'KT-3.20' }]);
    const warrior = (items: readonly string[]) => table(broke([blue('fire-warrior-shasla', 5, 5, carrying(...items))]));
    expect(ownActions(warrior([]), 0)).toEqual([]);
    expect(ownActions(warrior(['markerlight']), 0).map(({ id }) => id)).toEqual(['markerlight']);
  });

  rule('KT-13.1', 'Target Lock: its targets count as marked, for one die only', start => {
    const suit = (items: readonly string[], change: Partial<Position> = {}) =>
      broke(
        [
          blue('stealth-battlesuit-shasui', 5, 5, { ...armed('fusion-blaster'), ...carrying(...items) }),
          red('boy-fighter', 5, 10),
        ],
        change,
      );
    const game = start
      .from(open, suit(['target-lock']), attackWith('fusion-blaster'))
      .dice('roll attack dice', 1, 1, 1, 1);
    game.picks(AGAIN, []);
    start.from(open, suit([]), attackWith('fusion-blaster')).dice('roll attack dice', 1, 1, 1, 1);
    const both = suit(['target-lock'], { effects: [on(1, { rule: 'markerlit' })] });
    start.from(open, both, attackWith('fusion-blaster')).dice('roll attack dice', 1, 1, 1, 1).picks(AGAIN, []);
  });
});

section('KT-2.5 Strategic ploys of the T’au', () => {
  const pair = (weapon: string, rules: Partial<Position>, x = 4000) =>
    broke(
      [
        blue('fire-warrior-shasla', 0, 0, { ...at(2000), ...armed(weapon, 'gun-butt') }),
        red('boy-fighter', 0, 0, at(x)),
      ],
      rules,
    );

  rule('KT-2.5', 'Aimed Pulse Volley: with a pulse rifle, without having moved, one attack die is re-rolled', start => {
    const still = start.from(open, pair('pulse-rifle', ploys('aimed-pulse-volley')), attackWith('pulse-rifle'));
    still.dice('roll attack dice', 1, 1, 1, 1).picks(AGAIN, []);
    start
      .from(open, pair('pulse-carbine', ploys('aimed-pulse-volley')), attackWith('pulse-carbine'))
      .dice('roll attack dice', 1, 1, 1, 1);
    const moving = start.from(open, pair('pulse-rifle', ploys('aimed-pulse-volley')), activating());
    moving
      .picks('choose an action', 'dash')
      .picks('move', [go(9, 8)])
      .picks('choose an action', 'shoot');
    moving.picks('select a ranged weapon', 'pulse-rifle/standard').picks('select a valid target', 1);
    moving.dice('roll attack dice', 1, 1, 1, 1);
    expect(moving.position.activation).toBeNull();
  });

  rule('KT-2.5', 'Breach And Clear: within exactly 3" a pulse blaster denies cover and re-rolls one die', start => {
    const THREE = 762 + 140 + 160;
    const covered = withPieces([block('barricade', [10, 7], [0.4, 2], [0, 1])]);
    const aim = { attacker: 0, target: 1, weapon: 'pulse-blaster', profile: 'close-range', action: 'shoot' };
    const asked = 'for-die' as const;
    const inCover = (x: number, rules = ploys('breach-and-clear')) =>
      table(pair('pulse-blaster', rules, x), covered).query('in-cover', true, { ...aim, asked });
    expect(inCover(2000 + THREE)).toBe(false);
    expect(inCover(2000 + THREE + 1)).toBe(true);
    expect(inCover(2000 + THREE, ploys())).toBe(true);
    const game = start.from(
      open,
      pair('pulse-blaster', ploys('breach-and-clear'), 2000 + THREE),
      attackWith('pulse-blaster/close-range'),
    );
    game.dice('roll attack dice', 1, 1, 1, 1).picks(AGAIN, []);
    start
      .from(
        open,
        pair('pulse-blaster', ploys('breach-and-clear'), 2000 + THREE + 1),
        attackWith('pulse-blaster/close-range'),
      )
      .dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-2.5', 'Camouflage Field Engagement: a STEALTH BATTLESUIT changes its order for 1AP', start => {
    const line = (card: string) =>
      broke([[0, card, 5, 5], red('boy-fighter', 20, 18)], ploys('camouflage-field-engagement'));
    const ACTION = 'camouflage-field-engagement';
    const game = start.from(open, line('stealth-battlesuit-shasui'), activating()).picks('choose an action', ACTION);
    expect(game.position.operatives[0]!.order).toBe('conceal');
    expect(game.position.activation!.ap).toBe(1);
    game.picks('choose an action', 'end-activation');
    expect(ownActions(table(line('fire-warrior-shasla')), 0)).toEqual([]);
  });
});

section('KT-6.4 Stand And Fire', () => {
  const STAND = 'stand-and-fire';
  const line = (card: string, cp = 1, weapons = ['rail-rifle', 'gun-butt']) =>
    field(
      [
        blue('boy-fighter', 0, 0, { ...at(2000), ...armed('choppa') }),
        [1, card, 0, 0, { ...at(2000 + 160 + 140 + 254), weapons }],
      ],
      { cp: [0, cp] },
    );

  rule(
    'KT-6.4',
    'Stand And Fire: who is picked to be fought fights with its gun, BS for WS, without its rules',
    start => {
      const game = start.from(open, line('pathfinder-heavy-gunner'), fighting()).picks('select an enemy', 1);
      game.reacts('enemy-selected', STAND).dice('roll combat dice', 1, 1, 1, 1);
      game.dice('roll combat dice', 5, 4, 1, 1);
      expect(game.position.attack).toBeNull();
      // Rail rifle 4/4 with Lethal 5+ and MW2, both ignored: two normal hits of 4.
      expect(game.position.operatives[0]!.wounds).toBe(10 - 8);
      expect(atWork(game.position)).toEqual([]);
      expect(game.position.cp).toEqual([0, 0]);
    },
  );

  rule('KT-6.4', 'Stand And Fire: not for drones, without a gun or without CP', start => {
    const tries = [
      line('mv1-gun-drone', 1, ['twin-pulse-carbine', 'ram']),
      line('fire-warrior-shasla', 1, ['gun-butt']),
      line('pathfinder-heavy-gunner', 0),
    ];
    for (const position of tries) {
      const game = start.from(open, position, fighting()).picks('select an enemy', 1);
      expect(offersUntilNext(game)).not.toContain(STAND);
      game.stopsAt('roll combat dice');
    }
  });
});

section('KT-6.4 Supporting Fire', () => {
  const FIRE = 'supporting-fire';
  const SIX = 6 * INCH + 140 + 160;
  const line = (x: number, friend = 254 + 300, cp = 1) =>
    field(
      [
        blue('fire-warrior-shasla', 0, 0, { ...at(2000), ...armed('pulse-carbine') }),
        red('boy-fighter', 0, 0, at(2000 + x)),
        blue('fire-warrior-shasla', 0, 0, at(2000 + x + friend)),
        red('boy-fighter', 25, 18),
      ],
      { cp: [cp, 0] },
    );
  const shot = (game: ReturnType<typeof skip>) =>
    game.picks('choose an action', 'shoot').picks('select a ranged weapon', 'pulse-carbine/standard');

  rule(
    'KT-6.4',
    'Supporting Fire: an enemy in a friend’s engagement range and within 6" is shot at, and nobody else',
    start => {
      const game = start.from(open, line(SIX), activating());
      skip(game, FIRE).reacts('choosing-an-action', FIRE);
      expect(shot(game).asks('select a valid target', 'pick-one').options).toEqual([1]);
      game.picks('select a valid target', 1).dice('roll attack dice', 1, 1, 1, 1);
      expect(atWork(game.position)).toEqual([]);
      game.picks('choose an action', 'end-activation');
      const plain = start.from(open, line(SIX), activating());
      expect(shot(skip(plain)).asks('select a valid target', 'pick-one').options).toEqual([3]);
      plain.stopsAt('select a valid target');
    },
  );

  rule('KT-6.4', 'Supporting Fire: not beyond 6", not where no friend fights, not without CP', start => {
    for (const position of [line(SIX + 1), line(SIX, 2000), line(SIX, undefined, 0)]) {
      const game = start.from(open, position, activating());
      expect(offersUntilNext(game)).not.toContain(FIRE);
      game.picks('choose an action', 'end-activation');
    }
  });

  rule('KT-6.4', 'Supporting Fire: the bases of friends give a concealed target no cover', () => {
    const between = field([
      blue('fire-warrior-shasla', 0, 0, { ...at(2000), ...armed('pulse-carbine') }),
      red('boy-fighter', 0, 0, { ...at(3300), order: 'conceal' }),
      blue('fire-warrior-shasla', 0, 0, at(3300 - 310)),
    ]);
    const aim = { attacker: 0, target: 1, weapon: 'pulse-carbine', profile: 'standard', action: 'shoot' };
    const reasons = reasonsAgainstTarget(table(between), aim).map(({ reason }) => reason);
    expect(reasons).toEqual(['concealed-in-cover', 'friend-engaged']);
    const supported = { ...between, effects: [on(0, { rule: 'supporting' })] };
    expect(reasonsAgainstTarget(table(supported), aim)).toEqual([]);
  });
});

section('KT-13.1 Equipment of the T’au', () => {
  const thrower: Stood = blue('fire-warrior-shasla', 0, 0, { ...at(2000), ...carrying('photon-grenade') });
  const thrown = (x: number, change: Partial<Operative> = {}) =>
    broke([thrower, red('boy-fighter', 0, 0, { ...at(x), ...change })]);
  const SIX = 6 * INCH + 140 + 160;

  rule('KT-13.1', 'Photon Grenade: on a 2+ an enemy has 2" less M and no Dash until its activation is over', start => {
    const game = start.from(open, thrown(2000 + SIX), activating()).picks('choose an action', 'photon-grenade');
    game.picks('choose whom to dazzle', 1).dice('roll to dazzle', 2).picks('choose an action', 'end-activation');
    expect(moveOf(table(game.position), 1)).toBe(4 * INCH);
    expect(table(game.position).query('action-refused', [], { operative: 1, action: 'dash' })).toEqual([
      { reason: 'dazzled', clause: 'KT-13.1' },
    ]);
    const boy = start.from(open, game.position, activating(1)).picks('choose an action', 'end-activation');
    expect(atWork(boy.position)).toEqual([]);
    expect(moveOf(table(boy.position), 1)).toBe(6 * INCH);
  });

  rule('KT-13.1', 'Photon Grenade: one worse over 6" away, and one worse out of line of sight', start => {
    const cast = (setup: typeof open, position: Position, face: number) => {
      const game = start.from(setup, position, activating()).picks('choose an action', 'photon-grenade');
      game.picks('choose whom to dazzle', 1).dice('roll to dazzle', face).picks('choose an action', 'end-activation');
      return atWork(game.position).includes('dazzled');
    };
    expect(cast(open, thrown(2000 + SIX + 1), 2)).toBe(false);
    expect(cast(open, thrown(2000 + SIX + 1), 3)).toBe(true);
    const covered = withPieces([block('barricade', [20, 7], [0.3, 2], [0, 1])]);
    const hidden = thrown(20.3 * INCH + 254, { order: 'conceal' });
    expect(cast(covered, hidden, 3)).toBe(false);
    expect(cast(covered, hidden, 4)).toBe(true);
  });

  const injected = (change: Partial<Operative> = {}) =>
    broke([
      blue('necron-warrior', 5, 15),
      red('fire-warrior-shasla', 5, 5, { ...carrying('stimulant-injector'), ...change }),
    ]);
  const STIMULANT = 'stimulant-injector';

  rule('KT-13.1', 'Stimulant Injector: when shot at, each wound is ignored on a 5+ this turning point; once', start => {
    const game = start.from(open, injected(), attackWith('gauss-flayer')).reacts('target-selected', STIMULANT);
    game.dice('roll attack dice', 3, 1, 1, 1).dice('roll defence dice', 1, 1, 1).dice('ignore wounds', 5, 4, 6);
    expect(game.position.operatives[1]).toMatchObject({ wounds: 6, used: [STIMULANT] });
    expect(game.position.effects).toEqual([on(1, { rule: 'stimulated', seat: 1 }, 'turning-point')]);
    start.from(open, injected({ used: [STIMULANT] }), attackWith('gauss-flayer')).stopsAt('roll attack dice');
  });

  rule(
    'KT-13.1',
    'Stimulant Injector: on activation too; not injured, no APL lost, and mortal wounds ignored alike',
    start => {
      const game = start.from(open, injected({ wounds: 2, aplChange: -1 }), activating(1));
      game.reacts('activated', STIMULANT);
      expect(isInjured(table(game.position), 1)).toBe(false);
      expect(game.position.activation!.ap).toBe(2);
      game.picks('choose an action', 'end-activation');
      const splash = {
        ...game.position,
        effects: [
          ...game.position.effects,
          { use: { rule: 'mortal-wounds', wounds: 2, seat: 0, holder: 0 }, until: 'battle' },
        ],
      } as Position;
      const shot = start.from(open, splash, attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
      shot.dice('ignore mortal wounds', 5, 1);
      expect(shot.position.operatives[1]!.wounds).toBe(1);
      shot.stopsAt('roll defence dice');
      // A single one too.
      const [use] = splash.effects.slice(-1);
      const scratch = {
        ...splash,
        effects: [...game.position.effects, { ...use!, use: { ...use!.use, wounds: 1 } }],
      } as Position;
      const lucky = start.from(open, scratch, attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
      lucky.dice('ignore mortal wounds', 5);
      expect(lucky.position.operatives[1]!.wounds).toBe(2);
      lucky.stopsAt('roll defence dice');
    },
  );

  const READOUT = 'holographic-readout';
  const led = (x: number, card = 'fire-warrior-shasla', used: readonly string[] = []) =>
    broke([
      [0, card, 0, 0, at(2000)],
      red('boy-fighter', 25, 18),
      blue('fire-warrior-shasui', 0, 0, { ...at(x), ...carrying(READOUT), used }),
    ]);
  const THREE = 762 + 280;

  rule(
    'KT-13.1',
    'Holographic Readout: a friend activated within 3" does one mission action for 1AP less, once per battle',
    start => {
      const game = start.from(open, led(2000 + THREE), activating()).reacts('activated', READOUT);
      const cost = (action: string) => table(game.position).query('action-cost', 1, { operative: 0, action });
      expect([cost('secure'), cost('dash')]).toEqual([0, 1]);
      expect(game.position.operatives[2]!.used).toEqual([READOUT]);
      game.picks('choose an action', 'end-activation');
      expect(atWork(game.position)).toEqual([]);
      expect(offers(game)).toEqual([]);
    },
  );

  rule('KT-13.1', 'Holographic Readout: not farther away, not for drones, not twice', start => {
    for (const position of [
      led(2000 + THREE + 1),
      led(2000 + THREE - 20, 'mv1-gun-drone'),
      led(2000 + THREE, undefined, [READOUT]),
    ]) {
      const game = start.from(open, position, activating());
      expect(offersUntilNext(game)).toEqual([]);
      game.picks('choose an action', 'end-activation');
    }
  });
});
