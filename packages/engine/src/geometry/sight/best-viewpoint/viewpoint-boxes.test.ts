import { describe, expect, it } from 'vitest';
import { numbers } from '../../../testing/boards.ts';
import type { Body, Spot } from '../../shape.ts';
import { blindWorkspace } from '../blind-viewer/workspace.ts';
import { isOn, spotsOn } from '../sight.oracle.ts';
import { body, box, walls } from '../small-boards.oracle.ts';
import { beginPair } from './pair-frame.ts';
import { BOTTOM, FRONT, queueFaces, rimAt, split, TOP } from './viewpoint-boxes.ts';
import type { Box, EyePlace, PairWorkspace } from './workspace.ts';

/** Begins a pair with something between that neither stands nor hangs, so that all heights of the viewer count. */
function begin(viewer: Body, target: Body): PairWorkspace {
  const { pair } = blindWorkspace();
  const [low, high] = [Math.min(viewer.bottom, target.bottom) + 1, Math.max(viewer.top, target.top) - 1];
  beginPair(pair, viewer, target, walls([box(0, 3000, 6000, 10), low, high]));
  return pair;
}

/** Two bodies: round or long, high or low. */
function pairOf(seed: number): { readonly pair: PairWorkspace; readonly viewer: Body; readonly target: Body } {
  const next = numbers(seed);
  const at = (y: number): Body => {
    const round = body(2500 + next(1000), y, next(800), 100 + next(600), 80 + next(300));
    const [dx, dy] = seed % 3 === 0 ? [0, 0] : [next(300) - 150, next(300) - 150];
    return { ...round, ax: round.ax - dx, bx: round.bx + dx, ay: round.ay - dy, by: round.by + dy };
  };
  const [viewer, target] = [at(2000), at(4000)];
  return { pair: begin(viewer, target), viewer, target };
}

/** The last place of a line within the body in which it begins. */
function exitOf(of: Body, from: Spot, to: Spot): Spot {
  let [inside, outside] = [0, 1];
  const at = (part: number): Spot => ({
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
    z: from.z + part * (to.z - from.z),
  });
  for (let k = 0; k < 50; k++) {
    const middle = (inside + outside) / 2;
    if (isOn(of, at(middle))) inside = middle;
    else outside = middle;
  }
  return at(inside);
}

const inFrame = ({ frame }: PairWorkspace, { x, y, z }: Spot): EyePlace => ({
  on: (x - frame.x) * frame.onX + (y - frame.y) * frame.onY,
  up: (y - frame.y) * frame.onX - (x - frame.x) * frame.onY,
  z,
});

const NEARLY = 1e-3;
const holds = ({ on0, on1, up0, up1, z0, z1 }: Box, { on, up, z }: EyePlace): boolean =>
  on > on0 - NEARLY &&
  on < on1 + NEARLY &&
  up > up0 - NEARLY &&
  up < up1 + NEARLY &&
  z > z0 - NEARLY &&
  z < z1 + NEARLY;

describe('boxes of eyes', () => {
  it('hold every place by which a line to the target leaves the viewer, however often they are cut', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { pair, viewer, target } = pairOf(seed);
      const ends = spotsOn(target, 40, -seed);
      const exits = spotsOn(viewer, 40, seed).map((from, k) => inFrame(pair, exitOf(viewer, from, ends[k]!)));
      queueFaces(pair);
      const { queue, boxes } = pair;
      let first = 0;
      for (let times = 0; times < 5; times++) {
        const held = boxes.slice(first, queue.end);
        expect(exits.filter(exit => !held.some(each => holds(each, exit)))).toEqual([]);
        const end = queue.end;
        for (; first < end; first++) split(pair, boxes[first]!);
      }
    }
  });

  it('hold them beside a long target too, that reaches up to the viewer and past it', () => {
    const viewer = body(3000, 3000, 0, 400, 100);
    const target: Body = { ax: 2700, ay: 3050, bx: 4200, by: 3500, r: 50, bottom: 0, top: 400 };
    const pair = begin(viewer, target);
    expect(pair.frame.length).toBeLessThan(pair.frame.deep + pair.frame.targetDeep);
    const ends = spotsOn(target, 200, 1);
    const exits = spotsOn(viewer, 200, 2).map((from, k) => inFrame(pair, exitOf(viewer, from, ends[k]!)));
    queueFaces(pair);
    expect(exits.filter(exit => !holds(pair.boxes[0]!, exit))).toEqual([]);
  });

  it('are of the front, and of the top or bottom where the target is higher or lower', () => {
    const facesOf = (target: Body): readonly number[] => {
      const pair = begin(body(3000, 2000, 100, 400), target);
      queueFaces(pair);
      if (pair.boxes[0]!.face === FRONT) return [FRONT];
      split(pair, pair.boxes[0]!);
      return pair.boxes.slice(1, pair.queue.end).map(({ face }) => face);
    };
    expect(facesOf(body(3000, 4000, 100, 400))).toEqual([FRONT]);
    expect(facesOf(body(3000, 4000, 100, 401))).toEqual([FRONT, TOP]);
    expect(facesOf(body(3000, 4000, 99, 401))).toEqual([FRONT, BOTTOM]);
    expect(facesOf(body(3000, 4000, 99, 402))).toEqual([FRONT, TOP, BOTTOM]);
  });

  it('are not deeper than the viewer between their sides', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { pair } = pairOf(seed);
      const { frame, boxes, queue } = pair;
      queueFaces(pair);
      for (let k = 0; k < 12; k++) split(pair, boxes[k]!);
      for (const { face, on0, on1 } of boxes.slice(0, queue.end)) {
        expect(on0).toBeLessThanOrEqual(on1);
        expect(on1).toBeLessThanOrEqual(frame.deep);
        expect(on0).toBeGreaterThanOrEqual(-frame.deep);
        // At this distance lines slant too little to leave by the viewer's back half.
        if (face === FRONT && seed % 3 === 0) expect(on0).toBeGreaterThan(-frame.deep / 2);
      }
    }
  });

  it('have eyes on the rim of the viewer before and behind their middle', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { pair, viewer } = pairOf(seed);
      const { frame, wholeViewer } = pair;
      queueFaces(pair);
      for (const part of [0, 0.2, 0.5, 0.9]) {
        const cut = { ...wholeViewer, up0: wholeViewer.up0 + part * 2 * frame.wide };
        const [front, back] = [rimAt(pair, cut, true), rimAt(pair, cut, false)];
        expect(front.up).toBe(back.up);
        expect(front.on).toBeGreaterThan(back.on);
        for (const [{ on, up }, further] of [
          [front, 1],
          [back, -1],
        ] as const) {
          const spot = (aside: number): Spot => ({
            x: frame.x + (on + aside) * frame.onX - up * frame.onY,
            y: frame.y + (on + aside) * frame.onY + up * frame.onX,
            z: viewer.top,
          });
          expect(isOn(viewer, spot(0))).toBe(true);
          // At the very side the rim runs along the view.
          if (part < 0.9) expect(isOn(viewer, spot(further))).toBe(false);
        }
      }
    }
  });
});
