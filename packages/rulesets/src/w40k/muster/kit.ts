// A model with its wargear resolved
import { keyed, latest, perObject } from '@little-wars/engine';
import type { Catalogue } from '../content/catalogue.ts';
import type { Gear, Kit, NamedUse, Profile, Psyker } from '../content/types.ts';
import { isInvulnerable } from '../content/uses.ts';
import type { Equipped } from './army.ts';
import { kindOf, modelPoints, wargearOf } from './choices.ts';

/** Builds kits from an edition's content. An unknown sheet or kind throws. */
export const kitsOf = <W, A extends NamedUse, E>(catalogue: Catalogue<W, A, E>): KitOf<Kit<W, A>> =>
  cachedKits((sheet, member) => makeKit(catalogue, sheet, member));

export type KitOf<K> = (sheet: string, member: Equipped) => K;

/**
 * Caches kits by their contents: a copy of a state has the same kits, so that everything cached by them serves it too.
 * The lookup by the list of choices, the same object for a model throughout a game, is faster.
 */
export function cachedKits<K extends object>(make: KitOf<K>): KitOf<K> {
  const kits = keyed<string, K>(MOST_KITS);
  const cached = perObject((choices: readonly string[]) =>
    latest((sheet: string, kind: string) =>
      kits([sheet, kind, ...choices].join('|'), () => make(sheet, { kind, choices })),
    ),
  );
  return (sheet, { kind, choices }) => cached(choices)(sheet, kind);
}

/** Enough for the models of many matches. */
const MOST_KITS = 4096;

/** Bodies are 5/4 of their base's width high. */
const HEIGHT = 5 / 4;

function makeKit<W, A extends NamedUse, E>(catalogue: Catalogue<W, A, E>, id: string, member: Equipped): Kit<W, A> {
  const sheet = catalogue.sheet(id);
  const kind = sheet && kindOf(sheet, member.kind);
  if (!sheet || !kind) throw new Error(`no ${member.kind} on a datasheet "${id}"`);
  const wargear = wargearOf(sheet, kind, member.choices);
  const gear = wargear.flatMap(item => catalogue.gear(item) ?? []);
  const lost = gear.flatMap(({ loses = [] }) => loses);
  const abilities = [...sheet.abilities, ...gear.flatMap(item => item.abilities)].filter(
    ({ from }) => from === undefined || !lost.includes(from),
  );
  const saves = abilities.flatMap(use => (isInvulnerable(use) ? [use.save] : []));
  const { base } = kind;
  return {
    sheet,
    kind,
    profile: withGear(kind.profile, gear),
    invulnerable: saves.length > 0 ? Math.min(...saves) : null,
    weapons: wargear.flatMap(item => catalogue.weapon(item) ?? []),
    gear,
    abilities,
    keywords: [
      ...(catalogue.factionOf(id)?.keywords ?? []),
      ...sheet.keywords,
      ...gear.flatMap(({ keywords = [] }) => keywords),
    ],
    psyker: psykerOf(catalogue, sheet.psyker, wargear),
    points: modelPoints(sheet, kind, member.choices),
    height: Math.ceil((base.shape === 'round' ? base.diameter : base.width) * HEIGHT),
  };
}

/** What gear sets comes first, then what it adds. */
function withGear(printed: Profile, gear: readonly Gear<NamedUse>[]): Profile {
  const set: Profile = Object.assign({}, printed, ...gear.map(item => item.profile));
  const sum = (name: 'move' | 'strength'): number =>
    gear.reduce((total, { bonus }) => total + (bonus?.[name] ?? 0), set[name]);
  return { ...set, move: sum('move'), strength: sum('strength') };
}

const psykerOf = <W, A, E>(
  catalogue: Catalogue<W, A, E>,
  psyker: Psyker | undefined,
  wargear: readonly string[],
): Psyker | null =>
  psyker
    ? { ...psyker, powers: [...psyker.powers, ...wargear.filter(item => catalogue.power(item) !== undefined)] }
    : null;
