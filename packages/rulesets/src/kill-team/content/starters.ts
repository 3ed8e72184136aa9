import type { EquipmentPick, FireteamPick, Roster, RosterOperative, TeamPick } from '../roster/types.ts';
import { type Plan, plans } from './starter-plans.ts';

/** KT-13.3: a kill team ready to play, built around one fire team. */
export interface Starter {
  /** The fire team it is built around. */
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  /** Just the team. */
  readonly roster: Roster;
  readonly pick: TeamPick;
  readonly equipment: readonly EquipmentPick[];
}

/** Expands a plan. */
export function starterOf(faction: string, { name, fireteams, equipment }: Plan): Starter {
  const operatives: RosterOperative[] = [];
  const picked: FireteamPick[] = [];
  for (const [fireteam, ...lines] of fireteams) {
    const ids: string[] = [];
    for (const [count, card, ...loadOut] of lines)
      for (let i = 0; i < count; i++) {
        const id = `${card}-${operatives.filter(each => each.card === card).length + 1}`;
        operatives.push({ id, card, loadOut });
        ids.push(id);
      }
    picked.push({ fireteam, operatives: ids });
  }
  return {
    id: fireteams[0]![0],
    name,
    faction,
    roster: { name, faction, operatives },
    pick: { fireteams: picked },
    equipment: equipment.map(([item, operative]) => ({ item, operative })),
  };
}

/** One for each fire team. */
export const starters: readonly Starter[] = plans.flatMap(([faction, each]) =>
  each.map(plan => starterOf(faction, plan)),
);

export const findStarter = (fireteam: string): Starter | undefined => starters.find(({ id }) => id === fireteam);
