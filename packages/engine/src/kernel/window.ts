import { question, type Seat } from './questions.ts';
import type { Frame, Game, Step } from './types.ts';

/** A reaction window is an ordinary sequence: offer, react or pass, carry out, until all pass in succession. */
export interface Window {
  readonly timing: string;
  readonly clause: string;
  readonly about: unknown;
  /** Seats still to be asked before the window closes; null until the first is asked. */
  readonly waiting: readonly Seat[] | null;
  /** The reaction chosen, while it is being carried out. */
  readonly chosen: string | null;
}

/** The question that every window asks; its `timing` tells them apart. */
export const reactOrPass = question('react or pass', 'react');

export const WINDOW = 'reaction window';

/** The window, or null if nobody has a reaction. */
export const windowIfOffered = (table: object, timing: string, clause: string, about: unknown): Frame<void> | null => {
  const run = offersOf(table);
  // The common case: no rule in play offers anything.
  if (!run.hasHandlers(timing, about)) return null;
  return run.order().some(seat => run.offers(timing, about, seat).length > 0)
    ? windowFrame(timing, clause, about)
    : null;
};

const windowFrame = (timing: string, clause: string, about: unknown): Frame<void> => ({
  sequence: WINDOW,
  at: reactOrPass.purpose,
  vars: { timing, clause, about, waiting: null, chosen: null } satisfies Window,
  todo: null,
});

/** What the window needs from the run: who may react, and with what. */
export interface Offers {
  /** Whether any rule in play handles the timing; if none does, no seat has offers. */
  hasHandlers(timing: string, about: unknown): boolean;
  order(): readonly Seat[];
  offers(timing: string, about: unknown, seat: Seat): readonly { readonly id: string; readonly frame: Frame }[];
}

/** The table passed to a kernel step is the run itself, which also has the offers. */
const offersOf = (table: object): Offers => table as Offers;

/** The seats in order, starting with the first that has an offer. */
function waitingFrom(run: Offers, w: Window, seats: readonly Seat[]): readonly Seat[] {
  const first = seats.findIndex(seat => run.offers(w.timing, w.about, seat).length > 0);
  return first < 0 ? [] : seats.slice(first);
}

export function windowSteps(): readonly Step<Game, Window>[] {
  return [
    {
      form: 'ask',
      clause: '',
      name: reactOrPass.purpose,
      kind: reactOrPass.kind,
      declared: reactOrPass,
      secret: false,
      legal: null,
      propose: null,
      isOption: null,
      to: (t, w) => waitingFrom(offersOf(t), w, w.waiting ?? offersOf(t).order())[0]!,
      ask: (t, w) => {
        const run = offersOf(t);
        // A window is opened, and asks again, only while somebody has an offer.
        const seat = waitingFrom(run, w, w.waiting ?? run.order())[0]!;
        return {
          clause: w.clause,
          timing: w.timing,
          options: run.offers(w.timing, w.about, seat).map(offer => offer.id),
        };
      },
      then: (t, w, chosen: string | null) => {
        const run = offersOf(t);
        const [, ...rest] = waitingFrom(run, w, w.waiting ?? run.order());
        return { ...w, chosen, waiting: chosen === null ? rest : (w.waiting ?? run.order()) };
      },
    },
    {
      form: 'call',
      clause: '',
      name: 'carry out the reaction',
      call: (t, w) => {
        if (w.chosen === null) return null;
        const run = offersOf(t);
        const [seat] = waitingFrom(run, w, w.waiting ?? []);
        return run.offers(w.timing, w.about, seat!).find(offer => offer.id === w.chosen)?.frame ?? null;
      },
      then: (t, w) => ({ ...w, chosen: null, waiting: offersOf(t).order() }),
    },
    {
      form: 'repeat',
      clause: '',
      name: 'until all pass',
      from: reactOrPass.purpose,
      while: (t, w) => w.waiting !== null && waitingFrom(offersOf(t), w, w.waiting).length > 0,
    },
  ];
}
