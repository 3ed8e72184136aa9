import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { supportersOf } from '../../../core/05-fighting/fight.ts';
import { damageOf } from '../../../core/dice/dice.ts';
import { killTeam } from '../../../index.ts';
import { apart, armed, broke, fighting, rules, spot } from '../../../testing/attacks.ts';
import { rule, section } from '../../../testing/book.ts';
import { blue, open, red, type Stood } from '../../../testing/field.ts';
import type { Attack, Look, Position } from '../../../types.ts';
import type { ServiceRule } from '../../uses.ts';

/** A marine and an ork, an inch apart, with others beside them. */
const fought = (
  own: readonly ServiceRule[],
  theirs: readonly ServiceRule[] = [],
  ...others: readonly Stood[]
): Position =>
  broke([
    blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...armed('boltgun', 'fists'), service: own }),
    red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa'), service: theirs }),
    ...others,
  ]);
const combat = { kind: 'combat', action: 'fight', attacker: 0, target: 1, weapon: 'fists', profile: 'standard' };
const attack = { ...combat, parryWeapon: 'choppa', parryProfile: 'standard', marks: [] } as unknown as Attack;
const look = (position: Position): Look => tableOf(killTeam, open, position);
const friend: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000 + 2 * apart(1), 2000) });
const ally: Stood = red('boy-fighter', 0, 0, { at: spot(2000 - apart(1), 2000) });
const hitOn = (position: Position, side: 'attacker' | 'defender'): number =>
  look(position).query('hit-on', 3, { attack, side });

section('KT-14.2 Inexorable', () => {
  rule('KT-14.2', 'its enemy has no support, attacking or defending; it keeps its own', () => {
    const supported = (position: Position, side: 'attacker' | 'defender') =>
      supportersOf(look(position), { attack, side });
    expect(supported(fought([], [], ally), 'defender')).toBe(1);
    expect(supported(fought(['inexorable'], [], ally), 'defender')).toBe(0);
    expect(supported(fought(['inexorable'], [], friend), 'attacker')).toBe(1);
    expect(supported(fought([], ['inexorable'], friend), 'attacker')).toBe(0);
  });
});

section('KT-14.3 Bladework', () => {
  rule('KT-14.3', 'one die re-rolled in combat, also as the defender', start => {
    const game = start.from(open, fought(['bladework']), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 0, most: 1 });
    game.picks('choose dice to roll again', [0]).dice('roll them again', 3);
    expect(game.position.operatives[1]!.wounds).toBe(7);
    const other = start.from(open, fought([], ['bladework']), fighting()).picks('select an enemy', 1);
    other.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(other.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 1, most: 1 });
    other.picks('choose dice to roll again', []);
  });

  rule('KT-14.3', 'not when it shoots', () => {
    const shot = { ...attack, kind: 'shooting', action: 'shoot', weapon: 'boltgun' } as Attack;
    const t = look(fought(['bladework']));
    expect(t.query('attack-re-rolls', [], { attack: shot, side: 'attacker' })).toEqual([]);
  });
});

section('KT-14.4 Dirty Fighter', () => {
  rule('KT-14.4', 'one more die if supported, by however many; none without support', () => {
    const dice = (position: Position): number => look(position).query('attack-dice', 3, { attack, side: 'attacker' });
    expect(dice(fought(['dirty-fighter']))).toBe(3);
    expect(dice(fought(['dirty-fighter'], [], friend))).toBe(4);
    const above: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000 + apart(1), 2000 + apart(1)) });
    expect(dice(fought(['dirty-fighter'], [], friend, above))).toBe(4);
    expect(dice(fought([], [], friend))).toBe(3);
    // KT-14.2: an operative that cannot be supported gains nothing.
    expect(dice(fought(['dirty-fighter'], ['inexorable'], friend))).toBe(3);
  });
});

section('KT-14.5 Vicious', () => {
  rule('KT-14.5', 'critical strikes in combat do 1 more, normal ones do not', () => {
    const t = look(fought(['vicious']));
    const [plain, on] = [look(fought([])), { attack, side: 'attacker' } as const];
    expect(damageOf(t, on, 'critical')).toBe(damageOf(plain, on, 'critical') + 1);
    expect(damageOf(t, on, 'normal')).toBe(damageOf(plain, on, 'normal'));
    expect(damageOf(t, { attack, side: 'defender' }, 'critical')).toBe(
      damageOf(plain, { attack, side: 'defender' }, 'critical'),
    );
  });
});

section('KT-14.6 Duellist', () => {
  rule('KT-14.6', 'its enemy needs one more to hit, it does not', () => {
    expect([hitOn(fought([]), 'defender'), hitOn(fought(['duellist']), 'defender')]).toEqual([3, 4]);
    expect(hitOn(fought(['duellist']), 'attacker')).toBe(3);
    expect(hitOn(fought([], ['duellist']), 'attacker')).toBe(4);
  });

  rule('KT-14.6', 'not against shooters', () => {
    const shot = { ...attack, kind: 'shooting', action: 'shoot', weapon: 'boltgun' } as Attack;
    expect(look(fought([], ['duellist'])).query('hit-on', 3, { attack: shot, side: 'attacker' })).toBe(3);
  });
});

section('KT-14.7 Savage', () => {
  rule('KT-14.7', 'a mortal wound for each critical hit retained, before the first strike', start => {
    const game = start.from(open, fought(['savage']), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 6, 1).dice('roll combat dice', 6, 1, 1, 1);
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([11, 10 - 2]);
    expect(game.facts()).toContainEqual(expect.objectContaining({ clause: 'KT-14.7', amount: 2, mortal: true }));
    game.stopsAt('resolve a hit');
  });

  rule('KT-14.7', 'the combat ends if that takes the last wound; nothing without a critical hit', start => {
    const weak = fought(['savage']);
    const last = { ...weak, operatives: weak.operatives.map((o, i) => (i === 1 ? { ...o, wounds: 1 } : o)) };
    const game = start.from(open, last, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 1, 1).dice('roll combat dice', 6, 6, 6, 6);
    expect(game.position.operatives[1]).toMatchObject({ removed: true });
    const none = start.from(open, fought(['savage']), fighting()).picks('select an enemy', 1);
    none.dice('roll combat dice', 3, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(none.position.operatives[1]!.wounds).toBe(7);
  });

  rule(['KT-14.7', 'KT-9.20'], 'a hit that Rending has made critical counts', start => {
    const position = { ...fought(['savage']), ...rules([{ rule: 'rending' }]) };
    const game = start.from(open, position, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 3, 1).dice('roll combat dice', 1, 1, 1, 1);
    game.reacts('attack-dice-judged', 'rending');
    expect(game.facts()).toContainEqual(expect.objectContaining({ clause: 'KT-14.7', amount: 2 }));
  });
});
