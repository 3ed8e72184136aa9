// What happened, match by match: facts with the position after each, for whoever puts them into words
import { type FactShape, type Game, newMatch, play, type RecordFile, type Ruleset } from '@little-wars/engine';
import type { Campaign, Entry } from './campaign.ts';

/** A fact worth remembering. */
export interface Noted {
  readonly from: 'battle' | 'between';
  readonly fact: FactShape;
  readonly setup: object;
  readonly position: object;
}

export interface Chapter extends Pick<Entry, 'round' | 'players' | 'result'> {
  readonly noted: readonly Noted[];
}

type Worth = (fact: FactShape) => boolean;

/** A record that has been checked, played again for its facts. */
function factsOf(ruleset: Ruleset<Game>, { setup: given, dice, inputs }: RecordFile, worth: Worth) {
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
  return found;
}

/** A chapter for each match; of a league, or where only results were told, results are all there is. */
export function chronicleOf({ rules: { ruleset, linking }, entries }: Campaign): readonly Chapter[] {
  return entries.map(({ round, players, result, battle, between }): Chapter => {
    const fought = battle && linking ? factsOf(ruleset, battle, fact => linking.isStory(fact)) : [];
    const followed = between && linking ? factsOf(linking.between, between, () => true) : [];
    return {
      round,
      players,
      result,
      noted: [
        ...fought.map((each): Noted => ({ from: 'battle', ...each })),
        ...followed.map((each): Noted => ({ from: 'between', ...each })),
      ],
    };
  });
}
