// A record in few bytes, for links: answers by number, and neither dice nor hashes that can be recomputed. It is sealed
// like the whole record, so that nothing can be changed in it.
import {
  type AnswerOf,
  auditedDice,
  commit,
  type Dice,
  type DiceInfo,
  type Game,
  isSecret,
  type Leg,
  type MadeWith,
  MOST_INPUTS,
  matchSeed,
  newMatch,
  type Playable,
  play,
  problem,
  type Question,
  questionOf,
  type Read,
  type RecordFile,
  readSetup,
  save,
  seededDice,
  setupHash,
  tally,
  verifyDice,
} from '@little-wars/engine';
import { peopleAt, sessionOf, type TableMatch } from './session.ts';

/** Where the dice come from; commitments follow from secrets. */
type ShortDice = DiceInfo | { readonly source: 'audited'; readonly secrets: readonly string[] };

export interface ShortRecord {
  readonly short: 1;
  readonly ruleset: MadeWith;
  readonly setup: unknown;
  readonly dice: ShortDice;
  /** How many inputs the whole record has. */
  readonly inputs: number;
  /** The answers in order, without dice that can be recomputed. */
  readonly answers: readonly unknown[];
  readonly seal: string;
}

/** Null for a match that starts from a snapshot, which has no short form. */
export function shortRecord(match: TableMatch): ShortRecord | null {
  if (match.start) return null;
  // Replayed for its questions: a match does not store them.
  const { moments } = sessionOf(match, { name: '', players: peopleAt(match.ruleset) });
  const { ruleset, setup, dice, inputs, seal } = save(match);
  const isProven = verifyDice(match).ok;
  const answers = moments.flatMap(({ question, input }) =>
    question.kind === 'roll' && isProven ? [] : [shortAnswer(question, input.answer)],
  );
  return { short: 1, ruleset, setup, dice: shortDice(dice, isProven), inputs: inputs.length, answers, seal };
}

export const isShortRecord = (x: unknown): boolean => typeof x === 'object' && x !== null && 'short' in x;

function shortDice(dice: DiceInfo, isProven: boolean): ShortDice {
  return dice.source === 'audited' && isProven
    ? { source: 'audited', secrets: dice.secrets as readonly string[] }
    : dice;
}

/** The whole record, still to be loaded, which checks its seal and every input. */
export function wholeRecord(ruleset: Playable<Game>, x: unknown): Read<RecordFile> {
  try {
    return lengthened(ruleset, x as ShortRecord);
  } catch {
    return refused('unreadable');
  }
}

const refused = (id: string, parameters: object = {}, path = ''): Read<never> => ({
  ok: false,
  problems: [problem(path, id, parameters)],
});

function lengthened(ruleset: Playable<Game>, short: ShortRecord): Read<RecordFile> {
  const { ruleset: rules, dice: told, inputs, answers, seal } = short;
  if (!Number.isSafeInteger(inputs) || inputs < 0 || inputs > MOST_INPUTS) return refused('unreadable');
  const setup = readSetup(ruleset, short.setup);
  if (!setup.ok) return setup;
  const dice = wholeDice(told);
  let match: TableMatch = { ...newMatch<Game, Playable<Game>>(ruleset, setup.value, dice), made: rules };
  const source = sourceOf(match);
  const nth = tally();
  let given = 0;
  while (match.inputs.length < inputs) {
    const question = questionOf(ruleset, setup.value, match.state);
    if (question === null) return refused('unreadable');
    const answer =
      question.kind === 'roll' && source ? source(question, nth(question)) : wholeAnswer(question, answers[given++]);
    const played = play(match, { by: question.to, answer });
    if (!played.ok) return refused('input-refused', { reasons: played.reasons }, `inputs[${match.inputs.length}]`);
    match = played.match;
  }
  return { ok: true, value: { ...save(match), setup: short.setup, seal } };
}

function wholeDice(dice: ShortDice): DiceInfo {
  if (dice.source !== 'audited' || 'commitments' in dice) return dice;
  const commitments = dice.secrets.map((secret, seat) => {
    const commitment = commit(secret, seat);
    return commitment.ok ? commitment.value : '';
  });
  return { source: 'audited', commitments, secrets: dice.secrets };
}

/** The dice of a match if they can be recomputed; null if they are among its answers. */
function sourceOf(match: TableMatch): Dice | null {
  const { dice } = match;
  if (dice.source === 'seeded') return dice.seed === null ? null : seededDice(dice.seed);
  if (dice.source !== 'audited' || !dice.secrets.every(isSecret)) return null;
  const seed = matchSeed(setupHash<Game>(match), dice.secrets as readonly string[]);
  return seed.ok ? auditedDice(seed.value) : null;
}

/** An answer that has no shorter form. */
interface AsGiven {
  readonly v: unknown;
}

const HOWS: readonly Leg['how'][] = ['go', 'climb', 'drop', 'jump'];

/** The index of an option, or bare coordinates; the answer itself if that would not restore it. */
export function shortAnswer(question: Question, answer: unknown): unknown {
  const short = shortened(question, answer);
  const isSame = short !== null && JSON.stringify(wholeAnswer(question, short)) === JSON.stringify(answer);
  return isSame ? short : ({ v: answer } satisfies AsGiven);
}

function shortened(question: Question, answer: unknown): unknown {
  switch (question.kind) {
    case 'pick-one':
      return question.options.indexOf(answer as never);
    case 'react':
      return answer === null ? -1 : question.options.indexOf(answer as never);
    case 'pick-some':
      return (answer as AnswerOf<'pick-some'>).map(id => question.options.indexOf(id));
    case 'move':
      return (answer as AnswerOf<'move'>).flatMap(({ how, to: { x, y, z } }) => [HOWS.indexOf(how), x, y, z]);
    case 'place': {
      const { x, y, z } = (answer as AnswerOf<'place'>).at;
      return [x, y, z];
    }
    case 'aim': {
      const { dx, dy } = answer as AnswerOf<'aim'>;
      return [dx, dy];
    }
    case 'count':
    case 'share':
    case 'roll':
      return answer;
  }
}

/** The answer that a short form stands for. */
export function wholeAnswer(question: Question, short: unknown): unknown {
  if (typeof short === 'object' && short !== null && 'v' in short) return short.v;
  switch (question.kind) {
    case 'pick-one':
      return question.options[short as number];
    case 'react':
      return short === -1 ? null : question.options[short as number];
    case 'pick-some':
      return (short as readonly number[]).map(at => question.options[at]);
    case 'move': {
      const numbers = short as readonly number[];
      return Array.from({ length: numbers.length / 4 }, (_, i) => {
        const [how, x, y, z] = numbers.slice(4 * i, 4 * i + 4);
        return { how: HOWS[how!], to: { x, y, z } };
      });
    }
    case 'place': {
      const [x, y, z] = short as readonly number[];
      return { at: { x, y, z } };
    }
    case 'aim': {
      const [dx, dy] = short as readonly number[];
      return { dx, dy };
    }
    case 'count':
    case 'share':
    case 'roll':
      return short;
  }
}
