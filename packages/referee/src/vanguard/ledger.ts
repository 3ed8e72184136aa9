import type { Seat } from '@little-wars/engine';
import { type BaseSize, type Direction, type Spot, type Standing, standing } from '../frame/measure.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import type { Attack, Die, Effect, Fact, Id } from './facts.ts';
import { type BattleMap, type Card, type Content, outfitOf, type Setup, type Use, type Weapon } from './printed.ts';

export interface Model {
  readonly id: Id;
  readonly seat: Seat;
  readonly card: Card;
  readonly base: BaseSize;
  readonly leader: boolean;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly Use[];
  at: Spot | null;
  along: Direction;
  wounds: number;
  down: boolean;
  activated: boolean;
  removed: boolean;
}

export interface Activation {
  readonly model: Id;
  readonly again: boolean;
  /** Whether it was lying down when it was activated (VG-6.7). */
  readonly layDown: boolean;
  readonly performed: string[];
  shorts: number;
  longs: number;
  aiming: boolean;
  focusing: boolean;
  tested: boolean;
  fledFrom: boolean;
  /** VG-5.6: models that struck at it for free. */
  readonly struck: Id[];
  /** The current action, the length of its moves, and its attacks. */
  action: string | null;
  moved: number;
  readonly attacks: { readonly target: Id; readonly dice: number }[];
}

export interface Ongoing {
  readonly attack: Attack;
  /** Attacker and target as they were at its start. */
  readonly by: Model;
  readonly at: Model;
  /** Effects at the time its hits were counted: a removed model takes its own along. */
  effects: readonly Effect[];
  hitDice: readonly Die[];
  armorDice: readonly Die[];
  hits: number;
  invulnerable: number | null;
  mortal: number;
  readonly marks: string[];
  readonly suffered: { readonly model: Id; readonly wounds: number; readonly mortal: boolean }[];
}

export interface Ledger {
  readonly setup: Setup;
  readonly map: BattleMap | null;
  readonly models: readonly Model[];
  round: number;
  phase: string;
  first: Seat | null;
  /** The last roll that compared the players. */
  rolled: readonly number[];
  readonly sides: (number | null)[];
  readonly cp: number[];
  readonly tokens: number[];
  readonly seized: number[];
  readonly finished: Seat[];
  readonly broken: boolean[];
  readonly deployed: Seat[];
  readonly vp: number[];
  /** Leaders removed, and those already scored, by owner. */
  readonly heads: { readonly lost: number[]; readonly taken: number[] };
  /** Scored in this end phase. */
  readonly markers: { readonly seat: Seat; readonly marker: number }[];
  /** Returned to play since this end phase began. */
  readonly back: Id[];
  /** Turns of this round, latest last; including pass tokens. */
  readonly turns: { readonly seat: Seat; readonly model: Id | null }[];
  /** What was paid for since the last turn, by purpose. */
  readonly paid: string[];
  activation: Activation | null;
  readonly attacks: Ongoing[];
  /** The attack that ended last, for retaliation. */
  ended: Attack | null;
  effects: readonly Effect[];
  more: boolean;
  over: boolean;
}

export const seats: readonly Seat[] = [0, 1];
export const enemyOf = (seat: Seat): Seat => 1 - seat;

export function openLedger({ setup: given, content: printed }: PlayedGame<Fact>): Ledger {
  const [setup, content] = [given as Setup, printed as Content];
  const members = setup.teams.flatMap(({ faction: id, models }, seat) => {
    const faction = content.factions.find(each => each.id === id)!;
    return models.map(member => ({
      seat,
      member,
      faction,
      card: faction.cards.find(each => each.id === member.card)!,
    }));
  });
  return {
    setup,
    map: typeof setup.map === 'string' ? (content.maps.find(({ id }) => id === setup.map) ?? null) : setup.map,
    models: members.map(({ seat, member, faction, card }, id) => ({
      ...{ id, seat, card, leader: member.leader, ...outfitOf(faction, card, member) },
      ...{ at: null, along: { dx: 1, dy: 0 }, wounds: card.wounds + (member.leader ? 1 : 0) },
      ...{ down: false, activated: false, removed: false },
    })),
    ...{ round: 0, phase: 'deployment', first: null, rolled: [], sides: [null, null], cp: [0, 0], tokens: [0, 0] },
    ...{ seized: [0, 0], finished: [], broken: [false, false], deployed: [], vp: [0, 0], markers: [], back: [] },
    heads: { lost: [0, 0], taken: [0, 0] },
    ...{ turns: [], paid: [], activation: null, attacks: [], ended: null, effects: [], more: false, over: false },
  };
}

export const inPlay = ({ models }: Ledger): readonly Model[] => models.filter(({ at }) => at !== null);
export const sideOf = (ledger: Ledger, seat: Seat): readonly Model[] =>
  inPlay(ledger).filter(each => each.seat === seat);
export const fullWounds = ({ card, leader }: Model): number => card.wounds + (leader ? 1 : 0);
export const baseOf = ({ base, at, along }: Model): Standing => standing(base, at!, along);
export const ongoing = ({ attacks }: Ledger): Ongoing | null => attacks.at(-1) ?? null;
export const abilityOf = ({ abilities }: Model, rule: string): Use | undefined =>
  abilities.find(use => use.rule === rule);
export const weaponOf = ({ weapons }: Model, id: string): Weapon | undefined => weapons.find(each => each.id === id);

/** Effects on a model, or on its whole team. */
export const effectsOn = (
  { effects }: Pick<Ledger, 'effects'> | Ongoing,
  { id, seat }: Model,
  rule: string,
): readonly Effect['use'][] =>
  effects
    .map(({ use }) => use)
    .filter(use => use.rule === rule && (use.holder === id || (use.holder === null && use.seat === seat)));
