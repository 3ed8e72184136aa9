import {
  answer,
  begin,
  type Edition,
  type Game,
  type Id,
  numbers,
  propose,
  type Question,
  type Reachable,
  type Sight,
  seeded,
  tableOf,
} from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { rulesets } from '@little-wars/rulesets';
import { checksumOf, type Entry } from './entry.ts';

interface Dragged {
  readonly t: Sight<Game>;
  readonly model: Id;
  readonly reach: Reachable;
  readonly from: Spot;
  readonly most: number;
}

/** The move questions in the first game of a setup, each ready to be dragged. */
function movesOf(ruleset: Edition<Game>, setup: object, most: number): readonly Dragged[] {
  const [dice, next] = [seeded('drag'), numbers('drag')];
  const moves: Dragged[] = [];
  for (let state = begin(ruleset, setup); state.question !== null && moves.length < most; ) {
    const { question } = state;
    if (question.kind === 'move') moves.push(draggedIn(ruleset, setup, state.position, question));
    const given = question.kind === 'roll' ? dice(question) : propose(ruleset, setup, state, next);
    const answered = answer(ruleset, setup, state, { by: question.to, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
  }
  return moves;
}

function draggedIn(ruleset: Edition<Game>, setup: object, position: object, question: Question<'move'>): Dragged {
  const t = tableOf(ruleset, setup, position);
  const { board, reach } = ruleset.tabletop;
  const reached = reach(t, question);
  const from = board(t).models.find(({ id }) => id === question.model)!.at!;
  return { t, model: question.model, reach: reached, from, most: reached.limits.at(-1)!.at };
}

const MOVES = 6;

/** How many ready setups are measured: those that came later would change the checksums. */
const SETUPS: { readonly [id: string]: number | undefined } = { 'kill-team': 11 };

const allMoves = (ruleset: Edition<Game>): readonly Dragged[] =>
  ruleset.ready.slice(0, SETUPS[ruleset.id]).flatMap(setup => movesOf(ruleset, setup, MOVES));

const FRAMES = 40;

/** One frame of a drag: the path to the pointer, its cost and every reason against it. */
const dragging = (id: string): Entry => ({
  name: `drag: a frame, ${id}`,
  unit: 'ms',
  prepare() {
    const ruleset = rulesets.find(each => each.id === id)!;
    const moves = allMoves(ruleset);
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

/** The consequences of standing at a reachable place: who sees whom, both ways, for every enemy. */
const standing = (id: string): Entry => ({
  name: `stand here: a place, ${id}`,
  unit: 'ms',
  prepare() {
    const ruleset = rulesets.find(each => each.id === id)!;
    const { board, movedTo, glimpse } = ruleset.tabletop;
    const moves = allMoves(ruleset);
    const next = numbers('places');
    const places = moves.flatMap(({ t, model, reach, from, most }) => {
      const { models } = board(t);
      const own = models.find(each => each.id === model)!;
      const enemies = models.filter(({ seat, at, out }) => seat !== own.seat && at && !out).map(each => each.id);
      return Array.from({ length: FRAMES }, () => {
        const way = reach.wayTo({ x: from.x + next(2 * most + 1) - most, y: from.y + next(2 * most + 1) - most });
        return { t, model, enemies, at: way.reasons.length === 0 ? (way.legs.at(-1)?.to ?? from) : from };
      });
    });
    return {
      count: places.length,
      run() {
        const sum = checksumOf();
        for (const { t, model, enemies, at } of places) {
          const there = movedTo!(t, model, { ...at });
          for (const enemy of enemies) {
            const { sees, cover } = glimpse!(there, enemy, model);
            sum.add(Number(sees) + 2 * Number(cover) + 4 * Number(glimpse!(there, model, enemy).sees));
          }
        }
        return sum.value;
      },
    };
  },
});

const shown = rulesets.filter(({ tabletop }) => tabletop).map(({ id }) => id);

export const dragEntries: readonly Entry[] = [...shown.map(dragging), ...shown.map(standing)];
