// Choices before a match at their limits, combined so that all pairs occur.
import type { Choice, Chosen, Id, Lobby, Numbers } from '@little-wars/engine';

/** The values of a choice worth trying: every option, or both limits and the default. */
export function limitsOf(choice: Choice): readonly (Id | boolean)[] {
  if (choice.kind === 'yes-or-no') return [false, true];
  if (choice.kind === 'one-of') return choice.options;
  return [...new Set([choice.least, choice.usual, choice.most])];
}

type Choices = Lobby['choices'];

/** Makes all choices in order: later choices depend on earlier ones. */
export function walk(choices: Choices, pick: (choice: Choice) => Id | boolean): Chosen {
  let chosen: Chosen = {};
  for (;;) {
    const next = choices(chosen).find(({ id }) => !Object.hasOwn(chosen, id));
    if (!next) return chosen;
    chosen = { ...chosen, [next.id]: pick(next) };
  }
}

export const anyWalk = (choices: Choices, next: Numbers, fixed: Chosen = {}): Chosen =>
  walk(choices, choice => {
    const limits = limitsOf(choice);
    const wanted = fixed[choice.id];
    return wanted !== undefined && limits.includes(wanted) ? wanted : limits[next(limits.length)]!;
  });

/** The default everywhere else. */
export const usualWalk = (choices: Choices, fixed: Chosen): Chosen =>
  walk(choices, choice => {
    const wanted = fixed[choice.id];
    return wanted !== undefined && limitsOf(choice).includes(wanted) ? wanted : choice.usual;
  });

/** Every two choices of a match, as keys. */
export function pairsIn(chosen: Chosen): readonly string[] {
  const all = Object.entries(chosen).map(([id, value]) => JSON.stringify([id, value]));
  return all.flatMap((one, i) => all.slice(i + 1).map(two => `${one} ${two}`));
}

const WALKS = 3000;

/**
 * All pairs of choices that can occur together, each with the choices that lead to it; `fixed` are made in all of them.
 */
export function pairsOf(choices: Choices, next: Numbers, fixed: Chosen = {}): ReadonlyMap<string, Chosen> {
  const pairs = new Map<string, Chosen>();
  for (let i = 0; i < WALKS; i++) {
    const chosen = anyWalk(choices, next, fixed);
    const entries = Object.entries(chosen);
    for (const [a, [one, first]] of entries.entries())
      for (const [two, second] of entries.slice(a + 1)) {
        const key = `${JSON.stringify([one, first])} ${JSON.stringify([two, second])}`;
        if (!pairs.has(key)) pairs.set(key, { [one]: first, [two]: second });
      }
  }
  return pairs;
}

/** Random walks per combination; the one with the most new pairs is used. */
const CANDIDATES = 40;

/** The walk through a pair that covers most of the remaining pairs. */
export function bestWalk(choices: Choices, fixed: Chosen, left: ReadonlyMap<string, unknown>, next: Numbers): Chosen {
  let best: { readonly chosen: Chosen; readonly meets: number } | null = null;
  for (let i = 0; i < CANDIDATES; i++) {
    const chosen = anyWalk(choices, next, fixed);
    const meets = pairsIn(chosen).filter(pair => left.has(pair)).length;
    if (best === null || meets > best.meets) best = { chosen, meets };
  }
  return best!.chosen;
}
