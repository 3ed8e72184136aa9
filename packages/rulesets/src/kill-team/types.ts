import {
  type Frame,
  type Id,
  kernelFor,
  type ListedSequence,
  type Reason,
  type Seat,
  type Sight,
  type SpecialRule,
  type Table,
} from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { Bearing } from '@little-wars/skirmish';
import type { Archetype } from './content/types.ts';
import type { DiceChoice } from './core/dice/by-choice.ts';
import type { Fact } from './fact-types.ts';
import type { ContentRule } from './factions/uses.ts';
import type { Outline } from './maps/map.ts';
import type { Battle, Fighting, PlainQueries, Timings, Who } from './queries.ts';
import type { Fallen, OperativeId, Position, Setup, TacOpState, Token, Way } from './state.ts';
import type { Use } from './uses.ts';

export type * from './state.ts';

export interface KillTeam {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: Queries;
  readonly timings: Timings;
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<KillTeam>;
export type Look = Sight<KillTeam>;
/** A special rule with everything it does: one file each. */
export type Rule<N extends Use['rule']> = Omit<SpecialRule<KillTeam, N>, 'offer'> &
  Worded<N> &
  Offering<N> &
  Bearing<keyof Queries | keyof Timings | Fact['type']> & {
    /** The sequences that it starts and nothing else has. */
    readonly sequences?: readonly ListedSequence[];
  };

/** A rule's words by language. Rules of ploys, abilities and items take their names from the cards. */
type Worded<N extends Use['rule']> = N extends ContentRule
  ? { readonly words?: { readonly en: Pick<RuleWords, 'reactions'> } }
  : { readonly words: { readonly en: RuleWords } };

export interface RuleWords {
  /** A short name, shown behind numbers and with active effects. */
  readonly rule: string;
  /** Names of its reactions by id; the rule's name by default. */
  readonly reactions?: { readonly [id: string]: string };
}

/** Moments of an attack; a reaction at one of them declares how it affects the dice. */
export type AttackTiming =
  | 'target-selected'
  | 'enemy-selected'
  | 'attack-dice-rolled'
  | 'attack-dice-judged'
  | 'defence-dice-rolled'
  | 'defence-dice-judged'
  | 'damage-dealt'
  | 'attack-resolved'
  | 'incapacitated';

type Offers<N extends Use['rule']> = NonNullable<SpecialRule<KillTeam, N>['offer']>;
type Offering<N extends Use['rule']> =
  | { readonly offer?: Omit<Offers<N>, AttackTiming> & { readonly [T in AttackTiming]?: never }; readonly dice?: never }
  | { readonly offer: Offers<N>; readonly dice: DiceChoice };

export const { sequence, question, adviceOn, forecastOn, settledOn, idleOn, verbsOn, stakesOn } = kernelFor<KillTeam>();

/** The subject of many questions. */
export interface AboutOperative {
  readonly operative: OperativeId;
}

/** Adds the queries whose values look at the table themselves: what content provides to the core. */
export interface Queries extends PlainQueries {
  /** KT-3.19: every action available to an operative in its activation. */
  readonly actions: { readonly value: readonly Action[]; readonly about: Who };
  /** KT-3.14, KT-12.4: actions outside an activation, triggered by other clauses. */
  readonly 'actions-out-of-turn': { readonly value: readonly Action[]; readonly about: Who };
  /** KT-10.4: what a hit in combat may be spent on instead of a strike. */
  readonly 'instead-of-strike': { readonly value: readonly InsteadOfStrike[]; readonly about: Fighting };
  /** KT-11.4: the mission of the battle; null if no rule provides one. */
  readonly mission: { readonly value: Mission | null; readonly about: Battle };
  /** KT-10.4: every tac op, by id. */
  readonly 'tac-ops': { readonly value: ReadonlyMap<string, TacOp>; readonly about: Battle };
}

/** An action as the book lists it. */
export interface Action {
  readonly id: string;
  readonly clause: string;
  readonly ap: number;
  /** May be performed more than once in an activation. */
  readonly repeats?: true;
  /** Another action that it counts as: they exclude each other in one activation. */
  readonly countsAs?: string;
  /** Reasons against it besides AP and repetition. */
  readonly reasons: (t: Look, operative: OperativeId) => readonly Reason[];
  /** KT-3.20: whether it can be done; expensive, so only checked if it is otherwise allowed. */
  readonly possible?: Possible;
  readonly start: (t: T, operative: OperativeId) => Frame;
}

export interface Possible {
  readonly is: (t: Look, operative: OperativeId) => boolean;
  /** Every reason why it cannot be done, if it cannot. */
  readonly whyNot: (t: Look, operative: OperativeId) => readonly Reason[];
}

export interface InsteadOfStrike {
  readonly id: string;
  /** Whether this fighter may do it. If not, it is still asked, because its opponent cannot tell (KT-10.2). */
  readonly open: boolean;
  readonly carryOut: (t: T) => void;
}

/** KT-11.4: the objective of a battle. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly play: Way;
  /** KT-15.1: it is played in narrative play too. */
  readonly narrative?: true;
  /** KT-15.1: it needs an open killzone. */
  readonly outdoors?: true;
  /** KT-15.2: its markers, once sides are chosen, in place of the map's objectives. */
  readonly markers?: (t: Look) => readonly Token[];
  /** KT-15.2: where a side is set up, in place of its drop zone. */
  readonly zones?: (t: Look, seat: Seat) => readonly Outline[];
  /** Runs before operatives are set up. */
  readonly prepare?: (t: T) => void;
  /** KT-12.24: uses ancient apparatus as objectives instead of the map's, if there are any. */
  readonly apparatus?: true;
  /** Actions it gives to everybody. */
  readonly actions?: readonly Action[];
  /** KT-6.9: runs whenever an action starts or ends. */
  readonly watch?: (t: T) => void;
  readonly endOfTurningPoint: (t: T) => void;
}

export type Deck = 'core' | 'critical-ops';

/** Which of the two conditions are met. */
export type Scores = readonly [first: boolean, second: boolean];

/** A tac op and its seat. */
export interface Held extends TacOpState {
  readonly seat: Seat;
}

/** KT-10.2: when a card is revealed. Its conditions are public; only who holds it is secret. */
export type Reveal =
  /** KT-2.7: in the target reveal step of these turning points. */
  | { readonly at: 'target-reveal'; readonly in: readonly number[] }
  /** When an operative is incapacitated; `own` checks what only the card's player knows. */
  | {
      readonly at: 'fall';
      readonly if: (t: Look, seat: Seat, fallen: Fallen) => boolean;
      readonly own?: (held: Held, fallen: Fallen) => boolean;
    }
  | { readonly at: 'turn-end'; readonly if: (t: Look, seat: Seat) => boolean }
  /** By performing its action. */
  | { readonly at: 'action' }
  /** Instead of the damage of a strike (KT-5.6), or of a shot at the enemy LEADER. */
  | { readonly at: 'strike' }
  | { readonly at: 'shot' };

/** Something named for a card and stored in its memo under this name. */
export interface Naming {
  readonly name: string;
  readonly of: string;
  readonly by?: 'opponent';
  readonly options: (t: Look, seat: Seat) => readonly Id[];
}

/** A token placed when the card is revealed. */
export interface Placing {
  readonly kind: string;
  readonly by?: 'opponent';
  readonly within: 'enemy-territory' | 'away-from-enemy-zone';
}

/** What was chosen for an action, and where something was put down. */
export interface Answers {
  readonly chosen: Id | null;
  readonly spot: Spot | null;
}

/** An action that a card gives. */
export interface TacOpAction {
  readonly id: string;
  readonly ap: number;
  /** Performed by the other side once the card is revealed. */
  readonly by?: 'opponent';
  readonly reasons: (t: Look, held: Held, operative: OperativeId) => readonly Reason[];
  /** Its possible subjects; asked if there is a choice. */
  readonly choice?: {
    readonly of: string;
    readonly options: (t: Look, held: Held, operative: OperativeId) => readonly Id[];
  };
  /** Puts something down, as tokens are dropped (KT-3.16). */
  readonly putsDown?: string;
  /** The operative leaves the killzone. */
  readonly leaves?: true;
  readonly done: (t: T, held: Held, operative: OperativeId, answers: Answers) => Scores;
}

/** KT-10: a tac op. It may be revealed, have things named, give actions, and score at four moments. */
export interface TacOp {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
  readonly archetype: Archetype;
  /** KT-12.14: used only in Close Quarters, or only elsewhere. */
  readonly closeQuarters?: 'only' | 'never';
  readonly reveal: Reveal;
  /** One's own operative noted in secret under this name when the card is chosen. */
  readonly secretly?: string;
  /** Named once, when it is revealed. */
  readonly names?: readonly Naming[];
  /** Named when it is revealed and in every later target reveal step. */
  readonly namesEachTurn?: readonly Naming[];
  readonly places?: Placing;
  readonly actions?: readonly TacOpAction[];
  /** The operative that caused the fall leaves the killzone when the card is revealed. */
  readonly slayerLeaves?: true;
  readonly onReveal?: (t: T, held: Held, fallen: Fallen | null) => Scores;
  readonly onFall?: (t: T, held: Held, fallen: Fallen) => Scores;
  readonly onTurnEnd?: (t: T, held: Held) => Scores;
  readonly onBattleEnd?: (t: T, held: Held) => Scores;
}
