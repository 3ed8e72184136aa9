// KT-10  How tac ops answer the core's queries
import { add, type Frame, set } from '@little-wars/engine';
import { joining } from '../core/03-actions/joining.ts';
import { acting, mightAct, tacOpActions } from '../core/10-tac-ops/actions.ts';
import { tacOpOf } from '../core/10-tac-ops/cards.ts';
import { scoreFall } from '../core/10-tac-ops/scoring.ts';
import { heldBy, inOrder } from '../core/10-tac-ops/tac-ops.ts';
import type { Look, OperativeId, Rule } from '../types.ts';
import { dropBanner } from './banner.ts';
import { byId } from './index.ts';
import { implants, markInstead } from './instead.ts';
import type { Held } from './types.ts';

const joined = joining();

/** KT-3.16: the secret bearer of a banner drops it when it is removed. */
function bannerDropped(t: Look, operative: OperativeId): Frame | null {
  const held = inOrder(t)
    .flatMap(seat => heldBy(t, seat))
    .find(({ id, memo }) => isBearer(memo, operative) && tacOpOf(t, id).actions?.includes(dropBanner));
  if (!held) return null;
  const { seat, id } = held;
  return acting.start({ seat, tacOp: id, action: dropBanner.id, operative, chosen: null, spot: null });
}

const isBearer = (memo: Held['memo'], operative: number): boolean =>
  memo['bearer'] === operative && memo['dropped'] === undefined;

export const tacOpsRule: Rule<'tac-ops'> = {
  clause: 'KT-10.3',
  words: { en: { rule: 'a tac op' } },
  noBearing: { incapacitated: 'it scores' },
  modify: {
    'tac-ops': set(() => byId),
    actions: add((actions, _use, { operative }, t) => joined(operative, actions, tacOpActions(t, operative))),
    'asked-anyway': add((asked, _use, { operative }, t) => asked || mightAct(t, operative)),
    'instead-of-strike': add((others, _use, { operative, against }, t) => [
      ...others,
      ...implants(t, operative, against),
    ]),
    'instead-of-damage': add((frame, _use, _rolling, t) => frame ?? markInstead(t)),
    'leaves-behind': add((frame, _use, { operative }, t) => frame ?? bannerDropped(t, operative)),
  },
  on: {
    incapacitated: (t, { type: _type, clause: _clause, ...fact }) =>
      scoreFall(t, { ...fact, turningPoint: t.position.turningPoint }),
  },
};
