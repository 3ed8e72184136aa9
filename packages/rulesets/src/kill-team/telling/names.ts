// What the ids in questions, facts and reasons mean
import type { Named, Thing } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import {
  centreOfArea,
  inInches,
  inInchesUp,
  memberNamed,
  type Near,
  near,
  pieceNamed,
  placeNear,
  type Surroundings,
  whereOn,
} from '@little-wars/skirmish';
import { factionOfCard, factions, findEquipment, labelOf } from '../content/index.ts';
import type { Profile, Weapon } from '../content/types.ts';
import { actionOf, costOf } from '../core/03-actions/actions.ts';
import { COMMAND_RE_ROLL } from '../core/06-damage/ploys.ts';
import { damageOf, type Hit, now, type Side } from '../core/dice/dice.ts';
import { cardOf, mapOf, operativeOf, sceneOfTable, weaponsOf } from '../lookups.ts';
import { zonesOf } from '../tabletop/zones.ts';
import { tacOps } from '../tac-ops/index.ts';
import type { Look, OperativeId } from '../types.ts';

/** Operatives are numbered within their original team, because some change sides for a while. */
export function operativeNamed(t: Look, id: OperativeId): Named {
  const first = t.setup.teams[0]!.operatives.length;
  const seats = t.position.operatives.map((_, each) => (each < first ? 0 : 1));
  const own = operativeOf(t, id).name;
  return memberNamed(id, seats, own === '' ? cardOf(t, id).name : own);
}

type Naming = (t: Look, id: unknown, about: object | undefined) => Named | null;

const operative: Naming = (t, id) =>
  typeof id === 'number' && t.position.operatives[id] ? operativeNamed(t, id) : null;

/** Parameters given in tenths. */
const length: Naming = (_t, id) => (typeof id === 'number' ? { word: 'inches', value: inInches(id) } : null);
const tooLong: Naming = (_t, id) => (typeof id === 'number' ? { word: 'inches', value: inInchesUp(id) } : null);
const percent: Naming = (_t, id) => (typeof id === 'number' ? { word: 'percent', value: Math.round(100 * id) } : null);

const spot: Naming = (t, id) =>
  typeof id === 'object' && id !== null && 'x' in id ? placeNear(around(t), id as Point) : null;

/** What places are described by: objectives, except the one that is described, and zones. */
const around = (t: Look, except = ''): Surroundings => ({
  scene: sceneOfTable(t),
  // Wherever a mission has a side set up.
  zones: zonesOf(t).map(zone => ({ ...zone, kind: 'drop-zone' })),
  landmarks: t.position.tokens
    .filter(({ kind, id }) => kind === 'objective' && id !== except)
    .map(({ id, kind, at }) => ({
      at,
      name: { word: `token.${wordOfToken(kind, id)}.short`, number: /(\d+)$/.exec(id)?.[1] ?? '' },
    })),
});

export const nearBy = (t: Look, at: Point, except = ''): Near => near(around(t, except), at);

const ruleLabels = ({ rules }: Profile): string => rules.map(labelOf).join(', ');

/** A weapon with its numbers, and its profile where it has several. */
export function weaponNamed({ name, profiles }: Weapon, profile: Profile): Named {
  const [normal, critical] = profile.damage;
  const { attacks, hit } = profile;
  const mode = profiles.length > 1 ? { word: 'weapon.mode', mode: { word: `profile.${profile.id}` } } : '';
  const rules = profile.rules.length > 0 ? { word: 'weapon.rules', labels: ruleLabels(profile) } : '';
  return { word: 'weapon.numbers', name, mode, attacks, hit, normal, critical, rules };
}

// An id is named by its type, whatever the question; details come from what the question is about.
const operativeIn = (about: object | undefined): OperativeId | undefined =>
  about && 'operative' in about && typeof about.operative === 'number' ? about.operative : undefined;
const facesIn = (about: object | undefined): readonly number[] =>
  about && 'faces' in about && Array.isArray(about.faces) ? about.faces : [];
const sideIn = (about: object | undefined): Side | undefined =>
  about && 'side' in about && (about.side === 'attacker' || about.side === 'defender') ? about.side : undefined;

const weapon: Naming = (t, id, about) => {
  const who = operativeIn(about);
  if (typeof id !== 'string' || who === undefined) return null;
  const [wanted, way] = id.split('/');
  const carried = weaponsOf(t, who).find(each => each.id === wanted);
  const profile = carried?.profiles.find(each => each.id === way) ?? carried?.profiles[0];
  return carried && profile ? weaponNamed(carried, profile) : null;
};

/** With its price, when a player is about to pay it. */
const action: Naming = (t, id, about) => {
  const who = operativeIn(about);
  if (typeof id !== 'string' || who === undefined || ['end-activation', 'drop', 'nothing'].includes(id)) return null;
  const ap = costOf(t, actionOf(t, who, id), who);
  return { word: 'action.with-price', action: { word: `action.${id}` }, ap };
};

const prices = new Map(factions.flatMap(({ ploys }) => ploys.map(({ id, cp }) => [id, cp] as const)));

const ploy: Naming = (_t, id) => {
  const cp = id === COMMAND_RE_ROLL ? 1 : prices.get(String(id));
  if (cp === undefined) return null;
  return { word: 'ploy.with-how', ploy: { word: `ploy.${String(id)}` }, cp, how: { word: `ploy-how.${String(id)}` } };
};

const reaction: Naming = (t, id, about) => {
  const drone = /^saviour-protocols-(\d+)$/.exec(String(id));
  if (drone) return { word: 'reaction.saviour-protocols', operative: Number(drone[1]) };
  return ploy(t, id, about);
};

const die: Naming = (_t, id, about) => {
  const face = facesIn(about)[Number(id)];
  return face === undefined ? null : { word: 'die.face', number: Number(id) + 1, face };
};

const hit: Naming = (t, id, about) => {
  const [use, own] = String(id).split('-') as [string, Hit];
  const side = sideIn(about);
  if (t.position.attack === null || side === undefined) return null;
  return { word: `hit.${String(id)}`, damage: use === 'strike' ? damageOf(t, now(t, side), own) : 0 };
};

/** Hits or saves by their number: none that are zero. */
export function countsOf(what: 'hits' | 'saves', critical: number, normal: number): Named | readonly Named[] {
  const counts = [
    { word: `${what}.critical`, count: critical },
    { word: `${what}.normal`, count: normal },
  ].filter(({ count }) => count > 0);
  return counts.length === 0 ? { word: `${what}.none` } : counts;
}

const saves: Naming = (t, id) => {
  const match = /^(\d+)-(\d+)$/.exec(String(id));
  if (!match || t.position.attack === null) return null;
  const [critical, normal] = [Number(match[1]), Number(match[2])];
  const damage =
    critical * damageOf(t, now(t, 'attacker'), 'critical') + normal * damageOf(t, now(t, 'attacker'), 'normal');
  return { word: damage === 0 ? 'saves.all' : 'saves.left', hits: countsOf('hits', critical, normal), damage };
};

const save: Naming = (t, id) => {
  const face = /^invulnerable-(\d)$/.exec(String(id))?.[1];
  if (face !== undefined) return { word: 'save.invulnerable', face };
  const { attack } = t.position;
  return id === 'save' && attack ? { word: 'save.own', face: cardOf(t, attack.target).save } : null;
};

const dropZone: Naming = (t, id) => {
  const zone = mapOf(t.setup).zones.dropZones[Number(id)];
  return zone ? { word: 'drop-zone', place: whereOn(mapOf(t.setup).terrain, centreOfArea(zone)) } : null;
};

/** KT-15.2: markers that are controlled as objectives are, but have a name of their own. */
const MARKERS: readonly string[] = ['exit', 'site', 'relay'];

/** What a token is called, by its kind or by the name that its id begins with. */
export const wordOfToken = (kind: string, id: string): string =>
  MARKERS.find(name => id.startsWith(`${name}-`)) ?? kind;

/** With its place, for questions that choose one. */
const tokenAt: Naming = (t, id) => {
  const token = t.position.tokens.find(each => each.id === id);
  if (!token) return null;
  const number = /(\d+)$/.exec(token.id)?.[1] ?? '';
  return {
    word: `token.${wordOfToken(token.kind, token.id)}`,
    number,
    place: whereOn(mapOf(t.setup).terrain, token.at),
  };
};

const token: Naming = (t, id) => {
  const match = t.position.tokens.find(each => each.id === id);
  if (!match) return null;
  const number = /(\d+)$/.exec(match.id)?.[1] ?? '';
  return { word: `token.${wordOfToken(match.kind, match.id)}.short`, number };
};

const piece: Naming = (t, id) => pieceNamed(sceneOfTable(t), id);

const accessPoint: Naming = (t, id, about) => {
  const point = mapOf(t.setup).closeQuarters?.accessPoints.find(each => each.id === id || each.piece === id);
  return point ? piece(t, point.piece, about) : piece(t, id, about);
};

/** An item of the bearer's faction, a weapon, or a single-use rule. */
const item: Naming = (t, id, about) => {
  const who = operativeIn(about);
  const equipment = who === undefined ? undefined : findEquipment(factionOfCard(operativeOf(t, who).card), String(id));
  return equipment ? { word: 'item', name: equipment.name } : null;
};

const seat: Naming = (_t, id) => (typeof id === 'number' ? { seat: id } : null);

const tacOp: Naming = (_t, id) => {
  const word = `tac-op.${String(id)}`;
  if (!tacOps.some(each => each.id === id)) return id === 'sealed' ? { word } : null;
  return { word: 'tac-op.with-how', name: { word }, how: { word: `tac-op-how.${String(id)}` } };
};

const side: Naming = (t, id) => {
  const team = t.setup.teams[Number(id)];
  return team ? { word: `faction.${team.faction}` } : null;
};

const base: Naming = (t, id, about) => operative(t, typeof id === 'string' ? Number(id) : id, about);

const NAMINGS: { readonly [of: string]: Naming } = {
  model: operative,
  operative,
  attacker: operative,
  target: operative,
  enemy: operative,
  from: operative,
  by: operative,
  against: operative,
  ward: operative,
  holder: operative,
  platform: operative,
  other: base,
  zone: base,
  what: (t, id, about) => operative(t, id, about) ?? token(t, id, about),
  seat,
  side,
  'tac-op': tacOp,
  tacOp: (_t, id) => (typeof id === 'string' ? { word: `tac-op.${id}` } : null),
  weapon,
  action,
  ploy,
  reaction,
  die,
  hit,
  saves,
  save,
  token,
  mark: token,
  objective: tokenAt,
  piece,
  feature: piece,
  'drop-zone': dropZone,
  'access-point': accessPoint,
  hatch: accessPoint,
  item,
  kill: percent,
  chance: percent,
  found: tooLong,
  limit: length,
  distance: length,
  along: length,
  at: spot,
  to: spot,
  spot,
};

export const name = (t: Look, { of, id, about }: Thing): Named | null => NAMINGS[of]?.(t, id, about) ?? null;
