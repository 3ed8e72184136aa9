import type { Point, Spot, Standing } from '../shape.ts';
import { preparedBodies } from '../sight/solids/flat-solids.ts';
import { toInches } from '../units.ts';
import { setPair } from './base-pair.ts';
import { cutEdge, type EdgeCells } from './edge-cells.ts';
import { examineOwner } from './examined-features.ts';
import { pointAt, setFacingEdge } from './facing-edge.ts';
import { solidRowsOf } from './feature-rows.ts';
import { findBodiesBetween, findSolidsBetween } from './features-between.ts';
import { findSpans } from './find-spans.ts';
import { everyFinding, findingFrom, findingOfExamined, startFrom } from './findings.ts';
import type { CoverAnswer, CoverCell, CoverQuestion, CoverTable, Finding } from './question.ts';
import { type Workspace, workspace } from './workspace.ts';

/**
 * The best point of the viewer's base for the viewer, with the findings of all tests from there: among the points
 * facing the target (facing-edge.ts), the middle of the widest of the cells with the least weight.
 */
export function bestCover(viewer: Standing, target: Standing, question: CoverQuestion): CoverAnswer {
  const w = begin(viewer, target, question);
  if (!w.edge.hasWidth) return answerAt(w, w.edge, question);
  findAll(w, question);
  return answerFrom(w, bestCell(w.cells, question), question);
}

/** Which tests hold from the viewer's best point: `bestCover` without the proofs. */
export function coverHolds(viewer: Standing, target: Standing, question: CoverQuestion): readonly boolean[] {
  const w = begin(viewer, target, question);
  if (!w.edge.hasWidth) return answerAt(w, w.edge, question).findings.map(({ holds }) => holds);
  findAll(w, question);
  const held = w.cells.held[bestCell(w.cells, question)]!;
  return question.tests.map((_, k) => ((held >> k) & 1) === 1);
}

/** The widest of the cells with the least weight. */
function bestCell(cells: EdgeCells, question: CoverQuestion): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < cells.count; k++) {
    const weight = weightOf(cells.held[k]!, question);
    if (weight > least || (weight === least && widthOf(cells, k) <= widthOf(cells, best))) continue;
    best = k;
    least = weight;
  }
  return best;
}

/** Where in a cell to prove findings from: its middle, or elsewhere if lines only touch something there. */
const PARTS = [0.5, 0.375, 0.6875];

function answerFrom(w: Workspace, cell: number, question: CoverQuestion): CoverAnswer {
  const { cells } = w;
  const held = cells.held[cell]!;
  let findings: Finding[] = [];
  let from = { x: 0, y: 0, z: 0 };
  for (const part of PARTS) {
    const place = cells.left[cell]! + part * widthOf(cells, cell);
    from = spotAt(w, place);
    startFrom(w, from);
    findings = [];
    let isProven = true;
    for (let k = 0; k < question.tests.length; k++) {
      const holds = ((held >> k) & 1) === 1;
      const finding = prove(w, question, k, holds ? place : null);
      // There may be no line to show from this point, but what holds for its cell holds for it.
      findings.push(finding.holds === holds ? finding : { holds });
      if (finding.holds !== holds || (holds && !finding.crossing && !question.tests[k]!.every)) isProven = false;
    }
    if (isProven) break;
  }
  return { from, weight: weightOf(held, question), room: roomIn(w, cell, from), findings };
}

/** The whole facing edge, cut into cells; in each cell the same tests hold. */
export function coverCells(viewer: Standing, target: Standing, question: CoverQuestion): readonly CoverCell[] {
  const w = begin(viewer, target, question);
  if (!w.edge.hasWidth) {
    const { from, findings, weight } = answerAt(w, w.edge, question);
    return [{ left: from, middle: from, right: from, holds: findings.map(({ holds }) => holds), weight }];
  }
  findAll(w, question);
  const { cells } = w;
  return Array.from({ length: cells.count }, (_, k) => ({
    left: spotAt(w, cells.left[k]!),
    middle: spotAt(w, (cells.left[k]! + cells.right[k]!) / 2),
    right: spotAt(w, cells.right[k]!),
    holds: question.tests.map((_, n) => ((cells.held[k]! >> n) & 1) === 1),
    weight: weightOf(cells.held[k]!, question),
  }));
}

/** The findings from a point that a player picks, which may be any point of the viewer's base. */
export function coverFrom(
  from: Point,
  viewer: Standing,
  target: Standing,
  question: CoverQuestion,
): Omit<CoverAnswer, 'room'> {
  return answerAt(begin(viewer, target, question), from, question);
}

/** The workspace, set up for a pair of bases and the features between them. */
export function begin(viewer: Standing, target: Standing, { scene, bodies, without }: CoverTable): Workspace {
  const w = workspace();
  w.solids = solidRowsOf(scene);
  w.bodies = preparedBodies(bodies);
  w.order.clear();
  setPair(w.pair, viewer, target);
  setFacingEdge(w.edge, w.pair);
  findSolidsBetween(w.candidateSolids, w.pair, w.solids);
  findBodiesBetween(w.candidateBodies, w.pair, w.bodies, without);
  return w;
}

function answerAt(w: Workspace, { x, y }: Point, question: CoverQuestion): CoverAnswer {
  const from = { x, y, z: w.pair.viewer.z };
  startFrom(w, from);
  const findings = question.tests.map(test => findingFrom(w, test));
  let held = 0;
  for (const [k, { holds }] of findings.entries()) if (holds) held |= 1 << k;
  return { from, weight: weightOf(held, question), room: 0, findings };
}

function findAll(w: Workspace, { tests }: CoverQuestion): void {
  const { spans } = w;
  spans.count = 0;
  for (let k = 0; k < tests.length; k++) {
    spans.finding.test = k;
    findSpans(w, tests[k]!);
  }
  cutEdge(w.cells, spans, tests.length);
}

function weightOf(held: number, { tests, weights }: CoverQuestion): number {
  let sum = 0;
  for (let k = 0; k < tests.length; k++)
    if ((held >> k) & 1) sum += weights ? (weights[k] ?? 0) : 1 << (tests.length - 1 - k);
  return sum;
}

const widthOf = (cells: EdgeCells, k: number): number => cells.right[k]! - cells.left[k]!;

function spotAt({ edge, pair }: Workspace, place: number): Spot {
  pointAt(edge, place);
  return { x: edge.point.x, y: edge.point.y, z: pair.viewer.z };
}

/** The finding of test k, from a place where it holds; `place` is null if it does not. */
function prove(w: Workspace, { tests }: CoverQuestion, k: number, place: number | null): Finding {
  const { spans } = w;
  const test = tests[k]!;
  if (place === null) return test.every ? everyFinding(w, test) : { holds: false };
  if (test.every) return { holds: true };
  for (let i = 0; i < spans.count; i++) {
    if (spans.test[i] !== k || spans.left[i]! > place || spans.right[i]! < place) continue;
    examineOwner(w, test, spans.kind[i]!, spans.which[i]!);
    const proof = findingOfExamined(w, test, false);
    if (proof.holds) return proof;
  }
  return { holds: true };
}

/** The distance from a point to the nearer end of a cell. */
function roomIn({ edge, cells }: Workspace, k: number, from: Spot): number {
  const { point } = edge;
  let least = Infinity;
  for (const place of [cells.left[k]!, cells.right[k]!]) {
    pointAt(edge, place);
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
  }
  return toInches(least);
}
