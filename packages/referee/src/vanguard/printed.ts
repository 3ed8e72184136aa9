// Printed data: the cards and maps of the record's content, and the teams of its setup.
import type { BaseSize, Point } from '../frame/measure.ts';

export interface Use {
  readonly rule: string;
  readonly cp?: number;
  readonly by?: number;
  readonly on?: number;
  readonly dice?: number;
  readonly within?: number;
  readonly most?: number;
  readonly wounds?: number;
  readonly friends?: number;
  readonly what?: string;
}

export interface Weapon {
  readonly id: string;
  readonly type: 'melee' | 'ranged';
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly damage: number;
  readonly rules: readonly Use[];
}

export interface Kit {
  readonly weapons?: readonly string[];
  readonly abilities?: readonly Use[];
  readonly actions?: readonly string[];
}

export interface Card {
  readonly id: string;
  readonly cp: number;
  readonly speed: number;
  readonly armor: number;
  readonly wounds: number;
  readonly nerve: number;
  readonly base: BaseSize;
  readonly keywords: readonly string[];
  readonly kit: Kit;
  readonly choices: readonly { readonly id: string; readonly adds: Kit; readonly replaces?: readonly string[] }[];
}

export interface Faction {
  readonly id: string;
  readonly weapons: readonly Weapon[];
  readonly kit: Kit;
  readonly leader: Kit;
  readonly cards: readonly Card[];
}

export interface Part {
  readonly kind: string;
  readonly outline: readonly Point[];
  readonly bottom: number;
  readonly top: number;
}

export interface BattleMap {
  readonly id: string;
  /** VG-15.6: the players place the terrain. */
  readonly byPlayers?: boolean;
  readonly terrain: {
    readonly width: number;
    readonly depth: number;
    readonly pieces: readonly { readonly parts: readonly Part[] }[];
  };
}

export interface Content {
  readonly factions: readonly Faction[];
  readonly maps: readonly BattleMap[];
}

export interface Member {
  readonly card: string;
  readonly leader: boolean;
  readonly choices: readonly string[];
}

export interface Setup {
  readonly map: string | BattleMap;
  readonly teams: readonly { readonly faction: string; readonly models: readonly Member[] }[];
  readonly scenario?: string;
  readonly options: {
    readonly tableWidth: number;
    readonly tableDepth: number;
    readonly rounds: number;
    readonly explodingSixes: boolean;
  };
}

/** VG-1.1: a base with corners, as long and as wide as the one on the card. */
const withCorners = (base: BaseSize): BaseSize =>
  base.shape === 'round'
    ? { shape: 'rectangular', length: base.diameter, width: base.diameter }
    : { ...base, shape: 'rectangular' };

/** Everything a model has: from its card and choices, its faction (VG-13.3) and, if it leads, the leader (VG-13.2). */
export function outfitOf(faction: Faction, card: Card, { leader, choices }: Member) {
  const chosen = card.choices.filter(({ id }) => choices.includes(id));
  const gone = chosen.flatMap(({ replaces }) => replaces ?? []);
  const own = (card.kit.weapons ?? []).filter(id => !gone.includes(id));
  const kits = [...chosen.map(({ adds }) => adds), faction.kit, ...(leader ? [faction.leader] : [])];
  const ids = [...own, ...kits.flatMap(({ weapons }) => weapons ?? [])];
  return {
    base: choices.includes('square-base') ? withCorners(card.base) : card.base,
    weapons: faction.weapons.filter(({ id }) => ids.includes(id)),
    abilities: [card.kit, ...kits].flatMap(({ abilities }) => abilities ?? []),
  };
}
