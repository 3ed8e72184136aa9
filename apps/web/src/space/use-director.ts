// Connects the page to the director: its canvas, its size, its colours, and what happens when the graphics fail.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Size } from '../map/camera.ts';
import { Director } from './director.ts';
import { type Eye, eyeOf, wholeTable } from './eye.ts';
import { type Palette, paletteIn } from './palette.ts';
import { firstLevel, QUALITIES } from './quality.ts';

export interface Directed {
  readonly director: Director;
  readonly palette: Palette;
  /** Whether its quality was measured earlier in this tab. */
  readonly isGauged: boolean;
}

interface Options {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Called whenever the picture has changed. */
  readonly placed: RefObject<(eye: Eye, size: Size) => void>;
  readonly table: Size;
  /** Called where WebGL is unavailable or lost. */
  readonly failed: (how: 'none' | 'lost') => void;
}

/** Software renderers, which start without the effects they are too slow for. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** The key of the quality measured earlier in this tab. */
const KEPT = 'quality of the view in space';

/** Null without WebGL. */
function levelHere(): number | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return firstLevel(SOFTWARE.test(name));
}

/** Null until the canvas is mounted. */
export function useDirector({ canvas, placed, table, failed }: Options): Directed | null {
  const [directed, setDirected] = useState<Directed | null>(null);
  useLayoutEffect(() => {
    const element = canvas.current!;
    const kept = sessionStorage.getItem(KEPT);
    const here = levelHere();
    const level = here === null || kept === null ? here : Math.min(QUALITIES.length - 1, Number(kept));
    if (level === null) {
      failed('none');
      return;
    }
    const { width, height } = element.getBoundingClientRect();
    const size = { width: Math.max(1, width), height: Math.max(1, height) };
    const director = new Director(element, eyeOf(wholeTable(table, size)), level, (eye, window) =>
      placed.current(eye, window),
    );
    director.resize(size);
    setDirected({ director, palette: paletteIn(element.parentElement!), isGauged: kept !== null });
    const lost = (event: Event): void => {
      event.preventDefault();
      failed('lost');
    };
    element.addEventListener('webglcontextlost', lost);
    const watch = new ResizeObserver(([entry]) => {
      const { width: wide, height: high } = entry!.contentRect;
      if (wide > 0 && high > 0) director.resize({ width: wide, height: high });
    });
    watch.observe(element);
    return () => {
      sessionStorage.setItem(KEPT, String(director.level));
      element.removeEventListener('webglcontextlost', lost);
      watch.disconnect();
      director.dispose();
    };
  }, []);
  useEffect(() => {
    // In the page's light or dark theme.
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const changed = (): void =>
      setDirected(now => now && { ...now, palette: paletteIn(canvas.current!.parentElement!) });
    scheme.addEventListener('change', changed);
    return () => scheme.removeEventListener('change', changed);
  }, [canvas]);
  return directed;
}
