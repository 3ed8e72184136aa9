import { fields, listOf, note, problem, type Read, readAs, type Shape, text } from '@little-wars/engine';
import type { EquipmentPick, FireteamPick, Roster, RosterOperative, TeamPick } from './types.ts';

// Only the form is validated here; the rules judge legality and give all their reasons.

const named =
  (longest: number): Shape<string> =>
  (reader, path, x) => {
    const read = text(longest)(reader, path, x);
    return x === '' ? note(reader, problem(path, 'empty'), read) : read;
  };

const id = named(60);
const name = named(80);

const operative = fields<RosterOperative>({ id, card: id, name, loadOut: listOf(id, 20) }, ['name']);
const fireteam = fields<FireteamPick>({ fireteam: id, operatives: listOf(id, 100) });

export const rosterShape: Shape<Roster> = fields<Roster>({ name, faction: id, operatives: listOf(operative, 200) }, [
  'name',
]);
export const teamPickShape: Shape<TeamPick> = fields<TeamPick>({ fireteams: listOf(fireteam, 20) });
export const equipmentShape: Shape<readonly EquipmentPick[]> = listOf(
  fields<EquipmentPick>({ item: id, operative: id }),
  100,
);

export const readRoster = (x: unknown): Read<Roster> => readAs(rosterShape, x);
export const readTeamPick = (x: unknown): Read<TeamPick> => readAs(teamPickShape, x);
export const readEquipment = (x: unknown): Read<readonly EquipmentPick[]> => readAs(equipmentShape, x);
