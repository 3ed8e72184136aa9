import type { Read } from '@little-wars/engine';
import { fields, listOf, note, oneOf, readAs, type Shape, text, whole } from '@little-wars/engine';
import { cardOf } from './content/index.ts';
import { type KillzoneMap, MAPS, readMap } from './maps/index.ts';
import { defaults, optionsShape } from './options.ts';
import type { Member, Position, Setup, Team } from './types.ts';

const shipped = oneOf(...MAPS.map(({ id }) => id));
const ownMap: Shape<KillzoneMap> = (reader, path, x) => {
  const read = readMap(x);
  if (read.ok) return read.value;
  for (const { path: inside, ...found } of read.problems) note(reader, { ...found, path: `${path}.${inside}` }, null);
  return MAPS[0]!;
};

const member = fields<Member>({
  card: text(),
  fireteam: whole(0),
  name: text(),
  weapons: listOf(text(), 20),
  equipment: listOf(text(), 20),
});
const team = fields<Team>({ faction: text(), fireteams: listOf(text(), 20), operatives: listOf(member, 20) });
const shape: Shape<Setup> = fields<Setup>({
  map: (reader, path, x) => (typeof x === 'string' ? shipped(reader, path, x) : ownMap(reader, path, x)),
  play: oneOf('matched', 'open'),
  mission: text(),
  teams: listOf(team, 2),
  options: optionsShape,
});

export const readSetup = (x: unknown): Read<Setup> => readAs(shape, x);

export function opening({ teams }: Setup): Position {
  return {
    turningPoint: 0, phase: 'set-up', attacker: 0, initiative: 0, dropZones: [0, 1], cp: [0, 0],
    operatives: teams.flatMap(({ operatives }, seat) =>
      operatives.map(({ card, name, weapons, equipment }) => ({
        seat, card, name, weapons, equipment, at: null, order: 'engage' as const, wounds: cardOf(card).wounds, ready: false,
        removed: false, aplChange: 0, used: [], overwatched: false, onGuard: false, carrying: null,
      })),
    ),
    barricades: [], openHatches: [], tokens: [], activation: null, attack: null, effects: [], tacOps: [[], []],
    scouting: [null, null], scoutingShown: false, infiltrations: [0, 0], missionPoints: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], tacOpPoints: [0, 0], ploys: [[], []],
    felled: [], fallen: [], over: false,
  }; // biome-ignore format: one position
}

export { defaults };
