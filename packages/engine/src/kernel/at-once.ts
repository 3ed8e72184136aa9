// Whether the order of simultaneous effects can matter: tried on hypothetical tables.
import { advance } from './advance.ts';
import type { Question } from './questions.ts';
import { Run } from './run.ts';
import type { Frame, Game, Sight } from './types.ts';

/** A budget of runs: beyond it the order is assumed to matter. */
const MOST_RUNS = 4000;
/** More simultaneous effects than this are not compared. */
const MOST_EFFECTS = 6;

/** One possible end of an effect: the position after it, and its probability. */
interface Ending {
  readonly position: object;
  readonly chance: number;
}

type Endings = ReadonlyMap<string, Ending>;

/** Tries effects on a table. `sameAs` gives equal texts for positions that differ only in ways no rule depends on. */
interface Trial {
  readonly run: Run;
  readonly sameAs: (position: object) => string;
  left: number;
  /** The results of each effect in each position. */
  readonly tried: Map<object, Map<Frame, TrialResult>>;
}

interface TrialResult {
  readonly endings: Endings | null;
  readonly runs: number;
}

/**
 * Whether the order in which some frames run can matter: one of them may ask a player something, or two of them lead to
 * different positions, or different probabilities, depending on their order. If not, every order leads to the same:
 * whatever was done before, any two of the rest may be swapped.
 */
export function orderMatters<G extends Game>(
  t: Sight<G>,
  frames: readonly Frame[],
  sameAs: (position: G['position']) => string,
): boolean {
  if (frames.length > MOST_EFFECTS) return true;
  const trial: Trial = {
    run: t as unknown as Run,
    sameAs: sameAs as (p: object) => string,
    left: MOST_RUNS,
    tried: new Map(),
  };
  const tried = new Set<string>();
  /** Whether the order of the rest matters, in a position after all others. */
  const matters = (position: object, rest: readonly number[]): boolean => {
    if (rest.length < 2) return false;
    const key = `${rest}|${trial.sameAs(position)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    for (const [k, a] of rest.entries())
      for (const b of rest.slice(k + 1)) if (!doCommute(trial, position, frames[a]!, frames[b]!)) return true;
    return rest.some(a => {
      const others = rest.filter(b => b !== a);
      const endings = endingsOf(trial, position, frames[a]!);
      return endings === null || [...endings.values()].some(({ position: after }) => matters(after, others));
    });
  };
  return matters(trial.run.position, [...frames.keys()]);
}

const EQUAL = 1e-9;

/** Whether two effects lead to the same positions with the same chances in either order. */
function doCommute(trial: Trial, position: object, a: Frame, b: Frame): boolean {
  const [one, other] = [bothEndings(trial, position, a, b), bothEndings(trial, position, b, a)];
  if (one === null || other === null || one.size !== other.size) return false;
  return [...one].every(([text, chance]) => Math.abs((other.get(text) ?? 0) - chance) < EQUAL);
}

/** The chance of each position after two effects; null if a player is asked. */
function bothEndings(trial: Trial, position: object, a: Frame, b: Frame): ReadonlyMap<string, number> | null {
  const chances = new Map<string, number>();
  const firsts = endingsOf(trial, position, a);
  if (firsts === null) return null;
  for (const first of firsts.values()) {
    const seconds = endingsOf(trial, first.position, b);
    if (seconds === null) return null;
    for (const [text, { chance }] of seconds) chances.set(text, (chances.get(text) ?? 0) + first.chance * chance);
  }
  return chances;
}

/**
 * Every possible end of an effect, by the text of its position; null if it asks a player, or takes too long to try.
 * Cached results are not run again, but count towards the budget.
 */
function endingsOf(trial: Trial, position: object, frame: Frame): Endings | null {
  const here = trial.tried.get(position) ?? new Map<Frame, TrialResult>();
  trial.tried.set(position, here);
  const before = here.get(frame);
  if (before) {
    trial.left -= before.runs;
    return trial.left < 0 ? null : before.endings;
  }
  const left = trial.left;
  const endings = tryOut(trial, position, frame);
  here.set(frame, { endings, runs: left - trial.left });
  return endings;
}

function tryOut(trial: Trial, position: object, frame: Frame): Endings | null {
  const endings = new Map<string, Ending>();
  const { compiled, setup } = trial.run;
  /** Continues with the faces rolled; false where a player is asked. */
  const runOn = (at: object, frames: readonly Frame[], faces: readonly number[] | null, chance: number): boolean => {
    if (--trial.left < 0) return false;
    const rolled = faces === null ? null : { value: faces };
    const state = advance(new Run(compiled, setup, at, null), frames, rolled);
    const { question } = state;
    if (question === null) {
      const text = trial.sameAs(state.position);
      endings.set(text, { position: state.position, chance: chance + (endings.get(text)?.chance ?? 0) });
      return true;
    }
    if (question.kind !== 'roll') return false;
    const { count, sides } = question as Question<'roll'>;
    const falls = everyFall(count, sides, trial.left);
    return falls?.every(fall => runOn(state.position, state.frames, fall, chance / falls.length)) ?? false;
  };
  return runOn(position, [frame], null, 1) ? endings : null;
}

/** Every outcome of some dice; null if there are more than a limit. */
function everyFall(count: number, sides: number, most: number): readonly (readonly number[])[] | null {
  let falls: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < count; i++) {
    if (falls.length * sides > most) return null;
    falls = falls.flatMap(fall => Array.from({ length: sides }, (_, face) => [...fall, face + 1]));
  }
  return falls;
}
