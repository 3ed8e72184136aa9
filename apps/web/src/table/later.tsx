// Parts of the table that the first board does without: fetched as one file once it stands.
import { type ComponentType, lazy, Suspense } from 'react';

type Panels = typeof import('./panels.tsx');

function later<P extends object>(chosen: (panels: Panels) => ComponentType<P>): ComponentType<P> {
  const Fetched = lazy(async () => ({ default: chosen(await import('./panels.tsx')) }));
  return (props: P) => (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  );
}

export const AskedForMe = later(panels => panels.AskedForMe);
export const Court = later(panels => panels.Court);
export const Log = later(panels => panels.Log);
export const Models = later(panels => panels.Models);
export const Peeked = later(panels => panels.Peeked);
export const Quieted = later(panels => panels.Quieted);
export const QuietOffer = later(panels => panels.QuietOffer);
export const Refused = later(panels => panels.Refused);
export const UnitCard = later(panels => panels.UnitCard);

const Drawn = lazy(async () => ({ default: (await import('../parts/portrait.tsx')).Portrait }));

/** Keeps its room until it is here. */
export const Portrait = (props: Parameters<typeof import('../parts/portrait.tsx')['Portrait']>[0]) => (
  <Suspense fallback={<span className="portrait" />}>
    <Drawn {...props} />
  </Suspense>
);
