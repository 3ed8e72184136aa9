import {
  answer,
  begin,
  type Game,
  numbers,
  propose,
  type Question,
  type Reachable,
  type Ruleset,
  seeded,
  tableOf,
} from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { checksumOf, type Entry } from './entry.ts';

interface Dragged {
  readonly reach: Reachable;
  readonly from: { readonly x: number; readonly y: number };
  readonly most: number;
}

/** The moves asked for in the first game of a setup, each ready to be dragged. */
function movesOf(ruleset: Ruleset<Game>, setup: object, most: number): readonly Dragged[] {
  const [dice, next] = [seeded('drag'), numbers('drag')];
  const found: Dragged[] = [];
  for (let state = begin(ruleset, setup); state.question !== null && found.length < most; ) {
    const { question } = state;
    if (question.kind === 'move') found.push(draggedIn(ruleset, setup, state.position, question));
    const given = question.kind === 'roll' ? dice(question) : propose(ruleset, setup, state, next);
    const answered = answer(ruleset, setup, state, { by: question.to, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
  }
  return found;
}

function draggedIn(ruleset: Ruleset<Game>, setup: object, position: object, question: Question<'move'>): Dragged {
  const t = tableOf(ruleset, setup, position);
  const { board, reach } = ruleset.tabletop!;
  const reached = reach(t, question);
  const from = board(t).models.find(({ id }) => id === question.model)!.at!;
  return { reach: reached, from, most: reached.limits.at(-1)!.at };
}

const MOVES = 6;
const FRAMES = 40;

/** One frame of a drag: the way to the pointer, what it costs and every reason against it. */
const dragging = (id: string): Entry => ({
  name: `drag: a frame, ${id}`,
  unit: 'ms',
  prepare() {
    const ruleset = rulesets.find(each => each.id === id)!;
    const moves = ruleset.ready.flatMap(setup => movesOf(ruleset, setup, MOVES));
    const next = numbers('pointer');
    const points = moves.flatMap(({ reach, from, most }) =>
      Array.from({ length: FRAMES }, () => ({
        reach,
        at: { x: from.x + next(2 * most + 1) - most, y: from.y + next(2 * most + 1) - most },
      })),
    );
    return {
      count: points.length,
      run() {
        const sum = checksumOf();
        for (const { reach, at } of points) {
          const { cost, reasons } = reach.wayTo(at);
          sum.add(cost + reasons.length);
        }
        return sum.value;
      },
    };
  },
});

export const dragEntries: readonly Entry[] = rulesets.filter(({ tabletop }) => tabletop).map(({ id }) => dragging(id));
