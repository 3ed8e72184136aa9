import type { Question } from '@little-wars/engine';

/** How to answer a kind of question. */
export function howTo(question: Question, choices: number): string {
  switch (question.kind) {
    case 'pick-some':
      return `${picks(question)}${question.least === 0 ? ', or none' : ''}`;
    case 'share':
      return `${question.among.length} numbers that add up to ${question.total}`;
    case 'count':
      return `a number from ${question.least} to ${question.most}`;
    case 'move':
    case 'place':
      return `${upTo(choices)}, or a place like 12.5,8`;
    default:
      return upTo(choices);
  }
}

function picks({ least, most }: { readonly least: number; readonly most: number }): string {
  if (most === 1) return 'a number';
  return `${least === most ? most : `${least} to ${most}`} numbers separated by spaces`;
}

const upTo = (choices: number): string => (choices === 1 ? '1' : `1-${choices}`);

export const HELP: readonly string[] = [
  'Answer with a number from the list; Enter alone takes the answer marked *.',
  'Places are in inches from the south-west corner: 12.5,8 is 12.5 east, 8 north.',
  'For a move, several places are a path: 10,8 12.5,9',
  'A base that is not round is turned by degrees from east: 12.5,8 @30',
  '(@30 alone, in a move, turns it on the spot).',
  '',
  '  ?  or help   this text',
  '  why          the rule behind the question, and why * is suggested',
  '  why 2        the exact chances of choice 2, and where its numbers come from',
  '  map          the map and everybody on it; a * marks who may still act',
  '  at 12.5,8    the terrain at a place, and what the rules make of it',
  '  log, log 40  what happened last; log exact with exact places',
  '  card A1      the card of a model: its numbers and weapons',
  '  ahead A1     where a model that drifts would end, and how likely',
  '  see A1 B2    what the rules say about A1 looking at B2',
  '  more         the rest of a long list of choices',
  '  auto         lets a bot play your side from here to the end',
  '  undo         takes your last answer back, if no die was rolled since',
  '  save         says where the game is saved; save NAME saves a copy there',
  '  seed         the seed of the dice, after saying what it gives away',
  '  quit         leaves; every answer is already saved, play --resume goes on',
];

export const SEED_TELLS =
  'The seed predicts every future roll and reveals what the bot hides. It is shown when the match is over. To see it now, type seed show.';

export const NO_UNDO = {
  nothing: 'There is nothing to take back.',
  rolled: 'That cannot be undone: a die has been rolled since.',
  shown: 'That cannot be undone: something secret has been shown since.',
  answered: 'That cannot be undone: the other player has answered since.',
} as const;
