import type { Id, Question } from './questions.ts';
import type { Told } from './telling.ts';
import type { Game, Sight } from './types.ts';

// Attacks as dice on a tray. A ruleset folds its facts into them one by one; any table draws them, whatever the rules.

/** An attack from its first die to its result. */
export interface AttackShown {
  readonly by: Id;
  readonly to: Id;
  readonly manner: 'shot' | 'fight' | 'harm';
  /** The weapon, by name; empty where there is none. */
  readonly with: string;
  /** What the target fights back with, by name. */
  readonly parry?: string;
  /** What bears on the attack: cover, a vantage point … */
  readonly badges: readonly Badge[];
  /** In the order in which they were first rolled. */
  readonly rows: readonly DiceRow[];
  /** Wounds lost so far, by the target and by the attacker. */
  readonly lost: { readonly to: number; readonly by: number };
  /** Who was taken out. */
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
  /** 0 for a die that was kept and not rolled. More than 6 for a total. */
  readonly face: number;
  /** Null where dice are added up. */
  readonly fate: 'critical' | 'success' | 'fail' | null;
  /** Whether it has been rolled again. */
  readonly again: boolean;
  /** What became of a success that no longer counts. */
  readonly gone?: 'cancelled' | 'spent' | 'struck' | 'parried';
}

/** What a tap on a die would answer: of several entries for a die the first is taken. */
export interface DieOption {
  readonly option: Id;
  /** The place of the row, and the die in it. */
  readonly row: number;
  readonly die: number;
  readonly verb: 'again' | 'strike' | 'parry';
}

/** What a ruleset says of attacks on the tray; `t` holds a seat's view right after the fact. */
export interface TrayOf<G extends Game> {
  /** The attack after one more fact; the same object where the fact does not concern it. */
  attack(t: Sight<G>, shown: AttackShown | null, fact: G['fact']): AttackShown | null;
  /** The dice that answer a question. */
  onDice(t: Sight<G>, question: Question, shown: AttackShown): readonly DieOption[];
}
