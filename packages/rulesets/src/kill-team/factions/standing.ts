// Faction rules in play: those of a whole team, and those of an operative.
import { latest, latestAlike, latestAt, type Seat } from '@little-wars/engine';
import { cardOf, factionOfCard } from '../content/index.ts';
import type { Faction, Ploy } from '../content/types.ts';
import { isInPlay } from '../lookups.ts';
import type { ServiceRule } from '../spec-ops/uses.ts';
import type { Operative, OperativeId, Position } from '../types.ts';
import type { Use } from '../uses.ts';
import type { AbilityRule, ItemRule } from './uses.ts';

/** The scope of a rule: its holder alone, others around it too, or the whole team. */
type Scope = 'holder' | 'others' | 'team';

const ABILITIES: { readonly [N in AbilityRule]: Scope } = {
  'living-metal': 'team',
  'defence-tactics': 'holder',
  shimmershield: 'others',
  'camo-cloak': 'holder',
  'gun-platform': 'holder',
  'platform-controller': 'holder',
  synapse: 'holder',
  'hidden-horror': 'holder',
  'lightning-reflexes': 'holder',
  weaponbeast: 'holder',
  'lash-whip': 'others',
  markerlight: 'holder',
  'artificial-intelligence': 'holder',
  'saviour-protocols': 'others',
  'shield-generator': 'holder',
  'camouflage-field': 'holder',
};

const ITEMS: { readonly [N in ItemRule]: Scope } = {
  'purity-seal': 'holder',
  'suspensor-system': 'holder',
  'sempiternal-weave': 'holder',
  'starfire-core': 'holder',
  'tesla-weave': 'others',
  'eavy-armour': 'holder',
  bosspole: 'holder',
  'kustom-force-field': 'others',
  'targetin-fing': 'holder',
  'celestial-shield': 'holder',
  'pathfinder-cloak': 'holder',
  'avenger-shrine-banner': 'others',
  'wraithbone-talisman': 'holder',
  'adrenal-glands': 'holder',
  'extended-chitin': 'holder',
  'feeder-tendrils': 'holder',
  'toxin-sacs': 'holder',
  'stimulant-injector': 'holder',
  'target-lock': 'holder',
  'holographic-readout': 'others',
};

const SCOPES: { readonly [rule: string]: Scope | undefined } = { ...ABILITIES, ...ITEMS };

/** Abilities that require a carried item. */
const CARRIED: readonly string[] = ['shimmershield', 'lash-whip'];

/** Names of the rules from card and equipment; an action may add one. */
function namesOf(card: string, weapons: readonly string[], equipment: readonly string[]): readonly string[] {
  const { abilities, actions } = cardOf(card);
  return [...new Set([...abilities, ...actions, ...equipment])].filter(
    name => SCOPES[name] !== undefined && (!CARRIED.includes(name) || weapons.includes(name)),
  );
}

interface Own {
  readonly holder: readonly Use[];
  readonly others: readonly Use[];
  readonly team: readonly string[];
}

const SEATS = 2;

/** Cached per operative and seat: an operative may be controlled by the other side for a moment. */
const ownAt = latestAt((place: number, card: string, weapons: readonly string[], equipment: readonly string[]): Own => {
  const holder = Math.floor(place / SEATS);
  const names = namesOf(card, weapons, equipment);
  const of = (scope: Scope): readonly string[] => names.filter(name => SCOPES[name] === scope);
  const held = (rule: string): Use => ({ rule, seat: place % SEATS, holder }) as Use;
  return { holder: of('holder').map(held), others: of('others').map(held), team: of('team') };
}, 512);

/** With the rules of its battle honours and scars, which are its own alone (KT-14). */
const servingAt = latestAt((place: number, own: Own, service: readonly ServiceRule[]): Own => {
  const holder = Math.floor(place / SEATS);
  return { ...own, holder: [...own.holder, ...service.map(rule => ({ rule, seat: place % SEATS, holder }) as Use)] };
}, 512);

function ownOf({ card, seat, weapons, equipment, service }: Operative, id: OperativeId): Own {
  const place = id * SEATS + seat;
  const own = ownAt(place, card, weapons, equipment);
  return service === undefined ? own : servingAt(place, own, service);
}

/** An operative's rules that affect only itself. */
export const ownUses = (operative: Operative, id: OperativeId): readonly Use[] => ownOf(operative, id).holder;

const NOBODY: readonly OperativeId[] = [];

/** Operatives temporarily controlled by the side they are on. */
const guestsOf = latest((effects: Position['effects']): readonly OperativeId[] => {
  const guests = effects.flatMap(({ use }) => (use.rule === 'mindshackled' && use.holder !== null ? [use.holder] : []));
  return guests.length === 0 ? NOBODY : guests;
});

/** Who is in the battle, and which of them are guests. */
interface Sides {
  readonly operatives: Position['operatives'];
  readonly guests: readonly OperativeId[];
}

const sidesOf = ({ operatives, effects }: Position): Sides => ({ operatives, guests: guestsOf(effects) });

/** A seat's faction: that of its operatives, ignoring guests. */
export const factionOfSeat = (position: Position, seat: Seat): Faction | null => factionIn(sidesOf(position), seat);

function factionIn({ operatives, guests }: Sides, seat: Seat): Faction | null {
  const one = operatives.find((operative, id) => operative.seat === seat && !guests.includes(id));
  return one ? factionOfCard(one.card) : null;
}

const useOfPloy = ({ id, keyword }: Ploy, seat: Seat): Use =>
  ({ rule: id, seat, holder: null, ...(keyword === undefined ? {} : { keyword }) }) as Use;

const ployUses = (sides: Sides, seat: Seat): readonly Use[] =>
  (factionIn(sides, seat)?.ploys ?? []).filter(({ kind }) => kind === 'tactical').map(ploy => useOfPloy(ploy, seat));

/** Rules that are always in play. */
export interface Standing {
  /** Tactical ploys, team rules, and rules that reach beyond their holder. */
  readonly uses: readonly Use[];
  /** Names of the rules that operatives hold, without duplicates. */
  readonly held: readonly string[];
}

const isAlike = (a: Operative, b: Operative): boolean =>
  a === b ||
  (a.card === b.card &&
    a.seat === b.seat &&
    a.weapons === b.weapons &&
    a.equipment === b.equipment &&
    a.service === b.service);

const areSameGuests = (a: Sides, b: Sides): boolean =>
  a.guests === b.guests || (a.guests.length === b.guests.length && a.guests.every((guest, i) => guest === b.guests[i]));

/** Whether the operatives and their rules are the same, whatever their condition. */
const areSame = (a: Sides, b: Sides): boolean =>
  a.operatives.length === b.operatives.length &&
  areSameGuests(a, b) &&
  a.operatives.every((one, id) => isAlike(one, b.operatives[id]!));

/** Whether, in addition, the same ones are in play. */
function areAlike(a: Sides, b: Sides): boolean {
  const { operatives: before } = a;
  const { operatives: now } = b;
  if (before.length !== now.length || !areSameGuests(a, b)) return false;
  for (let id = 0; id < now.length; id++) {
    const one = before[id]!;
    const two = now[id]!;
    if (one !== two && !(isAlike(one, two) && isInPlay(one) === isInPlay(two))) return false;
  }
  return true;
}

const teamUses = latestAlike(areSame, (sides: Sides): readonly Use[] => {
  const together = new Map<string, Use>();
  for (const [id, operative] of sides.operatives.entries())
    for (const rule of ownOf(operative, id).team) {
      const { seat } = operative;
      together.set(`${rule}/${seat}`, { rule, seat, holder: null } as Use);
    }
  return [...[0, 1].flatMap(seat => ployUses(sides, seat)), ...together.values()];
});

const heldBy = latestAlike(areSame, ({ operatives }: Sides): readonly string[] => [
  ...new Set(operatives.flatMap((operative, id) => ownUses(operative, id).map(({ rule }) => rule))),
]);

function isSameUse(a: Use, b: Use): boolean {
  if (a === b) return true;
  const keys = Object.keys(a) as (keyof Use)[];
  return keys.length === Object.keys(b).length && keys.every(key => a[key] === b[key]);
}

/** The same list while its content is unchanged, because much is cached by its identity. */
const theSame = latestAlike(
  (a: readonly Use[], b: readonly Use[]) => a.length === b.length && a.every((use, i) => isSameUse(use, b[i]!)),
  uses => uses,
);

const standingAmong = latestAlike(areAlike, (sides: Sides): Standing => {
  const others = sides.operatives.flatMap((one, id) => (isInPlay(one) ? ownOf(one, id).others : []));
  return { uses: theSame([...teamUses(sides), ...others]), held: heldBy(sides) };
});

const standingNow = latest((operatives: Position['operatives'], guests: readonly OperativeId[]) =>
  standingAmong({ operatives, guests }),
);

export const standingIn = ({ operatives, effects }: Position): Standing => standingNow(operatives, guestsOf(effects));
