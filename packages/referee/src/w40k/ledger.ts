import type { Seat } from '@little-wars/engine';
import { type BaseSize, type Direction, type Spot, type Standing, standing, within } from '../frame/measure.ts';
import type { Attack, Effect, Id, Roll, Wound } from './facts.ts';
import {
  type Content,
  outfitOf,
  type Profile,
  type Setup,
  type Sheet,
  type TableMap,
  type Use,
  type Weapon,
  type WeaponProfile,
} from './printed.ts';

export interface Model {
  readonly id: Id;
  readonly seat: Seat;
  readonly selection: number;
  readonly sheet: Sheet;
  readonly profile: Profile;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly Use[];
  readonly keywords: readonly string[];
  readonly base: BaseSize;
  readonly trait: string | null;
  readonly leader: boolean;
  at: Spot | null;
  along: Direction;
  wounds: number;
  removed: boolean;
  /** What it did this turn. */
  did: readonly string[];
  used: readonly string[];
  /** How far it has moved in this phase, and the rule that allowed it. */
  moved: number;
  /** The dice of its last roll of each kind in this phase, once final. */
  stood: { readonly [what: string]: readonly number[] };
}

export interface Ongoing {
  readonly attack: Attack;
  /** Both as they were at its start. */
  readonly by: Model;
  readonly at: Model;
  /** Final rolls of this attack, by purpose. */
  readonly settled: Roll[];
  hits: number;
  /** Hits that wound without a roll. */
  auto: number;
  wounds: readonly Wound[];
  unsaved: readonly Wound[];
  mortal: number;
  takenOver: number;
  /** Wounds that its target has lost to it, including the last one. */
  lost: number;
  /** In an attack on several models: the target of the next wound, the last saved wound, and how many were saved. */
  next: Id;
  share: Share | null;
  shares: number;
}

/** One wound of an attack at several models. */
export interface Share {
  readonly target: Id;
  readonly unsaved: readonly Wound[];
  /** Its wounds, and the rolls that were final before. */
  readonly wounds: number;
  readonly rolls: number;
  lost: number;
}

export interface Ledger {
  readonly content: Content;
  readonly map: TableMap;
  /** Climbs no higher than this, in tenths, may be free. */
  readonly freeStep: number;
  readonly models: readonly Model[];
  round: number;
  /** Turns begun, over all rounds. */
  turns: number;
  turn: Seat | null;
  first: Seat | null;
  phase: string;
  readonly cp: number[];
  /** The stratagems of this phase, by seat. */
  readonly spent: string[][];
  readonly rolls: Roll[];
  /** The roll that became final last. */
  settled: Roll | null;
  readonly attacks: Ongoing[];
  charges: readonly { readonly by: Id; readonly at: readonly Id[] }[];
  casts: readonly { readonly model: Id; readonly power: string }[];
  denials: readonly Id[];
  /** The last Psychic test. */
  test: { readonly model: Id; readonly power: string; readonly total: number; readonly passed: boolean } | null;
  denied: boolean;
  effects: readonly Effect[];
  over: boolean;
}

export const enemyOf = (seat: Seat): Seat => 1 - seat;

export function openCore(given: unknown, printed: unknown, freeStep = 0): Ledger {
  const [setup, content] = [given as Setup, printed as Content];
  const map = typeof setup.map === 'string' ? content.maps.find(({ id }) => id === setup.map)! : setup.map;
  const members = setup.armies.flatMap(({ selections }, seat) =>
    selections.flatMap(({ sheet, models }, selection) => models.map(member => ({ seat, sheet, selection, member }))),
  );
  return {
    content,
    map,
    freeStep,
    models: members.map(({ seat, sheet, selection, member }, id) => {
      const outfit = outfitOf(content, sheet, member);
      return {
        ...outfit,
        ...{ id, seat, selection, trait: member.trait ?? null, leader: member.leader === true },
        ...{ at: null, along: { dx: 1, dy: 0 }, wounds: outfit.profile.wounds, removed: false },
        ...{ did: [], used: [], moved: 0, stood: {} },
      };
    }),
    ...{ round: 0, turns: 0, turn: null, first: null, phase: 'deployment', cp: [3, 3], spent: [[], []] },
    ...{ rolls: [], settled: null, attacks: [], charges: [], casts: [], denials: [], test: null, denied: false },
    ...{ effects: [], over: false },
  };
}

export const inPlay = ({ models }: Ledger): readonly Model[] => models.filter(({ at }) => at !== null);
export const sideOf = (l: Ledger, seat: Seat): readonly Model[] => inPlay(l).filter(each => each.seat === seat);
export const enemiesOf = (l: Ledger, { seat }: Model): readonly Model[] => sideOf(l, enemyOf(seat));
export const baseAt = ({ base, along }: Model, at: Spot): Standing => standing(base, at, along);
export const baseOf = (model: Model): Standing => baseAt(model, model.at!);
export const areWithin = (a: Model, b: Model, reach: number): boolean => within(baseOf(a), baseOf(b), reach);
/** Whether two models are near enough to fight: in space, or horizontally within a limit of height. */
export function areInReach(a: Model, b: Model, reach: number, up: number | null): boolean {
  const [one, other] = [baseOf(a), baseOf(b)];
  if (up === null) return within(one, other, reach);
  return Math.abs(one.z - other.z) <= up && within({ ...one, z: other.z }, other, reach);
}
export const ongoing = ({ attacks }: Ledger): Ongoing | null => attacks.at(-1) ?? null;
export const has = ({ abilities }: Model, rule: string): Use | undefined => abilities.find(use => use.rule === rule);
export const did = (model: Model, ...deeds: readonly string[]): boolean => model.did.some(deed => deeds.includes(deed));
export const flies = ({ keywords }: Model): boolean => keywords.includes('Fly');

/** The profile of a model without a melee weapon. */
const FISTS: WeaponProfile = {
  ...{ id: 'close-combat-weapon', type: 'melee', range: 0, attacks: 0, strength: 'user', ap: 0, damage: 1, rules: [] },
};

export const profileOf = ({ weapons }: Model, id: string): WeaponProfile | undefined =>
  id === FISTS.id ? FISTS : weapons.flatMap(({ profiles }) => profiles).find(profile => profile.id === id);

/** Effects of a rule on a model: held by it, or aimed at it. */
export const effectsOn = ({ effects }: Ledger, { id }: Model, rule: string): readonly Effect['use'][] =>
  effects.map(({ use }) => use).filter(use => use.rule === rule && (use.target ?? use.holder) === id);

/** Whether any rule of this name is in play: on a card or in effect. */
export const isAbout = (l: Ledger, rule: string): boolean =>
  l.models.some(model => !model.removed && has(model, rule)) || l.effects.some(({ use }) => use.rule === rule);
