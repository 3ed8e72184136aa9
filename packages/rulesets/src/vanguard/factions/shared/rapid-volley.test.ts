import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { attackOn, type Striking } from '../../core/10-attacks/strike.ts';
import { against, reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import { active, blue, broke, field, look, open, red, type Stood } from '../../testing/field.ts';
import type { AttackManner } from '../../types.ts';

const enemy: Stood = red('pikeman', 20, 10);
const call = activationOf(0, false);

/** An attack on the second model, before any die is rolled. */
const by = (attacker: number, weapon: string): Striking => ({
  attacker,
  manner: 'action',
  weapon,
  target: 1,
  dice: 2,
  focus: null,
  aimed: false,
  marks: [],
});

section('Rapid Volley', () => {
  const marine: Stood = blue('intercessor', 10, 10);

  rule(['VG-2.3', 'VG-3.8'], 'long: a ranged attack at one target with two more dice', start => {
    const line: readonly Stood[] = [marine, enemy, red('pikeman', 20, 12)];
    const game = start.from(open, field(line, broke), call).picks('choose an action', 'rapid-volley');
    // No split: the named target gets all dice.
    expect(game.asks('choose whom it is for', 'pick-one').options).toEqual([1, 2]);
    game.picks('choose whom it is for', 2).dice('roll to hit', 1, 1, 1, 1).picks('choose dice to roll again', []);
    expect(game.position).toMatchObject({ activation: null, effects: [] });
  });

  rule(['VG-2.3', 'VG-3.8'], 'the dice are for that attack only', () => {
    const use = { rule: 'rapid-volley', dice: 2, seat: 0, holder: 0 } as const;
    const line: readonly Stood[] = [marine, enemy, blue('intercessor', 10, 14)];
    const t = look(field(line, { effects: [{ use, until: 'activation' }] }));
    const dice = (attacker: number, weapon: string, manner: AttackManner = 'action'): number =>
      t.query('attack-dice', 2, { attack: attackOn(t, { ...by(attacker, weapon), manner }), side: 'attacker' });
    expect([dice(0, 'bolt-rifle'), dice(0, 'combat-knife'), dice(2, 'bolt-rifle')]).toEqual([4, 2, 2]);
    expect([dice(0, 'combat-knife', 'retaliation'), dice(2, 'combat-knife', 'charge')]).toEqual([2, 2]);
  });

  rule(['VG-2.3', 'VG-5.1', 'VG-5.2'], 'it is the attack and the long action of the activation', () => {
    expect(against('rapid-volley', [marine, enemy])).toEqual([]);
    expect(against('rapid-volley', [marine, enemy], {}, { performed: ['attack'] })).toEqual([
      { reason: 'attacked-already', clause: 'VG-5.2' },
    ]);
    expect(against('rapid-volley', [marine, enemy], {}, { shorts: 1 })).toMatchObject([{ clause: 'VG-5.1' }]);
    const after = look(field([marine, enemy], active(0, { performed: ['rapid-volley', 'attack'], longs: 1 })));
    expect(reasonsAgainst(after, 0, 'attack', 'extra')).toMatchObject([{ clause: 'VG-5.2' }]);
  });

  rule(['VG-2.3', 'VG-7.9'], 'is refused without a target for a ranged attack', () => {
    for (const line of [[marine], [marine, red('pikeman', 12, 10)], [marine, red('pikeman', 35, 35)]] as Stood[][])
      expect(against('rapid-volley', line)).toEqual([{ reason: 'nobody-for-it', clause: 'VG-2.3' }]);
  });
});
