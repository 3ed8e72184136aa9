// What happened, match by match: story facts with the position after each, to be put into words by the caller
import { type FactShape, type Game, newMatch, play, type RecordFile, type Ruleset } from '@little-wars/engine';
import type { Campaign, Played, Rules } from './campaign.ts';

/** A fact worth remembering. */
export interface Noted {
  readonly from: 'battle' | 'between';
  readonly fact: FactShape;
  readonly setup: object;
  readonly position: object;
}

export interface Chapter extends Pick<Played, 'round' | 'players' | 'result'> {
  readonly noted: readonly Noted[];
  /** Who took part, from the setup of what followed; empty if nothing followed. */
  readonly members: readonly (readonly string[])[];
  /** The setup of the match; null if only its result was entered. */
  readonly setup: object | null;
}

type Worth = (fact: FactShape) => boolean;

interface Replayed {
  readonly setup: object;
  readonly facts: readonly Omit<Noted, 'from'>[];
}

/** Replays a checked record for its facts. */
function factsOf(ruleset: Ruleset<Game>, { setup: given, dice, inputs }: RecordFile, worth: Worth): Replayed {
  const read = ruleset.readSetup(given);
  if (!read.ok) throw new Error(`a checked record is refused: ${JSON.stringify(read.problems)}`);
  const setup = read.value;
  const facts: Omit<Noted, 'from'>[] = [];
  const sink = (fact: FactShape, position: object): void => {
    if (worth(fact)) facts.push({ fact, setup, position });
  };
  let match = newMatch(ruleset, setup, dice, sink);
  for (const { by, answer } of inputs) {
    const played = play(match, { by, answer }, sink);
    if (!played.ok) throw new Error(`a checked record is refused: ${JSON.stringify(played.reasons)}`);
    match = played.match;
  }
  return { setup, facts };
}

/** The chapter of one match; without linked games or a record it has only the result. */
export function chapterOf({ ruleset, linking }: Rules, entry: Played): Chapter {
  const { round, players, result, battle, between } = entry;
  const fought = battle && linking ? factsOf(ruleset, battle, fact => linking.isStory(fact)) : null;
  const followed = between && linking ? factsOf(linking.between, between, () => true) : null;
  return {
    round,
    players,
    result,
    setup: fought?.setup ?? (battle?.setup as object | undefined) ?? null,
    members: followed && linking ? linking.membersIn(followed.setup as never) : [],
    noted: [
      ...(fought?.facts ?? []).map((each): Noted => ({ from: 'battle', ...each })),
      ...(followed?.facts ?? []).map((each): Noted => ({ from: 'between', ...each })),
    ],
  };
}

/** A chapter for each match. */
export const chronicleOf = ({ rules, entries }: Campaign): readonly Chapter[] =>
  entries.map(entry => chapterOf(rules, entry));
