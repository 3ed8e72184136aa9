// KT-11.7  Choosing tac ops in secret
import { end, type Id, type ListedSequence, type Seat } from '@little-wars/engine';
import type { Archetype } from '../../content/types.ts';
import { archetypesOfSeat, mapOf } from '../../lookups.ts';
import { type Look, question, sequence, type T, type TacOpState } from '../../types.ts';
import { cardsFor, dealOf, tacOpOf } from '../10-tac-ops/cards.ts';
import { fillDeck } from '../12-close-quarters/deck.ts';

const HOW_MANY = 3;

/** Both seats choose in order; neither sees the other's cards. */
export const tacOpsChosen = sequence<object>('choose tac ops', 'KT-11.7', s => [
  s.each('KT-11.7', 'each seat in secret', {
    of: () => [0, 1],
    call: (t, _v, seat: Seat) =>
      t.setup.options.coreDeck
        ? drawing.start({ seat, archetype: null, filledWith: [], deck: [], kept: [] })
        : choosing.start({ seat, archetype: null }),
  }),
]);

interface Choosing {
  readonly seat: Seat;
  readonly archetype: Archetype | null;
}

const archetypeOf = (t: Look, { seat, archetype }: Choosing): Archetype =>
  archetype ?? archetypesOfSeat(t.setup, seat)[0]!;

/** KT-10.1: the cards on offer depend on the way to play. */
const idsOf = (t: Look, v: Choosing): readonly string[] => cardsFor(dealOf(t), archetypeOf(t, v)).map(({ id }) => id);

/** Asked only if the team has several archetypes. */
const archetypesToAsk = (t: Look, seat: Seat): { of: string; options: readonly Id[] } | null => {
  const options = archetypesOfSeat(t.setup, seat);
  return options.length > 1 ? { of: 'archetype', options } : null;
};

export const chooseArchetype = question('choose an archetype', 'pick-one');
export const chooseThreeTacOps = question('choose three tac ops', 'pick-some');

/** KT-11.7: three cards of one archetype of the team; no faction we ship has tac ops of its own. */
export const choosing = sequence<Choosing>('choose three tac ops', 'KT-11.7', s => [
  s.ask('KT-11.7', chooseArchetype, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: (t, v) => archetypesToAsk(t, v.seat),
    then: (_t, v, archetype) => ({ ...v, archetype: archetype as Archetype }),
  }),
  s.ask('KT-11.7', chooseThreeTacOps, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ of: 'tac-op', options: idsOf(t, v), least: HOW_MANY, most: HOW_MANY }),
    then: (t, v, ids) => {
      take(t, v.seat, ids as readonly string[], null);
      return v;
    },
  }),
]);

function take(t: T, seat: Seat, ids: readonly string[], noted: Id | null): void {
  const memoOf = (id: string): TacOpState['memo'] => {
    const name = tacOpOf(t, id).secretly;
    return name !== undefined && noted !== null ? { [name]: noted } : {};
  };
  const tacOps = ids.map(id => ({ id, memo: memoOf(id) }));
  t.emit({ type: 'tac-ops-chosen', clause: 'KT-11.7', seat, tacOps });
}

interface Drawing extends Choosing {
  /** KT-12.15: cards added from another archetype. */
  readonly filledWith: readonly string[];
  /** Face down, in an order that only its player knows, so the public dice do not give the cards away. */
  readonly deck: readonly string[];
  readonly kept: readonly string[];
}

const NOBODY = 'nobody';

export const chooseArchetypeForDeck = question('choose an archetype for the deck', 'pick-one');
export const layCardsFaceDown = question('lay the cards face down', 'pick-some');
export const noteOperativeInSecret = question('note an operative in secret', 'pick-one');
export const keepOne = question('keep one', 'pick-one');

/** KT-11.7, option coreDeck: six core cards of one archetype; three times, two are drawn and one is kept. */
export const drawing = sequence<Drawing>('draw tac ops', 'KT-11.7', s => [
  s.ask('KT-11.7', chooseArchetypeForDeck, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: (t, v) => archetypesToAsk(t, v.seat),
    then: (_t, v, archetype) => ({ ...v, archetype: archetype as Archetype }),
  }),
  s.call(
    'KT-12.15',
    'fill up a short deck',
    (t, v) => (mapOf(t.setup).closeQuarters ? fillDeck.start({ seat: v.seat, archetype: archetypeOf(t, v) }) : null),
    (_t, v, filledWith: readonly string[]) => ({ ...v, filledWith }),
  ),
  s.ask('KT-11.7', layCardsFaceDown, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = [...idsOf(t, v), ...v.filledWith];
      return { of: 'tac-op', options, least: options.length, most: options.length };
    },
    then: (_t, v, deck) => ({ ...v, deck: deck as readonly string[] }),
  }),
  s.call('KT-11.7', 'draw two of six', (_t, v) => drawTwoOf[6].start(v), keep),
  s.call('KT-11.7', 'draw two of four', (_t, v) => drawTwoOf[4].start(v), keep),
  s.call('KT-11.7', 'draw the last two', (_t, v) => drawTwoOf[2].start(v), keep),
  s.ask('KT-10.2', noteOperativeInSecret, {
    secret: true,
    to: (_t, v) => v.seat,
    // Asked of everybody, so the question gives nothing away.
    ask: (t, v) => {
      const needed = v.kept.some(id => tacOpOf(t, id).secretly !== undefined);
      const own = t.position.operatives.flatMap((operative, id) => (operative.seat === v.seat ? [id] : []));
      return { of: 'operative', options: needed ? own : [NOBODY] };
    },
    then: (t, v, noted) => {
      take(t, v.seat, v.kept, noted === NOBODY ? null : noted);
      return v;
    },
  }),
]);

interface Drawn {
  readonly left: readonly string[];
  readonly kept: string;
}

function keep(_t: T, v: Drawing, { left, kept }: Drawn): Drawing {
  return { ...v, deck: left, kept: [...v.kept, kept] };
}

interface DrawingTwo extends Drawing {
  readonly drawn?: readonly string[];
}

const without = <X>(list: readonly X[], i: number): readonly X[] => list.filter((_, n) => n !== i);

export const drawCard = question('draw a card', 'roll');
export const drawAnother = question('draw another', 'roll');

/** Draws two cards from a deck of this size; the one not kept is discarded. */
const drawTwo = (size: number) =>
  sequence<DrawingTwo, Drawn>(`draw two of ${size}`, 'KT-11.7', s => [
    s.roll('KT-11.7', drawCard, {
      count: () => (size > 2 ? 1 : 0),
      sides: size,
      whose: (_t, v) => v.seat,
      then: (_t, v, [face]) => ({ ...v, drawn: [v.deck[face! - 1]!], deck: without(v.deck, face! - 1) }),
    }),
    s.roll('KT-11.7', drawAnother, {
      count: () => (size > 2 ? 1 : 0),
      sides: size - 1,
      whose: (_t, v) => v.seat,
      then: (_t, v, [face]) => ({
        ...v,
        drawn: [...v.drawn!, v.deck[face! - 1]!],
        deck: without(v.deck, face! - 1),
      }),
    }),
    s.ask('KT-11.7', keepOne, {
      secret: true,
      to: (_t, v) => v.seat,
      ask: (_t, v) => ({ of: 'tac-op', options: v.drawn ?? v.deck }),
      then: (_t, v, kept) => end({ left: v.deck, kept } as Drawn),
    }),
  ]);

const drawTwoOf = { 6: drawTwo(6), 4: drawTwo(4), 2: drawTwo(2) } as const;

export const tacOpsChosenSequences: readonly ListedSequence[] = [
  tacOpsChosen,
  choosing,
  drawing,
  fillDeck,
  ...Object.values(drawTwoOf),
];
