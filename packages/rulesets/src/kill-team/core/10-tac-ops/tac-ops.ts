// KT-10  Tac ops: who holds them, when they are revealed, and what is named for them
import { type Frame, type Id, latestAt, perObject, type Seat } from '@little-wars/engine';
import { isInPlay, operativeOf, other } from '../../lookups.ts';
import {
  type Fallen,
  type Held,
  type Look,
  type Naming,
  type Position,
  question,
  type Scores,
  type Setup,
  sequence,
  type T,
  type TacOp,
} from '../../types.ts';
import { leaving } from '../06-damage/damage.ts';
import { decksOf } from '../12-close-quarters/deck.ts';
import { type TacOps, tacOpAmong, tacOpOf, tacOpsIn } from './cards.ts';
import { type AboutToken, hasRoomForToken, proposeToken, reasonsAgainstToken } from './places.ts';

type Cards = Position['tacOps'][number];

const NOBODY: readonly Held[] = [];

const heldIn = perObject((cards: Cards) => [0, 1].map(seat => cards.map((state): Held => ({ ...state, seat }))));

/** A seat's cards; the same list as long as none of them changes. */
export const heldBy = ({ position }: Look, seat: Seat): readonly Held[] =>
  heldIn(position.tacOps[seat]!)[seat] ?? NOBODY;

export const heldOf = (t: Look, seat: Seat, id: string): Held => heldBy(t, seat).find(held => held.id === id)!;

export const isComplete = ({ scored }: Held): boolean => scored[0] > 0 && scored[1] > 0;

/**
 * KT-10.2: every card that a seat's sealed cards may be, as far as everybody can tell. The seat is asked whenever one
 * of these might be revealed, so questions give nothing away.
 */
export const couldHold = (t: Look, seat: Seat): readonly TacOp[] =>
  cardsBehind(seat, heldBy(t, seat), t.setup, tacOpsIn(t));

const cardsBehind = latestAt((seat: Seat, held: readonly Held[], setup: Setup, tacOps: TacOps): readonly TacOp[] => {
  const sealed = held.filter(({ revealed }) => !revealed);
  if (sealed.length === 0) return [];
  const shown = held.filter(({ revealed }) => revealed).map(({ id }) => tacOpAmong(tacOps, id));
  const possible = decksOf({ setup, tacOps }, seat, shown)
    .flat()
    .filter(card => !shown.includes(card));
  // Whoever only has a seat's view does not know the other seat's sealed cards.
  const known = sealed.filter(({ id }) => id !== 'sealed').map(({ id }) => tacOpAmong(tacOps, id));
  return [...new Set([...possible, ...known])];
});

/** KT-10.3: scores each condition once, and only on a revealed card. */
export function settle(t: T, seat: Seat, id: string, scores: Scores): void {
  for (const condition of [0, 1] as const) {
    const { revealed, scored } = heldOf(t, seat, id);
    if (scores[condition] && revealed && scored[condition] === 0)
      t.emit({ type: 'tac-op-scored', clause: 'KT-10.3', seat, tacOp: id, condition });
  }
}

/** Whether everything the card asks to be named once has a candidate. */
const canBeNamed = (t: Look, seat: Seat, { names = [] }: TacOp): boolean =>
  names.every(naming => naming.options(t, seat).length > 0);

const isForNow = (t: Look, seat: Seat, card: TacOp): boolean =>
  card.reveal.at === 'target-reveal' && card.reveal.in.includes(t.position.turningPoint) && canBeNamed(t, seat, card);

/** KT-2.7: the tac ops a seat may reveal in this target reveal step. */
export const revealable = (t: Look, seat: Seat): readonly { readonly id: string; readonly start: () => Frame }[] =>
  heldBy(t, seat)
    .filter(({ revealed, id }) => !revealed && isForNow(t, seat, tacOpOf(t, id)))
    .map(({ id }) => ({ id, start: () => reveal.start({ seat, tacOp: id, fallen: null }) }));

/** Whether a seat might have something to reveal now, as far as everybody can tell. */
export const mightReveal = (t: Look, seat: Seat): boolean => couldHold(t, seat).some(card => isForNow(t, seat, card));

interface Revealing {
  readonly seat: Seat;
  readonly tacOp: string;
  /** Who fell, if that is what reveals the card. */
  readonly fallen: Fallen | null;
}

/** KT-10.2: reveals a card, asks for the names it needs, and scores what it scores at once. */
export const reveal = sequence<Revealing>('reveal a tac op', 'KT-10.2', s => [
  s.run('KT-10.2', 'turn the card over', (t, v) => {
    t.emit({ type: 'tac-op-revealed', clause: 'KT-10.2', seat: v.seat, tacOp: v.tacOp });
    return v;
  }),
  s.each('KT-10.2', 'name what it asks for', {
    of: (t, v) => {
      const { names = [], namesEachTurn = [] } = tacOpOf(t, v.tacOp);
      return [...names, ...namesEachTurn].map(({ name }) => name);
    },
    call: (_t, v, name: string) => naming.start({ seat: v.seat, tacOp: v.tacOp, name }),
  }),
  s.call('KT-10.2', 'put down its token', (t, v) => (tacOpOf(t, v.tacOp).places ? placing.start(v) : null)),
  s.run('KT-10.3', 'score what it scores at once', (t, v) => {
    const scores = tacOpOf(t, v.tacOp).onReveal?.(t, heldOf(t, v.seat, v.tacOp), v.fallen);
    if (scores) settle(t, v.seat, v.tacOp, scores);
    return v;
  }),
  s.call('KT-10.4', 'leave with the hostage', (t, v) => {
    const by = v.fallen?.by ?? null;
    return tacOpOf(t, v.tacOp).slayerLeaves && by !== null && isInPlay(operativeOf(t, by))
      ? leaving.start({ operative: by })
      : null;
  }),
]);

export interface Named {
  readonly seat: Seat;
  readonly tacOp: string;
  readonly name: string;
}

const namingOf = (t: Look, { tacOp, name }: Named): Naming => {
  const { names = [], namesEachTurn = [] } = tacOpOf(t, tacOp);
  return [...names, ...namesEachTurn].find(naming => naming.name === name)!;
};

/** Names are chosen again each turning point, so the card stores in which. */
function named(t: T, v: Named, id: Id): void {
  const each = tacOpOf(t, v.tacOp).namesEachTurn?.some(({ name }) => name === v.name) ?? false;
  const memo = each ? { [v.name]: id, named: t.position.turningPoint } : { [v.name]: id };
  t.emit({ type: 'tac-op-noted', clause: 'KT-10.2', seat: v.seat, tacOp: v.tacOp, memo });
}

export const nameIt = question<'pick-one', Named>('name it', 'pick-one');

export const naming = sequence<Named>('name for a tac op', 'KT-10.2', s => [
  s.ask('KT-10.2', nameIt, {
    to: (t, v) => (namingOf(t, v).by === 'opponent' ? other(v.seat) : v.seat),
    ask: (t, v) => {
      const { of, options } = namingOf(t, v);
      const there = options(t, v.seat);
      return there.length > 0 ? { of, options: there, about: v } : null;
    },
    then: (t, v, id) => {
      named(t, v, id);
      return v;
    },
  }),
]);

export const putDownToken = question<'place', AboutToken>('put down the token', 'place');

/** The card's player, or the opponent, places its token. */
export const placing = sequence<Revealing>('put down a token', 'KT-10.2', s => [
  s.ask('KT-10.2', putDownToken, {
    to: (t, v) => (tacOpOf(t, v.tacOp).places!.by === 'opponent' ? other(v.seat) : v.seat),
    ask: (t, v) => {
      const about = { seat: v.seat, tacOp: v.tacOp };
      return hasRoomForToken(t, about) ? { what: tacOpOf(t, v.tacOp).places!.kind, about } : null;
    },
    legal: reasonsAgainstToken,
    propose: proposeToken,
    then: (t, v, { at }) => {
      const { kind } = tacOpOf(t, v.tacOp).places!;
      const token = { id: `${kind}-${v.seat}`, kind, at, seat: v.seat, marks: {} };
      t.emit({ type: 'token-placed', clause: 'KT-10.2', token });
      return v;
    },
  }),
]);

export const inOrder = (t: Look): readonly Seat[] => [t.position.initiative, other(t.position.initiative)];

/** The names that revealed tac ops ask for again in each target reveal step. */
export const nameAnew = sequence<object>('name anew', 'KT-10.2', s => [
  s.each('KT-10.2', 'name anew for revealed tac ops', {
    of: t =>
      inOrder(t)
        .flatMap(seat => heldBy(t, seat))
        .filter(held => held.revealed && !isComplete(held))
        .flatMap(({ seat, id }) => (tacOpOf(t, id).namesEachTurn ?? []).map(({ name }) => ({ seat, tacOp: id, name }))),
    call: (_t, _v, each: Named) => naming.start(each),
  }),
]);

export const KEEP = 'keep-secret';

interface Moment {
  readonly seat: Seat;
  /** Cards that might be revealed now, as far as everybody can tell, and cards that can be. */
  readonly possible: readonly string[];
  readonly able: readonly string[];
  readonly fallen: Fallen | null;
  readonly chosen: string | null;
}

const stillPossible = (t: Look, { seat, possible }: Moment): boolean =>
  couldHold(t, seat).some(({ id }) => possible.includes(id));

export const revealOrKeepSecret = question('reveal or keep secret', 'pick-one');

/** KT-10.2: something happened that a card may be revealed for: now or not at all. */
export const moment = sequence<Moment>('a moment to reveal', 'KT-10.2', s => [
  s.ask('KT-10.2', revealOrKeepSecret, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const able = heldBy(t, v.seat).filter(({ id, revealed }) => !revealed && v.able.includes(id));
      return stillPossible(t, v) ? { of: 'tac-op', options: [KEEP, ...able.map(({ id }) => id)] } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.call('KT-10.2', 'reveal the card', (_t, { seat, chosen, fallen }) =>
    chosen === null || chosen === KEEP ? null : reveal.start({ seat, tacOp: chosen, fallen }),
  ),
  s.repeat('KT-10.2', 'while more may be revealed', {
    from: revealOrKeepSecret.purpose,
    while: (t, v) => v.chosen !== KEEP && stillPossible(t, v),
  }),
]);

/** The moment for a seat, if a card it may hold can be revealed for what happened. */
export function momentFor(
  t: Look,
  seat: Seat,
  fallen: Fallen | null,
  waits: (card: TacOp, held: Held | null) => boolean,
): Frame | null {
  const possible = couldHold(t, seat).filter(card => waits(card, null));
  if (possible.length === 0) return null;
  const able = heldBy(t, seat).filter(held => !held.revealed && waits(tacOpOf(t, held.id), held));
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return moment.start({ seat, possible: ids(possible), able: ids(able), fallen, chosen: null });
}
