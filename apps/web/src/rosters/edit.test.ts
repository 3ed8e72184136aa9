import type { Faction, Roster } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { edited, newRoster } from './edit.ts';

const faction: Faction = {
  id: 'f',
  title: 'Folk',
  groups: [
    { id: 'one', title: 'One', entries: ['a'] },
    { id: 'two', title: 'Two', entries: ['a'] },
  ],
  entries: [{ id: 'a', title: 'A', points: null, lines: [], loadOuts: [['club'], ['bow']] }],
  items: [],
};

describe('editing a team', () => {
  const two: Roster = [
    { do: 'add-group' as const, group: 'two' },
    { do: 'add' as const, entry: 'a', group: 0 },
    { do: 'add' as const, entry: 'a', group: 1 },
  ].reduce<Roster>((roster, edit) => edited(faction, roster, edit), newRoster('r', faction));

  it('adds members with their plain load-out', () => {
    expect(two.members.map(({ loadOut, group }) => [loadOut, group])).toEqual([
      [['club'], 0],
      [['club'], 1],
    ]);
  });

  it('copies, changes, renames and removes', () => {
    const copied = edited(faction, two, { do: 'copy', at: 0 });
    expect(copied.members.length).toBe(3);
    expect(edited(faction, copied, { do: 'change', at: 1, to: { loadOut: ['bow'] } }).members[1]!.loadOut).toEqual([
      'bow',
    ]);
    expect(edited(faction, copied, { do: 'remove', at: 0 }).members.length).toBe(2);
    expect(edited(faction, two, { do: 'rename', name: 'X' }).name).toBe('X');
  });

  it('moves members of a removed group to the reserve', () => {
    expect(edited(faction, two, { do: 'remove-group', at: 0 }).members.map(({ group }) => group)).toEqual([null, 0]);
  });
});
