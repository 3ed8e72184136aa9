import { expect } from 'vitest';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { moveOf } from '../../core/03-actions/moves.ts';
import { active, apart, attackWith, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood } from '../../testing/field.ts';
import { INCH } from '../../testing/moves.ts';
import type { Position } from '../../types.ts';
import { ownActions } from '../own-actions.ts';
import { activating, atWork, offers, ploys, table } from '../testing/moments.ts';

const enemy: Stood = red('boy-fighter', 20, 18);
const against = (position: Position, action: string) =>
  reasonsAgainstAction(table(position), actionOf(table(position), 0, action), 0);

section('KT-2.5 Dimensional Concealment', () => {
  const line = (card: string, rules = ploys('dimensional-concealment')) => broke([[0, card, 5, 5], enemy], rules);
  const ACTION = 'dimensional-concealment';

  rule('KT-2.5', 'Dimensional Concealment: a DEATHMARK changes its order for 1AP, once an activation', start => {
    const game = start.from(open, line('deathmark-warrior'), activating()).picks('choose an action', ACTION);
    expect(game.position.operatives[0]!.order).toBe('conceal');
    expect(game.position.activation!.ap).toBe(1);
    expect(game.asks('choose an action', 'pick-one').options).not.toContain(ACTION);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-2.5', 'Dimensional Concealment: not for others, nor without the ploy', () => {
    expect(ownActions(table(line('necron-warrior')), 0)).toEqual([]);
    expect(ownActions(table(line('deathmark-warrior', ploys())), 0)).toEqual([]);
    expect(ownActions(table(line('deathmark-warrior')), 0).map(({ id }) => id)).toEqual([ACTION]);
  });
});

section('KT-2.5 Implacable March', () => {
  const line = (order: 'engage' | 'conceal' = 'engage') =>
    broke([blue('necron-warrior', 5, 5, { order }), enemy], ploys('implacable-march'));
  const MARCH = 'implacable-march';

  rule('KT-2.5', 'Implacable March: on activation with an engage order, 2" more M and no Dash', start => {
    const game = start.from(open, line(), activating()).reacts('activated', MARCH);
    expect(moveOf(table(game.position), 0)).toBe(6 * INCH);
    expect(game.asks('choose an action', 'pick-one').options).not.toContain('dash');
    const dash = against(game.position, 'dash');
    expect(dash).toContainEqual({ reason: 'marching', clause: 'KT-2.5' });
    expect(against(game.position, 'normal-move')).toEqual([]);
    game.picks('choose an action', 'end-activation');
    expect(atWork(game.position)).toEqual([MARCH]);
    expect(moveOf(table(game.position), 0)).toBe(4 * INCH);
  });

  rule('KT-2.5', 'Implacable March: it may be declined, and is not offered to concealed operatives', start => {
    const game = start.from(open, line(), activating()).reacts('activated', null);
    expect(moveOf(table(game.position), 0)).toBe(4 * INCH);
    game.picks('choose an action', 'end-activation');
    const hidden = start.from(open, line('conceal'), activating());
    expect(offers(hidden)).toEqual([]);
    hidden.picks('choose an action', 'end-activation');
  });
});

section('KT-2.5 Relentless Onslaught, Skulking Killer', () => {
  const at = (tenths: number) =>
    broke(
      [
        blue('necron-warrior', 0, 0, { at: spot(2000, 2000) }),
        red('boy-fighter', 0, 0, { at: spot(2000 + tenths, 2000) }),
      ],
      ploys('relentless-onslaught'),
    );

  rule('KT-2.5', 'Relentless Onslaught: one attack die is re-rolled at a target within exactly 6"', start => {
    const game = start.from(open, at(apart(6)), attackWith('gauss-flayer')).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 0, most: 1 });
    game.picks('choose dice to roll again', []);
    start.from(open, at(apart(6) + 1), attackWith('gauss-flayer')).dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-2.5', 'Skulking Killer: a FLAYED ONE charges with a conceal order, others do not', () => {
    const line = (card: string, rules = ploys('skulking-killer')) =>
      broke([[0, card, 5, 5, { order: 'conceal' }], red('boy-fighter', 5, 9)], { activation: active(), ...rules });
    const concealed = { reason: 'conceal-order', clause: 'KT-3.10' };
    expect(against(line('flayed-one-warrior'), 'charge')).toEqual([]);
    expect(against(line('necron-warrior'), 'charge')).toContainEqual(concealed);
    expect(against(line('flayed-one-warrior', ploys()), 'charge')).toContainEqual(concealed);
  });
});
