// Cards as printed data
import type { BaseSize } from '../frame/measure.ts';

interface Choice {
  readonly add: readonly string[];
  readonly points: number;
}

export interface Profile {
  readonly weaponSkill: number;
  readonly ballisticSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly initiative: number;
  readonly save: number | null;
}

interface Ability {
  readonly rule: string;
  readonly save?: number;
}

interface Sheet {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly psyker?: { readonly mastery: number };
  readonly models: readonly {
    readonly name: string;
    readonly type: string;
    readonly points: number;
    readonly profile: Profile | null;
    readonly vehicle: { readonly hullPoints: number; readonly ballisticSkill: number } | null;
    readonly base: BaseSize;
    readonly wargear: readonly string[];
  }[];
  readonly options: readonly {
    readonly takers: { readonly flat?: boolean };
    readonly remove: readonly string[];
    readonly choices: readonly Choice[];
  }[];
}

export interface Printed {
  readonly factions: readonly { readonly sheets: readonly Sheet[] }[];
  readonly weapons: readonly { readonly profiles: readonly Weapon[] }[];
  readonly gear: readonly {
    readonly id: string;
    readonly abilities: readonly Ability[];
    readonly profile?: Partial<Profile>;
    readonly mastery?: number;
  }[];
  readonly powers: readonly { readonly id: string; readonly warpCharge: number }[];
}

export interface Weapon {
  readonly id: string;
  readonly type: string;
  readonly family: string | null;
  readonly range: number;
  readonly shots: number | string | { readonly moved: number; readonly still: number };
  readonly strength: number | string | null;
  readonly ap: number | null;
  readonly rules: readonly { readonly rule: string; readonly by?: number }[];
}

/** A model's card with its wargear. */
export interface Card {
  readonly type: string;
  readonly base: BaseSize;
  readonly profile: Profile | null;
  readonly ballisticSkill: number;
  readonly rules: ReadonlySet<string>;
  readonly invulnerable: number;
  /** 0 for models that are not Psykers. */
  readonly mastery: number;
}

export function cardOf(printed: Printed, id: string, kind: string, choices: readonly string[]): Card {
  const { models, abilities, psyker } = sheetOf(printed, id);
  const { type, base, profile, vehicle, wargear } = models.find(({ name }) => name === kind)!;
  const items = [...wargear, ...choices.flatMap(choice => choice.slice(choice.indexOf('>') + 1).split('+'))];
  const gear = items.flatMap(item => printed.gear.find(each => each.id === item) ?? []);
  const own = [...abilities, ...gear.flatMap(each => each.abilities)];
  const worn = profile && (Object.assign({}, profile, ...gear.map(each => each.profile)) as Profile);
  return {
    type,
    base,
    profile: worn,
    ballisticSkill: worn?.ballisticSkill ?? vehicle?.ballisticSkill ?? 0,
    mastery: psyker ? (gear.find(each => each.mastery !== undefined)?.mastery ?? psyker.mastery) : 0,
    rules: new Set(own.map(({ rule }) => rule)),
    invulnerable: Math.min(7, ...own.flatMap(({ rule, save }) => (rule === 'invulnerable' && save ? [save] : []))),
  };
}

/** A weapon's profile; none for unarmed blows, powers and effects without a weapon. */
export const weaponOf = ({ weapons }: Printed, id: string): Weapon | undefined =>
  weapons.flatMap(({ profiles }) => profiles).find(each => each.id === id);

export const warpChargeOf = ({ powers }: Printed, id: string): number =>
  powers.find(each => each.id === id)?.warpCharge ?? 0;

export const hasAny = (weapon: Weapon | undefined, ...rules: readonly string[]): boolean =>
  weapon?.rules.some(({ rule }) => rules.includes(rule)) ?? false;

const sheetOf = ({ factions }: Printed, id: string): Sheet =>
  factions.flatMap(({ sheets }) => sheets).find(each => each.id === id)!;

/** The cost of a model with its choices, without those of the whole unit. */
export function pointsOf(printed: Printed, id: string, kind: string, choices: readonly string[]): number {
  const { models, options } = sheetOf(printed, id);
  const priced = options.flatMap(({ takers, remove, choices: offered }) =>
    offered.map(({ add, points }) => ({
      id: `${remove.join('+')}>${add.join('+')}`,
      points: takers.flat ? 0 : points,
    })),
  );
  const price = (choice: string): number => priced.find(each => each.id === choice)?.points ?? 0;
  return choices.reduce((sum, choice) => sum + price(choice), models.find(({ name }) => name === kind)!.points);
}

export function woundsOf(printed: Printed, id: string, kind: string): number {
  const { profile, vehicle } = sheetOf(printed, id).models.find(({ name }) => name === kind)!;
  return profile?.wounds ?? vehicle?.hullPoints ?? 1;
}

/** ZG-3.10: the Strength of a profile; null if it is the bearer's. */
export function strengthOf({ weapons }: Printed, id: string): number | null {
  const profile = weapons.flatMap(({ profiles }) => profiles).find(each => each.id === id);
  if (!profile || typeof profile.strength === 'string') return null;
  return profile.strength ?? (profile.rules.some(({ rule }) => rule === 'sniper') ? 4 : 0);
}
