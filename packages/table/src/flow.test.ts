// What a ruleset's flow settles is never worse than any other answer, over every outcome of the dice.
import { readdirSync, readFileSync } from 'node:fs';
import {
  answer,
  begin,
  type Edition,
  type Game,
  type Id,
  type Input,
  propose,
  type Question,
  questionOf,
  type RecordFile,
  type Seat,
  type Settled,
  type State,
  settledIn,
  stakesIn,
  tableOf,
} from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { endingsAfter, gainOf, isAsGood } from './flow.oracle.ts';

const folder = new URL('../../rulesets/records/', import.meta.url);

/** Stored games of a ruleset, newest version first; one of an earlier version counts as far as today's rules follow it. */
const gamesOf = ({ id }: Edition<Game>): readonly RecordFile[] =>
  readdirSync(folder)
    .filter(name => name.startsWith(id) && name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RecordFile)
    .toSorted((a, b) => Number(b.ruleset.version) - Number(a.ruleset.version));

interface Met {
  readonly setup: object;
  readonly state: State<Game>;
  readonly question: Question;
  readonly settled: Settled;
  /** The most that another answer gains; null if none is better. */
  readonly gain: number | null;
}

/** The purposes of all questions with a declaration. */
const declaredIn = ({ flow }: Edition<Game>): readonly string[] => [
  ...new Set([...flow.settled, ...flow.idle, ...flow.stakes].map(({ question }) => question.purpose)),
];

/** Every question in the games that the flow settles and that has a real alternative, also in reactions. */
function* settledMoments(ruleset: Edition<Game>): Generator<Met> {
  const declared = declaredIn(ruleset);
  const met = function* (setup: object, state: State<Game>): Generator<Met> {
    if (state.question === null || !declared.includes(state.question.purpose)) return;
    const question = questionOf(ruleset, setup, state)!;
    const t = tableOf<Game>(ruleset, setup, ruleset.view(setup, state.position, question.to as Seat));
    const settled = settledIn(ruleset, t, question);
    const atStake = settled ? null : stakesIn(ruleset, t, question);
    if (settled && settled.reason !== 'one-option') yield { setup, state, question, settled, gain: null };
    if (atStake) yield { setup, state, question, settled: atStake, gain: atStake.gain };
    if (question.kind !== 'react') return;
    for (const option of question.options) {
      const next = answer<Game>(ruleset, setup, state, { by: question.to, answer: option });
      if (next.ok) yield* met(setup, next.state);
    }
  };
  for (const record of declared.length === 0 ? [] : gamesOf(ruleset)) {
    const read = ruleset.readSetup(record.setup);
    if (!read.ok) continue;
    let state = begin<Game>(ruleset, read.value);
    for (const input of record.inputs as readonly Input[]) {
      yield* met(read.value, state);
      const next = answer<Game>(ruleset, read.value, state, { by: state.question!.to, answer: input.answer });
      if (!next.ok) break;
      state = next.state;
    }
  }
}

interface Where {
  readonly ruleset: Edition<Game>;
  readonly setup: object;
}

/** The alternative answers; for moves only a few. */
function alternatives({ ruleset, setup }: Where, state: State<Game>, question: Question): readonly unknown[] {
  switch (question.kind) {
    case 'move':
      return [0, 1, 2].map(n => propose(ruleset, setup, state, below => n % below));
    case 'pick-one':
      return question.options;
    case 'react':
      return [null, ...question.options];
    case 'count':
      return Array.from({ length: question.most - question.least + 1 }, (_, i) => question.least + i);
    case 'pick-some':
      return subsets(question.options).filter(({ length }) => length >= question.least && length <= question.most);
    default:
      return [];
  }
}

const subsets = (ids: readonly Id[]): readonly (readonly Id[])[] => {
  const all: (readonly Id[])[] = [[]];
  for (const id of ids.slice(0, 6)) all.push(...all.map(set => [...set, id]));
  return all;
};

/** The context of a question with a gain: a hit roll is weighed differently from a save. */
const sequencesOf = ({ frames }: State<Game>): string =>
  frames
    .slice(-2)
    .map(({ sequence }) => sequence)
    .join(', ');

/** How many moments of each declaration are tried. */
const TRIES = 2;

describe.each(rulesets.map(ruleset => [ruleset.id, ruleset] as const))('what is settled in %s', (_, ruleset) => {
  const tried = new Map<string, number>();
  const isTried = (purpose: string): boolean => [...tried.keys()].some(name => name.startsWith(`${purpose}:`));

  it('is as good as any other answer', () => {
    for (const { setup, state, question, settled, gain } of settledMoments(ruleset)) {
      const name = `${question.purpose}: ${settled.reason} ${gain === null ? '' : sequencesOf(state)}`;
      const times = tried.get(name) ?? 0;
      if (times >= TRIES && declaredIn(ruleset).every(isTried)) break;
      if (times >= TRIES) continue;
      const of = { ruleset, setup, seat: question.to as Seat };
      const best = endingsAfter(of, state, settled.answer);
      if (best === null) continue;
      tried.set(name, times + 1);
      for (const other of alternatives(of, state, question)) {
        const endings = endingsAfter(of, state, other);
        if (endings && gain === null) expect([name, other, isAsGood(best, endings)]).toEqual([name, other, true]);
        if (endings && gain !== null)
          expect(gainOf(of, state, [best, endings]), `${name}, ${JSON.stringify(other)}`).toBeLessThanOrEqual(
            gain + 1e-9,
          );
      }
    }
  });

  it('occurred in the games for every declared question', () => {
    expect(declaredIn(ruleset).filter(purpose => !isTried(purpose))).toEqual([]);
  });
});
