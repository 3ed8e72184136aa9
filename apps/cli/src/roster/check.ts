import {
  type Edition,
  type Game,
  type Problem,
  problem,
  type Reason,
  type Roster,
  readRosterFile,
  readRosterText,
  rulesetNamedIn,
  type Tally,
} from '@little-wars/engine';

export type Checked =
  /** Problems with the file; the rules were not checked. */
  | { readonly as: 'unread'; readonly problems: readonly Problem[] }
  | {
      readonly as: 'judged';
      readonly ruleset: Edition<Game>;
      readonly roster: Roster;
      readonly reasons: readonly Reason[];
      readonly tallies: readonly Tally[];
    };

/** Checks a team file or a text list by the rules of the ruleset it names. */
export function checkRoster(rulesets: readonly Edition<Game>[], typed: string): Checked {
  const named = rulesetNamedIn(typed);
  const listed = named === null ? undefined : rulesets.find(({ id }) => id === named);
  const read = listed ? readRosterText(listed, typed) : readRosterFile(typed);
  if (!read.ok) return { as: 'unread', problems: read.problems };
  const ruleset = rulesets.find(({ id }) => id === read.value.ruleset);
  if (!ruleset || ruleset.lobby.factions.length === 0)
    return { as: 'unread', problems: [problem('roster.ruleset', 'unknown-ruleset', { id: read.value.ruleset })] };
  return { as: 'judged', ruleset, roster: read.value, ...ruleset.lobby.check(read.value) };
}
