// The sequences of the phases that editions share
import type { Frame, ListedSequence } from '@little-wars/engine';
import type { chargePhaseOf } from '../charge/phase.ts';
import type { CoreClauses } from '../core-clauses.ts';
import type { fightPhaseOf } from '../fight/phase.ts';
import type { arrivalsOf } from '../movement/arrivals.ts';
import type { movementPhaseOf } from '../movement/phase.ts';
import type { psychicPhaseOf } from '../psychic/phase.ts';
import type { shootingPhaseOf } from '../shooting/phase.ts';
import { type Look, type Phase, sequence } from '../types.ts';

export interface PhaseParts {
  readonly clauses: Pick<CoreClauses, 'move' | 'reinforcements'>;
  readonly movement: ReturnType<typeof movementPhaseOf>;
  readonly arrivals: ReturnType<typeof arrivalsOf>;
  readonly psychic: ReturnType<typeof psychicPhaseOf>;
  readonly shootingPhase: ReturnType<typeof shootingPhaseOf>;
  readonly charges: ReturnType<typeof chargePhaseOf>;
  readonly fights: ReturnType<typeof fightPhaseOf>;
  /** Phases that an edition has of its own. */
  readonly others?: (phase: Phase) => Frame | null;
}

export function phaseFramesOf({ clauses, movement, arrivals, psychic, shootingPhase, charges, ...parts }: PhaseParts) {
  const { fights, others = () => null } = parts;
  const movementAndArrivals = sequence<object>('Movement phase and reinforcements', clauses.reinforcements, s => [
    s.call(clauses.move, 'models move', () => movement.phase.start({ model: null, manner: null, bonus: 0 })),
    s.call(clauses.reinforcements, 'reinforcements arrive', () => arrivals.arrivals.start({ model: null })),
  ]);
  const frameOf = (t: Look, phase: Phase): Frame | null => {
    switch (phase) {
      case 'movement':
        return movementAndArrivals.start({});
      case 'psychic':
        return psychic.phase.start({ model: null });
      case 'shooting':
        return shootingPhase.start({ model: null, action: null });
      case 'charge':
        return charges.phase.start({ model: null });
      case 'fight':
        return fights.start(t);
      default:
        return others(phase);
    }
  };
  return { frameOf, sequences: [movementAndArrivals] as readonly ListedSequence[] };
}
