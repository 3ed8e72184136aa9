// Parts of the map that most boards do not need: loaded lazily when they are first drawn.
import { type ComponentType, lazy, Suspense } from 'react';

/** Draws nothing until the component is loaded. */
function later<P extends object>(fetched: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Fetched = lazy(async () => ({ default: await fetched() }));
  return (props: P) => (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  );
}

export const Arrows = later(async () => (await import('./arrows.tsx')).Arrows);
export const Attack = later(async () => (await import('./effects.tsx')).Attack);
export const Hurts = later(async () => (await import('./effects.tsx')).Hurts);
export const AheadLine = later(async () => (await import('./arrows.tsx')).AheadLine);
export const Stars = later(async () => (await import('./stars.tsx')).Stars);
export const Rock = later(async () => (await import('./stars.tsx')).Rock);
export const Lensed = later(async () => (await import('./lensed.tsx')).Lensed);
export const LensKey = later(async () => (await import('./lensed.tsx')).LensKey);
export const Shaded = later(async () => (await import('./shade.tsx')).Shaded);
export const ShadeKey = later(async () => (await import('./shade.tsx')).ShadeKey);

type Overlays = typeof import('./overlay.tsx');

/** Effects drawn while models act; fetched as soon as the first board is shown. */
export const fetchOverlays = (): Promise<Overlays> => import('./overlay.tsx');

export const AtGhost: Overlays['AtGhost'] = later(async () => (await fetchOverlays()).AtGhost) as Overlays['AtGhost'];
export const Cursor: Overlays['Cursor'] = later(async () => (await fetchOverlays()).Cursor) as Overlays['Cursor'];
export const Facing: Overlays['Facing'] = later(async () => (await fetchOverlays()).Facing) as Overlays['Facing'];
export const Ghosts = later(async () => (await import('./ghosts.tsx')).Ghosts);
export const Heads = later(async () => (await import('./heads.tsx')).Heads);
export const Reach: Overlays['Reach'] = later(async () => (await fetchOverlays()).Reach) as Overlays['Reach'];
export const Rings: Overlays['Rings'] = later(async () => (await fetchOverlays()).Rings) as Overlays['Rings'];
export const Ruler: Overlays['Ruler'] = later(async () => (await fetchOverlays()).Ruler) as Overlays['Ruler'];
export const Sightlines: Overlays['Sightlines'] = later(
  async () => (await fetchOverlays()).Sightlines,
) as Overlays['Sightlines'];
export const Stem: Overlays['Stem'] = later(async () => (await fetchOverlays()).Stem) as Overlays['Stem'];
export const Tape: Overlays['Tape'] = later(async () => (await fetchOverlays()).Tape) as Overlays['Tape'];
