// Attacks for trying every special rule, generated from cards, items, ploys and labels, so that a new rule is
// tried without a line about it.
import { type Card, cardOf, type Faction, factions, type Weapon } from '../content/index.ts';
import { SERVICE_RULES } from '../spec-ops/uses.ts';
import { active, apart, armed, block, spot } from '../testing/attacks.ts';
import { field, open, type Stood, withPieces } from '../testing/field.ts';
import type { Effect, Operative, Setup } from '../types.ts';
import type { Use } from '../uses.ts';
import { LABELS, parseWeaponRule, type WeaponRuleName, type WeaponUse } from '../weapon-rules/labels.ts';
import type { RuleName, Situation } from './situation.oracle.ts';

export type Role = 'shooter' | 'target' | 'fighter' | 'defender';
export const ROLES: readonly Role[] = ['shooter', 'target', 'fighter', 'defender'];

/** What brings a rule into play for an operative: an item, an active effect, or points to pay with. */
export interface Source {
  readonly faction: Faction | null;
  /** The cards that may have it; null: any of the faction. */
  readonly cards: readonly Card[] | null;
  readonly equipment: readonly string[];
  /** The effect on its holder, or on its team. */
  readonly use: Omit<Use, 'seat' | 'holder'> | null;
  readonly isOfTeam: boolean;
  /** Whether the enemy brought it about. */
  readonly isEnemys: boolean;
  readonly pays: boolean;
}

export const FROM_NOWHERE: Source = {
  faction: null,
  cards: null,
  equipment: [],
  use: null,
  isOfTeam: false,
  isEnemys: false,
  pays: false,
};

/** A use of a weapon rule with small numbers. */
export const weaponUse = (rule: WeaponRuleName): WeaponUse =>
  parseWeaponRule(LABELS[rule].replace('{face}', '5').replace(/\{\w+\}/, '2'))!;

/** Parameters of rules that need some. */
const PARAMETERS: { readonly [rule: string]: object } = {
  arcing: { more: 'wounds' },
  'last-duty': { during: null },
  marking: { target: 1 },
  protecting: { ward: 1 },
  remembered: { what: 'nothing' },
  'as-written': {
    attacks: 3,
    hit: 4,
    damage: [2, 3],
    defence: 2,
    save: 4,
    invulnerable: 5,
    ignores: 6,
    cover: 1,
    injured: true,
    support: 1,
  },
};

/** Rules that are always in play. */
const ALWAYS: readonly string[] = ['injured', 'combat-support', 'overwatch', 'command-re-roll'];

export function sourcesOf(rule: RuleName): readonly Source[] {
  if (Object.hasOwn(LABELS, rule)) return [{ ...FROM_NOWHERE, use: weaponUse(rule as WeaponRuleName) }];
  const sources = factions.flatMap((faction): readonly Source[] => {
    const ploy = faction.ploys.find(({ id }) => id === rule);
    if (ploy?.kind === 'tactical') return [{ ...FROM_NOWHERE, faction, pays: true }];
    if (ploy) return [{ ...FROM_NOWHERE, faction, use: { rule } as Use, isOfTeam: true }];
    if (faction.equipment.some(({ id }) => id === rule)) return [{ ...FROM_NOWHERE, faction, equipment: [rule] }];
    const cards = faction.cards.filter(({ abilities, actions }) => [...abilities, ...actions].includes(rule));
    return cards.length > 0 ? [{ ...FROM_NOWHERE, faction, cards }] : [];
  });
  if (sources.length > 0) return sources;
  // An honour or a scar: any operative may have it.
  if ((SERVICE_RULES as readonly string[]).includes(rule))
    return [{ ...FROM_NOWHERE, faction: factions[0]!, cards: factions[0]!.cards.slice(0, 2), use: { rule } as Use }];
  if (ALWAYS.includes(rule)) return [{ ...FROM_NOWHERE, faction: factions[0]!, pays: rule === 'command-re-roll' }];
  // A temporary effect, on any operative.
  const use = { rule, ...PARAMETERS[rule] } as Use;
  return factions.flatMap(faction => [false, true].map(isEnemys => ({ ...FROM_NOWHERE, faction, use, isEnemys })));
}

const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const FOE = 'tactical-marine-warrior';

interface Variation {
  readonly label: string;
  readonly setup?: Setup;
  readonly change?: Partial<Operative>;
  readonly y?: number;
  readonly friend?: string;
  readonly action?: string;
  /** It is active. */
  readonly isActive?: true;
  /** Two of its weapon, or every weapon of its card. */
  readonly weapons?: 'two' | 'all';
  /** Another enemy beside the one it attacks. */
  readonly isCrowded?: true;
}

const SIMPLE: readonly Variation[] = [
  { label: 'in the open' },
  { label: 'in cover', setup: covered },
  { label: 'concealed in cover', setup: covered, change: { order: 'conceal' } },
  { label: 'near', y: 9.2 },
  { label: 'injured', change: { wounds: 2 } },
  { label: 'in overwatch', action: 'overwatch' },
  { label: 'in its activation', isActive: true },
  { label: 'with two of its weapon', weapons: 'two' },
  { label: 'with all its weapons', weapons: 'all' },
  { label: 'at one of two', isCrowded: true },
];

const weaponsOn = ({ weapons }: Card, type: Weapon['type']): readonly string[] =>
  weapons
    .filter(weapon => weapon.type === type)
    .flatMap(({ id, profiles }) => profiles.map(each => `${id}/${each.id}`));

const reachOf = ({ base }: Card): number => (base.shape === 'round' ? base.diameter / 2 : 160);

interface Trying {
  readonly source: Source;
  readonly card: Card;
  readonly role: Role;
  readonly weapon: string;
  readonly variation: Variation;
}

const carriedBy = ({ weapons, gear = [] }: Card): Partial<Operative> =>
  armed(...weapons.map(({ id }) => id), ...gear.map(({ id }) => id));

/** The positions: the holder of the rule, its enemy, and a neighbour of each. */
function linedUp({ source, card, role, weapon, variation }: Trying): readonly Stood[] {
  const isShot = role === 'shooter' || role === 'target';
  const holder = role === 'shooter' || role === 'fighter' ? 0 : 1;
  const foe = cardOf(FOE);
  const { change = {}, y = 5, friend, weapons: many, isCrowded } = variation;
  const id = weapon.split('/')[0]!;
  const carries = many === 'two' ? armed(id, id) : many === 'all' || role === 'target' ? carriedBy(card) : armed(id);
  const gap = apart(0.5) - 320 + reachOf(card) + reachOf(foe);
  const places = isShot ? [spot(1270, y * 254), spot(1270, 3048)] : [spot(3000, 3000), spot(3000 + gap, 3000)];
  const aside = ([x, z]: readonly [number, number], of: number) => spot(places[of]!.x + x, places[of]!.y + z);
  const lined = [0, 1].map((i): Stood => {
    const own = i === holder ? { ...carries, equipment: source.equipment, ...change } : armed('boltgun', 'fists');
    return [i, i === holder ? card.id : FOE, 0, 0, { at: places[i]!, ...own }];
  });
  const beside = isShot ? ([460, 0] as const) : ([0, 340] as const);
  const mate = { ...carriedBy(cardOf(friend ?? FOE)), equipment: source.equipment, at: aside(beside, holder) };
  return [
    ...lined,
    ...(friend === undefined ? [] : [[holder, friend, 0, 0, mate] as Stood]),
    ...(isCrowded
      ? [[1 - holder, FOE, 0, 0, { at: aside(holder === 0 ? [340, 0] : [-340, 0], 1 - holder) }] as Stood]
      : []),
  ];
}

function situationOf(trying: Trying): Situation {
  const { source, card, role, weapon, variation } = trying;
  const isShot = role === 'shooter' || role === 'target';
  const holder = role === 'shooter' || role === 'fighter' ? 0 : 1;
  const seat = source.isEnemys ? 1 - holder : holder;
  const use = { ...source.use, seat, holder: source.isOfTeam ? null : holder } as Use;
  const effects: readonly Effect[] = source.use === null ? [] : [{ use, until: 'battle' }];
  const cp = [0, 1].map(of => (source.pays && of === holder ? 2 : 0));
  const theirs = isShot ? 'boltgun/standard' : 'fists/standard';
  return {
    name: `${card.id} as ${role} with ${weapon}, ${variation.label}`,
    setup: variation.setup ?? open,
    position: { ...field(linedUp(trying), { effects }), cp, activation: variation.isActive ? active() : null },
    weapon: holder === 0 ? weapon : theirs,
    parry: isShot ? null : holder === 0 ? theirs : weapon,
    kind: isShot ? 'shot' : 'fight',
    action: isShot ? (variation.action ?? 'shoot') : 'fight',
  };
}

/** Situations in which to try a rule in a role, the simplest first. */
export function* situationsFor(source: Source, role: Role, isWithFriends: boolean): Generator<Situation> {
  const { faction } = source;
  const mates = faction?.cards ?? [cardOf(FOE)];
  const cards = isWithFriends ? mates : (source.cards ?? mates);
  const friends = isWithFriends ? (source.cards ?? mates) : [];
  const variations: readonly Variation[] = isWithFriends
    ? friends.flatMap(({ id }) => SIMPLE.map(each => ({ ...each, friend: id, label: `${each.label}, beside ${id}` })))
    : SIMPLE;
  const type = role === 'shooter' ? 'ranged' : 'melee';
  for (const variation of variations)
    for (const card of cards) {
      const weapons = role === 'target' ? ['nothing/needed'] : weaponsOn(card, type);
      for (const weapon of weapons) yield situationOf({ source, card, role, weapon, variation });
    }
}
