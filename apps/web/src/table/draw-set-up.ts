// The set-up of a team as it is drawn: who stands where, what is refused, and what dragging or keys change.
import { type AnswerOf, type Board, type BoardModel, type Id, type Question, tableOf } from '@little-wars/engine';
import { type Direction, footprintOf, type Point } from '@little-wars/engine/geometry';
import { adjusted, type Ghost, isPossible, type SetUpPlan, withChoice } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { drawn, holds, NO_DRAFT } from '../map/draft.ts';
import { shifted } from '../map/lying.ts';
import { glanced, LOOKING } from './looking.ts';
import type { DrawnChoice, DrawnGhost, DrawnSetUp } from './setting-up.ts';

export interface Around {
  readonly teller: Teller;
  readonly show: (drawn: DrawnSetUp) => void;
  readonly confirm: (plan: SetUpPlan) => void;
}

/** Of what is no model, such as a barricade: how near to its middle it can be grabbed, in tenths. */
const THING = 150;
const EAST: Direction = { dx: 1, dy: 0 };

/** The drawing of a plan; keys move the ghost that is held. */
export function drawSetUp(plan: SetUpPlan, held: number, around: Around): DrawnSetUp {
  return drawing({ plan, held, around, board: boardOf(plan) });
}

interface Drawing {
  readonly plan: SetUpPlan;
  readonly held: number;
  readonly around: Around;
  readonly board: Board;
}

function drawing(of: Drawing): DrawnSetUp {
  const { plan, held, around, board } = of;
  const ghosts = plan.ghosts.map(ghost => drawnGhost(of, ghost));
  const { at, along } = plan.ghosts[held]!.answer;
  const lies = alongOf(board, plan.ghosts[held]!);
  const hold = (ghost: number): void => around.show(drawing({ ...of, held: ghost }));
  const change = (ghost: number): void => {
    const option = nextOption(plan.ghosts[ghost]!);
    if (option !== null) around.show(drawSetUp(withChoice(plan, ghost, option), ghost, around));
    else hold(ghost);
  };
  const dropped = (index: number, ghost: Ghost): void =>
    around.show(drawSetUp(adjusted(plan, index, ghost.answer), index, around));
  return {
    moment: plan.session.moments.length,
    board,
    ghosts,
    held,
    isPossible: isPossible(plan),
    mayTurn: lies !== null,
    confirm: () => around.confirm(plan),
    hold,
    change,
    tap: (on, model) => {
      const index = model === null ? (nearest(ghosts, on, 0) ?? -1) : ghosts.findIndex(({ id }) => id === model);
      if (index >= 0) change(index);
      return index >= 0;
    },
    nudge: (dx, dy) => dropped(held, placed(of, held, onTable(board, at.x + dx, at.y + dy), along)),
    turn: by => {
      const turned = lies && glanced(LOOKING, { do: 'turn', by, from: lies }).draft.along;
      if (turned) dropped(held, placed(of, held, at, turned));
    },
    grab: (from, slack) => {
      const index = nearest(ghosts, from, slack);
      if (index === null) return null;
      const there = (to: Point): Ghost => placed(of, index, to, plan.ghosts[index]!.answer.along);
      return {
        move: to => around.show(lifted(of, index, there(to))),
        end: to => dropped(index, there(to)),
      };
    },
  };
}

const onTable = ({ width, depth }: Board, x: number, y: number): Point => ({
  x: Math.min(Math.max(x, 0), width),
  y: Math.min(Math.max(y, 0), depth),
});

/** The ghost under a point, or the one nearest to it. */
function nearest(ghosts: readonly DrawnGhost[], from: Point, slack: number): number | null {
  const far = ghosts.map(({ at, r, ground }) =>
    ground?.some(outline => holds(outline, from)) ? 0 : Math.max(0, Math.hypot(at.x - from.x, at.y - from.y) - r),
  );
  const least = Math.min(...far);
  return least <= slack ? far.indexOf(least) : null;
}

/** A ghost somewhere else, judged at its own question; what follows it is judged when it is dropped. */
function placed({ plan, board }: Drawing, index: number, to: Point, along: Direction | undefined): Ghost {
  const ghost = plan.ghosts[index]!;
  const draft = { ...NO_DRAFT, points: [to], along: along ?? null };
  const question = ghost.match.state.question as Question<'place'>;
  const { answer, reasons } = drawn({ match: ghost.match, board, reach: null }, question, draft)!;
  return { ...ghost, answer: answer as AnswerOf<'place'>, reasons };
}

/** The drawing while a ghost is dragged: the others stay as they are. */
function lifted(of: Drawing, index: number, ghost: Ghost): DrawnSetUp {
  const plan = { ...of.plan, ghosts: of.plan.ghosts.with(index, ghost) };
  const models = of.board.models.map(model => (model.id === ghost.what ? standing(model, ghost.answer) : model));
  return drawing({ ...of, plan, held: index, board: { ...of.board, models } });
}

function standing(model: BoardModel, { at, along }: AnswerOf<'place'>): BoardModel {
  const lies = model.lies && along ? { ...model.lies, along } : model.lies;
  if (lies) return { ...model, at, lies, base: footprintOf(lies.size, at, lies.along) };
  const base = model.base && model.at ? shifted(model.base, at.x - model.at.x, at.y - model.at.y) : model.base;
  return { ...model, at, base };
}

/** The board with everybody where they are planned to stand, and nobody of the others: theirs is only supposed. */
function boardOf({ ghosts, seat }: SetUpPlan): Board {
  const { ruleset, setup, state } = ghosts[0]!.match;
  const t = tableOf(ruleset, setup, ruleset.view(setup, state.position, seat));
  const before = ruleset.tabletop.board(t);
  const isModel = (what: Id): boolean => before.models.some(({ id }) => id === what);
  const placing = ghosts.filter(({ what }) => isModel(what));
  const there = placing.reduce((now, { what, answer }) => ruleset.tabletop.movedTo(now, what, answer.at), t);
  const board = ruleset.tabletop.board(there);
  const models = board.models.map(model => {
    const ghost = placing.find(({ what }) => what === model.id);
    return ghost ? standing(model, ghost.answer) : model;
  });
  return { ...board, models };
}

/** The option after the chosen one; null if there is no other. */
function nextOption({ choice }: Ghost): Id | null {
  const options = choice?.question.options ?? [];
  return options.length > 1 ? options[(options.indexOf(choice!.option) + 1) % options.length]! : null;
}

function drawnChoice(ghost: Ghost, { option }: Teller): DrawnChoice | null {
  const next = nextOption(ghost);
  if (!ghost.choice || next === null) return null;
  const { question, option: now } = ghost.choice;
  const told = option(question, now);
  return { option: String(now), name: inAWord(told), next: inAWord(option(question, next)), told };
}

/** Drops an explanation in brackets at the end. */
const inAWord = (told: string): string => told.replace(/ \(.*\)$/, '');

const alongOf = (board: Board, { what, answer }: Ghost): Direction | null => {
  const model = board.models.find(({ id }) => id === what);
  return model ? (model.lies?.along ?? null) : (answer.along ?? EAST);
};

function drawnGhost({ board, around: { teller } }: Drawing, ghost: Ghost): DrawnGhost {
  const { what, answer, reasons, match } = ghost;
  const model = board.models.find(({ id }) => id === what);
  const { ruleset, state } = match;
  return {
    id: model ? what : null,
    at: answer.at,
    r: model?.base?.r ?? THING,
    label: model ? teller.label(what) : teller.thing('what', what),
    name: model ? teller.model(what) : teller.thing('what', what),
    ground: model ? null : ruleset.tabletop.ground(state.question as Question<'place'>, answer),
    refusals: reasons.map(teller.reason),
    choice: drawnChoice(ghost, teller),
  };
}
