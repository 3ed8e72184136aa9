import { expect } from 'vitest';
import { factions } from '../content/index.ts';
import { fullWounds } from '../lookups.ts';
import { ready } from '../ready.ts';
import { rule, section } from '../testing/book.ts';
import type { Member, Team } from '../types.ts';
import { costOf, reasonsAgainstTeam } from './team.ts';

const member = (card: string, choices: readonly string[] = [], leader = false): Member => ({
  card,
  name: card,
  leader,
  choices,
});
const team = (...models: readonly Member[]): Team => ({ faction: 'militia', models });
const captain = member('captain', [], true);

section('VG-13 Teams', () => {
  rule(['VG-13.1', 'VG-13.8'], 'a team may cost up to the points agreed, or less', () => {
    const cheap = team(captain, member('rifleman'), member('pikeman', []));
    expect(costOf(cheap)).toBe(36);
    expect(reasonsAgainstTeam(cheap, 100)).toEqual([]);
    expect(reasonsAgainstTeam(cheap, 36)).toEqual([]);
    expect(reasonsAgainstTeam(cheap, 35)).toMatchObject([
      { reason: 'too-many-points', clause: 'VG-13.1', cost: 36, points: 35 },
    ]);
  });

  rule('VG-13.2', 'a leader has one more wound', () => {
    expect([fullWounds(captain), fullWounds(member('captain'))]).toEqual([4, 3]);
  });

  rule('VG-13.5', 'a team has one faction, and every model is from its list', () => {
    expect(reasonsAgainstTeam({ faction: 'nobody', models: [] }, 100)).toMatchObject([
      { reason: 'unknown-faction', clause: 'VG-13.5' },
    ]);
    expect(reasonsAgainstTeam(team(captain, member('dragon')), 100)).toMatchObject([
      { reason: 'not-in-faction', clause: 'VG-13.5', at: 'models[1].card' },
    ]);
    expect(reasonsAgainstTeam(team(), 100)).toMatchObject([{ reason: 'no-models' }, { reason: 'not-one-leader' }]);
  });

  rule('VG-13.6', 'no entry is taken more often than its list allows', () => {
    const pikes = Array.from({ length: 5 }, () => member('pikeman'));
    expect(reasonsAgainstTeam(team(captain, ...pikes.slice(1)), 1000)).toEqual([]);
    expect(reasonsAgainstTeam(team(captain, ...pikes), 1000)).toMatchObject([
      { reason: 'too-many-of', clause: 'VG-13.6', count: 5, most: 4 },
    ]);
  });

  rule('VG-13.7', 'choices are the entry’s own, each once, one of a group, all paid for', () => {
    expect(costOf(team(member('rifleman', ['long-rifle'])))).toBe(12);
    const against = (...choices: readonly string[]) =>
      reasonsAgainstTeam(team(captain, member('rifleman', choices)), 100);
    expect(against('long-rifle')).toEqual([]);
    expect(against('ward')).toMatchObject([
      { reason: 'unknown-choice', clause: 'VG-13.7', at: 'models[1].choices[0]' },
    ]);
    expect(against('long-rifle', 'long-rifle')).toMatchObject([{ reason: 'chosen-twice' }]);
    expect(against('long-rifle', 'scattergun')).toMatchObject([{ reason: 'one-of-a-group', rival: 'long-rifle' }]);
  });

  rule('VG-13.9', 'a team has exactly one leader', () => {
    expect(reasonsAgainstTeam(team(member('captain')), 100)).toMatchObject([{ reason: 'not-one-leader', leaders: 0 }]);
    expect(reasonsAgainstTeam(team(captain, member('rifleman', [], true)), 100)).toMatchObject([
      { reason: 'not-one-leader', leaders: 2 },
    ]);
  });

  rule('VG-13.3', 'every list is complete: everything cards and choices name exists', () => {
    for (const faction of factions) {
      const weapons = new Set(faction.weapons.map(({ id }) => id));
      const kits = [
        faction.kit,
        faction.leader,
        ...faction.cards.flatMap(({ kit, choices }) => [kit, ...choices.map(({ adds }) => adds)]),
      ];
      for (const weapon of kits.flatMap(kit => kit.weapons ?? [])) expect(weapons).toContain(weapon);
      for (const { kit, choices } of faction.cards)
        for (const weapon of choices.flatMap(({ replaces = [] }) => replaces)) expect(kit.weapons).toContain(weapon);
    }
    for (const { teams, options } of ready)
      for (const each of teams) expect(reasonsAgainstTeam(each, options.points)).toEqual([]);
  });
});
