import { expect } from 'vitest';
import { reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { universalActions } from '../../core/03-actions/universal.ts';
import { reasonsAgainstWeapon } from '../../core/04-shooting/valid-targets.ts';
import { active, apart, armed, attackWith, broke, fighting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood } from '../../testing/field.ts';
import type { Activation, Position } from '../../types.ts';
import { activating, ploys, table } from '../testing/moments.ts';

const action = (id: string) => universalActions.find(each => each.id === id)!;
const against = (position: Position, id: string) => reasonsAgainstAction(table(position), action(id), 0);

const sergeant = (weapons = ['boltgun', 'plasma-pistol', 'fists']): Stood =>
  blue('tactical-marine-sergeant', 5, 5, armed(...weapons));
const boy: Stood = red('boy-fighter', 5, 12);
const facing = (change: Partial<Activation>, rules = ploys('bolter-discipline')) =>
  broke([sergeant(), boy], { activation: active(change), ...rules });
const shot = { performed: ['shoot'], weapons: ['boltgun/standard'] };

section('KT-2.5 Bolter Discipline', () => {
  rule('KT-2.5', 'Bolter Discipline: after a Shoot with a bolt weapon comes another, with a bolt weapon', start => {
    const first = start.from(open, facing({ ap: 3 }, ploys('bolter-discipline')), activating());
    first.picks('choose an action', 'shoot').picks('select a ranged weapon', 'boltgun/standard');
    first.picks('select a valid target', 1).dice('roll attack dice', 1, 1, 1, 1);
    first.picks('choose an action', 'shoot');
    expect(first.asks('select a ranged weapon', 'pick-one').options).toEqual(['boltgun/standard']);
    first.picks('select a ranged weapon', 'boltgun/standard').picks('select a valid target', 1);
    first.dice('roll attack dice', 1, 1, 1, 1);
    expect(first.asks('choose an action', 'pick-one').options).not.toContain('shoot');
    first.picks('choose an action', 'end-activation');
  });

  rule('KT-2.5', 'Bolter Discipline: not after another weapon, not after a Fight, not without the ploy', () => {
    expect(against(facing(shot), 'shoot')).toEqual([]);
    const twice = { reason: 'already-performed', clause: 'KT-2.12' };
    expect(against(facing({ performed: ['shoot'], weapons: ['plasma-pistol/standard'] }), 'shoot')).toContainEqual(
      twice,
    );
    expect(against(facing({ ...shot, performed: ['shoot', 'fight'] }), 'shoot')).toContainEqual(twice);
    expect(against(facing({ ...shot, performed: ['shoot', 'shoot'] }), 'shoot')).toContainEqual(twice);
    expect(against(facing(shot, { effects: [] }), 'shoot')).toContainEqual(twice);
    const theirs = {
      effects: [{ use: { rule: 'bolter-discipline', seat: 1, holder: null }, until: 'battle' }],
    } as const;
    expect(against(facing(shot, theirs), 'shoot')).toContainEqual(twice);
  });

  rule('KT-2.5', 'Bolter Discipline: the second weapon is a bolt weapon, and two Shoots leave no Fight', () => {
    const plasma = { attacker: 0, weapon: 'plasma-pistol', profile: 'standard', action: 'shoot' };
    expect(reasonsAgainstWeapon(table(facing({})), plasma)).toEqual([]);
    const reason = { reason: 'no-bolt-weapon', clause: 'KT-2.5' };
    expect(reasonsAgainstWeapon(table(facing(shot)), plasma)).toEqual([reason]);
    const two = { ...shot, performed: ['shoot', 'shoot'] };
    expect(against(facing(two), 'fight')).toContainEqual({ reason: 'repeated-shoot', clause: 'KT-2.5' });
    expect(against(facing(shot), 'fight')).toEqual([{ reason: 'not-engaged', clause: 'KT-3.18' }]);
  });
});

section('KT-2.5 Shock Assault', () => {
  const duel = (change: Partial<Activation>, rules = ploys('shock-assault')) =>
    broke(
      [
        blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) }),
        red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa') }),
      ],
      { activation: active(change), ...rules },
    );

  rule('KT-2.5', 'Shock Assault: a second Fight, if nothing was shot, and no third', start => {
    expect(against(duel({ performed: ['fight'] }), 'fight')).toEqual([]);
    const twice = { reason: 'already-performed', clause: 'KT-2.12' };
    expect(against(duel({ performed: ['fight', 'fight'] }), 'fight')).toContainEqual(twice);
    expect(against(duel({ performed: ['fight', 'shoot'] }), 'fight')).toContainEqual(twice);
    expect(against(duel({ performed: ['fight'] }, { effects: [] }), 'fight')).toContainEqual(twice);
    const shots = against(duel({ performed: ['fight', 'fight'] }), 'shoot');
    expect(shots).toContainEqual({ reason: 'repeated-fight', clause: 'KT-2.5' });
    start.from(open, duel({}), activating()).picks('choose an action', 'fight').stopsAt('select an enemy');
  });
});

section('KT-2.5 Tactical Precision', () => {
  const led = (x: number, change: Partial<Position> = ploys('tactical-precision')) =>
    broke(
      [
        blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) }),
        red('boy-fighter', 20, 15),
        blue('tactical-marine-sergeant', 0, 0, { at: spot(x, 2000) }),
      ],
      change,
    );

  rule('KT-2.5', 'Tactical Precision: exactly 3" from a LEADER one attack die may be re-rolled', start => {
    const game = start.from(open, led(2000 + apart(3)), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 0, most: 1, least: 0 });
    game.picks('choose dice to roll again', [0]).dice('roll them again', 5).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
  });

  rule('KT-2.5', 'Tactical Precision: farther away, without the ploy, or for the other side there is none', start => {
    start.from(open, led(2000 + apart(3) + 1), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    start.from(open, led(2000 + apart(3), {}), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    const theirs = {
      effects: [{ use: { rule: 'tactical-precision', seat: 1, holder: null }, until: 'battle' }],
    } as const;
    start.from(open, led(2000 + apart(3), theirs), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-2.5', 'Tactical Precision: a LEADER is near itself; in combat it works for attacker and defender', start => {
    const position = broke(
      [
        blue('tactical-marine-sergeant', 0, 0, { at: spot(2000, 2000), ...armed('fists') }),
        red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa') }),
      ],
      ploys('tactical-precision'),
    );
    const game = start.from(open, position, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    game.picks('choose dice to roll again', [0]).dice('roll them again', 1);
    const attacked = {
      ...position,
      operatives: position.operatives.map(each => ({ ...each, seat: 1 - each.seat })),
      effects: [{ use: { rule: 'tactical-precision', seat: 1, holder: null }, until: 'battle' }],
    } as const;
    const other = start.from(open, attacked, { ...fighting(), vars: { ...fighting().vars, attacker: 1, target: 0 } });
    other.dice('roll combat dice', 1, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(other.asks('choose dice to roll again')).toMatchObject({ to: 1 });
    other.picks('choose dice to roll again', []);
  });
});
