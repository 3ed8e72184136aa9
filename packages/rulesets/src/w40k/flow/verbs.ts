// The verbs of the kinds of moves
import type { Question, Verb, VerbKind } from '@little-wars/engine';

const VERBS: { readonly [manner: string]: VerbKind | undefined } = {
  move: 'move',
  advance: 'dash',
  'fall-back': 'move',
  'break-out': 'move',
};

export const verbsOfManners = (_t: object, { options }: Question<'pick-one'>): readonly Verb[] =>
  options.map(option => ({ option, verb: VERBS[String(option)] ?? 'other', cost: null, against: [] }));
