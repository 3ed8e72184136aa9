import { expect } from 'vitest';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { open, type Stood } from '../../testing/field.ts';
import type { Token } from '../../types.ts';
import { activating, atWork, carrying, table } from '../testing/moments.ts';

const secure = { ...open, mission: 'secure' };
const objective: Token = { id: 'objective-1', kind: 'objective', at: spot(2000, 2400), seat: null, marks: {} };
const second: Token = { ...objective, id: 'objective-2', at: spot(2000, 1600) };
const at = (card: string, x: number, change: object = {}): Stood => [0, card, 0, 0, { at: spot(x, 2000), ...change }];
const leader = at('fire-warrior-shasui', 2900, carrying('holographic-readout'));

section('KT-13.1 T’au and their missions', () => {
  rule(
    'KT-13.1',
    'Holographic Readout: one mission action of the activation costs 1AP less, the next its price',
    start => {
      const line = broke([at('fire-warrior-shasla', 2000), leader], { tokens: [objective, second] });
      const game = start.from(secure, line, activating()).reacts('activated', 'holographic-readout');
      game.picks('choose an action', 'secure').picks('choose what to secure', 'objective-1');
      expect(game.position.activation!.ap).toBe(2);
      expect(atWork(game.position)).toEqual([]);
      game.picks('choose an action', 'end-activation');
      const paid = start.from(secure, line, activating()).reacts('activated', null).picks('choose an action', 'secure');
      paid.picks('choose what to secure', 'objective-1');
      expect(paid.position.activation!.ap).toBe(1);
      paid.picks('choose an action', 'end-activation');
    },
  );

  rule('KT-13.1', 'Artificial Intelligence: a drone secures nothing', () => {
    const line = broke([at('mv1-gun-drone', 2000)], { tokens: [objective] });
    const active = { ...line, activation: { operative: 0, ap: 2, performed: [], weapons: [] } };
    const t = table(active, secure);
    expect(reasonsAgainstAction(t, actionOf(t, 0, 'secure'), 0)).toEqual([
      { reason: 'artificial-intelligence', clause: 'KT-13.1' },
    ]);
  });
});
