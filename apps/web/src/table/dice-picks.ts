// Choosing among dice: lowest first, with shortcuts for common picks.
import type { Id, Question } from '@little-wars/engine';

/** The faces of the dice among the options; null if the options are not dice. */
export function facesOf(question: Question<'pick-one' | 'pick-some'>): ReadonlyMap<Id, number> | null {
  if (question.of !== 'die') return null;
  const { faces } = (question.about ?? {}) as { readonly faces?: readonly number[] };
  if (!faces) return null;
  return new Map(
    question.options.flatMap(option => (faces[Number(option)] === undefined ? [] : [[option, faces[Number(option)]!]])),
  );
}

/** The options; dice are sorted from the lowest. */
export function inOrder(question: Question<'pick-one' | 'pick-some'>): readonly Id[] {
  const faces = facesOf(question);
  if (faces === null) return question.options;
  return question.options.toSorted((a, b) => (faces.get(a) ?? 0) - (faces.get(b) ?? 0));
}

export interface Handful {
  readonly title: string;
  readonly picks: readonly Id[];
}

/** Common picks: the lowest, all ones, all of them; as far as the question allows. */
export function handfuls(question: Question<'pick-some'>): readonly Handful[] {
  const faces = facesOf(question);
  if (faces === null || faces.size === 0) return [];
  const sorted = inOrder(question);
  const lowest = sorted.slice(0, question.most);
  const ones = sorted.filter(option => faces.get(option) === 1);
  const all: readonly Handful[] = [
    { title: lowest.length === 1 ? 'The lowest' : `The lowest ${lowest.length}`, picks: lowest },
    { title: 'All ones', picks: ones },
    { title: 'All of them', picks: sorted },
  ];
  const isAllowed = ({ picks }: Handful): boolean =>
    picks.length > 0 && picks.length >= question.least && picks.length <= question.most;
  return all.filter(
    (handful, i) => isAllowed(handful) && all.findIndex(({ picks }) => picks.join() === handful.picks.join()) === i,
  );
}
