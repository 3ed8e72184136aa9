// Which rules of factions are in play: those of a whole team, and those an operative has.
import type { Seat } from '@little-wars/engine';
import { cardOf, factionOfCard } from '../content/index.ts';
import type { Faction, Ploy } from '../content/types.ts';
import { isInPlay } from '../lookups.ts';
import type { Operative, OperativeId, Position } from '../types.ts';
import type { Use } from '../uses.ts';
import type { AbilityRule, ItemRule } from './uses.ts';

/** Whom a rule is about: its holder alone, others around it too, or the whole team at once. */
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

/** Abilities that need something carried. */
const CARRIED: readonly string[] = ['shimmershield', 'lash-whip'];

/** The rules that card and equipment give, by name; an action may bring one along. */
function namesOf({ card, weapons, equipment }: Operative): readonly string[] {
  const { abilities, actions } = cardOf(card);
  return [...new Set([...abilities, ...actions, ...equipment])].filter(
    name => SCOPES[name] !== undefined && (!CARRIED.includes(name) || weapons.includes(name)),
  );
}

interface Own {
  readonly id: OperativeId;
  readonly holder: readonly Use[];
  readonly others: readonly Use[];
  readonly team: readonly string[];
}

interface Known {
  readonly of: Operative;
  readonly own: Own;
}

/** The last of each place: what an operative has stays the same while it gets wounded, moves and so on. */
const known: (Known | undefined)[] = [];

const isAlike = (a: Operative, b: Operative): boolean =>
  a === b || (a.card === b.card && a.seat === b.seat && a.weapons === b.weapons && a.equipment === b.equipment);

function ownOf(operative: Operative, id: OperativeId): Own {
  const before = known[id];
  if (before && isAlike(before.of, operative)) return before.own;
  const names = namesOf(operative);
  const of = (scope: Scope): readonly string[] => names.filter(name => SCOPES[name] === scope);
  const held = (rule: string): Use => ({ rule, seat: operative.seat, holder: id }) as Use;
  const own = { id, holder: of('holder').map(held), others: of('others').map(held), team: of('team') };
  known[id] = { of: operative, own };
  return own;
}

/** What an operative has that is about itself. */
export const ownUses = (operative: Operative, id: OperativeId): readonly Use[] => ownOf(operative, id).holder;

/** The faction of a seat: that of its operatives, but for one that only obeys it for a moment. */
export function factionOfSeat({ operatives, effects }: Position, seat: Seat): Faction | null {
  const isGuest = (id: OperativeId): boolean =>
    effects.some(({ use }) => use.rule === 'mindshackled' && use.holder === id);
  const one = operatives.find((operative, id) => operative.seat === seat && !isGuest(id));
  return one ? factionOfCard(one.card) : null;
}

const useOfPloy = ({ id, keyword }: Ploy, seat: Seat): Use =>
  ({ rule: id, seat, holder: null, ...(keyword === undefined ? {} : { keyword }) }) as Use;

const ployUses = (position: Position, seat: Seat): readonly Use[] =>
  (factionOfSeat(position, seat)?.ploys ?? [])
    .filter(({ kind }) => kind === 'tactical')
    .map(ploy => useOfPloy(ploy, seat));

interface Standing {
  readonly operatives: Position['operatives'];
  /** Of whole teams: whoever of them is in play. */
  readonly teams: readonly Use[];
  readonly uses: readonly Use[];
}

/** The last that was asked for: most changes leave everybody's rules as they are. */
let standing: Standing = { operatives: [], teams: [], uses: [] };

const areAlike = (a: Position['operatives'], b: Position['operatives']): boolean =>
  a.length === b.length &&
  a.every((one, id) => one === b[id] || (isAlike(one, b[id]!) && isInPlay(one) === isInPlay(b[id]!)));

/** What is always in play: tactical ploys, rules of whole teams, and what reaches beyond its holder. */
export function standingUses(position: Position): readonly Use[] {
  const { operatives } = position;
  if (standing.operatives === operatives) return standing.uses;
  standing = areAlike(standing.operatives, operatives) ? { ...standing, operatives } : standingNow(position);
  return standing.uses;
}

/** The lists before, where it is the same operatives and a new one would hold nothing else: much is kept by them. */
function standingNow(position: Position): Standing {
  const { operatives } = position;
  const before = standing;
  const isSame =
    before.operatives.length === operatives.length &&
    before.operatives.every((one, id) => isAlike(one, operatives[id]!));
  const teams = isSame ? before.teams : teamUses(position);
  const uses = [...teams, ...operatives.flatMap((one, id) => (isInPlay(one) ? ownOf(one, id).others : []))];
  return { operatives, teams, uses: isSame ? sameOr(before.uses, uses) : uses };
}

const sameOr = (before: readonly Use[], uses: readonly Use[]): readonly Use[] =>
  before.length === uses.length && before.every((use, i) => isSameUse(use, uses[i]!)) ? before : uses;

function isSameUse(a: Use, b: Use): boolean {
  if (a === b) return true;
  const keys = Object.keys(a) as (keyof Use)[];
  return keys.length === Object.keys(b).length && keys.every(key => a[key] === b[key]);
}

function teamUses(position: Position): readonly Use[] {
  const { operatives } = position;
  const together = new Map<string, Use>();
  for (const [id, operative] of operatives.entries())
    for (const rule of ownOf(operative, id).team) {
      const { seat } = operative;
      together.set(`${rule}/${seat}`, { rule, seat, holder: null } as Use);
    }
  return [...[0, 1].flatMap(seat => ployUses(position, seat)), ...together.values()];
}
