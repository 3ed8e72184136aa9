import {
  type Archetype,
  archetypesOf as archetypesOfFireteams,
  type Faction,
  findCard,
  findFaction,
  findFireteam,
} from '../content/index.ts';
import { type Fielded, reasonsAgainstFireteam } from './fireteam.ts';
import { against, called, cardName, type RosterReason } from './reasons.ts';
import { noFaction } from './roster.ts';
import type { PickedTeam, Play, Roster, RosterOperative, TeamPick } from './types.ts';

/** KT-11.6, KT-13.2: all reasons against a team picked from a roster; does not repeat those against the roster. */
export function reasonsAgainstTeam(roster: Roster, pick: TeamPick, play: Play = 'matched'): readonly RosterReason[] {
  const faction = findFaction(roster.faction);
  if (!faction) return [noFaction(roster.faction, '')];
  const { fielded, reasons } = fieldedOf(roster, faction, pick);
  return [
    ...reasonsAgainstFireteams(faction, pick),
    ...reasons,
    ...fielded.flatMap(reasonsAgainstFireteam),
    ...reasonsAgainstWhole(faction, fielded, play),
  ];
}

/** The operatives picked, each counted once, and the reasons against the others. */
function fieldedOf(roster: Roster, faction: Faction, { fireteams }: TeamPick) {
  const reasons: RosterReason[] = [];
  const seen = new Set<string>();
  const fielded = fireteams.map((picked, i): Fielded => {
    const fireteam = findFireteam(faction, picked.fireteam);
    const members: Fielded['members'][number][] = [];
    for (const [j, id] of picked.operatives.entries()) {
      const at = `fireteams[${i}].operatives[${j}]`;
      const operative = roster.operatives.find(each => each.id === id);
      const card = operative && findCard(operative.card);
      if (!operative) reasons.push({ ...against('not-on-roster', at, { operative: id }), clause: 'KT-11.6' });
      else if (seen.has(id))
        reasons.push({ ...against('picked-twice', at, { operative: called(operative) }), clause: 'KT-11.6' });
      else if (!card) reasons.push(against('unknown-card', at, { card: operative.card }));
      else members.push({ operative, card, at });
      seen.add(id);
    }
    return { fireteam, members, at: `fireteams[${i}]`, composition: faction.composition };
  });
  return { fielded, reasons };
}

function reasonsAgainstFireteams(faction: Faction, { fireteams }: TeamPick): readonly RosterReason[] {
  const reasons: RosterReason[] = [];
  const wanted = faction.composition.fireteams;
  if (fireteams.length !== wanted)
    reasons.push(
      against('wrong-number-of-fireteams', 'fireteams', { team: faction.killTeam, wanted, given: fireteams.length }),
    );
  for (const [i, { fireteam }] of fireteams.entries())
    if (!findFireteam(faction, fireteam))
      reasons.push(against('unknown-fireteam', `fireteams[${i}].fireteam`, { faction: faction.name, fireteam }));
  for (const { id, name, mostPerTeam: most = Number.POSITIVE_INFINITY } of faction.fireteams) {
    const given = fireteams.filter(({ fireteam }) => fireteam === id).length;
    if (given > most) reasons.push(against('too-many-of-fireteam', 'fireteams', { fireteam: name, most, given }));
  }
  return reasons;
}

function reasonsAgainstWhole(faction: Faction, fielded: readonly Fielded[], play: Play): readonly RosterReason[] {
  const reasons: RosterReason[] = [];
  const members = fielded.flatMap(each => each.members);
  for (const id of faction.composition.onePerTeam) {
    const given = members.filter(({ card }) => card.id === id).length;
    if (given > 1) reasons.push(against('card-once-per-team', 'fireteams', { card: cardName(id), given }));
  }
  const leaders = members.filter(({ card }) => card.keywords.includes('LEADER'));
  if (leaders.length === 0 && play === 'matched') reasons.push(against('no-leader', 'fireteams'));
  if (leaders.length > 1)
    reasons.push(
      against('too-many-leaders', 'fireteams', {
        given: leaders.length,
        leaders: leaders.map(({ operative }) => called(operative)),
      }),
    );
  return reasons;
}

/** The kill team of a pick, without operatives that are not on the roster. */
export const teamOf = (roster: Roster, { fireteams }: TeamPick): PickedTeam => ({
  faction: roster.faction,
  fireteams: fireteams.map(({ fireteam, operatives }) => ({
    fireteam,
    operatives: operatives.flatMap(id => roster.operatives.find(each => each.id === id) ?? []),
  })),
});

export const operativesOf = ({ fireteams }: PickedTeam): readonly RosterOperative[] =>
  fireteams.flatMap(({ operatives }) => operatives);

/** KT-11.7: the archetypes it may take tac ops from. */
export const archetypesOf = ({ faction, fireteams }: PickedTeam): readonly Archetype[] =>
  archetypesOfFireteams(
    faction,
    fireteams.map(({ fireteam }) => fireteam),
  );
