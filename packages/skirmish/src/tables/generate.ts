// Tables made from a seed, fair by half a turn: every piece has its twin on the other side.
import { numbers, perObject } from '@little-wars/engine';
import { inches, type Piece, type Point, type Tenths, type Terrain } from '@little-wars/engine/geometry';
import { coveredArea } from './coverage.ts';
import { type PlacedPiece, terrainOfPieces, twinOf } from './laying.ts';
import { type Box, boundsOf, QUARTERS } from './place-piece.ts';
import { type Ground, isApart, isClear, isOnTable, type Occupied, turnedBox } from './spacing.ts';
import { type Role, STOCK, type StockPiece } from './stock.ts';

export interface TableRequest extends Ground {
  /** How much of the table terrain should cover, in per cent. */
  readonly coverage: number;
  readonly seed: string;
}

/** The share of the covered area that each role may take before the next has its turn; ground fills up the rest. */
const SHARES: readonly (readonly [Role, number])[] = [
  ['building', 0.35],
  ['block', 0.5],
  ['ground', 1],
];

/** One pair of obstacles per this many square inches. */
const PER_OBSTACLE = 320;
/** Positions are multiples of this. */
const GRID: Tenths = inches(0.1);
const TRIES = 60;
const ATTEMPTS = 30;
/** This many consecutive failures to place a piece mean that the table is full. */
const MISSES = 8;

interface Laid extends Occupied {
  readonly laid: PlacedPiece;
  /** In square tenths. */
  readonly area: number;
}

const ownArea = perObject((piece: Piece) => coveredArea([piece]));

/**
 * The pieces of a seed, each followed by its twin. If the coverage is out of reach, the fullest of several attempts.
 */
export function generatedPieces(wanted: TableRequest): readonly PlacedPiece[] {
  let best: readonly Laid[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && areaOf(best) < goalOf(wanted); attempt++) {
    const laid = laidBy(wanted, attempt);
    if (areaOf(laid) > areaOf(best)) best = laid;
  }
  return best.map(({ laid }) => laid);
}

/** The table of a seed. */
export const generated = (wanted: TableRequest): Terrain => {
  const { width, depth, seed: name } = wanted;
  return terrainOfPieces({ name, width, depth, pieces: generatedPieces(wanted) });
};

const areaOf = (laid: readonly Laid[]): number => laid.reduce((all, { area }) => all + area, 0);

/** A little over what is asked, since coverage is measured by sampling. */
const goalOf = ({ width, depth, coverage }: TableRequest): number => (width * depth * (coverage + 0.5)) / 100;

function laidBy(wanted: TableRequest, attempt: number): readonly Laid[] {
  const next = numbers(`${wanted.seed} ${attempt}`);
  const laid: Laid[] = [];
  let covered = 0;
  /** Tries one piece of a role and its twin; returns whether it found a place. */
  const layOne = (role: Role): boolean => {
    const some = STOCK.filter(each => each.role === role);
    const pair = pairOf(wanted, some[next(some.length)]!, laid, next);
    if (!pair) return false;
    laid.push(...pair);
    covered += areaOf(pair);
    return true;
  };
  const layWhile = (role: Role, isWanted: (pairs: number) => boolean): void => {
    for (let pairs = 0, misses = 0; isWanted(pairs) && misses < MISSES; ) {
      if (layOne(role)) [pairs, misses] = [pairs + 1, 0];
      else misses++;
    }
  };
  const obstacles = Math.round((wanted.width * wanted.depth) / (inches(1) * inches(1) * PER_OBSTACLE));
  const goal = goalOf(wanted);
  for (const [role, share] of SHARES) {
    if (role === 'ground') layWhile('obstacle', pairs => pairs < obstacles);
    layWhile(role, pairs => covered < goal * share || (pairs === 0 && covered < goal));
  }
  return laid;
}

/** A piece and its twin at the first free place tried. */
function pairOf(
  wanted: TableRequest,
  { id, role, piece }: StockPiece,
  others: readonly Laid[],
  next: (below: number) => number,
): readonly [Laid, Laid] | null {
  const { right: width, high: depth } = boundsOf(piece);
  for (let i = 0; i < TRIES; i++) {
    const turn = QUARTERS[next(QUARTERS.length)]!;
    const at: Point = {
      x: GRID * next(Math.floor(wanted.width / GRID)),
      y: GRID * next(Math.floor(wanted.depth / GRID)),
    };
    const [wide, deep] = turn % 2 === 0 ? [width, depth] : [depth, width];
    const bounds: Box = { left: at.x, low: at.y, right: at.x + wide, high: at.y + deep };
    const twin = turnedBox(wanted, bounds);
    const one: Occupied = { role, bounds };
    if (!isOnTable(wanted, one) || !isClear(wanted, one)) continue;
    if (![...others, { role, bounds: twin }].every(each => isApart(one, each))) continue;
    if (!isClear(wanted, { role, bounds: twin })) continue;
    const laid: PlacedPiece = { stock: id, at, turn };
    const area = ownArea(piece);
    return [
      { role, bounds, area, laid },
      { role, bounds: twin, area, laid: twinOf(wanted, laid) },
    ];
  }
  return null;
}
