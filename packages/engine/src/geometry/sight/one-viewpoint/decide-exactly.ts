import type { Picture } from '../picture/picture.ts';
import type { Among } from '../types.ts';
import { type Block, findGap } from './exact-chain.ts';
import { axisOf, footprintOutline, least, most, outlineOf, real, toDouble } from './exact-outline.ts';
import type { EyeWorkspace } from './workspace.ts';

/**
 * Decides a stretch of directions exactly, in BigInt, on the picture as it stands. True when a gap with some width is
 * free there, which is then in `gap` of the picture.
 */
export function isOpenBetween(work: EyeWorkspace, from: number, to: number, among: Among): boolean {
  const { picture, coverers, effort, proof } = work;
  const { count, targetPlan, gap, left, owner, right, view } = picture;
  effort.exact++;
  const c = axisOf(view.cx, view.cy);
  const target = block(picture, 0, footprintOutline(targetPlan, c));
  const numbers: number[] = [];
  for (let i = 1; i <= count; i++) if (left[i]! < to && right[i]! > from) numbers.push(i);
  const blocks = numbers.map(i => block(picture, i, outlineOf(owner[i]!, among, view, c)));
  const { outline } = target;
  const exactGap = findGap(target, blocks, most(real(from), outline.left), least(real(to), outline.right));
  if (!exactGap) {
    // Closed by a hair: there is no margin to speak of, and all things there take part.
    proof.rise = 0;
    proof.at = (from + to) / 2;
    for (const i of numbers) coverers[i] = 1;
    return false;
  }
  gap.t = toDouble(exactGap.t);
  gap.low = toDouble(exactGap.low);
  gap.high = toDouble(exactGap.high);
  gap.below = exactGap.below < 0 ? 0 : numbers[exactGap.below]!;
  gap.above = exactGap.above < 0 ? 0 : numbers[exactGap.above]!;
  return true;
}

const block = (picture: Picture, i: number, outline: Block['outline']): Block => ({
  outline,
  bottom: real(picture.bottom[i]!),
  top: real(picture.top[i]!),
  intersects: picture.intersects[i] === 1,
});
