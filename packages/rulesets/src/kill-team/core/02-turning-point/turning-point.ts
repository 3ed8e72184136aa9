// KT-2.1-4  The turning point: initiative phase, strategy phase, firefight phase
import { end, type Seat } from '@little-wars/engine';
import { other } from '../../lookups.ts';
import type { InitiativeReRoll } from '../../queries.ts';
import { type Look, question, sequence } from '../../types.ts';
import { nameAnew } from '../10-tac-ops/tac-ops.ts';
import { endOfTurningPoint } from '../11-ways-to-play/victory.ts';
import { firefight } from './firefight.ts';
import { strategicPloys, targetReveal } from './strategy.ts';

export { actionsOf } from '../03-actions/actions.ts';
export { activation } from './activation.ts';
export { firefight } from './firefight.ts';
export { perform, performing } from './perform.ts';

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
  s.call('KT-2.5', 'use strategic ploys', t =>
    strategicPloys.start({ seat: t.position.initiative, passes: 0, chosen: '' }),
  ),
  s.call('KT-10.2', 'name anew for tac ops', () => nameAnew.start({})),
  s.call('KT-2.7', 'reveal targets', t => targetReveal.start({ seat: t.position.initiative, passes: 0, chosen: '' })),
  s.run('KT-2.8', 'begin the firefight', (t, v) => {
    t.emit({ type: 'phase-began', clause: 'KT-2.8', phase: 'firefight' });
    return v;
  }),
  s.window('KT-6.4', 'the firefight begins', 'firefight-begins', (_t, v) => ({ turningPoint: v.number })),
  s.call('KT-2.8', 'activate in turn', t => firefight.start({ seat: t.position.initiative, chosen: null, group: [] })),
  s.call('KT-11.4', 'score the turning point', () => endOfTurningPoint.start({})),
  s.run('KT-2.8', 'end the turning point', (t, v) => {
    t.emit({ type: 'effects-ended', clause: 'KT-2.8', until: 'turning-point' });
    return v;
  }),
]);

export const sayWhoHasInitiative = question('say who has initiative', 'pick-one');

interface Rolled {
  readonly faces: readonly number[];
  readonly again?: true;
}

export const rollInitiativeAgain = question<'pick-one', Rolled>('roll for initiative again', 'pick-one');

/** KT-14.34: sources of an initiative re-roll of a seat; only the losing seat is asked. */
const meansOf = (t: Look, seat: Seat): InitiativeReRoll | undefined =>
  t.query('initiative-re-rolls', [], {}).find(each => each.seat === seat);

const loserOf = (t: Look, faces: readonly number[]): Seat => other(winnerOf(t, faces));

export const rollForInitiative = question('roll for initiative', 'roll');

/** KT-2.2, KT-2.3: a roll-off; on a tie initiative goes to the player who did not have it. */
export const initiative = sequence<Rolled>('initiative', 'KT-2.2', s => [
  s.roll('KT-2.2', rollForInitiative, { count: () => 2, then: (_t, _v, faces) => ({ faces }) }),
  s.ask('KT-14.34', rollInitiativeAgain, {
    to: (t, v) => loserOf(t, v.faces),
    ask: (t, v) =>
      meansOf(t, loserOf(t, v.faces)) ? { of: 'initiative-again', options: ['again', 'keep'], about: v } : null,
    then: (t, v, chosen) => {
      if (chosen === 'keep') return v;
      const { seat, rule } = meansOf(t, loserOf(t, v.faces))!;
      t.emit({ type: 'effect-ended', clause: 'KT-14.34', rule, seat, holder: null });
      return { ...v, again: true };
    },
  }),
  s.repeat('KT-14.34', 'roll for it again', { from: 'roll for initiative', while: (_t, v) => v.again === true }),
  s.ask('KT-2.2', sayWhoHasInitiative, {
    to: (t, v) => winnerOf(t, v.faces),
    ask: (t, v) => (t.setup.options.errata && v.faces[0] !== v.faces[1] ? { of: 'seat', options: [0, 1] } : null),
    then: (t, _v, seat) => {
      t.emit({ type: 'initiative-won', clause: 'KT-2.2', seat: seat as Seat });
      return end();
    },
  }),
  s.run('KT-2.3', 'the higher has it', (t, v) => {
    const clause = v.faces[0] === v.faces[1] ? 'KT-2.3' : 'KT-2.2';
    t.emit({ type: 'initiative-won', clause, seat: winnerOf(t, v.faces) });
    return v;
  }),
]);

const winnerOf = (t: Look, [zero, one]: readonly number[]): Seat =>
  zero === one ? other(t.position.initiative) : zero! > one! ? 0 : 1;
