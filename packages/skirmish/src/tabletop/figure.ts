// The looks of a model from above, derived from its card: no model is drawn by hand.
import type { Figure } from '@little-wars/engine';

export interface Looks {
  /** Keywords and the name of its card. */
  readonly words: readonly string[];
  /** The names of its weapons, and whether each only fights. */
  readonly weapons: readonly { readonly name: string; readonly isMelee: boolean }[];
  /** Height of its body, in tenths. */
  readonly height: number;
}

/** The first line that one of the words fits. */
const firstOf = <T>(lines: readonly (readonly [RegExp, T])[], words: readonly string[], otherwise: T): T =>
  lines.find(([pattern]) => words.some(word => pattern.test(word)))?.[1] ?? otherwise;

const BODIES: readonly (readonly [RegExp, Figure['body']])[] = [
  [/drone|scarab|spore/i, 'drone'],
  [/bike|biker|blades?$|jetbike/i, 'bike'],
  [/swarm/i, 'swarm'],
  [/tyranid|genestealer|gaunt|beast|hound|squig|ripper|lictor|spider/i, 'beast'],
];

const BULKS: readonly (readonly [RegExp, Figure['bulk']])[] = [
  [/monster|vehicle|battlesuit|dreadnought|carnifex|crisis/i, 'huge'],
  [/gravis|terminator|nob|warboss|aggressor|lord|destroyer|wraith|meganob|kopta/i, 'broad'],
  [/aeldari|guardian|ranger|gretchin|grot|gaunt|pathfinder|scout|kroot|tau|t.au/i, 'slight'],
];

const PACKS: readonly (readonly [RegExp, Figure['pack']])[] = [
  [/wing|hawk|gargoyle|winged/i, 'wings'],
  [/jump pack|jet pack|\bfly\b|inceptor|stormboy/i, 'jets'],
  [/space marine|astartes|primaris|intercessor|tactical|necron|fire warrior|comms|medic/i, 'pack'],
];

const HEADS: readonly (readonly [RegExp, Figure['head']])[] = [
  [/leader|sergeant|character|exarch|captain|warboss|prime|shas.ui/i, 'crest'],
  [/psyker|librarian|warlock|farseer|ranger|sniper|ghostkeel/i, 'hood'],
  [/\bork|boy|tyranid|gaunt|kroot|gretchin|grot/i, 'bare'],
];

const GUNS: readonly (readonly [RegExp, Figure['weapon']])[] = [
  [/flame|burna|heat ray/i, 'flamer'],
  [/missile|launcher|rokkit|mortar/i, 'launcher'],
  [/cannon|heavy|lascannon|shoota, big|big shoota|melta|plasma incinerator|annihilator|autogun|deffgun/i, 'heavy'],
  [/rifle|sniper|stalker|long|rail|lance/i, 'long'],
  [/pistol|slugga/i, 'pistol'],
];

/** Made of parts: how it is built, what it carries and wears. */
export function figureOf({ words, weapons, height }: Looks): Figure {
  const guns = weapons.filter(({ isMelee }) => !isMelee).map(({ name }) => name);
  const heavy = guns.filter(name => !/pistol|slugga|grenade|bomb/i.test(name));
  const carried = heavy.length > 0 ? heavy : guns;
  return {
    body: firstOf(BODIES, words, 'legs'),
    bulk: firstOf(BULKS, words, height > 600 ? 'huge' : 'common'),
    pack: firstOf(PACKS, words, 'none'),
    head: firstOf(HEADS, words, 'helmet'),
    weapon: carried.length === 0 ? 'none' : firstOf(GUNS, carried, 'rifle'),
    blade: weapons.some(({ name, isMelee }) => isMelee && !/bare hands|fists?$|unarmed|gun butt|combat$/i.test(name)),
  };
}
