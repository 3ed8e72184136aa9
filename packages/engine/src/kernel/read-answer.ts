import type { Direction, Spot } from '../geometry/shape.ts';
import { fields, listOf, note, nullOr, oneOf, problem, type Shape, text, whole } from '../read.ts';
import type { AnswerOf, Id, Kind, Leg, OpenQuestion, Placement, Question, Reason } from './questions.ts';

/** The geometry is exact only for coordinates and directions within this bound. */
const FARTHEST = 32_768;

const coordinate = whole(-FARTHEST, FARTHEST);
const anySpot = fields<Spot>({ x: coordinate, y: coordinate, z: coordinate });
// Spots are rebuilt as a literal so that all have one hidden class, which keeps property access fast.
const spot: Shape<Spot> = (reader, path, given) => {
  const plain = plainSpot(given);
  if (plain) return plain;
  const { x, y, z } = anySpot(reader, path, given);
  return { x, y, z };
};

/** Fast path for a spot of the usual form. Null only means that the full reader has to decide. */
function plainSpot(given: unknown): Spot | null {
  try {
    if (typeof given !== 'object' || given === null || Object.getPrototypeOf(given) !== Object.prototype) return null;
    let fields = 0;
    for (const name in given) {
      if (name !== 'x' && name !== 'y' && name !== 'z') return null;
      fields++;
    }
    const { x, y, z } = given as Spot;
    return fields === 3 && isCoordinate(x) && isCoordinate(y) && isCoordinate(z)
      ? { x: x + 0, y: y + 0, z: z + 0 }
      : null;
  } catch {
    return null;
  }
}

const isCoordinate = (x: unknown): x is number =>
  typeof x === 'number' && Number.isSafeInteger(x) && x >= -FARTHEST && x <= FARTHEST;
const anyDirection = fields<Direction>({ dx: coordinate, dy: coordinate });
const direction: Shape<Direction> = (reader, path, x) => {
  const read = anyDirection(reader, path, x);
  return read.dx === 0 && read.dy === 0 ? note(reader, problem(path, 'no-direction'), read) : read;
};

const id: Shape<Id> = (reader, path, x) =>
  typeof x === 'string' && x.length <= 200
    ? x
    : typeof x === 'number'
      ? whole()(reader, path, x)
      : note(reader, problem(path, 'not-an-id'), '');

const leg = fields<Leg>({ how: oneOf('go', 'climb', 'drop', 'jump'), to: spot, along: direction as Shape<never> }, [
  'along',
]);

/** The shape of each kind of answer; reading one gives a fresh plain value. */
export const answerShapes: { readonly [K in Kind]: Shape<AnswerOf<K>> } = {
  roll: listOf(whole(), 1000),
  'pick-one': id,
  'pick-some': listOf(id, 1000),
  share: listOf(whole(), 1000),
  count: whole(),
  move: listOf(leg, 100),
  place: fields<Placement>({ at: spot, along: direction as Shape<never> }, ['along']),
  aim: direction,
  react: nullOr(text()),
};

/** The checks that depend on the kind of question alone, in every ruleset: all reasons against an answer. */
export const formChecks: { readonly [K in Kind]?: (question: Question<K>, answer: AnswerOf<K>) => readonly Reason[] } =
  {
    roll: (q, faces) => [
      ...(faces.length === q.count ? [] : [wrong(q, 'wrong-number-of-dice', { wanted: q.count, given: faces.length })]),
      ...faces.flatMap((face, i) =>
        face >= 1 && face <= q.sides ? [] : [wrong(q, 'no-such-face', { at: `[${i}]`, face, sides: q.sides })],
      ),
    ],
    'pick-one': (q, pick) => (q.options.includes(pick) ? [] : [notAnOption(q, pick)]),
    'pick-some': (q, picks) => [
      ...(picks.length < q.least ? [wrong(q, 'too-few', { least: q.least, given: picks.length })] : []),
      ...(picks.length > q.most ? [wrong(q, 'too-many', { most: q.most, given: picks.length })] : []),
      ...picks.flatMap((pick, i) => {
        if (!q.options.includes(pick)) return [wrong(q, 'not-an-option', { at: `[${i}]`, pick })];
        return picks.indexOf(pick) < i ? [wrong(q, 'picked-twice', { at: `[${i}]`, pick })] : [];
      }),
    ],
    share: (q, parts) => [
      ...(parts.length === q.among.length
        ? []
        : [wrong(q, 'wrong-number-of-shares', { wanted: q.among.length, given: parts.length })]),
      ...parts.flatMap((part, i) =>
        part < q.least ? [wrong(q, 'share-too-small', { at: `[${i}]`, least: q.least })] : [],
      ),
      ...(sum(parts) === q.total ? [] : [wrong(q, 'wrong-total', { wanted: q.total, given: sum(parts) })]),
    ],
    count: (q, n) => (n >= q.least && n <= q.most ? [] : [wrong(q, 'out-of-range', { least: q.least, most: q.most })]),
    react: (q, pick) => (pick === null || q.options.includes(pick) ? [] : [wrong(q, 'not-an-option', { pick })]),
  };

const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);

export const notAnOption = (q: OpenQuestion, pick: Id): Reason => wrong(q, 'not-an-option', { pick });

const wrong = (q: OpenQuestion, reason: string, parameters: object): Reason => ({
  reason,
  clause: q.clause,
  ...parameters,
});
