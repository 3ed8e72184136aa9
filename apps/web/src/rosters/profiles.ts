import { type BoardModel, type CardLine, type Roster, type RosterMember, tableOf } from '@little-wars/engine';
import type { Choosable } from '../game/rulesets.ts';

/** The lines of a member's card as in play with these weapons, whether its team is legal yet or not. */
export function linesFor(ruleset: Choosable, roster: Roster, member: RosterMember): readonly CardLine[] {
  const faction = ruleset.lobby.factions.find(({ id }) => id === roster.faction);
  const entry = faction?.entries.find(({ id }) => id === member.entry);
  return modelFor(ruleset, roster, member)?.lines ?? entry?.lines ?? [];
}

/** The member as in play with these weapons; null where the ruleset cannot set up such a team at all. */
export function modelFor(ruleset: Choosable, roster: Roster, member: RosterMember): BoardModel | null {
  const faction = ruleset.lobby.factions.find(({ id }) => id === roster.faction);
  // A member of the reserve is shown as if it were in the first group that may have it.
  const group =
    member.group === null
      ? faction?.groups.find(({ entries }) => entries.includes(member.entry))?.id
      : roster.groups[member.group];
  const alone: Roster =
    group === undefined
      ? { ...roster, members: [member] }
      : { ...roster, groups: [group], members: [{ ...member, group: 0 }] };
  return modelAlone(ruleset, alone);
}

function modelAlone(ruleset: Choosable, alone: Roster): BoardModel | null {
  const { lobby, seats, tabletop } = ruleset;
  const rosters = Array.from({ length: seats }, () => alone);
  try {
    const setup = lobby.setup({}, rosters) as object;
    const { position } = ruleset.opening(setup);
    const { models } = tabletop.board(tableOf(ruleset, setup, position));
    return models.find(({ seat }) => seat === 0) ?? null;
  } catch {
    return null;
  }
}
