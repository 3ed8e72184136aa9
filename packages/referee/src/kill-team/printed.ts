// Printed data: the cards and maps of the record's content, and the teams of its setup.
import type { Seat } from '@little-wars/engine';
import type { BaseSize, Point } from '../frame/measure.ts';

export interface Rule {
  readonly rule: string;
  readonly by?: number;
  readonly inches?: number;
  readonly face?: number;
  readonly wounds?: number;
}

export interface Profile {
  readonly id: string;
  readonly attacks: number;
  readonly hit: number;
  readonly damage: readonly [normal: number, critical: number];
  readonly rules: readonly Rule[];
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly type: 'ranged' | 'melee';
  readonly profiles: readonly Profile[];
}

export interface Card {
  readonly id: string;
  readonly move: number;
  readonly apl: number;
  readonly groupActivation: number;
  readonly defence: number;
  readonly save: number;
  readonly wounds: number;
  readonly base: BaseSize;
  readonly keywords: readonly string[];
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly string[];
}

interface Grant {
  readonly kind: string;
  readonly weapon?: Weapon;
  readonly action?: { readonly id: string; readonly ap: number };
}

export interface Faction {
  readonly id: string;
  readonly cards: readonly Card[];
  readonly actions: readonly { readonly id: string; readonly ap: number }[];
  readonly ploys: readonly { readonly id: string; readonly kind: 'strategic' | 'tactical'; readonly cp: number }[];
  readonly equipment: readonly { readonly id: string; readonly gives: Grant }[];
}

export interface KillzoneMap {
  readonly id: string;
  readonly terrain: {
    readonly width: number;
    readonly depth: number;
    readonly pieces: readonly { readonly parts: readonly { readonly outline: readonly Point[] }[] }[];
  };
  readonly zones: {
    readonly dropZones: readonly [readonly Point[], readonly Point[]];
    readonly territories: readonly [readonly Point[], readonly Point[]];
  };
  readonly objectives: readonly Point[];
  readonly closeQuarters: object | null;
}

export interface Content {
  readonly factions: readonly Faction[];
  readonly maps: readonly KillzoneMap[];
}

export interface Setup {
  readonly map: string | KillzoneMap;
  readonly play: 'matched' | 'open' | 'narrative';
  readonly mission: string;
  readonly teams: readonly {
    readonly faction: string;
    readonly operatives: readonly {
      readonly card: string;
      readonly weapons: readonly string[];
      readonly equipment: readonly string[];
    }[];
  }[];
  readonly options: { readonly turningPoints: number; readonly errata: boolean; readonly apparatusControl: number };
}

export const mapIn = (content: Content, { map }: Setup): KillzoneMap =>
  typeof map === 'string' ? content.maps.find(({ id }) => id === map)! : map;

export const factionOf = (content: Content, setup: Setup, seat: Seat): Faction =>
  content.factions.find(({ id }) => id === setup.teams[seat]!.faction)!;

/** A weapon of a card or of an item, by its id. */
export const weaponIn = ({ equipment }: Faction, card: Card, id: string): Weapon | undefined =>
  card.weapons.find(weapon => weapon.id === id) ??
  equipment.find(({ gives }) => gives.kind === 'weapon' && gives.weapon?.id === id)?.gives.weapon;

/** A grenade from a launcher: without Rng and Indirect. */
const LAUNCHED = 'launched';
const NOT_LAUNCHED = ['range', 'indirect'];

export function profileIn(weapon: Weapon, id: string | null): Profile | undefined {
  const [first] = weapon.profiles;
  if (id === LAUNCHED && first)
    return { ...first, id, rules: first.rules.filter(({ rule }) => !NOT_LAUNCHED.includes(rule)) };
  return weapon.profiles.find(profile => profile.id === id);
}

/** The rules of a shot, given as `weapon/profile`. */
export function rulesIn(faction: Faction, card: Card, shot: string): readonly Rule[] {
  const [id, profile] = shot.split('/');
  const weapon = weaponIn(faction, card, id!);
  return (weapon && profileIn(weapon, profile ?? null)?.rules) ?? [];
}
