// Parts of the map that most boards do without: fetched when they are first drawn.
import { type ComponentType, lazy, Suspense } from 'react';

/** Draws nothing until the component is here. */
function later<P extends object>(fetched: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Fetched = lazy(async () => ({ default: await fetched() }));
  return (props: P) => (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  );
}

export const Arrows = later(async () => (await import('./arrows.tsx')).Arrows);
export const AheadLine = later(async () => (await import('./arrows.tsx')).AheadLine);
export const Lensed = later(async () => (await import('./lensed.tsx')).Lensed);
export const LensKey = later(async () => (await import('./lensed.tsx')).LensKey);
export const Shaded = later(async () => (await import('./shade.tsx')).Shaded);
export const ShadeKey = later(async () => (await import('./shade.tsx')).ShadeKey);
