// VG-13  What makes a team illegal
import type { Reason } from '@little-wars/engine';
import { choiceOf, findCard, findFaction, pointsOf } from '../content/index.ts';
import type { Card } from '../content/types.ts';
import type { Member, Team } from '../types.ts';

/** A reason, and where in the team it applies. */
export type TeamReason = Reason & { readonly at: string };

/** VG-13.1: what a team costs, counting only known cards. */
export const costOf = ({ models }: Team): number =>
  models.reduce((sum, model) => sum + (findCard(model.card) ? pointsOf(model) : 0), 0);

/** Every reason against a team in a game of this many points; none if it may play. */
export function reasonsAgainstTeam(team: Team, points: number): readonly TeamReason[] {
  const faction = findFaction(team.faction);
  if (!faction) return [{ reason: 'unknown-faction', clause: 'VG-13.5', at: 'faction', faction: team.faction }];
  const cost = costOf(team);
  const leaders = team.models.filter(({ leader }) => leader).length;
  return [
    ...(team.models.length === 0 ? [{ reason: 'no-models', clause: 'VG-13.5', at: 'models' }] : []),
    ...team.models.flatMap((model, i) => againstModel(team, model, `models[${i}]`)),
    ...faction.cards.flatMap(card => againstCount(team, card)),
    // VG-13.8: fewer points are allowed.
    ...(cost > points ? [{ reason: 'too-many-points', clause: 'VG-13.1', at: 'models', cost, points }] : []),
    ...(leaders !== 1 ? [{ reason: 'not-one-leader', clause: 'VG-13.9', at: 'models', leaders }] : []),
  ];
}

function againstModel(team: Team, { card: id, choices }: Member, at: string): readonly TeamReason[] {
  const card = findFaction(team.faction)!.cards.find(each => each.id === id);
  if (!card)
    return [{ reason: 'not-in-faction', clause: 'VG-13.5', at: `${at}.card`, card: id, faction: team.faction }];
  return choices.flatMap((choice, i) =>
    againstChoice(card, choices, i).map(reason => ({ ...reason, at: `${at}.choices[${i}]`, choice })),
  );
}

/** VG-13.7: from the entry's own list, each once, and at most one of a group. */
function againstChoice(card: Card, choices: readonly string[], i: number): readonly Reason[] {
  const id = choices[i]!;
  const choice = choiceOf(card, id);
  if (!choice) return [{ reason: 'unknown-choice', clause: 'VG-13.7', card: card.id }];
  const before = choices.slice(0, i);
  if (before.includes(id)) return [{ reason: 'chosen-twice', clause: 'VG-13.7', card: card.id }];
  const rival = before.find(other => choice.group !== undefined && choiceOf(card, other)?.group === choice.group);
  return rival === undefined ? [] : [{ reason: 'one-of-a-group', clause: 'VG-13.7', card: card.id, rival }];
}

/** VG-13.6 */
function againstCount({ models }: Team, { id, most }: Card): readonly TeamReason[] {
  const count = models.filter(({ card }) => card === id).length;
  return count > most ? [{ reason: 'too-many-of', clause: 'VG-13.6', at: 'models', card: id, count, most }] : [];
}
