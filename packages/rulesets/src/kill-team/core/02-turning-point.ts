// KT-2  The turning point
import { end, type Id, type Seat } from '@little-wars/engine';
import { cardOf, inPlay, operativeOf, other, ownerOf } from '../lookups.ts';
import { type Look, type OperativeId, sequence, type T } from '../types.ts';
import { rollOff } from './01-measuring.ts';
import { type Action, reasonsAgainstAction, universalActions } from './03-actions.ts';
import { weaponsToShoot } from './04-shoot.ts';

export const turningPoint = sequence<{ readonly number: number }>('turning point', 'KT-2.1', s => [
  s.run('KT-2.1', 'ready the operatives', (t, v) => {
    t.emit({ type: 'turning-point-began', clause: 'KT-2.1', turningPoint: v.number });
    t.emit({ type: 'phase-began', clause: 'KT-2.1', phase: 'initiative' });
    return v;
  }),
  s.call('KT-2.2', 'determine initiative', (_t, v) => (v.number > 1 ? initiative.start({ faces: [] }) : null)),
  s.run('KT-2.4', 'gain command points', (t, v) => {
    t.emit({ type: 'phase-began', clause: 'KT-2.4', phase: 'strategy' });
    for (const seat of [0, 1]) t.emit({ type: 'cp-changed', clause: 'KT-2.4', seat, by: 1 });
    return v;
  }),
  s.run('KT-2.8', 'begin the firefight', (t, v) => {
    t.emit({ type: 'phase-began', clause: 'KT-2.8', phase: 'firefight' });
    return v;
  }),
  s.call('KT-2.8', 'activate in turn', t => firefight.start({ seat: t.position.initiative, chosen: null })),
  s.run('KT-2.8', 'end the turning point', (t, v) => {
    t.emit({ type: 'effects-ended', clause: 'KT-2.8', until: 'turning-point' });
    return v;
  }),
]);

/** KT-2.2, KT-2.3: roll off; on a tie who did not have initiative has it now. */
export const initiative = sequence<{ readonly faces: readonly number[] }>('initiative', 'KT-2.2', s => [
  s.roll('KT-2.2', 'roll for initiative', { count: () => 2, then: (_t, _v, faces) => ({ faces }) }),
  s.ask('KT-2.2', 'say who has initiative', 'pick-one', {
    to: (t, v) => winnerOf(t, v.faces),
    ask: t => (t.setup.options.errata ? { of: 'seat', options: [0, 1] } : null),
    then: (t, v, seat) => {
      t.emit({ type: 'initiative-won', clause: 'KT-2.2', seat: seat as Seat });
      return end(v);
    },
  }),
  s.run('KT-2.3', 'the higher has it', (t, v) => {
    t.emit({ type: 'initiative-won', clause: 'KT-2.3', seat: winnerOf(t, v.faces) });
    return v;
  }),
]);

const winnerOf = (t: Look, [zero, one]: readonly number[]): Seat =>
  zero === one ? other(t.position.initiative) : zero! > one! ? 0 : 1;

interface Firefight {
  readonly seat: Seat;
  readonly chosen: Id | null;
}

const readyOf = (t: Look, seat: Seat): readonly OperativeId[] =>
  inPlay(t.position, operative => operative.seat === seat && operative.ready);

/** KT-2.14: activated operatives with an engage order that may overwatch. */
const overwatchersOf = (t: Look, seat: Seat): readonly OperativeId[] =>
  inPlay(t.position, o => o.seat === seat && !o.ready && o.order === 'engage' && !o.overwatched).filter(
    id => weaponsToShoot(t, { attacker: id, action: 'overwatch' }).length > 0,
  );

export const firefight = sequence<Firefight>('firefight', 'KT-2.8', s => [
  s.ask('KT-2.8', 'choose who activates', 'pick-one', {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = readyOf(t, v.seat);
      return options.length > 0 ? { of: 'operative', options } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen }),
  }),
  s.call('KT-2.8', 'activate it', (_t, v) =>
    v.chosen === null ? null : activation.start({ operative: v.chosen as OperativeId, chosen: null }),
  ),
  s.run('KT-2.8', 'the other seat goes on', (_t, v) => ({ seat: other(v.seat), chosen: null })),
  s.repeat('KT-2.8', 'until all have been activated', {
    from: 'choose who activates',
    while: t => [0, 1].some(seat => readyOf(t, seat).length > 0),
  }),
]);
export { overwatchersOf, rollOff };

interface Activating {
  readonly operative: OperativeId;
  readonly chosen: string | null;
}

export const actionsOf = (_t: Look, _operative: OperativeId): readonly Action[] => universalActions;

const END = 'end-activation';

export const activation = sequence<Activating>('activation', 'KT-2.11', s => [
  s.ask('KT-2.11', 'give an order', 'pick-one', {
    to: (t, v) => ownerOf(t, v.operative),
    ask: t => (t.position.turningPoint > 1 ? { of: 'order', options: ['engage', 'conceal'] } : null),
    then: (t, v, order) => {
      t.emit({ type: 'order-given', clause: 'KT-2.11', operative: v.operative, order: order as 'engage' | 'conceal' });
      return v;
    },
  }),
  s.run('KT-2.12', 'take its action points', (t, v) => {
    t.emit({ type: 'activated', clause: 'KT-2.12', operative: v.operative, ap: aplOf(t, v.operative) });
    return v;
  }),
  s.window('KT-6.4', 'it is activated', 'activated', (_t, { operative }) => ({ operative })),
  s.ask('KT-2.12', 'choose an action', 'pick-one', {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => {
      const options = legalActions(t, v.operative);
      return options.length > 0
        ? { of: 'action', options: [END, ...options], about: { operative: v.operative } }
        : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.call('KT-2.12', 'perform it', (t, v) => (v.chosen === null || v.chosen === END ? null : performing(t, v))),
  s.repeat('KT-2.15', 'while it has action points', {
    from: 'choose an action',
    while: (t, v) => v.chosen !== END && legalActions(t, v.operative).length > 0,
  }),
  s.run('KT-2.15', 'end the activation', (t, v) => {
    t.emit({ type: 'activation-ended', clause: 'KT-2.15', operative: v.operative });
    t.emit({ type: 'effects-ended', clause: 'KT-2.15', until: 'activation' });
    return v;
  }),
]);

/** KT-1.8-10 */
export const aplOf = (t: Look, operative: OperativeId): number =>
  t.query('apl', cardOf(t, operative).apl + operativeOf(t, operative).aplChange, { operative });

const legalActions = (t: Look, operative: OperativeId): readonly string[] =>
  operativeOf(t, operative).removed || (t.position.activation?.ap ?? 0) <= 0
    ? []
    : actionsOf(t, operative)
        .filter(action => action.id !== 'pass' && reasonsAgainstAction(t, action, operative).length === 0)
        .map(({ id }) => id);

interface Performing {
  readonly operative: OperativeId;
  readonly action: string;
}

const performing = (_t: T, { operative, chosen }: Activating) => perform.start({ operative, action: chosen! });

export const perform = sequence<Performing>('perform an action', 'KT-2.12', s => [
  s.run('KT-2.12', 'pay for it', (t, v) => {
    const { ap } = actionsOf(t, v.operative).find(({ id }) => id === v.action)!;
    const cost = t.query('action-cost', ap, v);
    t.emit({ type: 'action-begun', clause: 'KT-2.12', operative: v.operative, action: v.action, ap: cost });
    return v;
  }),
  s.call('KT-3.19', 'carry it out', (t, v) =>
    actionsOf(t, v.operative)
      .find(({ id }) => id === v.action)!
      .start(t, v.operative),
  ),
  s.run('KT-2.12', 'finish it', (t, v) => {
    t.emit({ type: 'action-finished', clause: 'KT-2.12', operative: v.operative, action: v.action });
    return v;
  }),
  s.window('KT-12.4', 'after the action', 'action-finished', (_t, v) => v),
]);
