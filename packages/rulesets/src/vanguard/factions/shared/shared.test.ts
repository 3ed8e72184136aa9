// Abilities and actions that several factions have
import { expect } from 'vitest';
import { turns } from '../../core/04-round/turns.ts';
import { activation } from '../../core/05-activation/activation.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { priceOf } from '../../core/11-command/command.ts';
import { reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import {
  active,
  blue,
  box,
  broke,
  field,
  look,
  open,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';

const far: Stood = red('rifleman', 33, 33);

section('Lower prices', () => {
  rule(['VG-11.16', 'VG-11.2', 'VG-13.2'], 'following up a Space Marine leader is free', start => {
    const line: readonly Stood[] = [blue('marine-captain', 5, 5, { leader: true }), blue('intercessor', 9, 5), far];
    const game = start.from(open, field(line, broke), turns.start({ seat: 0, chosen: null, after: null }));
    game.picks('choose who to activate', 0).picks('choose an action', 'end-activation');
    game.picks('follow up', 'follow-up').picks('choose who to activate', 1).picks('choose an action', 'end-activation');
    // Other models get no such follow-up, and none gets it twice.
    game.stopsAt('choose who to activate');
    expect(game.position.cp).toEqual([0, 0]);
  });

  rule('VG-11.16', 'helps only its holder, and only with what it names; prices never fall below 0', () => {
    const t = look(
      field([blue('marine-captain', 5, 5, { leader: true }), blue('marine-captain', 9, 5), blue('ork-nob', 12, 5)]),
    );
    expect([0, 1].map(model => priceOf(t, model, 'follow-up', 1))).toEqual([0, 1]);
    expect(['retaliate', 're-roll'].map(what => priceOf(t, 0, what, 1))).toEqual([1, 1]);
    expect(priceOf(t, 2, 'retaliate', 0)).toBe(0);
  });

  rule(['VG-11.16', 'VG-11.5'], 'a Nob retaliates for free', start => {
    const line: readonly Stood[] = [blue('pikeman', 10, 10), red('ork-nob', 11.5, 10)];
    const game = start.from(open, field(line, broke), attackBy(0, 'action')).dice('roll to hit', 1, 1);
    game.picks('retaliate', 'retaliate');
    game.dice('roll to hit', 1, 1, 1, 1);
  });
});

section('Camouflage', () => {
  const line: readonly Stood[] = [blue('rifleman', 10, 10), red('eliminator', 20, 10), red('intercessor', 20, 14)];
  const wall = withPieces(box('low-wall', [15, 5], [0.3, 15], 1));

  rule('VG-10.7', 'while obscured it is even harder to hit', start => {
    const game = start.from(wall, field(line, broke), attackBy(0, 'action', 1)).dice('roll to hit', 5, 5);
    expect(game.facts()).toContainEqual({ type: 'hits-scored', clause: 'VG-10.3', hits: 0 });
    // Other models do not, though equally obscured.
    start
      .from(wall, field(line, broke), attackBy(0, 'action', 2))
      .dice('roll to hit', 5, 5)
      .dice('roll for armor', 3, 3);
  });

  rule('VG-10.7', 'has no effect in the open', start => {
    start
      .from(open, field(line, broke), attackBy(0, 'action', 1))
      .dice('roll to hit', 4, 4)
      .dice('roll for armor', 4, 4);
  });
});

section('Force field', () => {
  const cryptek: Stood = red('cryptek', 20, 20, { choices: ['chronometron'] });
  /** A Warrior at this gap, in tenths, from the Cryptek's base. */
  const warrior = (gap: number): Stood => red('necron-warrior', 0, 0, { at: tenths(20 * 254, 20 * 254 + 360 + gap) });

  rule(['VG-10.9', 'VG-10.28'], 'friends within 3" may use it against ranged attacks', start => {
    const line: readonly Stood[] = [blue('hellblaster', 10, 22), cryptek, warrior(762)];
    const game = start.from(open, field(line, broke), attackBy(0, 'action', 2)).dice('roll to hit', 3, 1);
    expect(game.asks('choose the armor', 'pick-one').options).toEqual(['armor', 'invulnerable-5']);
    game.picks('choose the armor', 'invulnerable-5').dice('roll for armor', 5);
    expect(game.position.models[2]!.wounds).toBe(1);
  });

  rule('VG-10.9', 'does not help models further away, enemies, or in melee', start => {
    const line: readonly Stood[] = [blue('hellblaster', 10, 22), cryptek, warrior(763)];
    start
      .from(open, field(line, broke), attackBy(0, 'action', 2))
      .dice('roll to hit', 3, 1)
      .dice('roll for armor', 6)
      .dice('roll bonus dice', 1);
    const enemies: readonly Stood[] = [blue('intercessor', 20, 24), cryptek, red('necron-warrior', 10, 24)];
    start
      .from(open, field(enemies, broke), attackBy(2, 'action', 0))
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 6)
      .dice('roll bonus dice', 1);
    const close: readonly Stood[] = [blue('pikeman', 20, 22), cryptek];
    start.from(open, field(close, broke), attackBy(0, 'action')).dice('roll to hit', 4, 1).dice('roll for armor', 5);
  });
});

section('Field Surgery', () => {
  const doctor: Stood = blue('apothecary', 0, 0, { at: tenths(2540, 2540) });
  /** A friend at this gap, in tenths, from the doctor's base. */
  const hurt = (gap: number, change: object = { wounds: 1, down: true }): Stood =>
    blue('intercessor', 0, 0, { at: tenths(2540 + 320 + gap, 2540), ...change });
  const against = (...line: readonly Stood[]) =>
    reasonsAgainst(look(field([...line, far], { ...broke, ...active(0) })), 0, 'field-surgery', 'normal');

  rule('VG-2.3', 'a friend within 1" regains a wound and stands up', start => {
    const game = start.from(
      open,
      field([doctor, hurt(254), far], broke),
      activation.start({ model: 0, again: false, flees: false }),
    );
    game.picks('choose an action', 'field-surgery');
    expect(game.position.models[1]).toMatchObject({ wounds: 2, down: false });
    expect(game.position.activation).toMatchObject({ shorts: 1, performed: ['field-surgery'] });
    game.picks('choose an action', 'end-activation');
  });

  rule('VG-2.3', 'cannot be used further away, or on a healthy model', () => {
    expect(against(doctor, hurt(254))).toEqual([]);
    expect(against(doctor, hurt(0, { wounds: 1 }))).toEqual([]);
    for (const others of [[hurt(255)], [hurt(0, {})], []])
      expect(against(doctor, ...others)).toEqual([{ reason: 'nobody-for-it', clause: 'VG-2.3' }]);
  });
});
