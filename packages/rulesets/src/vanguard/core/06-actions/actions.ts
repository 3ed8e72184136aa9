// VG-5, VG-6  Actions: which exist, how long they take, and what rules them out
import type { Frame, Reason } from '@little-wars/engine';
import { modelOf, ownerOf, weaponsOf } from '../../lookups.ts';
import type { ListedAction, OwnAction } from '../../queries.ts';
import { type Look, type ModelId, sequence, type T } from '../../types.ts';
import { isEngaged } from '../01-measuring/measuring.ts';
import { charge, hasChargeTarget } from '../07-moving/charge.ts';
import { startMove } from '../07-moving/moves.ts';
import { attackBy } from '../10-attacks/attack.ts';
import { hasAttack } from '../10-attacks/targets.ts';
import { canPay, priceOf } from '../11-command/command.ts';

/** An action a player may choose. */
export interface Action extends ListedAction {
  /** Every reason against it other than VG-5, its price and the rules on the model's card. */
  readonly reasons: (t: Look, model: ModelId) => readonly Reason[];
  readonly start: (t: T, model: ModelId) => Frame;
}

export const because = (holds: boolean, reason: string, clause: string): readonly Reason[] =>
  holds ? [{ reason, clause }] : [];

/** Whether it has performed one of these in the current activation. */
const performed = (t: Look, model: ModelId, ...actions: readonly string[]): boolean => {
  const { activation } = t.position;
  return activation?.model === model && actions.some(action => activation.performed.includes(action));
};

const hasWeapon = (t: Look, model: ModelId, wanted: 'melee' | 'ranged'): boolean =>
  weaponsOf(t, model).some(({ type }) => type === wanted);

/** VG-6: the standard actions. */
export const standardActions: readonly Action[] = [
  {
    id: 'attack',
    clause: 'VG-6.1',
    length: 'short',
    reasons: (t, attacker) =>
      because(!hasAttack(t, { attacker, manner: 'action', only: null }), 'no-target', 'VG-10.13'),
    start: (_t, attacker) => attackBy(attacker, 'action'),
  },
  {
    id: 'walk',
    clause: 'VG-6.2',
    length: 'short',
    reasons: (t, model) => because(performed(t, model, 'run', 'charge'), 'not-with-other-moves', 'VG-6.8'),
    start: (t, model) => startMove(t, model, 'walk'),
  },
  {
    id: 'run',
    clause: 'VG-6.3',
    length: 'long',
    reasons: (t, model) => because(performed(t, model, 'walk'), 'not-with-other-moves', 'VG-6.8'),
    start: (t, model) => startMove(t, model, 'run'),
  },
  {
    id: 'charge',
    clause: 'VG-6.4',
    length: 'long',
    reasons: (t, model) => [
      ...because(performed(t, model, 'walk'), 'not-with-other-moves', 'VG-6.8'),
      ...because(isEngaged(t, model), 'engaged', 'VG-7.8'),
      ...because(!hasChargeTarget(t, model), 'no-target', 'VG-7.3'),
    ],
    start: (_t, model) => charge.start({ model, target: null, chosen: null }),
  },
  {
    id: 'aim',
    clause: 'VG-6.5',
    length: 'short',
    reasons: (t, model) => because(!hasWeapon(t, model, 'ranged'), 'no-ranged-attack', 'VG-6.5'),
    start: (_t, model) => prepare.start({ model, action: 'aim' }),
  },
  {
    id: 'focus',
    clause: 'VG-6.6',
    length: 'short',
    reasons: (t, model) => because(!hasWeapon(t, model, 'melee'), 'no-melee-attack', 'VG-6.6'),
    start: (_t, model) => prepare.start({ model, action: 'focus' }),
  },
  {
    id: 'stand-up',
    clause: 'VG-6.7',
    length: 'short',
    reasons: (t, model) => because(!modelOf(t, model).down, 'not-knocked-down', 'VG-6.7'),
    start: (_t, model) => prepare.start({ model, action: 'stand-up' }),
  },
];

interface Preparing {
  readonly model: ModelId;
  readonly action: 'aim' | 'focus' | 'stand-up';
}

const OUTCOMES = {
  aim: ['aimed', 'VG-6.5'],
  focus: ['focused', 'VG-6.6'],
  'stand-up': ['stood-up', 'VG-6.7'],
} as const;

/** VG-6.5-7: actions that take effect at once. */
export const prepare = sequence<Preparing>('aim, focus or stand up', 'VG-6.5', s => [
  s.run('VG-6.5', 'get ready', (t, { model, action }) => {
    const [type, clause] = OUTCOMES[action];
    t.emit({ type, clause, model });
    return { model, action };
  }),
]);

/** A special action; the rule that adds it also gives the reasons against it, through `action-refused`. */
const special = ({ frame, ...listed }: OwnAction): Action => ({ ...listed, reasons: () => [], start: () => frame });

/** VG-2.3: the standard and special actions of a model. */
export const actionsOf = (t: Look, model: ModelId): readonly Action[] => {
  const own = t.query('own-actions', [], { model });
  return own.length === 0 ? standardActions : [...standardActions, ...own.map(special)];
};

export const actionOf = (t: Look, model: ModelId, id: string): Action => named(actionsOf(t, model), id);

export function named(actions: readonly Action[], id: string): Action {
  const action = actions.find(each => each.id === id);
  if (!action) throw new Error(`no action "${id}"`);
  return action;
}

/** How an action is taken: within VG-5.1, or bought as an Extra Action (VG-11.1). */
export type Taking = 'normal' | 'extra';

/** VG-5, VG-6, VG-11.1: every current reason against an action. */
export function reasonsAgainstAction(t: Look, model: ModelId, action: Action, taking: Taking): readonly Reason[] {
  const early = reasonsOfTime(t, model, action, taking);
  return early.length > 0 ? early : reasonsOfItsOwn(t, model, action);
}

/** The ways to take an action that there is time and CP for. */
export const takingsOf = (t: Look, model: ModelId, action: Action): readonly Taking[] =>
  TAKINGS.filter(taking => reasonsOfTime(t, model, action, taking).length === 0);

/** Whether nothing other than time and price rules it out. */
export const isOpen = (t: Look, model: ModelId, action: Action): boolean =>
  reasonsOfItsOwn(t, model, action).length === 0;

/** VG-11.19: Extra Actions may be bought any number of times. */
const TAKINGS: readonly Taking[] = ['normal', 'extra'];

const reasonsOfItsOwn = (t: Look, model: ModelId, action: Action): readonly Reason[] =>
  t.query('action-refused', action.reasons(t, model), { model, action: action.id });

/** Reasons against it from the activation so far and from its price. */
const reasonsOfTime = (t: Look, model: ModelId, action: Action, taking: Taking): readonly Reason[] => [
  ...because(performed(t, model, action.id), 'already-performed', 'VG-5.2'),
  ...because(modelOf(t, model).down && action.id !== 'stand-up', 'knocked-down', 'VG-6.7'),
  ...(taking === 'extra' ? againstExtra(t, model, action) : againstSlot(t, action)),
  ...because(!canPayFor(t, model, action, taking), 'not-enough-cp', 'VG-11.16'),
];

const canPayFor = (t: Look, model: ModelId, { id, cp = 0 }: Action, taking: Taking): boolean => {
  const extra = taking === 'extra' ? priceOf(t, model, 'extra-action', 1) : 0;
  const own = cp > 0 ? priceOf(t, model, id, cp) : 0;
  return t.position.cp[ownerOf(t, model)]! >= extra + own;
};

const againstExtra = (t: Look, model: ModelId, { length }: Action): readonly Reason[] => [
  ...because(length !== 'short', 'not-short', 'VG-11.1'),
  ...because(!canPay(t, model, 'extra-action'), 'not-enough-cp', 'VG-11.1'),
];

/** VG-5.1, VG-5.5, VG-11.4 */
function againstSlot({ position: { activation } }: Look, { length }: Action): readonly Reason[] {
  if (length === 'free' || activation === null) return [];
  const { again, shorts, longs } = activation;
  if (again) return because(length === 'long' || shorts > 0, 'one-short-action', 'VG-11.4');
  return length === 'long'
    ? because(shorts > 0 || longs > 0, 'no-long-action-left', 'VG-5.1')
    : because(shorts > 1 || longs > 0, 'no-short-action-left', 'VG-5.1');
}
