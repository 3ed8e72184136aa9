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
  /** Who took part, as the setup of what followed tells; empty where nothing did. */
  readonly members: readonly (readonly string[])[];
  /** The setup of the match; null where only its result was told. */
  readonly setup: object | null;
}

type Worth = (fact: FactShape) => boolean;

interface Replayed {
  readonly setup: object;
  readonly found: readonly Omit<Noted, 'from'>[];
}

/** A record that has been checked, played again for its facts. */
function factsOf(ruleset: Ruleset<Game>, { setup: given, dice, inputs }: RecordFile, worth: Worth): Replayed {
  const read = ruleset.readSetup(given);
  if (!read.ok) throw new Error(`a checked record is refused: ${JSON.stringify(read.problems)}`);
  const setup = read.value;
  const found: Omit<Noted, 'from'>[] = [];
  const sink = (fact: FactShape, position: object): void => {
    if (worth(fact)) found.push({ fact, setup, position });
  };
  let match = newMatch(ruleset, setup, dice, sink);
  for (const { by, answer } of inputs) {
    const played = play(match, { by, answer }, sink);
    if (!played.ok) throw new Error(`a checked record is refused: ${JSON.stringify(played.reasons)}`);
    match = played.match;
  }
  return { setup, found };
}

/** The chapter of one match; of a league, or where only the result was told, that is all there is. */
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
      ...(fought?.found ?? []).map((each): Noted => ({ from: 'battle', ...each })),
      ...(followed?.found ?? []).map((each): Noted => ({ from: 'between', ...each })),
    ],
  };
}

/** A chapter for each match. */
export const chronicleOf = ({ rules, entries }: Campaign): readonly Chapter[] =>
  entries.map(entry => chapterOf(rules, entry));
