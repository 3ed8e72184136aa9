// Rolling dice: free re-rolls first, then paid ones, then modifiers
import {
  type Declared,
  end,
  type Frame,
  type Id,
  type Numbers,
  type Reason,
  type Seat,
  type Sequence,
} from '@little-wars/engine';
import {
  type Look,
  type ModelId,
  type Of,
  question,
  type ReRoll,
  type Roll,
  type RollKind,
  sequence,
  type W40k,
} from '../types.ts';

/** What is rolled. */
export interface Rolling {
  readonly what: RollKind;
  readonly count: number;
  readonly seat: Seat;
  readonly model: ModelId | null;
  /** What each die needs and its modifier; null where the dice are added up. */
  readonly needs: number | null;
  readonly modifier: number;
  /** From this face on a die succeeds automatically. */
  readonly sure?: number;
}

export interface RollVars extends Rolling {
  readonly chosen: readonly number[];
}

/** The `about` of a question about dice. */
export interface AboutDice {
  readonly what: RollKind;
  readonly faces: readonly number[];
  /** All of them are re-rolled, or none. */
  readonly together: boolean;
  /** With `together`: a single die may be re-rolled too. */
  readonly orOne?: boolean;
}

export const chooseDice = question<'pick-some', AboutDice>('choose dice to roll again', 'pick-some');

export const rollOnTable = (t: Look): Roll => t.position.rolls.at(-1)!;

const freeReRoll = (t: Look): ReRoll =>
  t.query('re-rolls', 'none', { roll: rollOnTable(t), attack: t.position.attack });

/** The dice that a free re-roll may take: none twice. */
export function freeDice(t: Look, which: ReRoll): readonly number[] {
  const { faces, again, needs } = rollOnTable(t);
  return faces.flatMap((face, i) => {
    if (again.includes(i)) return [];
    const isMeant =
      which === 'ones'
        ? face === 1
        : which === 'failed' || which === 'one'
          ? needs === null || face < needs
          : which !== 'none';
    return isMeant ? [i] : [];
  });
}

/** Whether a 6 to hit is worth more than a hit, so that a player may want to re-roll hits. */
export function doSixesMatter(t: Look, { what, modifier }: Pick<Roll, 'what' | 'modifier'>): boolean {
  const { attack } = t.position;
  if (what !== 'hit' || attack === null) return false;
  const worth = t.query('hit-yield', { hits: 1, autoWounds: 0 }, { attack, face: 6, result: 6 + modifier });
  return worth.hits > 1 || worth.autoWounds > 0 || t.query('more-hit-rolls', 0, { attack, faces: [6] }) > 0;
}

/** Whether the choice of dice is obvious: the failures, unless a second roll may harm or hits may be re-rolled too. */
const isPlain = (t: Look, which: ReRoll): boolean =>
  rollOnTable(t).needs !== null &&
  (which === 'ones' ||
    which === 'failed' ||
    which === 'one' ||
    (which === 'any' && !doSixesMatter(t, rollOnTable(t)))) &&
  !t.query('re-roll-is-risky', false, { roll: rollOnTable(t) });

/** Whether this die is worth re-rolling. */
export const wouldFail = (
  face: number,
  { needs, modifier, sure }: { readonly needs: number; readonly modifier: number; readonly sure?: number },
): boolean => face === 1 || (Math.max(1, face + modifier) < needs && face < (sure ?? Number.POSITIVE_INFINITY));

/** The ones that would fail. */
const plainDice = (t: Look, which: ReRoll): readonly number[] => {
  const { faces, needs, ...roll } = rollOnTable(t);
  const failing = freeDice(t, which).filter(i => wouldFail(faces[i]!, { ...roll, needs: needs! }));
  return which === 'one' ? failing.slice(0, 1) : failing;
};

type ChoosingDice = Of<typeof chooseDice>;

/** A whole-roll re-roll takes all dice or none, unless a single die is allowed too. */
const againstDice = (_t: Look, { options, about, clause }: ChoosingDice, chosen: readonly Id[]): readonly Reason[] =>
  about.together && chosen.length > (about.orOne ? 1 : 0) && chosen.length < options.length
    ? [{ reason: 'all-or-none', clause }]
    : [];

const proposeDice = (_t: Look, { options, about }: ChoosingDice, next: Numbers): readonly Id[] =>
  about.together || next(2) === 0 ? [] : options.slice(0, 1);

/** A roll whose dice may be rolled again. The numbers behind both are the same. */
export interface ReRollable {
  readonly first: Declared<'roll'>;
  readonly again: Declared<'roll'>;
}

/** Declares a roll under the name players know it by. */
export const reRollable = (purpose: string): ReRollable => ({
  first: question(purpose, 'roll'),
  again: question(`${purpose} again`, 'roll'),
});

/** All of these rolls, first and again. */
export const allOf = (...rolls: readonly ReRollable[]): readonly Declared<'roll'>[] =>
  rolls.flatMap(({ first, again }) => [first, again]);

/** The clauses of a roll: of the roll itself, of re-rolls. */
export type RollClauses = readonly [roll: string, reRolls: string];

/** A declared roll with its re-rolls. Returns the final faces. */
export const rollSequence = (
  { first, again }: ReRollable,
  [clause, reRolls]: RollClauses,
): Sequence<W40k, RollVars, readonly number[]> =>
  sequence<RollVars, readonly number[]>(`${first.purpose} and re-rolls`, clause, s => [
    s.run(clause, 'whether there are any dice', (_t, v) => (v.count > 0 ? v : end([]))),
    s.roll(clause, first, {
      count: (_t, v) => v.count,
      whose: (_t, v) => v.seat,
      then: (t, v, faces) => {
        const { what, seat, model, needs, modifier, sure } = v;
        const roll = { what, seat, model, faces, again: [], needs, modifier, ...(sure !== undefined && { sure }) };
        t.emit({ type: 'rolled', clause, roll });
        return v;
      },
    }),
    s.ask(reRolls, chooseDice, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const which = freeReRoll(t);
        const options = isPlain(t, which) ? [] : freeDice(t, which);
        const about = {
          what: v.what,
          faces: rollOnTable(t).faces,
          together: which === 'all' || which === 'one-or-all',
          ...(which === 'one-or-all' && { orOne: true }),
        };
        const most = which === 'one' ? 1 : options.length;
        return options.length > 0 ? { of: 'die', options, least: 0, most, about } : null;
      },
      then: (_t, v, chosen) => ({ ...v, chosen: chosen as readonly number[] }),
      legal: againstDice,
      propose: proposeDice,
    }),
    s.run(reRolls, 'failed dice that may be rolled again', (t, v) => {
      const which = freeReRoll(t);
      return isPlain(t, which) ? { ...v, chosen: plainDice(t, which) } : v;
    }),
    s.roll(reRolls, again, {
      count: (_t, v) => v.chosen.length,
      whose: (_t, v) => v.seat,
      then: (t, v, faces) => {
        t.emit({ type: 're-rolled', clause: reRolls, dice: v.chosen, faces });
        return v;
      },
    }),
    s.window(reRolls, 'dice lie on the table', 'rolled', t => ({ roll: rollOnTable(t) })),
    s.run(clause, 'the dice stand', t => {
      const { faces } = rollOnTable(t);
      t.emit({ type: 'roll-settled', clause });
      return end(faces);
    }),
  ]);

/** Starts a roll. */
export const rollWith = (
  rolls: Sequence<W40k, RollVars, readonly number[]>,
  rolling: Omit<Rolling, 'needs' | 'modifier'> & Partial<Rolling>,
): Frame<readonly number[]> => rolls.start({ needs: null, modifier: 0, ...rolling, chosen: [] });
