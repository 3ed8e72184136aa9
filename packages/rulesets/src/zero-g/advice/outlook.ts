// The value of a model's remaining turns on its way to a target, by turns left, arrows and distance
import { perKey } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type Curve, FARTHEST, type Manner } from './duel.ts';

/** What the value of a model's way to a target depends on. */
export interface Journey {
  readonly shots: { readonly [manner in Manner]: Curve };
  /** Inches that firing pushes it back. */
  readonly recoil: number;
  /** The harm to expect after ending a turn at a distance. */
  readonly fear: Curve;
  /** What losing the model would cost; its turns end there. */
  readonly life: number;
  /** Whether no enemy has a turn after its last one. */
  readonly last: boolean;
  /** What a successful charge is worth, by the turns left after this one; 0 if it is better not to charge. */
  readonly charge: readonly number[];
  /** ZG-5.4: whether it re-rolls the dice of a failed charge. */
  readonly again: boolean;
  /** What a test for dangerous terrain costs. */
  readonly test: number;
  /** Whether it can overshoot the target: objectives do not stop it. */
  readonly passes: boolean;
}

/** An outcome of a manoeuvre along the arrows. */
export interface Outcome {
  readonly far: number;
  readonly arrows: number;
  readonly manner: Manner;
  readonly chance: number;
}

/** More arrows are treated as this many. */
export const FASTEST = 3;
/** Inches of an Accelerate, on average. */
const ACCELERATED = 8;

/** ZG-2.11: the outcomes of a Drift with this many dice. */
export const driftOutcomes = perKey((dice: number): readonly Outcome[] => {
  let all: readonly Outcome[] = [{ far: 0, arrows: dice, manner: 'still', chance: 1 }];
  for (let i = 0; i < dice; i++) {
    const next = new Map<string, Outcome>();
    for (const before of all)
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const manner: Manner = face === 1 || face === 6 ? 'snap' : before.manner;
        const far = before.far + (face === 1 ? 0 : face === 6 ? ACCELERATED : face);
        const arrows = before.arrows + (face === 1 ? -1 : face === 6 ? 1 : 0);
        const key = `${far} ${arrows} ${manner}`;
        next.set(key, { far, arrows, manner, chance: (next.get(key)?.chance ?? 0) + before.chance / 6 });
      }
    all = [...next.values()];
  }
  return all;
}, 16);

/** ZG-2.4, ZG-2.5: the same outcomes, with Snap Shots whatever the dice show. */
export const hasty = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.map(outcome => ({ ...outcome, manner: 'snap' }));

export const acceleratedOutcomes = (arrows: number): readonly Outcome[] =>
  [7, 8, 9].map(far => ({ far, arrows: arrows + 1, manner: 'snap', chance: 1 / 3 }));

interface Manoeuvring {
  readonly outcomes: readonly Outcome[];
  /** How many tests for dangerous terrain it takes. */
  readonly tests: number;
}

/** The manoeuvres of a model with this many arrows, straight towards its target. */
const choices = perKey((arrows: number): readonly Manoeuvring[] => {
  if (arrows > 0)
    return [
      { outcomes: driftOutcomes(arrows), tests: 0 },
      { outcomes: hasty(driftOutcomes(arrows - 1)), tests: 0 },
      { outcomes: acceleratedOutcomes(arrows), tests: arrows - 1 },
    ];
  const stay: Outcome = { far: 0, arrows: 0, manner: 'still', chance: 1 };
  const starts = [2, 4, 6].map((far): Outcome => ({ far, arrows: 1, manner: 'moved', chance: 1 }));
  return [stay, ...starts].map(outcome => ({ outcomes: [outcome], tests: 0 }));
}, 16);

/** ZG-4.3, ZG-4.6: by inches, the chance that a charge with this many dice gets so far without a 1. */
export const chargeChances = perKey((dice: number): Curve => {
  let sums: number[] = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = [];
    for (const [sum, chance] of sums.entries())
      for (let face = 2; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / 6;
    sums = Array.from(next, chance => chance ?? 0);
  }
  return Array.from({ length: 6 * dice + 1 }, (_, gap) =>
    sums.reduce((total, chance, sum) => (sum >= gap ? total + chance : total), 0),
  );
}, 8);

/** The discount for each turn of delay. */
export const LATER = 0.93;
/** ZG-2.16: how near to an enemy a move may end, in inches. */
const NEAREST = 1;

/** Overshooting an objective by this many inches is harmless; beyond that, each arrow carries a model this far on. */
const PAST = 2;
const AWAY = 3;

export interface Outlook {
  /** The value at the start of the model's turn, with this many turns left. */
  before(turns: number, arrows: number, gap: number): number;
  /** The value after it has moved and shot, with this many turns left after this one; harm in this turn not counted. */
  after(turns: number, arrows: number, gap: number): number;
}

/** Somewhere a model wants to be. */
export interface Goal {
  readonly at: Point;
  /**
   * The value of being at a place with this many arrows straight towards the goal and this many turns left after this
   * one; the way there is `longer` inches longer than the straight line.
   */
  worth(at: Point, arrows: number, turns: number, longer: number): number;
  /** What a turn on a wrong course costs. */
  readonly astray: number;
}

type Values = readonly (readonly number[])[];

/** Linear interpolation between whole inches. */
function at(values: readonly number[], gap: number): number {
  const low = Math.min(FARTHEST, Math.max(0, Math.floor(gap)));
  const high = Math.min(FARTHEST, low + 1);
  const share = Math.min(1, Math.max(0, gap - low));
  return values[low]! * (1 - share) + values[high]! * share;
}

export const TURNS = 6;

const NO_FEAR: Curve = Array.from({ length: FARTHEST + 1 }, () => 0);

export function outlookOf({ shots, recoil, fear, life, last, charge, again, test, passes }: Journey): Outlook {
  const inchesOf = Array.from({ length: FARTHEST + 1 }, (_, gap) => gap);
  const arrowsOf = Array.from({ length: FASTEST + 1 }, (_, arrows) => arrows);
  const table = (worth: (arrows: number, gap: number) => number): Values =>
    arrowsOf.map(arrows => inchesOf.map(gap => worth(arrows, gap)));
  const befores: Values[] = [table(() => 0)];
  const afters: Values[] = [];
  for (let turns = 0; turns < TURNS; turns++) {
    const later = befores[turns]!;
    const after = table((arrows, gap) => afterwards(later, charge[turns] ?? 0, arrows, gap));
    afters.push(after);
    const isFree = last && turns === 0;
    befores.push(table((arrows, gap) => best(after, isFree ? NO_FEAR : fear, arrows, gap)));
  }

  function afterwards(later: Values, fight: number, arrows: number, gap: number): number {
    const waits = LATER * later[arrows]![gap]!;
    if (fight <= 0) return waits;
    const once = chargeChances(Math.max(1, arrows))[gap] ?? 0;
    const chance = again ? 1 - (1 - once) * (1 - once) : once;
    return Math.max(waits, chance * fight + (1 - chance) * waits);
  }

  function best(after: Values, dread: Curve, arrows: number, gap: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const { outcomes, tests } of choices(arrows)) {
      let value = -tests * test;
      for (const outcome of outcomes) {
        const beyond = outcome.far - gap;
        const isPast = passes && beyond > PAST;
        const now = isPast
          ? Math.min(FARTHEST, beyond + AWAY * outcome.arrows)
          : passes
            ? Math.abs(beyond)
            : Math.max(Math.min(gap, NEAREST), -beyond);
        const left = after[isPast ? 0 : Math.min(FASTEST, outcome.arrows)]!;
        const back = Math.min(FARTHEST, now + recoil);
        const on = Math.max(Math.min(now, NEAREST), now - recoil);
        const fires = shots[outcome.manner][now]! + alive(left, dread, back);
        value += outcome.chance * Math.max(fires, alive(left, dread, now), alive(left, dread, on));
      }
      most = Math.max(most, value);
    }
    return most;
  }

  function alive(left: readonly number[], dread: Curve, gap: number): number {
    const harm = dread[gap]!;
    return left[gap]! * (1 - Math.max(0, Math.min(1, harm / life))) - harm;
  }

  const limited = (arrows: number): number => Math.min(FASTEST, arrows);
  return {
    before: (turns, arrows, gap) => at(befores[Math.min(TURNS, Math.max(0, turns))]![limited(arrows)]!, gap),
    after: (turns, arrows, gap) => at(afters[Math.min(TURNS - 1, Math.max(0, turns))]![limited(arrows)]!, gap),
  };
}
