// Checks that a ruleset never refuses a legal move because its search missed it.
import type { Leg, Numbers } from '@little-wars/engine';
import { type Ground, groundAt, type Scene, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { type Density, denseMove, type MoveCase } from './dense-moves.ts';

/** The moves of one random crowded board. */
export type MoveBoard = (next: Numbers) => readonly MoveCase[];

export interface OfferTrial {
  /** The first board, and how many. */
  readonly from: number;
  readonly boards: number;
  readonly density: Density;
  /** The random numbers of a board. */
  numbers(board: number): Numbers;
}

/** A move that was refused although it is legal. */
export interface WrongRefusal {
  readonly board: number;
  readonly name: string;
  readonly legs: readonly Leg[];
}

export interface OfferTally {
  readonly cases: number;
  readonly refused: number;
  readonly wrong: readonly WrongRefusal[];
}

/** Compares every refusal on some boards with the dense search, by the kind of move. */
export function tallyOffers(on: MoveBoard, trial: OfferTrial): ReadonlyMap<string, OfferTally> {
  const tallies = new Map<string, OfferTally>();
  for (let board = trial.from; board < trial.from + trial.boards; board++) {
    const next = trial.numbers(board);
    for (const move of on(next)) {
      const { name } = move;
      const before = tallies.get(name) ?? { cases: 0, refused: 0, wrong: [] };
      const legs = move.isOffered ? null : denseMove(move, trial.density, next);
      tallies.set(name, {
        cases: before.cases + 1,
        refused: before.refused + (move.isOffered ? 0 : 1),
        wrong: legs ? [...before.wrong, { board, name, legs }] : before.wrong,
      });
    }
  }
  return tallies;
}

const pickOf = <A>(next: Numbers, list: readonly A[]): A => list[next(list.length)]!;

/** How far from the first the others stand at most, and how many there are. */
interface Crowd {
  readonly reach: Tenths;
  readonly others: number;
}

/** Sets up one more at a spot; the same list if it cannot stand there. */
type Add<S> = (stood: readonly S[], at: Spot) => readonly S[];

/** One somewhere on a table, mostly on a raised floor, and others close around it, on any level. */
export function crowdOn<S>(
  { scene, ground }: { readonly scene: Scene; readonly ground: Ground },
  { reach, others }: Crowd,
  add: Add<S>,
  next: Numbers,
): readonly S[] {
  const raised = scene.solids.filter(({ index }) => ground.passages[index]!.top === 'stand');
  const between = (low: number, high: number): number => Math.round(low) + next(Math.max(1, Math.round(high - low)));
  const anywhere = (): Spot => {
    if (raised.length === 0 || next(3) === 0) return { x: next(scene.width), y: next(scene.depth), z: 0 };
    const { box, top } = pickOf(next, raised);
    return { x: between(box.left, box.right), y: between(box.low, box.high), z: top };
  };
  let stood: readonly S[] = [];
  let first = anywhere();
  for (; stood.length === 0; first = stood.length === 0 ? anywhere() : first) stood = add(stood, first);
  for (let i = 0; i < others; i++)
    for (let tries = 0, before = stood.length; stood.length === before && tries < 12; tries++) {
      const [x, y] = [first.x + next(2 * reach + 1) - reach, first.y + next(2 * reach + 1) - reach];
      stood = add(stood, { x, y, z: pickOf(next, groundAt(scene, ground, { x, y })) });
    }
  return stood;
}
