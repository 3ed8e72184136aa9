import type { Id, Question } from './questions.ts';
import type { Told } from './telling.ts';
import type { Game, Sight } from './types.ts';

// Attacks as dice on a tray. A ruleset folds its facts into them one by one; any table draws them, with any ruleset.

/** An attack from its first die to its result. */
export interface AttackShown {
  readonly by: Id;
  readonly to: Id;
  readonly manner: 'shot' | 'fight' | 'harm';
  /** The weapon, by name; empty where there is none. */
  readonly with: string;
  /** The weapon the target fights back with, by name. */
  readonly parry?: string;
  /** Circumstances of the attack: cover, a vantage point … */
  readonly badges: readonly Badge[];
  /** In the order in which they were first rolled. */
  readonly rows: readonly DiceRow[];
  /** Wounds lost so far, by the target and by the attacker. */
  readonly lost: { readonly to: number; readonly by: number };
  /** Models that were taken out. */
  readonly fell: readonly Id[];
  /** Whether it is over: this is its result. */
  readonly over: boolean;
  /** The attack that this one interrupts. */
  readonly outer?: AttackShown;
}

export interface Badge {
  readonly says: Told;
  readonly clause: string;
}

/** Dice that lie together; what they are for is the text `dice.<id>`. */
export interface DiceRow {
  readonly id: string;
  /** Whose dice they are: the attacker's or the target's. */
  readonly of: 'by' | 'to';
  /** The lowest face that succeeds; null where the dice are added up. */
  readonly needs: number | null;
  readonly dice: readonly DieShown[];
}

export interface DieShown {
  /** 0 for a die that was kept unrolled. More than 6 for a total. */
  readonly face: number;
  /** Null where dice are added up. */
  readonly fate: 'critical' | 'success' | 'fail' | null;
  /** Whether it was re-rolled. */
  readonly again: boolean;
  /** What happened to a success that no longer counts. */
  readonly gone?: 'cancelled' | 'spent' | 'struck' | 'parried';
}

/** What a tap on a die would answer: of several entries for a die the first is taken. */
export interface DieOption {
  readonly option: Id;
  /** The index of the row, and of the die in it. */
  readonly row: number;
  readonly die: number;
  readonly verb: 'again' | 'strike' | 'parry';
}

/** A ruleset's part of attacks on the tray; `t` holds a seat's view right after the fact. */
export interface TrayOf<G extends Game> {
  /** The attack after one more fact; the same object where the fact does not concern it. */
  attack(t: Sight<G>, shown: AttackShown | null, fact: G['fact']): AttackShown | null;
  /** The dice that answer a question. */
  onDice(t: Sight<G>, question: Question, shown: AttackShown): readonly DieOption[];
}
