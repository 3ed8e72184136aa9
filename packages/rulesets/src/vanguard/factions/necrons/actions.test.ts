import { expect } from 'vitest';
import { activation } from '../../core/05-activation/activation.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import { active, blue, broke, field, look, open, red, type Stood, tenths } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const far: Stood = red('rifleman', 33, 33);
const call = activation.start({ model: 0, again: false, flees: false });
const against = (action: string, line: readonly Stood[], change: Partial<Position> = {}, setup: Setup = open) =>
  reasonsAgainst(look(field(line, { ...change, ...active(0) }), setup), 0, action, 'normal');

section('My Will Be Done', () => {
  const lord: Stood = blue('necron-overlord', 0, 0, { at: tenths(2540, 2540), leader: true });
  /** A Warrior at this gap, in tenths, from the Overlord's base. */
  const warrior = (gap: number): Stood => blue('necron-warrior', 0, 0, { at: tenths(2540 + 360 + gap, 2540) });

  rule(['VG-2.3', 'VG-3.2', 'VG-13.2'], 'short: a friend within 6" has a bonus to hit for the round', start => {
    const line: readonly Stood[] = [lord, warrior(1524), red('pikeman', 25, 10), far];
    const game = start.from(open, field(line, broke), call).picks('choose an action', 'my-will-be-done');
    expect(game.position.activation).toMatchObject({ shorts: 1 });
    game.picks('choose an action', 'end-activation');
    const shot = start.from(open, game.position, attackBy(1, 'action', 2)).dice('roll to hit', 3, 2);
    shot.dice('roll for armor', 5);
    // The Overlord itself gains nothing.
    const own = start.from(open, game.position, attackBy(0, 'action', 2)).dice('roll to hit', 2, 2, 2);
    expect(own.facts()).toContainEqual(expect.objectContaining({ type: 'hits-scored', hits: 0 }));
  });

  rule('VG-2.3', 'is refused when nobody is near, or all have the bonus already', () => {
    const none = [{ reason: 'nobody-for-it', clause: 'VG-2.3' }];
    expect(against('my-will-be-done', [lord, warrior(1524), far])).toEqual([]);
    expect(against('my-will-be-done', [lord, warrior(1525), far])).toEqual(none);
    const use = { rule: 'my-will-be-done', by: 1, seat: 0, holder: 1 } as const;
    expect(against('my-will-be-done', [lord, warrior(0), far], { effects: [{ use, until: 'round' }] })).toEqual(none);
    for (const other of [{ ...use, holder: 2 }, { rule: 'smoke', seat: 0, holder: 1 } as const])
      expect(
        against('my-will-be-done', [lord, warrior(0), far], { effects: [{ use: other, until: 'round' }] }),
      ).toEqual([]);
  });
});

section('Reanimation Protocol of the Necrons', () => {
  const fallen = (card: string): Stood => [0, card, 0, 0, { at: null, removed: true, wounds: 0 }];
  const cryptek: Stood = blue('cryptek', 10, 10);

  rule(['VG-2.5', 'VG-2.9'], 'works only for Warriors and Flayed Ones', () => {
    for (const card of ['necron-warrior', 'flayed-one'])
      expect(against('reanimation-protocol', [cryptek, fallen(card), far])).toEqual([]);
    for (const card of ['immortal', 'deathmark', 'skorpekh-destroyer'])
      expect(against('reanimation-protocol', [cryptek, fallen(card), far])).toMatchObject([{ clause: 'VG-2.9' }]);
  });
});

section('Targeting Routines of the Necrons', () => {
  rule(['VG-2.6', 'VG-2.8'], 'Immortals and Deathmarks have them; Warriors do not', start => {
    const line = (card: string) => field([[0, card, 10, 10], red('pikeman', 20, 10)], { cp: [1, 0] });
    const game = start
      .from(open, line('immortal'), attackBy(0, 'action'))
      .reacts('before-hit-roll', 'targeting-routines');
    game.dice('roll to hit', 2, 1).dice('roll for armor', 5);
    start
      .from(open, line('deathmark'), attackBy(0, 'action'))
      .reacts('before-hit-roll', 'targeting-routines')
      .dice('roll to hit', 1);
    start
      .from(open, line('necron-warrior'), attackBy(0, 'action'))
      .dice('roll to hit', 1, 1)
      .reacts('hit-dice-rolled', null);
  });
});
