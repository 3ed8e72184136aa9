import type { Tenths } from '../units.ts';
import type { Pass } from './ground.ts';
import type { Passed, Step } from './judge-leg.ts';
import { type Problem, problemAt, solidCause } from './problem.ts';
import type { Span } from './segment-in-round.ts';

/** A flat price paid for going through a piece once. */
export interface PricedCrossing {
  readonly piece: string;
  readonly kind: string;
  readonly price: Tenths;
  readonly from: Along;
  readonly to: Along;
}

/** A place on a path: tenths along a leg, on the flat. */
export interface Along {
  readonly leg: number;
  readonly at: number;
}

/** A stay inside the parts of one piece and kind, over any number of legs. */
export interface Stay {
  readonly pass: Pass;
  readonly first: Passed;
  /** Where on which leg it is inside: from the start of one span to the end of another. */
  readonly parts: { readonly step: Step; readonly first: Span; last: Span }[];
  /** From the start of the path, in tenths. */
  readonly start: number;
  end: number;
}

/** Stays closer together than this are joined: gaps without width are closed. */
const NO_WIDTH = 1e-6;

/** The stays in priced parts, openings, and parts beside openings, in order. */
export function staysOf(legs: readonly { readonly step: Step; readonly passed: readonly Passed[] }[]): readonly Stay[] {
  const stays: Stay[] = [];
  let offset = 0;
  for (const { step, passed } of legs) {
    const spans = [...passed].sort((a, b) => a.span.start.t - b.span.start.t || a.solid.index - b.solid.index);
    for (const one of spans) addStay(stays, step, one, offset);
    offset += step.length;
  }
  return stays;
}

function addStay(stays: Stay[], step: Step, passed: Passed, offset: number): void {
  const { solid, span } = passed;
  const { pass } = step.trip.ground.passages[solid.index]!;
  if (pass.how !== 'priced' && pass.how !== 'beside' && pass.how !== 'opening') return;
  const start = offset + span.start.t * step.length;
  const end = offset + span.end.t * step.length;
  const stay = stays.findLast(({ first }) => first.solid.piece === solid.piece && first.solid.kind === solid.kind);
  if (!stay || start - stay.end > NO_WIDTH) {
    stays.push({ pass, first: passed, parts: [{ step, first: span, last: span }], start, end });
    return;
  }
  const part = stay.parts.at(-1)!;
  if (part.step !== step) stay.parts.push({ step, first: span, last: span });
  else if (end > stay.end) part.last = span;
  stay.end = Math.max(stay.end, end);
}

export function crossingOf({ pass, first, parts }: Stay): PricedCrossing | null {
  if (pass.how !== 'priced') return null;
  const start = parts[0]!;
  const end = parts.at(-1)!;
  return {
    piece: first.solid.piece,
    kind: first.solid.kind,
    price: pass.price,
    from: { leg: start.step.leg, at: start.first.start.t * start.step.length },
    to: { leg: end.step.leg, at: end.last.end.t * end.step.length },
  };
}

/** Parts beside an opening stay closed where the base does not come through the opening. */
export function besideWithoutOpening(stays: readonly Stay[]): readonly Problem[] {
  const opens = (one: Stay, other: Stay): boolean =>
    other.pass.how === 'opening' &&
    other.first.solid.piece === one.first.solid.piece &&
    other.start < one.end &&
    other.end > one.start;
  return stays
    .filter(stay => stay.pass.how === 'beside' && !stays.some(other => opens(stay, other)))
    .map(({ parts, first }) => problemAt(parts[0]!.step, first.span.start.t, 'through-solid', solidCause(first.solid)));
}
