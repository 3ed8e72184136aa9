import { expect } from 'vitest';
import { reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { allowanceOf } from '../../core/03-actions/moves.ts';
import { universalActions } from '../../core/03-actions/universal.ts';
import { reasonsAgainstWeapon } from '../../core/04-shooting/valid-targets.ts';
import { active, apart, armed, attackWith, block, broke, shooting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, go, open, red, type Stood, withPieces } from '../../testing/field.ts';
import { INCH } from '../../testing/moves.ts';
import { ownActions } from '../own-actions.ts';
import { activating, carrying, offersUntilNext, skip, table } from '../testing/moments.ts';

const enemy: Stood = red('boy-fighter', 5, 10);

section('KT-13.1 Purity Seal', () => {
  const line = (used: readonly string[] = []) =>
    broke([blue('tactical-marine-warrior', 5, 5, { ...carrying('purity-seal'), used }), enemy]);

  rule('KT-13.1', 'Purity Seal: one Command Re-roll of its own dice for 0CP, once per battle', start => {
    const game = start.from(open, line(), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    game.reacts('attack-dice-rolled', 'purity-seal').picks('choose a die to roll again', 0).dice('roll them again', 3);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(7);
    expect(game.position).toMatchObject({ cp: [0, 0] });
    expect(game.position.operatives[0]!.used).toEqual(['purity-seal']);
    start.from(open, line(['purity-seal']), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-13.1', 'Purity Seal: for defence dice too, but not for those of friends', start => {
    const shot = broke([
      blue('boy-fighter', 5, 10),
      red('tactical-marine-warrior', 5, 5, carrying('purity-seal')),
      red('tactical-marine-warrior', 9, 5),
    ]);
    const game = start.from(open, shot, attackWith('shoota')).dice('roll attack dice', 5, 1, 1, 1);
    game.dice('roll defence dice', 1, 1, 1).reacts('defence-dice-rolled', 'purity-seal');
    game.picks('choose a die to roll again', 2).dice('roll them again', 6);
    expect(game.position.operatives[1]!.wounds).toBe(11);
    const friend = { attacker: 0, target: 2, weapon: 'shoota', profile: 'standard', action: 'shoot' };
    const other = start.from(open, shot, { ...attackWith('shoota'), vars: { aim: friend, dice: null, after: null } });
    other.dice('roll attack dice', 5, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(other.position.operatives[2]!.wounds).toBe(8);
  });
});

section('KT-13.1 Auspex', () => {
  const at = (x: number): Stood => blue('tactical-marine-warrior', 0, 0, { at: spot(x, 2000) });
  const bearer: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...carrying('auspex') });

  rule('KT-13.1', 'Auspex: for 2AP a friend within 3" and visible has No Cover this turning point', start => {
    const line = broke([bearer, red('boy-fighter', 20, 15), at(2000 + apart(3)), at(4000)]);
    const game = start.from(open, line, activating()).picks('choose an action', 'auspex');
    expect(game.asks('choose who gains No Cover', 'pick-one').options).toEqual([0, 2]);
    game.picks('choose who gains No Cover', 2);
    expect(game.position.activation!.ap).toBe(1);
    game.picks('choose an action', 'end-activation');
    const covered = withPieces([block('barricade', [19, 13.6], [2, 0.5], [0, 1])]);
    const aim = { attacker: 2, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
    const shot = { ...attackWith('boltgun'), vars: { aim, dice: null, after: null } };
    const scanned = start.from(covered, game.position, shot).dice('roll attack dice', 6, 1, 1, 1);
    scanned.dice('roll defence dice', 1, 1, 1);
    const plain = start.from(covered, { ...game.position, effects: [] }, shot).dice('roll attack dice', 6, 1, 1, 1);
    plain.stopsAt('keep dice for cover');
    const others = { ...shot, vars: { ...shot.vars, aim: { ...aim, attacker: 0 } } };
    start.from(covered, game.position, others).dice('roll attack dice', 6, 1, 1, 1).stopsAt('keep dice for cover');
  });

  rule('KT-13.1', 'Auspex: only for its carrier, and not while engaged', () => {
    const line = broke([bearer, red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000) }), at(2000)], {
      activation: active(),
    });
    const t = table(line);
    expect(ownActions(t, 2)).toEqual([]);
    const [auspex] = ownActions(t, 0);
    expect(reasonsAgainstAction(t, auspex!, 0)).toEqual([{ reason: 'engaged', clause: 'KT-13.1' }]);
  });
});

section('KT-13.1 Suspensor System', () => {
  const gunner = (items: readonly string[]): Stood =>
    blue('tactical-marine-heavy-gunner', 5, 5, { ...armed('heavy-bolter', 'fists'), equipment: items });
  const line = (change: object = {}, items: readonly string[] = ['suspensor-system']) =>
    broke([gunner(items), red('boy-fighter', 5, 18)], { activation: active({ ap: 3, ...change }) });
  const heavy = { attacker: 0, weapon: 'heavy-bolter', profile: 'standard', action: 'shoot' };
  const move = universalActions.find(({ id }) => id === 'normal-move')!;

  rule(
    'KT-13.1',
    'Suspensor System: after a move of at most 6" a Heavy weapon may be shot, after more it may not',
    () => {
      const moved = (tenths: number) =>
        reasonsAgainstWeapon(table(line({ performed: ['normal-move'], moved: tenths })), heavy);
      expect(moved(6 * INCH)).toEqual([]);
      expect(moved(6 * INCH + 1)).toEqual([{ reason: 'moved-too-far', clause: 'KT-13.1' }]);
      const plain = reasonsAgainstWeapon(table(line({ performed: ['normal-move'] }, [])), heavy);
      expect(plain).toContainEqual(expect.objectContaining({ reason: 'moved-with-heavy', clause: 'KT-9.8' }));
    },
  );

  rule('KT-13.1', 'Suspensor System: after the shot it may move, 6" in all', start => {
    const shot = { performed: ['shoot'], weapons: ['heavy-bolter/standard'] };
    expect(reasonsAgainstAction(table(line(shot)), move, 0)).toEqual([]);
    expect(allowanceOf(table(line(shot)), 0, 'charge')).toBe(6 * INCH);
    expect(allowanceOf(table(line({ ...shot, moved: 4 * INCH })), 0, 'dash')).toBe(2 * INCH);
    expect(allowanceOf(table(line({})), 0, 'charge')).toBe(8 * INCH);
    expect(reasonsAgainstAction(table(line(shot, [])), move, 0)).toContainEqual(
      expect.objectContaining({ clause: 'KT-9.8' }),
    );
    const game = start.from(open, line({}), activating());
    game.picks('choose an action', 'normal-move').picks('move', [go(5, 10)]);
    expect(game.position.activation!.moved).toBe(5 * INCH);
    expect(game.asks('choose an action', 'pick-one').options).toContain('shoot');
    // After moving 6" no more movement is possible.
    game.picks('choose an action', 'dash').picks('move', [go(5, 12)]);
    expect(game.position.activation).toBeNull();
  });
});

section('KT-13.1 Auxiliary Grenade Launcher', () => {
  const line = (items: readonly string[], used: readonly string[] = []) =>
    broke([
      blue('intercessor-warrior', 5, 5, { ...armed('bolt-rifle'), equipment: items, used }),
      red('boy-fighter', 5, 18),
    ]);
  const both = ['krak-grenade', 'auxiliary-grenade-launcher'];

  rule('KT-13.1', 'Auxiliary Grenade Launcher: a grenade may go without its Rng and Indirect', start => {
    const thrown = start.from(open, line(['krak-grenade']), shooting());
    expect(thrown.asks('select a ranged weapon', 'pick-one').options).toEqual(['bolt-rifle/standard']);
    thrown.stopsAt('select a ranged weapon');
    const game = start.from(open, line(both), shooting());
    expect(game.asks('select a ranged weapon', 'pick-one').options).toEqual([
      'bolt-rifle/standard',
      'krak-grenade/launched',
    ]);
    game.picks('select a ranged weapon', 'krak-grenade/launched').picks('select a valid target', 1);
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(5);
    expect(offersUntilNext(skip(game))).toEqual([]);
  });

  rule(['KT-13.1', 'KT-9.13'], 'Auxiliary Grenade Launcher: two uses of each grenade, and no third', () => {
    const grenade = { attacker: 0, weapon: 'krak-grenade', profile: 'launched', action: 'shoot' };
    const once = ['krak-grenade'];
    expect(reasonsAgainstWeapon(table(line(both, once)), grenade)).toEqual([]);
    const twice = reasonsAgainstWeapon(table(line(both, [...once, ...once])), grenade);
    expect(twice).toContainEqual(expect.objectContaining({ reason: 'used-up', clause: 'KT-9.13' }));
    const plain = reasonsAgainstWeapon(table(line(['krak-grenade'], once)), { ...grenade, profile: 'standard' });
    expect(plain).toContainEqual(expect.objectContaining({ reason: 'used-up' }));
  });
});
