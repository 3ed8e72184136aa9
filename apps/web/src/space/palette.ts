// The page's own colours for the view in space.
import { Color } from 'three';
import type { Colour } from './colour.ts';

const NAMES = [
  'paper',
  'sheet',
  'ink',
  'line',
  'accent',
  'danger',
  'good',
  'seat-0',
  'seat-1',
  'gold',
  'hurt',
  'ground',
  'concrete',
  'rust',
] as const;

export type Named = (typeof NAMES)[number];

export interface Palette {
  /** For materials and corners, in the linear colours that light is computed with. */
  readonly of: { readonly [name in Named]: Colour };
  /** For painting on a canvas. */
  readonly css: { readonly [name in Named]: string };
  readonly isDark: boolean;
  /** The side with toothed bases: not the viewer's own. */
  readonly toothed: number;
}

const linear = (css: string): Colour => {
  const { r, g, b } = new Color(css);
  return [r, g, b];
};

/** Reads the style sheet's variables as resolved inside an element. */
export function paletteIn(element: Element): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const css = Object.fromEntries(
    NAMES.map(name => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    }),
  ) as { readonly [name in Named]: string };
  probe.remove();
  const of = Object.fromEntries(NAMES.map(name => [name, linear(css[name])])) as {
    readonly [name in Named]: Colour;
  };
  const toothed = Number(getComputedStyle(element).getPropertyValue('--toothed') || 1);
  return { of, css, isDark: of.paper[1] < 0.2, toothed };
}
