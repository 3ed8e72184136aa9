// KT-2.11-13, KT-2.15  An activation and the actions in it
import { atPosition, type Id } from '@little-wars/engine';
import { isInPlay, operativeOf, ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type OperativeId, type Order, question, sequence } from '../../types.ts';
import { aplOf } from '../01-game/apl.ts';
import { actionsOf, isAllowed } from '../03-actions/actions.ts';
import { dropOf } from '../03-actions/tokens.ts';
import { performing } from './perform.ts';
import { proposeAction } from './propose-action.ts';

interface Activating {
  readonly operative: OperativeId;
  readonly chosen: string | null;
}

const END = 'end-activation';
const DROP = 'drop';
const ORDERS: readonly Order[] = ['engage', 'conceal'];

export const giveOrder = question<'pick-one', AboutOperative>('give an order', 'pick-one');
export const chooseAction = question<'pick-one', AboutOperative>('choose an action', 'pick-one');

export const activation = sequence<Activating>('activation', 'KT-2.11', s => [
  s.ask('KT-2.11', giveOrder, {
    to: (t, v) => ownerOf(t, v.operative),
    // KT-2.11: in the first turning point the order from set-up stays.
    ask: (t, { operative }) =>
      t.position.turningPoint > 1
        ? { of: 'order', options: t.query('orders', ORDERS, { operative }), about: { operative } }
        : null,
    then: (t, v, order) => {
      t.emit({ type: 'order-given', clause: 'KT-2.11', operative: v.operative, order: order as Order });
      return v;
    },
  }),
  s.run('KT-2.12', 'take its action points', (t, v) => {
    t.emit({ type: 'activated', clause: 'KT-2.12', operative: v.operative, ap: aplOf(t, v.operative) });
    return v;
  }),
  s.window('KT-6.4', 'it is activated', 'activated', (_t, { operative }) => ({ operative })),
  s.window('KT-6.4', 'before an action', 'choosing-an-action', (_t, { operative }) => ({ operative })),
  s.ask('KT-2.12', chooseAction, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, { operative }) =>
      isAsked(t, operative) ? { of: 'action', candidates: candidatesOf(t, operative), about: { operative } } : null,
    propose: proposeAction,
    isOption: (t, { operative }, id) => id === END || id === DROP || isOpen(t, operative, id),
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.call('KT-2.12', 'perform it', (t, { operative, chosen }) => {
    if (chosen === null || chosen === END) return null;
    return chosen === DROP ? dropOf(t, operative) : performing(operative, chosen);
  }),
  s.repeat('KT-2.15', 'while there is something to do', {
    from: 'before an action',
    while: (t, v) => v.chosen !== END && isAsked(t, v.operative),
  }),
  s.call('KT-2.15', 'pass what is left', (t, { operative }) =>
    doesPassMatter(t, operative) ? performing(operative, 'pass') : null,
  ),
  s.window('KT-2.15', 'the activation ends', 'activation-ends', (_t, { operative }) => ({ operative })),
  s.run('KT-2.15', 'end the activation', (t, v) => {
    t.emit({ type: 'activation-ended', clause: 'KT-2.15', operative: v.operative });
    t.emit({ type: 'effects-ended', clause: 'KT-2.15', until: 'activation' });
    return v;
  }),
]);

/** KT-10.2: an operative that might reveal a tac op by an action is asked even if it has nothing else to do. */
const isAsked = (t: Look, operative: OperativeId): boolean =>
  hasSomethingToDo(t, operative) || (mayAct(t, operative) && t.query('asked-anyway', false, { operative }));

/** KT-2.15, KT-12.2-4: unspent AP are used for Passes. Only enemies on guard react to those; one Pass is enough. */
const doesPassMatter = (t: Look, operative: OperativeId): boolean =>
  t.position.operatives.some(({ onGuard }) => onGuard) && mayAct(t, operative) && t.position.activation!.ap > 0;

/** KT-12.7: still in play, and its activation was not cut short. */
const mayAct = (t: Look, operative: OperativeId): boolean =>
  isInPlay(operativeOf(t, operative)) && !t.position.activation?.cutShort;

/** KT-2.12: an operative's actions (none if it may not act), with a cache of which are allowed. */
const actionsFor = atPosition((t: Look, operative: OperativeId) => {
  const actions = mayAct(t, operative) ? actionsOf(t, operative) : [];
  return { actions, ids: actions.map(({ id }) => id), judged: new Map<Id, boolean>() };
});

/** Whether the action is allowed now. */
function isOpen(t: Look, operative: OperativeId, id: Id): boolean {
  const { actions, ids, judged } = actionsFor(t, operative);
  const cached = judged.get(id);
  if (cached !== undefined) return cached;
  const allowed = isAllowed(t, actions[ids.indexOf(id as string)]!, operative);
  judged.set(id, allowed);
  return allowed;
}

/** Tested first: usually allowed, and cheap to test. */
const SOONEST: readonly Id[] = ['normal-move', 'dash'];
/** Tested last: these look at every enemy. */
const LATEST: readonly Id[] = ['charge', 'shoot'];

/** KT-2.15: whether anything other than a Pass is left to do. */
function hasSomethingToDo(t: Look, operative: OperativeId): boolean {
  const { ids } = actionsFor(t, operative);
  if (ids.length === 0 || carries(t, operative)) return ids.length > 0;
  const isAvailable = (id: Id): boolean => isOpen(t, operative, id);
  return (
    SOONEST.some(isAvailable) ||
    ids.some(id => id !== 'pass' && !LATEST.includes(id) && isAvailable(id)) ||
    LATEST.some(isAvailable)
  );
}

const carries = (t: Look, operative: OperativeId): boolean => operativeOf(t, operative).carrying !== null;

/** KT-2.12, KT-2.15: candidates: ending, its actions (free ones even without AP), and dropping what it carries. */
function candidatesOf(t: Look, operative: OperativeId): readonly string[] {
  if (!hasSomethingToDo(t, operative)) return [END];
  const { ids } = actionsFor(t, operative);
  return carries(t, operative) ? [END, ...ids, DROP] : [END, ...ids];
}

/** What it may do other than end its activation. Empty when only Passes are left. */
export const whatToDo = (t: Look, operative: OperativeId): readonly string[] =>
  candidatesOf(t, operative).filter(id => id !== END && (id === DROP || isOpen(t, operative, id)));
