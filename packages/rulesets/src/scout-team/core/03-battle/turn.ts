// 9E-3, 9E-4.1, 9E-4.2  Rounds, turns, the Command phase and the end of the battle
import { end, type Frame, type Seat } from '@little-wars/engine';
import { otherSeat } from '@little-wars/skirmish';
import { type TurnParts, turnSequencesOf } from '../../../w40k/battle/turn.ts';
import type { Phase } from '../../../w40k/types.ts';
import { coreClauses } from '../../core-clauses.ts';
import { ownTable, sequence, type T } from '../../types.ts';
import { isDestroyed, pointsFor } from '../12-mission/scoring.ts';

export interface BattleParts {
  readonly frameOf: TurnParts['frameOf'];
  readonly deployment: Frame;
  readonly firstTurn: Frame;
  /** Moves of one side before the first turn. */
  readonly scouting: (seat: Seat) => Frame;
}

/** 9E-3.2 */
export const PHASES: readonly Phase[] = ['command', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'];

/** 9E-4.2 */
const MOST_REFUNDED = 1;

/** 9E-4.2: CP that a rule gives or refunds, within the limit of the round. */
export function refund(t: T, seat: Seat, cp: number): void {
  const left = Math.min(cp, MOST_REFUNDED - t.position.refunded[seat]!);
  if (left > 0) t.emit({ type: 'cp-refunded', clause: '9E-4.2', seat, cp: left });
}

/** 9E-3.3: the battle ends at once when an army is destroyed. */
const endIfDestroyed = (t: T): void => {
  if (!t.position.over && [0, 1].some(seat => isDestroyed(t.position, seat)))
    t.emit({ type: 'game-ended', clause: '9E-3.3' });
};

/** 9E-4.1, ST-2.1, ST-8.2 */
export const commandPhase = sequence<object>('Command phase', '9E-3.2', s => [
  s.run('9E-4.1', 'gain 1 CP', (t, v) => {
    t.emit({ type: 'cp-gained', clause: '9E-4.1', seat: t.position.turn, cp: 1 });
    return v;
  }),
  s.run('ST-8.2', 'score markers', (t, v) => {
    const points = pointsFor(t.setup, t.position, t.position.turn);
    if (points > 0) t.emit({ type: 'scored', clause: 'ST-8.2', seat: t.position.turn, points });
    return v;
  }),
]);

/** 9E-5.10, 9E-3.3 */
export const ending = sequence<object>('end of the battle', '9E-3.3', s => [
  s.run('9E-5.10', 'who never arrived', (t, v) => {
    for (const [model, { reserve }] of t.position.models.entries())
      if (reserve) t.emit({ type: 'slain', clause: '9E-5.10', model, from: null });
    return v;
  }),
  s.run('9E-3.3', 'it is over', t => {
    if (!t.position.over) t.emit({ type: 'game-ended', clause: '9E-3.3' });
    return end();
  }),
]);

export function battleSequences({ frameOf, deployment, firstTurn, scouting }: BattleParts) {
  const { round, turn, phase, sequences } = turnSequencesOf({
    clauses: coreClauses,
    phases: PHASES,
    frameOf,
    phaseEnds: t => endIfDestroyed(ownTable(t)),
  });

  const game = sequence<object>('battle', '9E-3.1', s => [
    s.call('9E-12.5', 'set up', () => deployment),
    s.call('9E-12.6', 'who takes the first turn', () => firstTurn),
    s.each('9E-12.6', 'moves before the first turn', {
      of: t => [t.position.first, otherSeat(t.position.first)],
      call: (_t, _v, seat: Seat) => scouting(seat),
    }),
    s.call('9E-3.1', 'play a battle round', () => round.start({})),
    s.repeat('9E-3.3', 'five rounds', {
      from: 'play a battle round',
      while: t => !t.position.over && t.position.round < t.setup.options.rounds,
    }),
    s.call('9E-3.3', 'the battle ends', () => ending.start({})),
  ]);
  return { game, round, turn, phase, sequences: [game, commandPhase, ending, ...sequences] };
}
