// What the pointer is over: its height, and the piece it is an upper part of.
import { inInches } from './upright.ts';

/** The terrain under the pointer: the piece whose upper part it is, and the height of its top. */
export interface Under {
  readonly over: string | null;
  readonly height: string | null;
  readonly x: number;
  readonly y: number;
}

export function underOf(element: Element): Under | null {
  const top = Number(element.getAttribute('data-top') ?? 0);
  if (!(element instanceof SVGGraphicsElement) || top === 0) return null;
  const { x, y, width, height } = element.getBBox();
  return { over: element.getAttribute('data-over'), height: inInches(top), x: x + width / 2, y: y + height / 2 };
}

/** How high something is. */
export const Chip = ({ under: { x, y, height }, px }: { readonly under: Under; readonly px: number }) => (
  <g className="chip" transform={`translate(${x} ${y}) scale(${px.toFixed(3)})`}>
    <rect x="-21" y="-10" width="42" height="20" rx="10" />
    <text dy="0.35em">{height}</text>
  </g>
);
