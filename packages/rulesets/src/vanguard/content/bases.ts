// VG-1.1  On what bases models stand
import { perObject } from '@little-wars/engine';
import type { BaseSize } from '@little-wars/engine/geometry';
import type { Choice } from './types.ts';

/** Owners base their models themselves: any entry may stand on a base with corners, as long and as wide as its own. */
export const SQUARE_BASE: Choice = { id: 'square-base', name: 'Square or rectangular base', points: 0, adds: {} };

const squared: (base: BaseSize) => BaseSize = perObject(base =>
  base.shape === 'round'
    ? { shape: 'rectangular', length: base.diameter, width: base.diameter }
    : { ...base, shape: 'rectangular' },
);

/** The base a model stands on: the one on its card, unless its owner chose corners. */
export const basedOn = (printed: BaseSize, choices: readonly string[]): BaseSize =>
  choices.length > 0 && choices.includes(SQUARE_BASE.id) ? squared(printed) : printed;

/** VG-1.1: its sizes in millimetres, in words. */
export function nameOfBase(base: BaseSize): string {
  if (base.shape === 'round') return `${base.diameter / 10} mm`;
  const [length, width] = [base.length / 10, base.width / 10];
  if (base.shape === 'long') return `${length} × ${width} mm, oval`;
  return length === width ? `${length} mm, square` : `${length} × ${width} mm, rectangular`;
}
