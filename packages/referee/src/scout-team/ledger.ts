import type { Seat } from '@little-wars/engine';
import { INCH } from '../frame/measure.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import type { CoreFact } from '../w40k/facts.ts';
import { type Ledger as CoreLedger, did, effectsOn, enemyOf, has, type Model, openCore } from '../w40k/ledger.ts';
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
  /** Seats that failed their test in this phase. */
  wavering: Seat | null;
  readonly brave: boolean[];
  /** Whether this turn's player has gained its CP, and scored, in this Command phase. */
  gained: number;
  /** The last model that fought in this phase, and in which step. */
  fought: { readonly seat: Seat; readonly step: number } | null;
  scored: number;
}

export function openLedger({ setup, content }: PlayedGame<Fact>): Ledger {
  const { mission, options } = setup as Pick<Ledger, 'mission' | 'options'>;
  return {
    // 9E-5.1: terrain up to an inch high is ignored.
    ...openCore(setup, content, INCH),
    ...{ mission, options, zones: [0, 1], scores: [0, 0], lost: [0, 0], wavering: null, brave: [false, false] },
    ...{ gained: 0, scored: 0, fought: null },
  };
}

/** 9E-10.3: the step in which a model fights: 0 first, 1 with the rest, 2 last. */
export const stepOf = (l: CoreLedger, model: Model): number =>
  1 -
  (did(model, 'charged') || has(model, 'fights-first') ? 1 : 0) +
  (effectsOn(l, model, 'masked').length > 0 ? 1 : 0);

const own: Noting<Ledger, Fact> = {
  'turn-began': l => {
    l.lost.fill(0);
  },
  'phase-began': l => void Object.assign(l, { wavering: null, gained: 0, scored: 0, fought: null }),
  'cp-gained': l => {
    l.gained++;
  },
  did: (l, { model: id, deed }) => {
    if (deed !== 'fought') return;
    const model = l.models[id]!;
    l.fought = { seat: model.seat, step: stepOf(l, model) };
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

/** Records a fact. */
export function note(l: Ledger, fact: Fact): void {
  const core = coreNoting[fact.type as CoreFact['type']] as ((l: Ledger, f: Fact) => void) | undefined;
  core?.(l, fact);
  (own[fact.type] as ((l: Ledger, f: Fact) => void) | undefined)?.(l, fact);
}
