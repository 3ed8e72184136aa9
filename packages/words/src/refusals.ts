import type { Catalogue } from './say.ts';

/**
 * English texts for what is wrong with an answer, a move, dice or any value from outside: a table needs them in play.
 */
export const refusals: Catalogue = {
  // Any value from outside
  unreadable: 'this cannot be read at all; export it again',
  'not-a-record': 'this should be a record with named fields',
  'not-a-list': 'this should be a list',
  'not-text': 'this should be text',
  'not-an-id': 'this should be the id of something: text or a whole number',
  'not-yes-or-no': 'this should be yes or no (true or false)',
  'not-a-whole-number': 'this should be a whole number',
  'not-one-of': 'this should be one of: {options}',
  'not-plain-data': 'this is not plain data (text, numbers, lists, records)',
  'not-hex': 'this should be {digits} digits from 0 to 9 and a to f',
  'out-of-range': 'this should be from {least} to {most}',
  'too-long': 'this is too long; the most is {longest}',
  'too-deep': 'this is nested deeper than {deepest} levels; export it again',
  'too-many-lines': 'this has more than {most} lines; paste one team only',
  'too-large': 'there is too much in here to read',
  'too-many-problems': 'there are more than {most} problems; the rest are not listed',
  'unknown-field': 'there is no field of this name; remove it',
  missing: 'this is missing',
  empty: 'this must not be empty',
  'wrong-number': 'there should be {wanted} of these',

  // Dice
  'not-a-face': '"{typed}" is not a face of a die with {sides} sides',
  'no-such-face': '{face} is not a face of a die with {sides} sides',
  'wrong-number-of-dice': 'type {wanted} {wanted|die|dice}, not {given}',
  'dice-not-audited': 'the dice of this match were not audited: nobody committed to a secret',
  'dice-not-verifiable': 'dice of this source ({source}) cannot be verified',
  'not-a-secret': 'a secret is at least {bytes} random bytes, written in hex',
  'secret-not-shown': 'seat {seat} has not shown its secret yet',
  'secret-does-not-fit': 'the secret of seat {seat} is not the one it committed to',
  'other-commitments': 'these are not the commitments made at the start',
  'seed-not-shown': 'the seed has not been shown yet',
  'not-these-dice': '"{purpose}" should have shown {wanted}, not {answer}: the record was edited',

  // Answers
  'game-over': 'the match is over',
  'not-an-input': 'this is not an answer from a seat or the dice',
  'not-your-question': 'this question is for {to}, not for {by}',
  'not-an-option': 'this is not one of the options',
  'picked-twice': 'pick each only once',
  'too-few': 'pick at least {least}, not {given}',
  'too-many': 'pick at most {most}, not {given}',
  'no-direction': 'this has no direction; draw it longer',
  'wrong-number-of-shares': 'give {wanted} numbers, not {given}',
  'share-too-small': 'each number must be at least {least}',
  'wrong-total': 'the numbers must add up to {wanted}, not {given}',

  // Moves
  'through-solid': 'the way leads through {piece}',
  'through-base': 'the way leads through another base',
  'in-zone': 'the way comes too near another base',
  'off-table': 'the base would leave the table',
  'no-ground': 'there is no ground under the base there',
  'wrong-height': 'it cannot go up or down like that',
  'not-standing': 'the base cannot stand where the move ends',
  'no-face': 'there is nothing to climb there',
  'too-far-from-edge': 'it is too far from the edge',
  'too-high-to-climb': 'that is too high to climb',
  'too-deep-to-drop': 'that is too far to drop',
  'too-steep-to-jump': 'the height differs too much for a jump',
  'no-gap': 'there is no gap to jump over',
  'gap-too-wide': 'the gap is too wide to jump',
  'not-allowed': 'it may not move like that',
};
