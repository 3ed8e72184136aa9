// VG-4.3-4, VG-4.7-8, VG-4.10, VG-11.2, VG-11.4  Taking turns
import { eagerAction, type Id, type Seat } from '@little-wars/engine';
import { inPlay, modelOf, other } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { activationOf } from '../05-activation/activation.ts';
import { canPay, PRICES, pay, priceOf } from '../11-command/command.ts';

interface Turns {
  readonly seat: Seat;
  readonly chosen: Id | null;
  /** VG-11.2: the model activated first, while choosing a second to follow it. */
  readonly after: ModelId | null;
}

const FINISHED = 'finished';
const PASS = 'pass-token';
const AGAIN = 'again/';

const freshOf = (t: Look, seat: Seat): readonly ModelId[] =>
  inPlay(t.position, model => model.seat === seat && !model.activated);

/** VG-11.4, VG-11.11: activated models that may be activated again. */
const againOf = (t: Look, seat: Seat, cp = t.position.cp[seat]!): readonly ModelId[] =>
  inPlay(t.position, model => model.seat === seat && model.activated).filter(
    model => cp >= priceOf(t, model, 're-activation', PRICES['re-activation']),
  );

/** VG-4.3, VG-4.4, VG-4.7, VG-4.10: what a seat may do on its turn. */
export function turnOptions(t: Look, { seat, after }: Omit<Turns, 'chosen'>): readonly Id[] {
  const isOther = (model: ModelId): boolean => model !== after;
  const fresh = freshOf(t, seat);
  const models = [
    ...fresh.filter(isOther),
    ...againOf(t, seat)
      .filter(isOther)
      .map(model => `${AGAIN}${model}`),
  ];
  // VG-11.15: a second activation must be used on a model.
  if (after !== null) return models;
  return [...models, ...(t.position.passTokens[seat]! > 0 ? [PASS] : []), ...(fresh.length === 0 ? [FINISHED] : [])];
}

const isFinished = (t: Look, seat: Seat): boolean => t.position.finished.includes(seat);

/** VG-11.2, VG-11.9, VG-11.10, VG-11.15, VG-11.21 */
function mayFollowUp(t: Look, { seat, chosen, after }: Turns): boolean {
  const model = activatedBy(chosen);
  if (model === null || after !== null || isFinished(t, other(seat)) || !canPay(t, model, 'follow-up')) return false;
  const left = t.position.cp[seat]! - priceOf(t, model, 'follow-up', PRICES['follow-up']);
  return freshOf(t, seat).some(id => id !== model) || againOf(t, seat, left).some(id => id !== model);
}

/** The model that an option activates; null if it activates none. */
function activatedBy(chosen: Id | null): ModelId | null {
  if (typeof chosen === 'number') return chosen;
  return chosen?.startsWith(AGAIN) ? Number(chosen.slice(AGAIN.length)) : null;
}

export const chooseWho = question('choose who to activate', 'pick-one');
export const followUp = question('follow up', 'react');

export const turns = sequence<Turns>('take turns', 'VG-4.3', s => [
  s.ask('VG-4.3', chooseWho, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = turnOptions(t, v);
      // VG-4.10: a player with nothing else to do is finished.
      return options.some(option => option !== FINISHED) ? { of: 'turn', options } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen }),
    // Usually activates a model.
    propose: (_t, _question, next, choices) =>
      eagerAction(choices, next, { attacks: [], isIdle: id => id === FINISHED || id === PASS }),
  }),
  s.run('VG-4.4', 'a token, or the end of its turns', (t, v) => {
    const { seat, chosen } = v;
    if (chosen === PASS) t.emit({ type: 'pass-token-spent', clause: 'VG-4.3', seat });
    if (chosen === FINISHED || chosen === null) t.emit({ type: 'declared-finished', clause: 'VG-4.4', seat });
    const model = activatedBy(chosen);
    if (typeof chosen === 'string' && model !== null) pay(t, model, 're-activation', 'VG-11.4');
    return v;
  }),
  s.call('VG-4.3', 'activate it', (t, { chosen }) => {
    const model = activatedBy(chosen);
    return model === null ? null : activationOf(model, modelOf(t, model).activated);
  }),
  s.ask('VG-11.2', followUp, {
    to: (_t, v) => v.seat,
    ask: (t, v) => (mayFollowUp(t, v) ? { timing: 'activation-ended', options: ['follow-up'] } : null),
    then: (t, v, chosen) => {
      if (chosen === null) return v;
      const after = activatedBy(v.chosen)!;
      pay(t, after, 'follow-up', 'VG-11.2');
      return { ...v, after, chosen: 'follow-up' };
    },
  }),
  s.run('VG-4.8', 'the next turn', (t, v) => {
    if (v.chosen === 'follow-up') return { ...v, chosen: null };
    const next = other(v.seat);
    return { seat: isFinished(t, next) ? v.seat : next, chosen: null, after: null };
  }),
  s.repeat('VG-4.8', 'until both are finished', {
    from: chooseWho.purpose,
    while: t => t.position.finished.length < 2,
  }),
]);
