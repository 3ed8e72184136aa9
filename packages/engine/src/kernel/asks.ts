import type { Declared, OpenQuestion } from './questions.ts';
import type { Game, Ruleset, Step } from './types.ts';

type AskStep = Extract<Step<Game>, { form: 'ask' }>;

/** The parts of an asking step that belong to its question, whichever sequence asks it. */
export type Ask = Pick<AskStep, 'declared' | 'legal' | 'propose'>;

export type Asks = ReadonlyMap<string, Ask>;

interface Steps {
  readonly name: string;
  readonly steps: readonly Step<Game>[];
}

/** Every question of a ruleset by purpose. Several steps may ask the same question only if they agree on its parts. */
export function asksOf(ruleset: Ruleset<Game>, sequences: readonly Steps[]): Asks {
  const asks = new Map<string, Ask>();
  for (const { name, steps } of sequences)
    for (const step of steps) {
      if (step.form !== 'ask') continue;
      const other = asks.get(step.name);
      if (other && !isSame(other, step))
        throw new Error(`${ruleset.id}: sequence "${name}" asks "${step.name}" unlike another sequence`);
      asks.set(step.name, step);
    }
  return asks;
}

const isSame = (a: Ask, b: Ask): boolean =>
  a.declared.kind === b.declared.kind && a.legal === b.legal && a.propose === b.propose;

/** Looks up a question's parts. Throws on a question that no sequence asks: that is a bug in the caller. */
export function askOf(asks: Asks, { purpose, kind }: OpenQuestion): Ask {
  const ask = asks.get(purpose);
  if (ask?.declared.kind !== kind) throw new Error(`no sequence asks "${purpose}" (${kind})`);
  return ask;
}

/** Throws unless the numbers behind rolls have an entry for every roll, and for nothing else. */
export function checkRolls(asks: Asks, { questions }: { readonly questions: readonly Declared[] }): void {
  checkAsked(asks, 'telling.numbers', questions);
  const listed = new Set(questions.map(({ purpose }) => purpose));
  for (const [purpose, { declared }] of asks)
    if (declared.kind === 'roll' && !listed.has(purpose))
      throw new Error(`telling.numbers has no entry for the roll "${purpose}"`);
}

/** Throws if a part of a ruleset handles a question that no sequence asks. */
export function checkAsked(asks: Asks, part: string, questions: readonly Declared[]): void {
  for (const { purpose, kind } of questions)
    if (asks.get(purpose)?.declared.kind !== kind)
      throw new Error(`${part} speaks to "${purpose}" (${kind}), which no sequence asks`);
}
