// The attacks of a match as dice on a tray, as a seat may see them.
import { type AttackShown, type Game, type Seat, type TrayOf, tableOf } from '@little-wars/engine';
import type { Moment, Session } from './session.ts';
import { eventFor } from './told.ts';

/** The attack on the tray after this many moments. */
export interface Tray {
  readonly moments: number;
  readonly last: Moment | null;
  readonly attack: AttackShown | null;
  /** The moment in which the attack began. */
  readonly began: number;
  /** The number of moments up to its end; null while it goes on. */
  readonly ended: number | null;
}

const EMPTY: Tray = { moments: 0, last: null, attack: null, began: 0, ended: null };

/** Continues from an earlier tray of the same match, if given: only later events are folded. */
export function trayOf(tray: TrayOf<Game>, session: Session, seat: Seat | null, before: Tray = EMPTY): Tray {
  const { moments } = session;
  const isSame = before.moments <= moments.length && (moments[before.moments - 1] ?? null) === before.last;
  return folded({ tray, session, seat }, isSame ? before : EMPTY, () => {});
}

/** Every attack so far as it was at its end, each with the moment in which it began. */
export function traysIn(tray: TrayOf<Game>, session: Session, seat: Seat | null): readonly Tray[] {
  const all: Tray[] = [];
  const last = folded({ tray, session, seat }, EMPTY, over => all.push(over));
  return last.attack ? [...all, last] : all;
}

interface Folding {
  readonly tray: TrayOf<Game>;
  readonly session: Session;
  readonly seat: Seat | null;
}

/** Folds the events since a tray; `replaced` is called with each attack that ends when another begins. */
function folded({ tray, session, seat }: Folding, before: Tray, replaced: (tray: Tray) => void): Tray {
  const { match, moments } = session;
  const { ruleset, setup } = match;
  let { attack, began, ended } = before;
  for (let at = before.moments; at < moments.length; at++)
    for (const event of moments[at]!.events) {
      const { fact, position } = eventFor(match, event, seat);
      const next: AttackShown | null = tray.attack(tableOf(ruleset, setup, position), attack, fact);
      if (fact.type === 'attack-began') {
        if (attack?.over) replaced({ moments: at, last: moments[at - 1] ?? null, attack, began, ended });
        began = at;
      }
      if (!next?.over) ended = null;
      else if (!attack?.over || fact.type === 'attack-ended') ended = at + 1;
      attack = next;
    }
  return { moments: moments.length, last: moments.at(-1) ?? null, attack, began, ended };
}
