import type { Seat } from '@little-wars/engine';
import type { Told } from '../frame/told.ts';
import type { CoreFact } from '../w40k/facts.ts';
import { type Ledger as CoreLedger, enemyOf, openCore } from '../w40k/ledger.ts';
import { coreNoting, type Noting } from '../w40k/note.ts';
import type { Fact } from './facts.ts';

export interface Ledger extends CoreLedger {
  readonly mission: string;
  readonly options: { readonly rounds: number };
  /** The zone of each seat: 0 at the low end of the long axis. */
  readonly zones: number[];
  readonly scores: number[];
  /** The models that each seat lost this turn. */
  readonly lost: number[];
  /** Who failed its test in this phase. */
  wavering: Seat | null;
  readonly brave: boolean[];
  /** Whether this turn's player has gained its CP, and scored, in this Command phase. */
  gained: number;
  scored: number;
}

export function openLedger({ setup, content }: Told<Fact>): Ledger {
  const { mission, options } = setup as Pick<Ledger, 'mission' | 'options'>;
  return {
    ...openCore(setup, content),
    ...{ mission, options, zones: [0, 1], scores: [0, 0], lost: [0, 0], wavering: null, brave: [false, false] },
    ...{ gained: 0, scored: 0 },
  };
}

const own: Noting<Ledger, Fact> = {
  'turn-began': l => {
    l.lost.fill(0);
  },
  'phase-began': l => void Object.assign(l, { wavering: null, gained: 0, scored: 0 }),
  'cp-gained': l => {
    l.gained++;
  },
  'zone-chosen': (l, { seat, zone }) => {
    l.zones[seat] = zone;
    l.zones[enemyOf(seat)] = 1 - zone;
  },
  'morale-tested': (l, { seat, passed }) => {
    l.wavering = passed ? null : seat;
  },
  'morale-ignored': (l, { seat }) => {
    l.brave[seat] = true;
  },
  slain: (l, { model }) => {
    l.lost[l.models[model]!.seat]!++;
  },
  fled: (l, { model }) => {
    Object.assign(l.models[model]!, { at: null, wounds: 0, removed: true });
    l.lost[l.models[model]!.seat]!++;
  },
  scored: (l, { seat, points }) => {
    l.scores[seat]! += points;
    l.scored = points;
  },
  'cp-refunded': (l, { seat, cp }) => {
    l.cp[seat]! += cp;
  },
  returned: (l, { model, at, wounds }) => void Object.assign(l.models[model]!, { at, wounds, removed: false }),
};

/** Writes down a fact. */
export function note(l: Ledger, fact: Fact): void {
  const core = coreNoting[fact.type as CoreFact['type']] as ((l: Ledger, f: Fact) => void) | undefined;
  core?.(l, fact);
  (own[fact.type] as ((l: Ledger, f: Fact) => void) | undefined)?.(l, fact);
}
