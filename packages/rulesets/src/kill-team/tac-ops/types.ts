import type { Id, Reason, Seat } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { Archetype } from '../content/types.ts';
import type { Fallen, Look, OperativeId, T, TacOpState } from '../types.ts';

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

export const NEITHER: Scores = [false, false];

/** The first time it holds, and once more in a later turning point. */
export const again = (t: Look, { scored }: Held, holds: boolean): Scores => [
  holds,
  holds && scored[0] > 0 && scored[0] < t.position.turningPoint,
];

/** What a card remembers. */
export const note = (t: T, { seat, id }: Held, memo: Held['memo']): void =>
  t.emit({ type: 'tac-op-noted', clause: 'KT-10.4', seat, tacOp: id, memo });

/** One place held scores, and in a later turning point a different one does. */
export function againElsewhere(t: T, held: Held, places: readonly string[]): Scores {
  const before = Object.keys(held.memo).filter(name => name.startsWith('held-'));
  if (held.scored[0] === 0) {
    if (places.length > 0) note(t, held, Object.fromEntries(places.map(place => [`held-${place}`, 1])));
    return [places.length > 0, false];
  }
  const isDifferent = (place: string): boolean => before.some(name => name !== `held-${place}`);
  return again(t, held, places.some(isDifferent));
}

export const FIRST: Reveal = { at: 'target-reveal', in: [1] };
export const ANY: Reveal = { at: 'target-reveal', in: [1, 2, 3, 4] };
export const LATER: Reveal = { at: 'target-reveal', in: [2, 3, 4] };

type Rest = Omit<TacOp, 'id' | 'name' | 'deck' | 'archetype'>;
type Cards = { readonly [name: string]: Rest };

const idOf = (deck: Deck, name: string): string =>
  `${deck}/${name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, '-')}`;

/** The cards of one archetype of one deck, by their names. */
export const cardsOf = (deck: Deck, archetype: Archetype, cards: Cards): readonly TacOp[] =>
  Object.entries(cards).map(([name, rest]) => ({ id: idOf(deck, name), name, deck, archetype, ...rest }));

/** A reason where something holds. */
export const because = (holds: boolean, reason: string, clause = 'KT-10.4'): readonly Reason[] =>
  holds ? [{ reason, clause }] : [];
