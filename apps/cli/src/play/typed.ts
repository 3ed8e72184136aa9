import type { Placement, Question, Reason } from '@little-wars/engine';
import type { Direction, Point } from '@little-wars/engine/geometry';
import type { Prompt } from './choices.ts';
import { moveTo, placeAt, placesIn } from './places.ts';
import type { Session } from './session.ts';
import { canTurn, turnedMove, turnIn } from './turning.ts';

export type Typed =
  | { readonly answer: unknown }
  /** A text that says what to type instead. */
  | { readonly wrong: string }
  | { readonly reasons: readonly Reason[] };

/** Parses a typed line as an answer to the question. */
export function readTyped(session: Session, asked: Prompt, line: string): Typed {
  const typed = line.trim();
  if (typed === '') return { answer: asked.usual.answer };
  const { question } = asked;
  switch (question.kind) {
    case 'pick-some':
      return pickSome(asked, question, typed);
    case 'share':
      return share(question, typed);
    case 'count':
      return /^\d+$/.test(typed)
        ? { answer: Number(typed) }
        : { wrong: `Type a whole number from ${question.least} to ${question.most}.` };
    case 'move':
    case 'place':
      return placed(session, asked, typed);
    default:
      return pickOne(asked, typed);
  }
}

/** Picks by number, by the label of a model, or by an unambiguous prefix of the text. */
function pickOne({ choices, question, teller }: Prompt, typed: string): Typed {
  if (/^\d+$/.test(typed)) {
    const chosen = choices[Number(typed) - 1];
    return chosen ? { answer: chosen.answer } : { wrong: `There is no choice ${typed}. ${numbersFor(choices.length)}` };
  }
  const low = typed.toLowerCase();
  const isLabel = (answer: unknown): boolean =>
    question.kind === 'pick-one' && typeof answer === 'number' && teller.label(answer).toLowerCase() === low;
  const labelled = choices.filter(({ answer, text }) => isLabel(answer) && text.toLowerCase().startsWith(low));
  const fitting = labelled.length > 0 ? labelled : choices.filter(({ text }) => text.toLowerCase().startsWith(low));
  if (fitting.length === 1) return { answer: fitting[0]!.answer };
  const why = fitting.length === 0 ? 'is not a choice here' : 'could be more than one choice';
  return { wrong: `"${shortened(typed)}" ${why}. ${numbersFor(choices.length)}` };
}

const numbersFor = (count: number): string =>
  `Type a number from 1 to ${count}, Enter for the one marked *, or ? for help.`;

const shortened = (typed: string): string => (typed.length > 30 ? `${typed.slice(0, 29)}...` : typed);

function pickSome({ choices }: Prompt, { least, most }: Question<'pick-some'>, typed: string): Typed {
  const many = least === most ? `${least}` : `${least} to ${most}`;
  const none = least === 0 ? ', or "none"' : '';
  const wrong = { wrong: `Type ${many} of the numbers from 1 to ${choices.length} separated by spaces${none}.` };
  if (typed === 'none' || typed === '0') return least === 0 ? { answer: [] } : wrong;
  if (typed === 'all') return most === choices.length ? { answer: choices.map(({ answer }) => answer) } : wrong;
  const numbers = typed.split(/[\s,]+/);
  if (!numbers.every(number => /^\d+$/.test(number) && choices[Number(number) - 1] !== undefined)) return wrong;
  if (numbers.length < least || numbers.length > most) return wrong;
  return { answer: numbers.map(number => choices[Number(number) - 1]!.answer) };
}

function share({ among, total }: Question<'share'>, typed: string): Typed {
  const parts = typed.split(/[\s,]+/);
  if (parts.length !== among.length || !parts.every(part => /^\d+$/.test(part)))
    return { wrong: `Type ${among.length} numbers that add up to ${total}, in the order of the list.` };
  return { answer: parts.map(Number) };
}

function placed(session: Session, asked: Prompt, typed: string): Typed {
  const { question, choices, board } = asked;
  const { rest, along } = turnIn(typed);
  const isTurn = along !== null && rest === '' && question.kind === 'move';
  const places = isTurn ? [] : placesIn(rest);
  if (places === null) {
    if (!/^\d+$/.test(typed))
      return { wrong: 'Type one of the numbers, or a place in inches from the south-west corner, like 12.5,8.' };
    const chosen = choices[Number(typed) - 1];
    return chosen
      ? { answer: chosen.answer }
      : { wrong: `There is no choice ${typed}. Type a number from 1 to ${choices.length}, or a place like 12.5,8.` };
  }
  if (question.kind !== 'move' && (question.kind !== 'place' || places.length > 1))
    return { wrong: 'Type one place, like 12.5,8.' };
  if (along && !canTurn(board, question)) return { wrong: 'It has a round base, which is not turned.' };
  if (question.kind === 'move') return moved(session, { ...asked, question }, places, along);
  return placeAt(session.match, question, { ...places[0]!, along }, asked.usual.answer as Placement, board);
}

function moved(
  { match }: Session,
  { question, view, board }: Prompt & { readonly question: Question<'move'> },
  places: readonly Point[],
  along: Direction | null,
): Typed {
  const way = places.length > 0 ? moveTo(match, view, question, places, board) : { answer: [] };
  return along && 'answer' in way ? turnedMove(match, question, way.answer, { along, board }) : way;
}
