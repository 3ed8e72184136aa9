// 8E-2  Rounds, turns, phases; RS-7.8-10 the length of the game
import { end, type Frame, type Seat } from '@little-wars/engine';
import { otherSeat } from '@little-wars/skirmish';
import type { Phase, Until } from '../../../w40k/types.ts';
import { type Look, sequence, type T } from '../../types.ts';

export interface OfSeat {
  readonly seat: Seat;
}

export interface OfPhase extends OfSeat {
  readonly phase: Phase;
}

export interface Playing {
  readonly more: boolean;
}

export interface PhaseParts {
  /** What is played in a phase; null for nothing. */
  readonly frameOf: (t: T, phase: Phase) => Frame | null;
  readonly breaking: (seat: Seat) => Frame;
  readonly deployment: Frame;
  readonly firstTurn: Frame;
  /** Moves of one side before the first turn. */
  readonly scouting: (seat: Seat) => Frame;
}

const PHASES: readonly Phase[] = ['movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'];

/** 8E-4.15 */
const LAST_ARRIVAL = 3;
/** RS-7.8, RS-7.9, RS-7.10: the rounds after which the game may go on, who rolls, and what it takes. */
const GOING_ON: ReadonlyMap<number, { readonly needs: number; readonly isFirst: boolean; readonly clause: string }> =
  new Map([
    [5, { needs: 3, isFirst: true, clause: 'RS-7.8' }],
    [6, { needs: 4, isFirst: false, clause: 'RS-7.9' }],
  ]);
const LAST_ROUND = 7;

export function turnSequences({ frameOf, breaking, deployment, firstTurn, scouting }: PhaseParts) {
  const endEffects = (t: T, until: Until, seat: Seat | null): void => {
    if (t.position.effects.some(effect => effect.until === until))
      t.emit({ type: 'effects-ended', clause: '8E-2.2', until, seat });
  };

  const phase = sequence<OfPhase>('phase', '8E-2.2', s => [
    s.run('8E-2.2', 'the phase begins', (t, v) => {
      t.emit({ type: 'phase-began', clause: '8E-2.2', phase: v.phase });
      if (v.phase === 'psychic') endEffects(t, 'own-psychic', v.seat);
      return v;
    }),
    s.window('8E-2.2', 'at the start of the phase', 'phase-began', (_t, v) => v),
    s.call('8E-2.2', 'play the phase', (t, v) => frameOf(t, v.phase)),
    s.run('8E-2.2', 'the phase ends', (t, v) => {
      if (t.position.mines.some(({ wentOff }) => wentOff)) t.emit({ type: 'mines-cleared', clause: 'RS-2.19' });
      endEffects(t, 'phase', null);
      return v;
    }),
  ]);

  const turn = sequence<OfSeat>('turn', '8E-2.2', s => [
    s.run('8E-2.1', 'the turn begins', (t, v) => {
      t.emit({ type: 'turn-began', clause: '8E-2.1', seat: v.seat });
      endEffects(t, 'own-turn', v.seat);
      return v;
    }),
    s.call('RS-7.3', 'Break Tests before anything else', (_t, v) => breaking(v.seat)),
    s.run('8E-2.2', 'rules that act at the start of the turn', (t, v) => {
      t.emit({ type: 'phase-began', clause: '8E-2.1', phase: 'start' });
      return v;
    }),
    s.window('8E-2.2', 'at the start of the turn', 'turn-began', (_t, v) => v),
    s.each('8E-2.2', 'one phase after the other', {
      of: () => PHASES,
      call: (_t, v, each: Phase) => phase.start({ seat: v.seat, phase: each }),
    }),
    s.run('8E-2.1', 'the turn ends', (t, v) => {
      endEffects(t, 'turn', null);
      return v;
    }),
  ]);

  const round = sequence<object>('battle round', '8E-2.1', s => [
    s.run('8E-2.1', 'the round begins', (t, v) => {
      t.emit({ type: 'round-began', clause: '8E-2.1', round: t.position.round + 1 });
      return v;
    }),
    s.call('8E-2.1', 'the first player’s turn', t => turn.start({ seat: t.position.first })),
    s.call('8E-2.1', 'the second player’s turn', t => turn.start({ seat: otherSeat(t.position.first) })),
    s.run('8E-4.15', 'reserves that never came', (t, v) => {
      endEffects(t, 'round', null);
      if (t.position.round === LAST_ARRIVAL)
        for (const [model, { reserve }] of t.position.models.entries())
          if (reserve) t.emit({ type: 'slain', clause: '8E-4.15', model, from: null });
      return v;
    }),
  ]);

  const goingOn = (t: Look) => GOING_ON.get(t.position.round);

  const game = sequence<Playing>('game', '8E-2.1', s => [
    s.call('8E-11.1', 'set up', () => deployment),
    s.call('RS-8.15', 'who takes the first turn', () => firstTurn),
    s.each('RS-10.4', 'moves before the first turn', {
      of: t => [t.position.first, otherSeat(t.position.first)],
      call: (_t, _v, seat: Seat) => scouting(seat),
    }),
    s.call('8E-2.1', 'play a battle round', () => round.start({})),
    s.roll('RS-7.8', 'roll whether the game goes on', {
      count: t => (goingOn(t) ? 1 : 0),
      whose: t => (goingOn(t)!.isFirst ? t.position.first : otherSeat(t.position.first)),
      then: (t, _v, [face]) => {
        const { needs, isFirst, clause } = goingOn(t)!;
        const seat = isFirst ? t.position.first : otherSeat(t.position.first);
        t.emit({ type: 'game-goes-on', clause, seat, face: face!, goesOn: face! >= needs });
        return { more: face! >= needs };
      },
    }),
    s.repeat('RS-7.10', 'while the game goes on', {
      from: 'play a battle round',
      while: (t, v) => t.position.round < LAST_ROUND && (goingOn(t) === undefined || v.more),
    }),
    s.run('RS-8.13', 'the game ends', t => {
      t.emit({ type: 'game-ended', clause: 'RS-8.13' });
      return end();
    }),
  ]);
  return { game, round, turn, phase, sequences: [game, round, turn, phase] };
}
