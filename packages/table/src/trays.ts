// The attacks of a match as dice on a tray, as a seat may see them.
import { type AttackShown, type Seat, tableOf } from '@little-wars/engine';
import type { Moment, Session } from './session.ts';
import { eventFor } from './told.ts';

/** The attack that lies on the tray after so many moments. */
export interface Tray {
  readonly moments: number;
  readonly last: Moment | null;
  readonly attack: AttackShown | null;
  /** The moment in which the attack began. */
  readonly began: number;
}

const EMPTY: Tray = { moments: 0, last: null, attack: null, began: 0 };

/** Goes on from a tray of the same match, if it has one: only what happened since is folded. */
export function trayOf(session: Session, seat: Seat | null, before: Tray = EMPTY): Tray {
  const { moments } = session;
  const isSame = before.moments <= moments.length && (moments[before.moments - 1] ?? null) === before.last;
  return folded(session, seat, isSame ? before : EMPTY, () => {});
}

/** Every attack up to now as it stood at its end, each with the moment in which it began. */
export function traysIn(session: Session, seat: Seat | null): readonly Tray[] {
  const all: Tray[] = [];
  const last = folded(session, seat, EMPTY, tray => all.push(tray));
  return last.attack ? [...all, last] : all;
}

/** Folds what happened since a tray; `replaced` is told each attack that is over when another one begins. */
function folded({ match, moments }: Session, seat: Seat | null, before: Tray, replaced: (tray: Tray) => void): Tray {
  const { ruleset, setup } = match;
  const { tray } = ruleset.tabletop;
  let { attack, began } = before;
  for (let at = before.moments; tray && at < moments.length; at++)
    for (const event of moments[at]!.events) {
      const { fact, position } = eventFor(match, event, seat);
      const next: AttackShown | null = tray.attack(tableOf(ruleset, setup, position), attack, fact);
      if (fact.type === 'attack-began') {
        if (attack?.over) replaced({ moments: at, last: moments[at - 1] ?? null, attack, began });
        began = at;
      }
      attack = next;
    }
  return { moments: moments.length, last: moments.at(-1) ?? null, attack, began };
}
