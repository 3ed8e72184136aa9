// Rounds, turns and phases
import type { Frame, Seat } from '@little-wars/engine';
import { otherSeat } from '@little-wars/skirmish';
import type { CoreClauses } from '../core-clauses.ts';
import { type Phase, sequence, type T, type Until } from '../types.ts';

export interface OfSeat {
  readonly seat: Seat;
}

export interface OfPhase extends OfSeat {
  readonly phase: Phase;
}

export interface TurnParts {
  readonly clauses: Pick<CoreClauses, 'rounds' | 'phases'>;
  readonly phases: readonly Phase[];
  /** The sequence of a phase; null for none. */
  readonly frameOf: (t: T, phase: Phase) => Frame | null;
  /** What comes first in a turn, with its clause; null for nothing. */
  readonly before?: { readonly clause: string; readonly frame: (seat: Seat) => Frame };
  readonly phaseEnds?: (t: T) => void;
  readonly roundEnds?: { readonly clause: string; readonly run: (t: T) => void };
}

export function turnSequencesOf({ clauses, phases, frameOf, before, phaseEnds, roundEnds }: TurnParts) {
  const { rounds, phases: phasing } = clauses;
  const endEffects = (t: T, until: Until, seat: Seat | null): void => {
    if (t.position.effects.some(effect => effect.until === until))
      t.emit({ type: 'effects-ended', clause: phasing, until, seat });
  };

  const phase = sequence<OfPhase>('phase', phasing, s => [
    s.run(phasing, 'the phase begins', (t, v) => {
      t.emit({ type: 'phase-began', clause: phasing, phase: v.phase });
      if (v.phase === 'psychic') endEffects(t, 'own-psychic', v.seat);
      if (v.phase === 'command') endEffects(t, 'own-command', v.seat);
      return v;
    }),
    s.window(phasing, 'at the start of the phase', 'phase-began', (_t, v) => v),
    s.call(phasing, 'play the phase', (t, v) => frameOf(t, v.phase)),
    s.run(phasing, 'the phase ends', (t, v) => {
      phaseEnds?.(t);
      endEffects(t, 'phase', null);
      return v;
    }),
  ]);

  const turn = sequence<OfSeat>('turn', phasing, s => [
    s.run(rounds, 'the turn begins', (t, v) => {
      t.emit({ type: 'turn-began', clause: rounds, seat: v.seat });
      endEffects(t, 'own-turn', v.seat);
      return v;
    }),
    s.call(before?.clause ?? phasing, 'what comes before anything else', (_t, v) => before?.frame(v.seat) ?? null),
    s.run(phasing, 'rules that act at the start of the turn', (t, v) => {
      t.emit({ type: 'phase-began', clause: rounds, phase: 'start' });
      return v;
    }),
    s.window(phasing, 'at the start of the turn', 'turn-began', (_t, v) => v),
    s.each(phasing, 'one phase after the other', {
      of: () => phases,
      call: (t, v, each: Phase) => (t.position.over ? null : phase.start({ seat: v.seat, phase: each })),
    }),
    s.run(rounds, 'the turn ends', (t, v) => {
      endEffects(t, 'turn', null);
      return v;
    }),
  ]);

  const round = sequence<object>('battle round', rounds, s => [
    s.run(rounds, 'the round begins', (t, v) => {
      t.emit({ type: 'round-began', clause: rounds, round: t.position.round + 1 });
      return v;
    }),
    s.call(rounds, 'the first player’s turn', t => turn.start({ seat: t.position.first })),
    s.call(rounds, 'the second player’s turn', t =>
      t.position.over ? null : turn.start({ seat: otherSeat(t.position.first) }),
    ),
    s.run(roundEnds?.clause ?? rounds, 'the round ends', (t, v) => {
      endEffects(t, 'round', null);
      roundEnds?.run(t);
      return v;
    }),
  ]);
  return { round, turn, phase, sequences: [round, turn, phase] };
}
