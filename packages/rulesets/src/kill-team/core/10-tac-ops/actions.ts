// KT-10.4  Actions granted by tac ops
import { type Id, latestAt, type Seat } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { other, ownerOf } from '../../lookups.ts';
import {
  type AboutOperative,
  type Action,
  type Held,
  type Look,
  type OperativeId,
  question,
  sequence,
  type TacOpAction,
} from '../../types.ts';
import { proposeDrop, reasonsAgainstDrop } from '../03-actions/tokens.ts';
import { leaving } from '../06-damage/damage.ts';
import { type TacOps, tacOpAmong, tacOpOf, tacOpsIn } from './cards.ts';
import { couldHold, heldBy, heldOf, isComplete, settle } from './tac-ops.ts';

interface Acting {
  /** The seat that holds the card; not always the one that acts. */
  readonly seat: Seat;
  readonly tacOp: string;
  readonly action: string;
  readonly operative: OperativeId;
  readonly chosen: Id | null;
  readonly spot: Spot | null;
}

const actionOf = (t: Look, { tacOp, action }: Acting): TacOpAction =>
  tacOpOf(t, tacOp).actions!.find(({ id }) => id === action)!;

const choicesOf = (t: Look, v: Acting): readonly Id[] =>
  actionOf(t, v).choice?.options(t, heldOf(t, v.seat, v.tacOp), v.operative) ?? [];

export const chooseWhatItIsDoneTo = question<'pick-one', AboutOperative>('choose what it is done to', 'pick-one');
export const putItDown = question<'place', AboutOperative>('put it down', 'place');

/** Performing a sealed card's action reveals it. */
export const acting = sequence<Acting>('tac op action', 'KT-10.4', s => [
  s.run('KT-10.2', 'turn over the card of the action', (t, v) => {
    if (!heldOf(t, v.seat, v.tacOp).revealed)
      t.emit({ type: 'tac-op-revealed', clause: 'KT-10.2', seat: v.seat, tacOp: v.tacOp });
    return v;
  }),
  s.ask('KT-10.4', chooseWhatItIsDoneTo, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => {
      const options = choicesOf(t, v);
      return options.length > 1 ? { of: actionOf(t, v).choice!.of, options, about: { operative: v.operative } } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen }),
  }),
  s.ask('KT-3.16', putItDown, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => {
      const { putsDown } = actionOf(t, v);
      return putsDown ? { what: putsDown, about: { operative: v.operative } } : null;
    },
    legal: reasonsAgainstDrop,
    propose: proposeDrop,
    then: (_t, v, { at }) => ({ ...v, spot: at }),
  }),
  s.run('KT-10.4', 'do it', (t, v) => {
    const { operative, spot } = v;
    const chosen = v.chosen ?? choicesOf(t, v)[0] ?? null;
    const scores = actionOf(t, v).done(t, heldOf(t, v.seat, v.tacOp), operative, { chosen, spot });
    settle(t, v.seat, v.tacOp, scores);
    return v;
  }),
  s.call('KT-10.4', 'leave by a card', (t, v) =>
    actionOf(t, v).leaves ? leaving.start({ operative: v.operative }) : null,
  ),
]);

const asAction = (held: Held, action: TacOpAction): Action => ({
  id: action.id,
  clause: 'KT-10.4',
  ap: action.ap,
  reasons: (t, operative) => [
    ...(isComplete(held) ? [{ reason: 'tac-op-complete', clause: 'KT-10.3' }] : []),
    ...action.reasons(t, held, operative),
  ],
  start: (_t, operative) =>
    acting.start({ seat: held.seat, tacOp: held.id, action: action.id, operative, chosen: null, spot: null }),
});

/**
 * KT-10.2: whether, as far as everybody can tell, an action of this operative could reveal a card its seat may hold. If
 * so, it is asked even if it has nothing to do.
 */
export function mightAct(t: Look, operative: OperativeId): boolean {
  const seat = ownerOf(t, operative);
  const ap = t.position.activation?.ap ?? 0;
  return couldHold(t, seat).some(({ id, reveal, secretly, actions = [] }) => {
    if (reveal.at !== 'action') return false;
    const memo = secretly ? { [secretly]: operative } : {};
    const held: Held = { id, seat, revealed: false, scored: [0, 0], memo };
    return actions.some(action => !action.by && action.ap <= ap && action.reasons(t, held, operative).length === 0);
  });
}

/** KT-3.19: the actions an operative gets from its own side's tac ops and against the enemy's. */
export function tacOpActions(t: Look, operative: OperativeId): readonly Action[] {
  const seat = ownerOf(t, operative);
  return actionsOn(seat, heldBy(t, seat), heldBy(t, other(seat)), tacOpsIn(t));
}

const actionsOn = latestAt(
  (_seat: Seat, own: readonly Held[], others: readonly Held[], tacOps: TacOps): readonly Action[] => {
    const granted = (held: Held, by: TacOpAction['by']): readonly Action[] =>
      (tacOpAmong(tacOps, held.id).actions ?? [])
        .filter(action => action.by === by)
        .map(action => asAction(held, action));
    return [
      ...own
        // KT-10.2: in another seat's view a sealed card has no id, so its actions are unknown.
        .filter(({ revealed, id }) => revealed || (id !== 'sealed' && tacOpAmong(tacOps, id).reveal.at === 'action'))
        .flatMap(held => granted(held, undefined)),
      ...others.filter(({ revealed }) => revealed).flatMap(held => granted(held, 'opponent')),
    ];
  },
);
