// Edits of a team. Every edit returns a team, legal or not; the rules list what is wrong with it.
import type { Faction, Roster, RosterMember } from '@little-wars/engine';

export type Edit =
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'add-group'; readonly group: string }
  | { readonly do: 'remove-group'; readonly at: number }
  | { readonly do: 'add'; readonly entry: string; readonly group: number | null }
  | { readonly do: 'copy'; readonly at: number }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'change'; readonly at: number; readonly to: Partial<RosterMember> };

export const newRoster = (ruleset: string, { id, title, groups }: Faction): Roster => ({
  ruleset,
  name: `New ${title}`,
  faction: id,
  groups: groups.slice(0, 1).map(group => group.id),
  members: [],
});

export function edited(faction: Faction, roster: Roster, edit: Edit): Roster {
  const { groups, members } = roster;
  switch (edit.do) {
    case 'rename':
      return { ...roster, name: edit.name };
    case 'add-group':
      return { ...roster, groups: [...groups, edit.group] };
    case 'remove-group':
      return {
        ...roster,
        groups: groups.toSpliced(edit.at, 1),
        members: members.map(member => ({ ...member, group: without(member.group, edit.at) })),
      };
    case 'add': {
      const loadOut = faction.entries.find(({ id }) => id === edit.entry)?.loadOuts[0] ?? [];
      return {
        ...roster,
        members: [...members, { entry: edit.entry, name: '', loadOut, items: [], group: edit.group }],
      };
    }
    case 'copy':
      return { ...roster, members: members.toSpliced(edit.at + 1, 0, { ...members[edit.at]!, name: '' }) };
    case 'remove':
      return { ...roster, members: members.toSpliced(edit.at, 1) };
    case 'change':
      return { ...roster, members: members.with(edit.at, { ...members[edit.at]!, ...edit.to }) };
  }
}

/** Members of a removed group go to the reserve; later groups move up. */
const without = (group: number | null, gone: number): number | null =>
  group === null || group === gone ? null : group > gone ? group - 1 : group;
