import {
  type Frame,
  type Id,
  kernelFor,
  type Reason,
  type Seat,
  type Sight,
  type SpecialRule,
  type Table,
} from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { Archetype } from './content/types.ts';
import type { DiceChoice } from './core/dice/by-choice.ts';
import type { Fact } from './fact-types.ts';
import type { ContentRule } from './factions/uses.ts';
import type { Battle, Fighting, PlainQueries, Timings, Who } from './queries.ts';
import type { Fallen, OperativeId, Position, Setup, TacOpState } from './state.ts';
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
/** A special rule, and all there is to say about it: one file each. */
export type Rule<N extends Use['rule']> = Omit<SpecialRule<KillTeam, N>, 'offer'> & Worded<N> & Offering<N>;

/** What a player reads of a rule, by language. Those that ploys, abilities and items bring are called as cards call them. */
type Worded<N extends Use['rule']> = N extends ContentRule
  ? { readonly words?: { readonly en: Pick<RuleWords, 'reactions'> } }
  : { readonly words: { readonly en: RuleWords } };

export interface RuleWords {
  /** In a word or two, where it is behind a number or at work. */
  readonly rule: string;
  /** Its reactions, by the ids under which they are offered; called as the rule unless stated. */
  readonly reactions?: { readonly [id: string]: string };
}

/** Moments of an attack: a reaction then bears on its dice, and says how. */
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

export const { sequence, question, adviceOn, forecastOn } = kernelFor<KillTeam>();

/** What many questions are about. */
export interface AboutOperative {
  readonly operative: OperativeId;
}

/** With those whose values look at the table themselves: what content gives the core to play with. */
export interface Queries extends PlainQueries {
  /** KT-3.19: every action an operative has in its activation. */
  readonly actions: { readonly value: readonly Action[]; readonly about: Who };
  /** KT-3.14, KT-12.4: actions outside an activation, which other clauses let happen. */
  readonly 'actions-out-of-turn': { readonly value: readonly Action[]; readonly about: Who };
  /** KT-10.4: what a hit in combat may be spent on instead of a strike. */
  readonly 'instead-of-strike': { readonly value: readonly InsteadOfStrike[]; readonly about: Fighting };
  /** KT-11.4: the mission of the battle; null where no rule brings one. */
  readonly mission: { readonly value: Mission | null; readonly about: Battle };
  /** KT-10.4: every tac op there is, by id. */
  readonly 'tac-ops': { readonly value: ReadonlyMap<string, TacOp>; readonly about: Battle };
}

/** An action as the book lists it. */
export interface Action {
  readonly id: string;
  readonly clause: string;
  readonly ap: number;
  /** May be performed more than once in an activation. */
  readonly repeats?: true;
  /** Another action that it counts as: neither goes with the other in one activation. */
  readonly countsAs?: string;
  /** What stands against it besides AP and repetition. */
  readonly reasons: (t: Look, operative: OperativeId) => readonly Reason[];
  /** KT-3.20: whether it can be done; expensive, so asked only of what is otherwise allowed. */
  readonly possible?: Possible;
  readonly start: (t: T, operative: OperativeId) => Frame;
}

export interface Possible {
  readonly is: (t: Look, operative: OperativeId) => boolean;
  /** Every reason why it cannot, where it cannot. */
  readonly whyNot: (t: Look, operative: OperativeId) => readonly Reason[];
}

export interface InsteadOfStrike {
  readonly id: string;
  /** Whether this fighter may do it; if not, it might as far as its opponent can tell, and so is asked (KT-10.2). */
  readonly open: boolean;
  readonly carryOut: (t: T) => void;
}

/** KT-11.4: what a battle is fought for. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly play: 'matched' | 'open';
  /** KT-12.24: ancient apparatus are its objectives where there are any, instead of those of the map. */
  readonly apparatus?: true;
  /** Actions it gives everybody. */
  readonly actions?: readonly Action[];
  /** KT-6.9: looked at whenever an action starts or ends. */
  readonly watch?: (t: T) => void;
  readonly endOfTurningPoint: (t: T) => void;
}

export type Deck = 'core' | 'critical-ops';

/** Which of the two conditions are met. */
export type Scores = readonly [first: boolean, second: boolean];

/** A tac op and whose it is. */
export interface Held extends TacOpState {
  readonly seat: Seat;
}

/** KT-10.2: when a card is revealed. What it asks of the table is known to all: only whose card it is, is not. */
export type Reveal =
  /** KT-2.7: in the target reveal step of these turning points. */
  | { readonly at: 'target-reveal'; readonly in: readonly number[] }
  /** When somebody is incapacitated; `own` asks for what only the card's player knows. */
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

/** Something that is named for a card, and kept in its memo under this name. */
export interface Naming {
  readonly name: string;
  readonly of: string;
  readonly by?: 'opponent';
  readonly options: (t: Look, seat: Seat) => readonly Id[];
}

/** A token that is put down when the card is revealed. */
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
  /** The other side performs it, once the card is revealed. */
  readonly by?: 'opponent';
  readonly reasons: (t: Look, held: Held, operative: OperativeId) => readonly Reason[];
  /** What it can be done to; asked where there is a choice. */
  readonly choice?: {
    readonly of: string;
    readonly options: (t: Look, held: Held, operative: OperativeId) => readonly Id[];
  };
  /** It puts something down, as tokens are dropped (KT-3.16). */
  readonly putsDown?: string;
  /** Who performs it leaves the killzone. */
  readonly leaves?: true;
  readonly done: (t: T, held: Held, operative: OperativeId, answers: Answers) => Scores;
}

/** KT-10: a tac op. It may be revealed, be told names, give actions, and be scored at four moments. */
export interface TacOp {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
  readonly archetype: Archetype;
  /** KT-12.14: used in Close Quarters alone, or everywhere else. */
  readonly closeQuarters?: 'only' | 'never';
  readonly reveal: Reveal;
  /** An own operative noted in secret when the card is chosen, under this name. */
  readonly secretly?: string;
  /** Named once, when it is revealed. */
  readonly names?: readonly Naming[];
  /** Named when it is revealed and in every later target reveal step. */
  readonly namesEachTurn?: readonly Naming[];
  readonly places?: Placing;
  readonly actions?: readonly TacOpAction[];
  /** Who brought down whoever fell leaves the killzone as it is revealed. */
  readonly slayerLeaves?: true;
  readonly onReveal?: (t: T, held: Held, fallen: Fallen | null) => Scores;
  readonly onFall?: (t: T, held: Held, fallen: Fallen) => Scores;
  readonly onTurnEnd?: (t: T, held: Held) => Scores;
  readonly onBattleEnd?: (t: T, held: Held) => Scores;
}
