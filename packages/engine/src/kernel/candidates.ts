import type { Id, Question } from './questions.ts';

/**
 * What might be options, where it is long to find out which are: each is judged when somebody asks about it, and all of
 * them when somebody looks at the whole list.
 */
export interface Candidates {
  readonly among: readonly Id[];
  readonly isOption: (id: Id) => boolean;
}

/** The same, each judged once at most. */
function judgedOnce({ among, isOption }: Candidates): Candidates {
  const judged = new Map<Id, boolean>();
  return {
    among,
    isOption: id => {
      const before = judged.get(id);
      if (before !== undefined) return before;
      const is = isOption(id);
      judged.set(id, is);
      return is;
    },
  };
}

/**
 * Remembers the last candidates that were found, and what was found out about them. They are judged by looking at the
 * table later: so they are good for that table alone, and only while its position is the same.
 */
export function candidatesAgain<T extends { readonly position: object }, K>(
  find: (t: T, key: K) => Candidates,
): (t: T, key: K) => Candidates {
  let last: { readonly t: T; readonly position: object; readonly key: K; readonly found: Candidates } | null = null;
  return (t, key) => {
    if (last?.t === t && last.position === t.position && last.key === key) return last.found;
    last = { t, position: t.position, key, found: judgedOnce(find(t, key)) };
    return last.found;
  };
}

/** Where a question keeps its candidates, unseen by whoever copies, compares or writes it down. */
const LAID = Symbol('candidates');

interface Laid extends Candidates {
  all: readonly Id[] | null;
}

const laidOut = (question: object): Laid | undefined => (question as { readonly [LAID]?: Laid })[LAID];

/** One for all questions, so that they stay objects of one build. */
const options = {
  enumerable: true,
  get(this: object): readonly Id[] {
    const laid = laidOut(this)!;
    laid.all ??= laid.among.filter(laid.isOption);
    return laid.all;
  },
};

/** Gives a question its options: a field like any other, worked out when it is first read. */
export function layOut(question: object, { among, isOption }: Candidates): void {
  Object.defineProperty(question, LAID, { value: { among, isOption, all: null } satisfies Laid });
  Object.defineProperty(question, 'options', options);
}

/** Whether something is an option; others are not judged. */
export function isOption(question: Question<'pick-one'>, id: Id): boolean {
  const laid = laidOut(question);
  return laid ? laid.among.includes(id) && laid.isOption(id) : question.options.includes(id);
}

/**
 * Any of the options, each as likely as the others; null where none is wanted. Judges no more of them than it must. With
 * the same numbers it may be another one once the question was copied, for a copy has its options and no candidates.
 */
export function anyOption(
  question: Question<'pick-one'>,
  next: (below: number) => number,
  isWanted: (id: Id) => boolean = () => true,
): Id | null {
  const laid = laidOut(question);
  const left = (laid?.among ?? question.options).filter(isWanted);
  while (left.length > 0) {
    const i = next(left.length);
    const id = left[i]!;
    if (laid === undefined || laid.isOption(id)) return id;
    left[i] = left[left.length - 1]!;
    left.pop();
  }
  return null;
}
