// VG-4  The round
import { end, type Seat } from '@little-wars/engine';
import { rollOffSteps } from '@little-wars/skirmish';
import { cardOf, modelOf, other, teamInPlay } from '../../lookups.ts';
import { type Look, question, sequence } from '../../types.ts';
import { isBroken } from '../12-nerve/nerve.ts';
import { scoring } from '../16-scenario/scenarios.ts';
import { turns } from './turns.ts';

const SEATS: readonly Seat[] = [0, 1];

/** VG-4.1 */
const BASE_CP = 2;
const cardCp = (t: Look, seat: Seat): number =>
  teamInPlay(t.position, seat).reduce((sum, model) => {
    // VG-13.2: a leader generates one more.
    const printed = cardOf(t, model).cp + (modelOf(t, model).leader ? 1 : 0);
    return sum + t.query('cp-made', printed, { model });
  }, 0);

export const round = sequence<object>('round', 'VG-4.1', s => [
  s.run('VG-4.15', 'see whose team is broken', (t, v) => {
    t.emit({ type: 'round-began', clause: 'VG-4.1', round: t.position.round + 1 });
    t.emit({ type: 'phase-began', clause: 'VG-4.1', phase: 'start' });
    t.emit({ type: 'broken-judged', clause: 'VG-12.2', broken: SEATS.map(seat => isBroken(t, seat)) });
    return v;
  }),
  s.run('VG-4.1', 'get command points', (t, v) => {
    t.emit({ type: 'cp-set', clause: 'VG-4.1', cp: SEATS.map(seat => BASE_CP + cardCp(t, seat)) });
    return v;
  }),
  s.run('VG-4.6', 'get pass tokens', (t, v) => {
    const counts = SEATS.map(seat => teamInPlay(t.position, seat).length);
    const tokens = SEATS.map(seat => Math.max(0, counts[other(seat)]! - counts[seat]!));
    t.emit({ type: 'pass-tokens-given', clause: 'VG-4.6', tokens });
    return v;
  }),
  s.window('VG-4.12', 'start-phase effects', 'start-phase', t => ({ round: t.position.round })),
  s.call('VG-4.2', 'determine the first player', () => firstPlayer.start({ faces: [], winner: 0 })),
  s.call('VG-4.3', 'alternate turns', t => {
    t.emit({ type: 'phase-began', clause: 'VG-4.3', phase: 'turns' });
    return turns.start({ seat: t.position.first, chosen: null, after: null });
  }),
  s.call('VG-4.5', 'end phase', () => endPhase.start({})),
]);

interface Roll {
  readonly faces: readonly number[];
  readonly winner: Seat;
}

/** VG-4.2, VG-4.13, VG-11.6, VG-3.10: a die each plus bonuses, which are kept when ties are re-rolled. */
const totalsOf = (t: Look, { faces }: Roll): readonly number[] =>
  SEATS.map(seat => faces[seat]! + t.query('first-player', t.position.seized[seat]!, { seat }));

export const chooseOrder = question('go first or second', 'pick-one');
export const rollForFirstPlayer = question('roll for first player', 'roll');

export const firstPlayer = sequence<Roll>('first player', 'VG-4.2', s => [
  ...rollOffSteps(s, 'VG-4.2', {
    roll: rollForFirstPlayer,
    totals: totalsOf,
    last: 'the higher may choose',
    won: (_t, v, winner) => ({ ...v, winner }),
  }),
  s.ask('VG-4.2', chooseOrder, {
    to: (_t, v) => v.winner,
    ask: () => ({ of: 'turn-order', options: ['first', 'second'] }),
    then: (t, { winner }, chosen) => {
      const seat = chosen === 'first' ? winner : other(winner);
      t.emit({ type: 'first-player-chosen', clause: 'VG-4.2', seat });
      return end();
    },
  }),
]);

/** VG-4.5, VG-4.14: scoring, end-phase effects, Seize the Initiative; then everything is cleared. */
export const endPhase = sequence<object>('end phase', 'VG-4.5', s => [
  s.call('VG-4.14', 'score', t => {
    t.emit({ type: 'phase-began', clause: 'VG-4.5', phase: 'end' });
    return scoring.start({});
  }),
  s.window('VG-4.5', 'end-phase effects', 'end-phase', t => ({ round: t.position.round })),
  s.each('VG-11.6', 'Seize the Initiative, first player first', {
    of: t => (isLastRound(t) ? [] : [t.position.first, other(t.position.first)]),
    call: (_t, _v, seat: Seat) => seize.start({ seat }),
  }),
  s.run('VG-4.5', 'clear counters', (t, v) => {
    t.emit({ type: 'cleared', clause: 'VG-4.5' });
    return v;
  }),
]);

/** VG-15.3: after the extra round there is nothing left to seize. */
const isLastRound = (t: Look): boolean => t.position.round > t.setup.options.rounds;

export const spendOnInitiative = question('spend on the next first-player roll', 'count');

export const seize = sequence<{ readonly seat: Seat }>('Seize the Initiative', 'VG-11.6', s => [
  s.ask('VG-11.6', spendOnInitiative, {
    to: (_t, v) => v.seat,
    ask: (t, v) => (t.position.cp[v.seat]! > 0 ? { least: 0, most: t.position.cp[v.seat]! } : null),
    then: (t, { seat }, cp) => {
      if (cp > 0) {
        t.emit({ type: 'cp-spent', clause: 'VG-11.6', seat, cp, on: 'seize-the-initiative' });
        t.emit({ type: 'initiative-seized', clause: 'VG-11.6', seat, cp });
      }
      return end();
    },
  }),
]);
