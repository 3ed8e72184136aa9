import type { Point, Spot, Standing } from '../shape.ts';
import { toInches } from '../units.ts';
import { shot } from './base-pair.ts';
import { cells, layCells } from './edge-cells.ts';
import { forget } from './edge-order.ts';
import { aim, point, pointAt, rim } from './facing-edge.ts';
import { crowdOf, groundOf } from './feature-rows.ts';
import { surveyBodies, surveySolids } from './features-between.ts';
import { findSpans } from './find-spans.ts';
import { everyFinding, findingFrom, findingOnStage, stageOwner, startFrom, type Tables } from './findings.ts';
import type { CoverAnswer, CoverCell, CoverQuestion, CoverTable, Finding } from './question.ts';
import { finding, spans } from './spans.ts';

/**
 * The best point of the viewer's base for the viewer: of the points facing the target (facing-edge.ts) the middle of the widest
 * cell with the least weight; cells have width. With each test's finding from there.
 */
export function bestCover(viewer: Standing, target: Standing, question: CoverQuestion): CoverAnswer {
  const tables = lay(viewer, target, question);
  if (!rim.hasWidth) return answerAt({ x: rim.x, y: rim.y }, tables, question);
  findAll(tables, question);
  return answerFrom(bestCell(question), tables, question);
}

/** Which tests hold from the viewer's best point: the same without the proofs. */
export function coverHolds(viewer: Standing, target: Standing, question: CoverQuestion): readonly boolean[] {
  const tables = lay(viewer, target, question);
  if (!rim.hasWidth) return answerAt({ x: rim.x, y: rim.y }, tables, question).findings.map(({ holds }) => holds);
  findAll(tables, question);
  const held = cells.held[bestCell(question)]!;
  return question.tests.map((_, k) => ((held >> k) & 1) === 1);
}

/** Of the cells with the least weight the widest. */
function bestCell(question: CoverQuestion): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < cells.count; k++) {
    const weight = weightOf(cells.held[k]!, question);
    if (weight > least || (weight === least && widthOf(k) <= widthOf(best))) continue;
    best = k;
    least = weight;
  }
  return best;
}

/** Where in a cell to look from: its middle, unless just there something touches and there is no line to show. */
const PARTS = [0.5, 0.375, 0.6875];

function answerFrom(cell: number, tables: Tables, question: CoverQuestion): CoverAnswer {
  const held = cells.held[cell]!;
  let findings: Finding[] = [];
  let from = { x: 0, y: 0, z: 0 };
  for (const part of PARTS) {
    const place = cells.left[cell]! + part * widthOf(cell);
    from = spotAt(place);
    startFrom(from);
    findings = [];
    let isProven = true;
    for (let k = 0; k < question.tests.length; k++) {
      const holds = ((held >> k) & 1) === 1;
      const found = prove(tables, question, k, holds ? place : Number.NaN);
      // A point may lack the line to show, what holds of its cell holds of it.
      findings.push(found.holds === holds ? found : { holds });
      if (found.holds !== holds || (holds && !found.crossing && !question.tests[k]!.every)) isProven = false;
    }
    if (isProven) break;
  }
  return { from, weight: weightOf(held, question), room: roomIn(cell, from), findings };
}

/** The whole rim, cut into cells from which the same tests hold. */
export function coverCells(viewer: Standing, target: Standing, question: CoverQuestion): readonly CoverCell[] {
  const tables = lay(viewer, target, question);
  if (!rim.hasWidth) {
    const { from, findings, weight } = answerAt({ x: rim.x, y: rim.y }, tables, question);
    return [{ left: from, middle: from, right: from, holds: findings.map(({ holds }) => holds), weight }];
  }
  findAll(tables, question);
  return Array.from({ length: cells.count }, (_, k) => ({
    left: spotAt(cells.left[k]!),
    middle: spotAt((cells.left[k]! + cells.right[k]!) / 2),
    right: spotAt(cells.right[k]!),
    holds: question.tests.map((_, n) => ((cells.held[k]! >> n) & 1) === 1),
    weight: weightOf(cells.held[k]!, question),
  }));
}

/** The findings from a point a player picks: any point of the viewer's base. */
export function coverFrom(
  from: Point,
  viewer: Standing,
  target: Standing,
  question: CoverQuestion,
): Omit<CoverAnswer, 'room'> {
  return answerAt(from, lay(viewer, target, question), question);
}

/** Lays out a pair of bases and finds what stands between them. */
export function lay(viewer: Standing, target: Standing, { scene, bodies, without }: CoverTable): Tables {
  const tables = { ground: groundOf(scene), crowd: crowdOf(bodies) };
  forget();
  aim(viewer, target);
  surveySolids(tables.ground);
  surveyBodies(tables.crowd, without);
  return tables;
}

function answerAt(at: Point, tables: Tables, question: CoverQuestion): CoverAnswer {
  startFrom(at);
  const findings = question.tests.map(test => findingFrom(tables, test));
  let held = 0;
  for (const [k, { holds }] of findings.entries()) if (holds) held |= 1 << k;
  const from = { x: at.x, y: at.y, z: shot.viewer.z };
  return { from, weight: weightOf(held, question), room: 0, findings };
}

function findAll({ ground, crowd }: Tables, { tests }: CoverQuestion): void {
  spans.count = 0;
  for (let k = 0; k < tests.length; k++) {
    finding.test = k;
    findSpans(ground, crowd, tests[k]!);
  }
  layCells(tests.length);
}

function weightOf(held: number, { tests, weights }: CoverQuestion): number {
  let sum = 0;
  for (let k = 0; k < tests.length; k++)
    if ((held >> k) & 1) sum += weights ? (weights[k] ?? 0) : 1 << (tests.length - 1 - k);
  return sum;
}

const widthOf = (k: number): number => cells.right[k]! - cells.left[k]!;

function spotAt(place: number): Spot {
  pointAt(place);
  return { x: point.x, y: point.y, z: shot.viewer.z };
}

/** The finding of test k: from a place where it holds (told it), or from where it does not. */
function prove(tables: Tables, { tests }: CoverQuestion, k: number, place: number): Finding {
  const test = tests[k]!;
  const holds = !Number.isNaN(place);
  if (test.every) return holds ? { holds } : everyFinding(tables, test);
  if (!holds) return { holds };
  for (let i = 0; i < spans.count; i++) {
    if (spans.test[i] !== k || spans.left[i]! > place || spans.right[i]! < place) continue;
    stageOwner(tables, test, spans.kind[i]!, spans.which[i]!);
    const proof = findingOnStage(tables.ground, test, false);
    if (proof.holds) return proof;
  }
  return { holds };
}

/** How far it is from a point to the nearer end of a cell. */
function roomIn(k: number, from: Spot): number {
  let least = Infinity;
  for (const place of [cells.left[k]!, cells.right[k]!]) {
    pointAt(place);
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
  }
  return toInches(least);
}
