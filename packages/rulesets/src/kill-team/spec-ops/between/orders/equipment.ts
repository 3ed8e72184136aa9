// KT-14.68  Equipment for the next battle
import { end, type Seat } from '@little-wars/engine';
import { factionOf } from '../../../content/index.ts';
import { allowanceOf, costOf, placesOf, pointsIn, reasonsAgainstItems } from '../../fielding.ts';
import { teamOf } from '../lookups.ts';
import type { Dataslate, OrderedFireteam } from '../state.ts';
import { question, sequence } from '../types.ts';
import { isIn, usualTeam } from './fighters.ts';

export const DONE = 'done';

type Fireteams = readonly OrderedFireteam[];

const given = (fireteams: Fireteams, item: string, bearer: string): Fireteams =>
  fireteams.map(each => ({
    ...each,
    places: each.places.map(place =>
      place.operative === bearer ? { ...place, equipment: [...place.equipment, item] } : place,
    ),
  }));

/** Who could take an item as well, with the allowance of a battle and the whole stash. */
export const bearersOf = (slate: Dataslate, fireteams: Fireteams, item: string): readonly string[] =>
  placesOf(fireteams).flatMap(({ operative }) => {
    const more = given(fireteams, item, operative!);
    const against = reasonsAgainstItems(slate.faction, more, allowanceOf(slate) + slate.stash);
    return against.length === 0 ? [operative!] : [];
  });

/** Items that somebody could take as well. */
export const itemsFor = (slate: Dataslate, fireteams: Fireteams): readonly string[] =>
  factionOf(slate.faction)
    .equipment.map(({ id }) => id)
    .filter(item => bearersOf(slate, fireteams, item).length > 0);

/** What an item costs those who can take it, at least. */
export function leastCost(slate: Dataslate, fireteams: Fireteams, item: string): number {
  const bearers = bearersOf(slate, fireteams, item);
  const cards = placesOf(fireteams).flatMap(({ operative, card }) => (bearers.includes(operative!) ? [card] : []));
  return Math.min(...cards.map(card => costOf(slate.faction, item, card)));
}

/** The points of this equipment that come out of the stash. */
export const stashFor = (slate: Dataslate, fireteams: Fireteams): number =>
  Math.max(0, pointsIn(slate.faction, fireteams) - allowanceOf(slate));

const AT = '@';

/** An item and its bearer as an option of a question, and back. */
const kitOf = (item: string, bearer: string): string => `${item}${AT}${bearer}`;
export const itemAndBearer = (kit: string): readonly [item: string, bearer: string] =>
  kit.split(AT) as [string, string];

const kitIn = (fireteams: Fireteams): readonly string[] =>
  placesOf(fireteams).flatMap(({ operative, equipment }) => equipment.map(item => kitOf(item, operative!)));

const without = (fireteams: Fireteams, kit: readonly unknown[]): Fireteams =>
  fireteams.map(each => ({
    ...each,
    places: each.places.map(place => ({
      ...place,
      equipment: place.equipment.filter(item => !kit.includes(kitOf(item, place.operative!))),
    })),
  }));

/** What operatives of the usual team have there, as far as it suits them in these fire teams. */
export function equippedAsUsual(slate: Dataslate, fireteams: Fireteams): Fireteams {
  let equipped = fireteams;
  for (const kit of kitIn(usualTeam(slate))) {
    const [item, bearer] = itemAndBearer(kit);
    const more = given(equipped, item, bearer);
    const isLegal = reasonsAgainstItems(slate.faction, more, allowanceOf(slate)).length === 0;
    if (isIn(equipped, bearer) && isLegal) equipped = more;
  }
  return equipped;
}

export interface Equipping {
  readonly seat: Seat;
  readonly fireteams: Fireteams;
  /** The item that is handed out; null if nothing more is wanted. */
  readonly item: string | null;
  /** Who gets it; null if that was not asked. */
  readonly bearer: string | null;
}

export interface AboutEquipment {
  readonly seat: Seat;
  readonly fireteams: Fireteams;
  /** Points left of the allowance, and in the stash. */
  readonly left: number;
  readonly stash: number;
}

const aboutIt = (slate: Dataslate, { seat, fireteams }: Equipping): AboutEquipment => ({
  seat,
  fireteams,
  left: Math.max(0, allowanceOf(slate) - pointsIn(slate.faction, fireteams)),
  stash: slate.stash - stashFor(slate, fireteams),
});

/** Whether a question is about equipment, for whoever names its options. */
export const isAboutEquipment = (about: object | undefined): about is AboutEquipment =>
  about !== undefined && 'seat' in about && 'fireteams' in about && 'left' in about;

export const leaveEquipment = question<'pick-some', AboutEquipment>('leave equipment behind', 'pick-some');
export const chooseEquipment = question<'pick-one', AboutEquipment>('choose more equipment', 'pick-one');
export const chooseBearer = question<'pick-one', AboutEquipment & { readonly gear: string }>(
  'choose who carries it',
  'pick-one',
);

/** Its result is the fire teams with their equipment. */
export const equipping = sequence<Equipping, Fireteams>('equipment for the next battle', 'KT-14.68', s => [
  s.ask('KT-14.68', leaveEquipment, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = kitIn(v.fireteams);
      if (options.length === 0) return null;
      return { of: 'kit', options, least: 0, most: options.length, about: aboutIt(teamOf(t, v.seat), v) };
    },
    then: (_t, v, kit) => ({ ...v, fireteams: without(v.fireteams, kit) }),
  }),
  s.run('KT-14.68', 'nothing more by default', (_t, v) => ({ ...v, item: null, bearer: null })),
  s.ask('KT-14.68', chooseEquipment, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const slate = teamOf(t, v.seat);
      const items = itemsFor(slate, v.fireteams);
      return items.length > 0 ? { of: 'equipment', options: [DONE, ...items], about: aboutIt(slate, v) } : null;
    },
    then: (_t, v, item) => ({ ...v, item: item === DONE ? null : String(item) }),
  }),
  s.ask('KT-14.68', chooseBearer, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const slate = teamOf(t, v.seat);
      const options = v.item === null ? [] : bearersOf(slate, v.fireteams, v.item);
      return options.length > 1 ? { of: 'fighter', options, about: { ...aboutIt(slate, v), gear: v.item! } } : null;
    },
    then: (_t, v, bearer) => ({ ...v, bearer: String(bearer) }),
  }),
  s.run('KT-14.68', 'hand it out', (t, v) => {
    if (v.item === null) return v;
    const bearer = v.bearer ?? bearersOf(teamOf(t, v.seat), v.fireteams, v.item)[0]!;
    return { ...v, fireteams: given(v.fireteams, v.item, bearer) };
  }),
  s.repeat('KT-14.68', 'until nothing more is wanted', {
    from: 'nothing more by default',
    while: (_t, v) => v.item !== null,
  }),
  s.run('KT-14.68', 'that is all', (_t, v) => end(v.fireteams)),
]);
