import { expect } from 'vitest';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { allowanceOf } from '../../core/03-actions/moves.ts';
import { isConcealed } from '../../core/04-shooting/targets.ts';
import { strengthOf } from '../../core/06-damage/objectives.ts';
import { active, armed, attackWith, block, broke, fighting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, go, open, red, type Stood, withPieces } from '../../testing/field.ts';
import { INCH } from '../../testing/moves.ts';
import type { Operative, Position } from '../../types.ts';
import {
  activating,
  atWork,
  carrying,
  offers,
  offersUntilNext,
  planned,
  planning,
  ploys,
  skip,
  table,
  USE,
} from '../testing/moments.ts';

const at = (x: number, y = 2000): Partial<Operative> => ({ at: spot(x, y) });
const against = (position: Position, action: string) =>
  reasonsAgainstAction(table(position), actionOf(table(position), 0, action), 0);
const enemy: Stood = red('boy-fighter', 25, 18);

section('KT-2.5 Fleet', () => {
  const line = (rules = ploys('fleet')) => broke([blue('ranger-warrior', 5, 5, { ...armed('fists') }), enemy], rules);

  rule('KT-2.5', 'Fleet: a Normal Move comes with a free Dash, even without AP left', start => {
    const game = start
      .from(open, line(), activating())
      .picks('choose an action', 'normal-move')
      .picks('move', [go(5, 10)]);
    game.picks('choose an action', 'dash').picks('move', [go(5, 12)]);
    expect(game.position.activation ?? null).toBeNull();
    expect(game.position.operatives[0]!.at).toEqual(spot(1270, 3048));
    const spent = { ...line(), activation: active({ ap: 0, performed: ['fall-back'] }) };
    expect(against(spent, 'dash')).toEqual([]);
  });

  rule('KT-2.5', 'Fleet: not before it, and not without the ploy', () => {
    const none = { reason: 'not-enough-ap', clause: 'KT-2.12' };
    expect(against({ ...line(), activation: active({ ap: 0 }) }, 'dash')).toContainEqual(none);
    const moved = active({ ap: 0, performed: ['normal-move'] });
    expect(against({ ...line(ploys()), activation: moved }, 'dash')).toContainEqual(none);
  });
});

section('KT-2.5 Forewarned', () => {
  const line = (ready: boolean): Position =>
    broke([blue('necron-warrior', 5, 15), red('guardian-defender-warrior', 5, 5, { ready })], {
      effects: [{ use: { rule: 'forewarned', seat: 1, holder: null }, until: 'battle' }],
    });

  rule('KT-2.5', 'Forewarned: ready operatives re-roll one defence die', start => {
    const game = start.from(open, line(true), attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
    game.dice('roll defence dice', 1, 1, 1).picks('choose dice to roll again', [0]).dice('roll them again', 6);
    expect(game.position.operatives[1]!.wounds).toBe(8);
    const done = start.from(open, line(false), attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
    done.dice('roll defence dice', 1, 1, 1);
    expect(done.position.operatives[1]!.wounds).toBe(4);
  });
});

section('KT-2.5 Hidden Paths', () => {
  const crates = withPieces([
    block('barricade', [4, 6], [2, 0.5], [0, 1]),
    block('barricade', [4, 9], [2, 0.5], [0, 1]),
  ]);
  const ranger = (change: Partial<Operative> = {}): Stood =>
    blue('ranger-warrior', 5, 5, { order: 'conceal', ...change });
  const line = (change: Partial<Operative> = {}, foe = enemy) => field([ranger(change), foe], { cp: [1, 0] });
  const PATHS = 'hidden-paths';
  const WHO = 'choose who dashes by hidden paths';

  rule('KT-2.5', 'Hidden Paths: concealed RANGERs beside terrain dash to terrain at once', start => {
    const game = start.from(crates, line(), planning()).picks(USE, PATHS);
    expect(game.asks(WHO, 'pick-some')).toMatchObject({ to: 0, options: [0], least: 0, most: 1 });
    game.picks(WHO, [0]).refuses([go(3, 3.2)], 'must-end-beside-terrain', 'KT-2.5');
    game.picks('move', [go(7.2, 5.5)]);
    expect(game.position.operatives[0]!.at).toEqual(spot(1829, 1397));
    expect(game.position.cp).toEqual([0, 0]);
    expect(atWork(game.position)).toEqual([]);
  });

  rule('KT-2.5', 'Hidden Paths: nobody has to dash', start => {
    const game = start.from(crates, line(), planning()).picks(USE, PATHS).picks(WHO, []);
    expect(game.position.operatives[0]!.at).toEqual(spot(1270, 1270));
  });

  rule('KT-2.5', 'Hidden Paths: not on engage, not within 6" of an enemy, not away from terrain', start => {
    const near: Stood = red('boy-fighter', 0, 0, at(1270 + 1524 + 300, 1270));
    const beyond: Stood = red('boy-fighter', 0, 0, at(1270 + 1524 + 301, 1270));
    for (const position of [line({ order: 'engage' }), line({}, near), line(at(5000, 1270))]) {
      const game = start.from(crates, position, planning());
      expect(planned(game)).not.toContain(PATHS);
      game.stopsAt(USE);
    }
    const game = start.from(crates, line({}, beyond), planning());
    expect(planned(game)).toContain(PATHS);
    game.stopsAt(USE);
  });
});

section('KT-2.5 Supreme Disdain', () => {
  const duel = (rules = ploys('supreme-disdain')) =>
    broke(
      [blue('storm-guardian-warrior', 0, 0, at(2000)), red('tactical-marine-warrior', 0, 0, at(2000 + 254 + 300))],
      rules,
    );
  const fights = (
    start: Parameters<Parameters<typeof rule>[2]>[0],
    own: readonly number[],
    theirs: readonly number[],
  ) =>
    start
      .from(open, duel(), fighting())
      .picks('select an enemy', 1)
      .dice('roll combat dice', ...own)
      .dice('roll combat dice', ...theirs);

  rule('KT-2.5', 'Supreme Disdain: with fewer failures than the opponent, a normal hit becomes critical', start => {
    const game = fights(start, [3, 3, 3, 1], [1, 1, 3]);
    game.reacts('attack-dice-judged', 'supreme-disdain');
    expect(game.position.attack!.attackDice.map(({ as }) => as)).toContain('critical');
    game.stopsAt('resolve a hit');
  });

  rule('KT-2.5', 'Supreme Disdain: as many failures are not fewer', start => {
    const game = fights(start, [3, 3, 3, 1], [1, 3, 3]);
    expect(offers(game)).toEqual([]);
    game.stopsAt('resolve a hit');
  });
});

section('KT-6.4 First Of The Aspects, Matchless Agility', () => {
  const line = (card: string, change: Partial<Operative> = {}, cp = 1) =>
    field([[0, card, 5, 5, change], enemy], { cp: [cp, 0] });
  const FIRST = 'first-of-the-aspects';
  const AGILITY = 'matchless-agility';

  rule('KT-6.4', 'First Of The Aspects: in its activation a DIRE AVENGER gains 1 APL and AP', start => {
    const game = start.from(open, line('dire-avenger-warrior'), activating());
    skip(game, FIRST).reacts('choosing-an-action', FIRST);
    expect(game.position).toMatchObject({ cp: [0, 0], activation: { ap: 3 } });
    game.picks('choose an action', 'end-activation');
    expect(game.position.operatives[0]!.aplChange).toBe(0);
  });

  rule('KT-6.4', 'First Of The Aspects: not for others, not above +1, not without CP', start => {
    const cases = [
      line('ranger-warrior'),
      line('dire-avenger-warrior', { aplChange: 1 }),
      line('dire-avenger-warrior', {}, 0),
    ];
    for (const position of cases) {
      const game = start.from(open, position, activating());
      expect(offersUntilNext(game)).not.toContain(FIRST);
      game.picks('choose an action', 'end-activation');
    }
  });

  rule('KT-6.4', 'Matchless Agility: no attack this activation, but a Dash of 5"', start => {
    const foe: Stood = red('boy-fighter', 5, 12);
    const game = start.from(open, field([blue('ranger-warrior', 5, 5), foe], { cp: [1, 0] }), activating());
    skip(game, AGILITY).reacts('activated', AGILITY);
    expect(allowanceOf(table(game.position), 0, 'dash')).toBe(5 * INCH);
    expect(allowanceOf(table(game.position), 0, 'normal-move')).toBe(6 * INCH);
    const none = { reason: 'matchless-agility', clause: 'KT-6.4' };
    expect(against(game.position, 'shoot')).toContainEqual(none);
    expect(against(game.position, 'fight')).toContainEqual(none);
    game.picks('choose an action', 'end-activation');
    expect(atWork(game.position)).toEqual([]);
  });
});

section('KT-13.1 Equipment of the Aeldari', () => {
  const shot = (change: Partial<Operative>, card = 'guardian-defender-warrior') =>
    broke([blue('necron-warrior', 5, 15), [1, card, 5, 5, change]]);

  rule('KT-13.1', 'Celestial Shield: once per battle a 4+ invulnerable save against one attack', start => {
    const game = start.from(open, shot(carrying('celestial-shield')), attackWith('gauss-flayer'));
    game.reacts('target-selected', 'celestial-shield').dice('roll attack dice', 6, 1, 1, 1);
    game.picks('choose the save', 'invulnerable-4').dice('roll defence dice', 6, 1, 1);
    expect(game.position.operatives[1]).toMatchObject({ wounds: 8, used: ['celestial-shield'] });
    expect(atWork(game.position)).toEqual([]);
    const spent = shot({ ...carrying('celestial-shield'), used: ['celestial-shield'] });
    start.from(open, spent, attackWith('gauss-flayer')).stopsAt('roll attack dice');
    start.from(open, shot({}), attackWith('gauss-flayer')).stopsAt('roll attack dice');
  });

  rule(['KT-13.1', 'KT-8.7'], 'Pathfinder Cloak: its conceal order is not overridden', () => {
    const aim = { attacker: 0, target: 1, weapon: 'gauss-flayer', profile: 'standard', action: 'shoot' };
    const high = withPieces([
      block('floor', [3, 13], [4, 4], [3, 3.2]),
      block('barricade', [4, 6.4], [2, 0.5], [0, 1]),
    ]);
    const line = (items: readonly string[]) =>
      broke([
        blue('necron-warrior', 0, 0, { at: spot(1270, 3810, 813) }),
        red('ranger-warrior', 5, 5, { order: 'conceal', ...carrying(...items) }),
      ]);
    expect(isConcealed(table(line([]), high), aim)).toBe(false);
    expect(isConcealed(table(line(['pathfinder-cloak']), high), aim)).toBe(true);
  });

  rule('KT-13.1', 'Ranger Scope: the long rifle has Lethal 5+', start => {
    for (const [items, left] of [
      [['ranger-scope'], 'critical'],
      [[], 'normal'],
    ] as const) {
      const line = broke([blue('ranger-warrior', 5, 15, carrying(...items)), red('necron-warrior', 5, 5)]);
      const game = start.from(open, line, attackWith('ranger-long-rifle')).dice('roll attack dice', 5, 1, 1, 1);
      if (game.state.question?.purpose === 'choose dice to roll again') game.picks('choose dice to roll again', []);
      expect(game.position.attack!.attackDice[0]!.as).toBe(left);
      game.stopsAt('roll defence dice');
    }
  });

  rule(
    'KT-13.1',
    'Avenger Shrine Banner: DIRE AVENGERs the bearer sees within 3", itself too, count one APL more',
    () => {
      const THREE = 762 + 280;
      const line = (x: number, card = 'dire-avenger-warrior') =>
        table(
          broke([
            blue('dire-avenger-exarch', 0, 0, { ...at(2000), ...carrying('avenger-shrine-banner') }),
            [0, card, 0, 0, at(x)],
            enemy,
          ]),
        );
      expect(strengthOf(line(2000 + THREE), id => id === 1)[0]).toBe(3);
      expect(strengthOf(line(2000 + THREE + 1), id => id === 1)[0]).toBe(2);
      expect(strengthOf(line(2000 + THREE, 'ranger-warrior'), id => id === 1)[0]).toBe(2);
      expect(strengthOf(line(2000 + THREE), id => id === 0)[0]).toBe(3);
    },
  );

  rule('KT-13.1', 'Wraithbone Talisman: one Command Re-roll for 0CP', start => {
    const game = start.from(open, shot(carrying('wraithbone-talisman')), attackWith('gauss-flayer'));
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    game.reacts('defence-dice-rolled', 'wraithbone-talisman').picks('choose a die to roll again', 0);
    game.dice('roll them again', 6);
    expect(game.position.operatives[1]).toMatchObject({ wounds: 8, used: ['wraithbone-talisman'] });
  });
});
