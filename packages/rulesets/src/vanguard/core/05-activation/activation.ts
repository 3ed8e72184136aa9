// VG-5  An activation and its actions
import { atPosition, eagerAction, end, type Frame, type Id } from '@little-wars/engine';
import { isInPlay, modelOf, ownerOf } from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { type Action, actionOf, actionsOf, isOpen, named, type Taking, takingsOf } from '../06-actions/actions.ts';
import { pay, payFor } from '../11-command/command.ts';
import { fallback } from '../12-nerve/fallback.ts';
import { mustTest, nerveTest } from '../12-nerve/nerve.ts';

interface Activating {
  readonly model: ModelId;
  readonly again: boolean;
  /** VG-12.4: whether it failed its nerve test. */
  readonly flees: boolean;
}

/** VG-11.4: activates a ready model, or one that was activated before (`again`). */
export const activationOf = (model: ModelId, again: boolean): Frame => activation.start({ model, again, flees: false });

export const activation = sequence<Activating>('activation', 'VG-5.1', s => [
  s.run('VG-4.3', 'activate the model', (t, v) => {
    t.emit({ type: 'activated', clause: v.again ? 'VG-11.4' : 'VG-4.3', model: v.model, again: v.again });
    return v;
  }),
  s.call(
    'VG-12.3',
    'test its nerve in a broken team',
    (t, v) => (mustTest(t, v.model) ? nerveTest.start({ model: v.model }) : null),
    (_t, v, passed: boolean) => ({ ...v, flees: !passed }),
  ),
  s.call('VG-12.4', 'act, or fall back', (_t, { model, flees }) =>
    flees ? fallback.start({ model, legs: [] }) : acting.start({ model, chosen: null }),
  ),
  s.run('VG-5.3', 'mark it as activated', (t, v) => {
    t.emit({ type: 'activation-ended', clause: 'VG-5.3', model: v.model });
    t.emit({ type: 'effects-ended', clause: 'VG-5.3', until: 'activation' });
    return v;
  }),
]);

interface Acting {
  readonly model: ModelId;
  readonly chosen: string | null;
}

const END = 'end-activation';
const EXTRA = 'extra/';

export const chooseAction = question<'pick-one', AboutModel>('choose an action', 'pick-one');

/** VG-5.1, VG-5.4: one action after the other. */
export const acting = sequence<Acting>('act', 'VG-5.1', s => [
  s.window('VG-5.1', 'it is free to act', 'activated', (_t, { model }) => ({ model })),
  s.ask('VG-5.1', chooseAction, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, { model }) =>
      hasSomethingToDo(t, model) ? { of: 'action', candidates: candidatesOf(t, model), about: { model } } : null,
    isOption: (t, { model }, option) => option === END || isOption(t, model, option),
    then: (_t, v, chosen) => (chosen === END ? end() : { ...v, chosen: chosen as string }),
    // Usually acts, and often attacks.
    propose: (_t, _question, next, choices) =>
      eagerAction(choices, next, { attacks: LATEST, isIdle: id => id === END }),
  }),
  s.call('VG-5.4', 'perform it', (_t, { model, chosen }) => (chosen === null ? null : performing(model, chosen))),
  s.repeat('VG-5.1', 'while it may do more', {
    from: chooseAction.purpose,
    while: (t, { model }) => hasSomethingToDo(t, model),
  }),
]);

/** VG-5.8, VG-6.7: a model that starts its activation down must stand up; VG-5.7: one knocked down later need not. */
const mayEnd = (t: Look, model: ModelId): boolean =>
  !modelOf(t, model).down || (t.position.activation?.performed.length ?? 0) > 0;

/** VG-5.9: its actions (none once removed), with a cache of which are open. */
const actionsFor = atPosition((t: Look, model: ModelId) => ({
  actions: availableTo(t, model),
  judged: new Map<string, boolean>(),
}));

/** Whether nothing rules out the action, however it is taken. */
function isOption(t: Look, model: ModelId, option: Id): boolean {
  const { actions, judged } = actionsFor(t, model);
  const { action } = takenBy(option as string);
  const before = judged.get(action);
  if (before !== undefined) return before;
  const is = isOpen(t, model, named(actions, action));
  judged.set(action, is);
  return is;
}

const availableTo = (t: Look, model: ModelId): readonly Action[] =>
  isInPlay(modelOf(t, model)) ? actionsOf(t, model) : [];

/** VG-5, VG-11.1, VG-11.8: the options there is time and CP for; Extra Actions are options of their own. */
const waysToAct = (t: Look, model: ModelId): readonly string[] =>
  availableTo(t, model).flatMap(action => takingsOf(t, model, action).map(taking => optionOf(action.id, taking)));

const optionOf = (action: string, taking: Taking): string => (taking === 'extra' ? `${EXTRA}${action}` : action);

const takenBy = (option: string): { readonly action: string; readonly taking: Taking } =>
  option.startsWith(EXTRA)
    ? { action: option.slice(EXTRA.length), taking: 'extra' }
    : { action: option, taking: 'normal' };

/** Checked last, because they look at every enemy. */
const LATEST: readonly string[] = ['attack', 'charge'];

function hasSomethingToDo(t: Look, model: ModelId): boolean {
  const among = waysToAct(t, model);
  const isLate = (option: string): boolean => LATEST.includes(takenBy(option).action);
  return (
    among.some(option => !isLate(option) && isOption(t, model, option)) ||
    among.some(option => isOption(t, model, option))
  );
}

const candidatesOf = (t: Look, model: ModelId): readonly string[] =>
  mayEnd(t, model) ? [END, ...waysToAct(t, model)] : waysToAct(t, model);

/** What it may do, not counting ending its activation. */
export const whatToDo = (t: Look, model: ModelId): readonly string[] =>
  waysToAct(t, model).filter(option => isOption(t, model, option));

interface Performing {
  readonly model: ModelId;
  readonly action: string;
  readonly taking: Taking;
}

/** The frame of an action by its option: `walk`, or `extra/walk` for an Extra Action. */
export const performing = (model: ModelId, option: string) => perform.start({ model, ...takenBy(option) });

export const perform = sequence<Performing>('perform an action', 'VG-5.4', s => [
  s.run('VG-11.1', 'pay for it', (t, v) => {
    const { length, cp = 0, clause } = actionOf(t, v.model, v.action);
    if (v.taking === 'extra') pay(t, v.model, 'extra-action', 'VG-11.1');
    if (cp > 0) payFor(t, v.model, { what: v.action, cp, clause });
    // VG-6.10: a bought action takes no slot.
    const slot = v.taking === 'extra' || length === 'free' ? null : length;
    t.emit({ type: 'action-begun', clause, model: v.model, action: v.action, slot });
    return v;
  }),
  s.call('VG-5.4', 'carry it out', (t, v) => actionOf(t, v.model, v.action).start(t, v.model)),
  s.run('VG-5.4', 'complete it', (t, v) => {
    t.emit({ type: 'action-finished', clause: 'VG-5.4', model: v.model, action: v.action });
    return v;
  }),
  s.window('VG-5.4', 'after the action', 'action-finished', (_t, { model, action }) => ({ model, action })),
]);
