import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import type { Attack, Die, Effect, Fact, Id, Order, Side } from './facts.ts';
import { type Card, type Content, type Faction, factionOf, type KillzoneMap, mapIn, type Setup } from './printed.ts';

export interface Operative {
  readonly id: Id;
  readonly team: Seat;
  readonly card: Card;
  readonly faction: Faction;
  readonly equipment: readonly string[];
  readonly weapons: readonly string[];
  /** The seat that controls it: its team's, except temporarily. */
  seat: Seat;
  at: Spot | null;
  order: Order;
  wounds: number;
  ready: boolean;
  removed: boolean;
  aplChange: number;
  overwatched: boolean;
  onGuard: boolean;
  carrying: string | null;
  /** How often each Limited weapon was used. */
  readonly limited: Map<string, number>;
  /** Moved in this turning point. */
  moved: boolean;
}

export interface Activation {
  readonly operative: Id;
  ap: number;
  readonly performed: string[];
  /** Weapons that have shot, as `weapon/profile`. */
  readonly weapons: string[];
  /** Interrupted by a guard. */
  guarded: boolean;
}

/** The action being performed. */
export interface Action {
  readonly operative: Id;
  readonly action: string;
  readonly ap: number;
  /** KT-8.18: whether a Dash was added to complete a climb. */
  withDash: boolean;
  /** Distance spent by moves of this action so far, in tenths. */
  spent: number;
}

/** An attack being resolved. */
export interface Ongoing {
  readonly attack: Attack;
  target: Id;
  inCover: boolean;
  attackDice: readonly Die[];
  defenceDice: readonly Die[];
  invulnerable: number | null;
  /** Retained dice, by side, as they were. */
  readonly retained: Map<Side, readonly Die[]>;
  readonly marks: string[];
  /** Damage of hits, in order, without mortal wounds. */
  readonly dealt: { readonly to: Id; readonly amount: number }[];
  readonly mortal: { readonly to: Id; readonly amount: number; readonly clause: string }[];
  /** Hits whose damage was ignored. */
  ignored: number;
  /** The side in the middle of a parry: its own die is discarded, the other not yet. */
  parrying: Side | null;
  /** The side that resolved the last hit. */
  last: Side | null;
}

export interface Ledger {
  readonly setup: Setup;
  readonly content: Content;
  readonly map: KillzoneMap;
  readonly operatives: readonly Operative[];
  turningPoint: number;
  phase: string;
  /** KT-11.5: who won the roll-off before the battle. */
  rollOff: Seat | null;
  attacker: Seat | null;
  initiative: Seat | null;
  readonly dropZones: (number | null)[];
  readonly cp: number[];
  /** CP paid since the last ploy, by seat. */
  readonly paid: number[];
  /** Items used since the last ploy. */
  readonly items: string[];
  readonly ploys: string[][];
  /** Barricades that did not fit, by side. */
  withoutRoom: number;
  readonly barricades: { seat: Seat; at: Spot; along: Direction; fortified: boolean }[];
  readonly setUps: Seat[];
  readonly scouting: (string | null)[];
  readonly orderChanges: number[];
  activation: Activation | null;
  action: Action | null;
  /** Interrupted actions, innermost last. */
  readonly outer: Action[];
  /** Attacks, innermost last. */
  readonly attacks: Ongoing[];
  effects: Effect[];
  /** The effect used up last in this action: what it allowed still applies to its attack. */
  usedUp: string | null;
  readonly tokens: Map<string, { at: Spot; kind: string; readonly marks: Map<string, number> }>;
  /** Mission points by seat and turning point. */
  readonly mission: number[][];
  readonly tacOps: Map<string, { revealed: boolean; readonly scored: Set<number> }>[];
  /** Who took the last turns of this Firefight phase to activate or overwatch, latest last. */
  readonly turns: { readonly seat: Seat; readonly operative: Id }[];
  /** Weapons used in the current action, for targets that follow a first one. */
  shots: { weapon: string; profile: string; targets: Id[] } | null;
  over: boolean;
}

export const seats: readonly Seat[] = [0, 1];
export const enemyOf = (seat: Seat): Seat => 1 - seat;

export function openLedger({ setup: given, content: printed }: PlayedGame<Fact>): Ledger {
  const [setup, content] = [given as Setup, printed as Content];
  const operatives = setup.teams.flatMap(({ operatives: members }, seat) => {
    const faction = factionOf(content, setup, seat);
    return members.map(({ card, weapons, equipment }) => ({ seat, faction, card, weapons, equipment }));
  });
  return {
    setup,
    content,
    map: mapIn(content, setup),
    operatives: operatives.map(({ seat, faction, card: id, weapons, equipment }, index) => {
      const card = faction.cards.find(each => each.id === id)!;
      return {
        ...{ id: index, team: seat, seat, card, faction, weapons, equipment, at: null, order: 'conceal' as const },
        ...{ wounds: card.wounds, ready: false, removed: false, aplChange: 0, overwatched: false, onGuard: false },
        ...{ carrying: null, limited: new Map(), moved: false },
      };
    }),
    ...{ turningPoint: 0, phase: 'set-up', rollOff: null, attacker: null, initiative: null, over: false },
    ...{
      dropZones: [null, null],
      cp: [0, 0],
      paid: [0, 0],
      items: [],
      ploys: [[], []],
      barricades: [],
      setUps: [],
      withoutRoom: 0,
    },
    ...{
      scouting: [null, null],
      orderChanges: [0, 0],
      activation: null,
      action: null,
      outer: [],
      attacks: [],
      effects: [],
      usedUp: null,
    },
    ...{ tokens: new Map(), mission: [[], []], tacOps: [new Map(), new Map()], turns: [], shots: null },
  };
}

export const inPlay = ({ operatives }: Ledger): readonly Operative[] => operatives.filter(({ at }) => at !== null);

export const readyOf = (ledger: Ledger, seat: Seat): readonly Operative[] =>
  inPlay(ledger).filter(each => each.seat === seat && each.ready);

export const ongoing = ({ attacks }: Ledger): Ongoing | null => attacks.at(-1) ?? null;

/** Whether an effect is on an operative, or on its whole team. */
export const hasEffect = ({ effects }: Ledger, { id, seat }: Operative, ...rules: readonly string[]): boolean =>
  effects.some(
    ({ use }) => rules.includes(use.rule) && (use.holder === id || (use.holder === null && use.seat === seat)),
  );

export const missionTotal = ({ mission }: Ledger, seat: Seat): number =>
  mission[seat]!.reduce((sum, points) => sum + (points ?? 0), 0);

export const tacOpTotal = ({ tacOps }: Ledger, seat: Seat): number =>
  [...tacOps[seat]!.values()].reduce((sum, { scored }) => sum + scored.size, 0);
