// 8E-2  Rounds, turns, phases; RS-7.8-10 the length of the game
import { end, type Frame, type Seat } from '@little-wars/engine';
import { otherSeat } from '@little-wars/skirmish';
import { type TurnParts, turnSequencesOf } from '../../../w40k/battle/turn.ts';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import type { Phase, T as W40kT } from '../../../w40k/types.ts';
import { coreClauses } from '../../core-clauses.ts';
import { type Look, sequence, type T } from '../../types.ts';

export interface Playing {
  readonly more: boolean;
}

export interface PhaseParts {
  readonly frameOf: TurnParts['frameOf'];
  readonly breaking: (seat: Seat) => Frame;
  readonly deployment: Frame;
  readonly firstTurn: Frame;
  /** Moves of one side before the first turn. */
  readonly scouting: (seat: Seat) => Frame;
}

const PHASES: readonly Phase[] = ['movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'];

/** 8E-4.15 */
const LAST_ARRIVAL = 3;
/** RS-7.8, RS-7.9, RS-7.10: the rounds after which the game may continue, who rolls, and the number needed. */
const GOING_ON: ReadonlyMap<number, { readonly needs: number; readonly isFirst: boolean; readonly clause: string }> =
  new Map([
    [5, { needs: 3, isFirst: true, clause: 'RS-7.8' }],
    [6, { needs: 4, isFirst: false, clause: 'RS-7.9' }],
  ]);
const SURE_ROUNDS = 5;
const LAST_ROUND = 7;

export const goingOnRoll = reRollable('roll whether the game goes on');

/** 8E-10.2: it may be re-rolled for a command point like any other die. */
const rollGoingOn = rollSequence(goingOnRoll, ['RS-7.8', '8E-3.1']);

/** RS-2.19: triggered mines are removed at the end of the phase. */
const clearMines = (t: T): void => {
  if (t.position.mines.some(({ wentOff }) => wentOff)) t.emit({ type: 'mines-cleared', clause: 'RS-2.19' });
};

const loseReserves = (t: T): void => {
  if (t.position.round === LAST_ARRIVAL)
    for (const [model, { reserve }] of t.position.models.entries())
      if (reserve) t.emit({ type: 'slain', clause: '8E-4.15', model, from: null });
};

const own = (t: W40kT): T => t as unknown as T;

export function turnSequences({ frameOf, breaking, deployment, firstTurn, scouting }: PhaseParts) {
  const { round, turn, phase, sequences } = turnSequencesOf({
    clauses: coreClauses,
    phases: PHASES,
    frameOf,
    before: { clause: 'RS-7.3', frame: breaking },
    phaseEnds: t => clearMines(own(t)),
    roundEnds: { clause: '8E-4.15', run: t => loseReserves(own(t)) },
  });

  /** A shortened game ends after its last round without a die. */
  const isShort = (t: Look): boolean => t.setup.options.rounds < SURE_ROUNDS;
  const goingOn = (t: Look) => GOING_ON.get(t.position.round);
  const whoRolls = (t: Look): Seat => (goingOn(t)!.isFirst ? t.position.first : otherSeat(t.position.first));
  const isLast = (t: Look): boolean => t.position.round >= (isShort(t) ? t.setup.options.rounds : LAST_ROUND);

  const game = sequence<Playing>('game', '8E-2.1', s => [
    s.call('8E-11.1', 'set up', () => deployment),
    s.call('RS-8.15', 'who takes the first turn', () => firstTurn),
    s.each('RS-10.4', 'moves before the first turn', {
      of: t => [t.position.first, otherSeat(t.position.first)],
      call: (_t, _v, seat: Seat) => scouting(seat),
    }),
    s.call('8E-2.1', 'play a battle round', () => round.start({})),
    s.call(
      'RS-7.8',
      'whether the game goes on',
      t =>
        goingOn(t)
          ? rollWith(rollGoingOn, {
              ...{ what: 'other', count: 1, seat: whoRolls(t), model: null },
              needs: goingOn(t)!.needs,
            })
          : null,
      (t, _v, [face]) => {
        const { needs, clause } = goingOn(t)!;
        t.emit({ type: 'game-goes-on', clause, seat: whoRolls(t), face: face!, goesOn: face! >= needs });
        return { more: face! >= needs };
      },
    ),
    s.repeat('RS-7.10', 'while the game goes on', {
      from: 'play a battle round',
      while: (t, v) => !isLast(t) && (goingOn(t) === undefined || v.more),
    }),
    s.run('RS-8.13', 'the game ends', t => {
      t.emit({ type: 'game-ended', clause: 'RS-8.13' });
      return end();
    }),
  ]);
  return { game, round, turn, phase, sequences: [rollGoingOn, game, ...sequences] };
}
