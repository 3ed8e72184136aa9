import { expect } from 'vitest';
import { findAction } from '../factions/actions.ts';
import { ready } from '../ready.ts';
import { costOf, reasonsAgainstTeam } from '../team/team.ts';
import { rule, section } from '../testing/book.ts';
import { texts } from '../texts/en.ts';
import { factions, findFaction } from './index.ts';
import type { Faction, Kit } from './types.ts';

/** Our own lists, without the trial list. */
const OWN = factions.filter(({ id }) => id !== 'militia');

const kitsOf = ({ kit, leader, cards }: Faction): readonly Kit[] => [
  kit,
  leader,
  ...cards.flatMap(card => [card.kit, ...card.choices.map(({ adds }) => adds)]),
];
const usesOf = (faction: Faction) => [
  ...kitsOf(faction).flatMap(({ abilities = [] }) => abilities),
  ...faction.weapons.flatMap(({ rules }) => rules),
];
const actionsOf = (faction: Faction) => kitsOf(faction).flatMap(({ actions = [] }) => actions);

section('VG-13.3 The lists', () => {
  rule('VG-13.3', 'lists have five entries or more, with options, a faction ability, actions and CP abilities', () => {
    for (const faction of OWN) {
      expect(faction.cards.length, faction.id).toBeGreaterThanOrEqual(5);
      expect(faction.cards.flatMap(({ choices }) => choices).length, faction.id).toBeGreaterThanOrEqual(5);
      expect(faction.kit.abilities?.length, faction.id).toBeGreaterThanOrEqual(1);
      expect(new Set(actionsOf(faction)).size, faction.id).toBeGreaterThanOrEqual(3);
      const paid = [
        ...usesOf(faction).filter(use => 'cp' in use),
        ...actionsOf(faction).filter(id => findAction(id).cp),
      ];
      expect(paid.length, faction.id).toBeGreaterThanOrEqual(2);
      // Everything the cards name exists, and everything that exists is named.
      const named = new Set(kitsOf(faction).flatMap(({ weapons = [] }) => weapons));
      expect(faction.weapons.map(({ id }) => id).filter(id => !named.has(id))).toEqual([]);
    }
  });

  rule('VG-2.3', 'there are short, long and free actions', () => {
    const lengths = OWN.flatMap(actionsOf).map(id => findAction(id).length);
    expect(new Set(lengths)).toEqual(new Set(['short', 'long', 'free']));
  });

  rule(['VG-2.1', 'VG-2.2'], 'cards have values a die can roll, and unique ids', () => {
    for (const faction of OWN)
      for (const { armor, nerve, speed, wounds, points, most } of faction.cards) {
        for (const needed of [armor, nerve]) expect(needed >= 2 && needed <= 6).toBe(true);
        expect(speed >= 4 && speed <= 8 && wounds >= 1 && wounds <= 5 && points >= 3 && most >= 1).toBe(true);
      }
    const ids = factions.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  rule(['VG-2.3', 'VG-2.4'], 'everything cards name has a name and a text that says what it does', () => {
    for (const faction of factions) {
      for (const use of usesOf(faction)) {
        expect(texts).toHaveProperty([`rule.${use.rule}`]);
        const text = texts[`says.${use.rule}`] ?? '{nothing}';
        const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place!);
        expect(
          places.filter(place => !(place in use)),
          use.rule,
        ).toEqual([]);
      }
      for (const id of actionsOf(faction))
        for (const prefix of ['action', 'says']) expect(texts).toHaveProperty([`${prefix}.${id}`]);
    }
  });
});

section('VG-13 The teams that are ready', () => {
  const teams = [...new Set(ready.flatMap(setup => setup.teams))].filter(({ faction }) => faction !== 'militia');

  rule('VG-13.1', 'each list has a team of at most 100 points with 5 to 12 models', () => {
    expect(new Set(teams.map(({ faction }) => faction))).toEqual(new Set(OWN.map(({ id }) => id)));
    for (const team of teams) {
      expect(reasonsAgainstTeam(team, 100)).toEqual([]);
      expect(costOf(team)).toBeGreaterThanOrEqual(97);
      expect(team.models.length >= 5 && team.models.length <= 12, team.faction).toBe(true);
    }
  });

  rule(['VG-13.1', 'VG-13.5', 'VG-13.6', 'VG-13.7', 'VG-13.9'], 'illegal teams are refused', () => {
    for (const team of teams) {
      const [leader, ...others] = team.models;
      const against = (...models: typeof team.models) => reasonsAgainstTeam({ ...team, models }, 100);
      expect(against(leader!, ...others, others[0]!, others[0]!)).toContainEqual(
        expect.objectContaining({ clause: 'VG-13.1' }),
      );
      expect(against(leader!, { ...others[0]!, card: 'captain' })).toMatchObject([{ clause: 'VG-13.5' }]);
      expect(against(leader!, { ...leader!, leader: false })).toContainEqual(
        expect.objectContaining({ clause: 'VG-13.6' }),
      );
      expect(against(leader!, { ...others[0]!, choices: ['ward'] })).toMatchObject([{ clause: 'VG-13.7' }]);
      expect(against(...others)).toMatchObject([{ clause: 'VG-13.9' }]);
    }
  });

  rule('VG-13.7', 'a model has one gun and one blade at a time', () => {
    const captain = { card: 'marine-captain', name: '', leader: true };
    const against = (...choices: readonly string[]) =>
      reasonsAgainstTeam({ faction: 'space-marines', models: [{ ...captain, choices }] }, 100);
    expect(against('plasma-pistol', 'thunder-hammer', 'storm-shield')).toEqual([]);
    const boy = { card: 'intercessor', name: '', leader: true, choices: ['auto-bolt-rifle', 'stalker-bolt-rifle'] };
    expect(reasonsAgainstTeam({ faction: 'space-marines', models: [boy] }, 100)).toMatchObject([
      { reason: 'one-of-a-group' },
    ]);
    expect(findFaction('space-marines')!.cards[0]!.choices.map(({ group }) => group)).toEqual([
      'gun',
      'blade',
      undefined,
    ]);
  });
});
