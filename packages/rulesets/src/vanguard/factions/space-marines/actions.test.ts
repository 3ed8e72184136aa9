import { expect } from 'vitest';
import { activation } from '../../core/05-activation/activation.ts';
import { attackOn, type Striking } from '../../core/10-attacks/strike.ts';
import { against } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood, tenths } from '../../testing/field.ts';

const enemy: Stood = red('pikeman', 20, 10);
const call = activation.start({ model: 0, again: false, flees: false });

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

section('Rally', () => {
  const captain: Stood = blue('marine-captain', 0, 0, { at: tenths(2540, 2540), leader: true });
  /** A model that is down, at this gap, in tenths, from the Captain's base. */
  const lying = (gap: number): Stood => blue('intercessor', 0, 0, { at: tenths(2540 + 360 + gap, 2540), down: true });
  const also: Stood = blue('intercessor', 0, 0, { at: tenths(2540, 2540 + 360 + 1525), down: true });

  rule(['VG-2.3', 'VG-13.2', 'VG-5.5'], 'free, for 1 CP: friends within 6" stand up', start => {
    const game = start.from(open, field([captain, lying(1524), also, enemy], { cp: [1, 0] }), call);
    game.picks('choose an action', 'rally');
    expect(game.position.models.map(({ down }) => down)).toEqual([false, false, true, false]);
    expect(game.position).toMatchObject({ cp: [0, 0], activation: { shorts: 0, longs: 0 } });
    game.picks('choose an action', 'end-activation');
  });

  rule(['VG-2.3', 'VG-5.2', 'VG-11.16'], 'is refused with nobody to stand up, a second time, or without CP', () => {
    expect(against('rally', [captain, lying(1524), enemy])).toEqual([]);
    expect(against('rally', [captain, lying(1525), enemy])).toEqual([{ reason: 'nobody-for-it', clause: 'VG-2.3' }]);
    expect(against('rally', [captain, lying(0), enemy], {}, { performed: ['rally'] })).toMatchObject([
      { clause: 'VG-5.2' },
    ]);
    expect(against('rally', [captain, lying(0), enemy], broke)).toMatchObject([{ reason: 'not-enough-cp' }]);
  });
});

section('Overcharge', () => {
  const hellblaster: Stood = blue('hellblaster', 10, 10);

  rule(['VG-2.3', 'VG-10.5', 'VG-5.5'], 'free: each hit of its ranged attack costs one more wound', start => {
    const game = start.from(open, field([hellblaster, enemy], broke), call);
    game.picks('choose an action', 'overcharge').dice('roll for the coils', 2);
    game.picks('choose an action', 'attack').dice('roll to hit', 3, 1).picks('choose dice to roll again', []);
    game.dice('roll for armor', 5).dice('recovery roll', 4);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'wounds-suffered', model: 1, wounds: 2 }));
    expect(game.position.activation).toMatchObject({ shorts: 1 });
    game.picks('choose an action', 'end-activation');
    // It ends with the activation.
    expect(game.position.effects).toEqual([]);
  });

  rule(['VG-2.3', 'VG-10.11'], 'on a 1 it suffers a mortal wound', start => {
    const game = start.from(open, field([hellblaster, enemy], broke), call);
    game.picks('choose an action', 'overcharge').dice('roll for the coils', 1);
    expect(game.position.models[0]!.wounds).toBe(1);
    game.picks('choose an action', 'end-activation');
  });

  rule(['VG-2.3', 'VG-10.5'], 'works only for its own ranged attacks', () => {
    const use = { rule: 'overcharge', damage: 1, seat: 0, holder: 0 } as const;
    const line: readonly Stood[] = [hellblaster, enemy, blue('hellblaster', 10, 14)];
    const t = look(field(line, { effects: [{ use, until: 'activation' }] }));
    const damage = (attacker: number, weapon: string): number =>
      t.query('damage', 1, { attack: attackOn(t, by(attacker, weapon)), side: 'attacker' });
    expect([damage(0, 'plasma-incinerator'), damage(0, 'combat-knife'), damage(2, 'plasma-incinerator')]).toEqual([
      2, 1, 1,
    ]);
  });

  rule('VG-2.3', 'is refused once it has attacked', () => {
    expect(against('overcharge', [hellblaster, enemy])).toEqual([]);
    expect(against('overcharge', [hellblaster, enemy], {}, { performed: ['attack'] })).toEqual([
      { reason: 'attacked-already', clause: 'VG-5.2' },
    ]);
  });
});
