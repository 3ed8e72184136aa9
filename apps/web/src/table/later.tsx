// Parts of the table that the first board does not need: fetched as one file after it is shown.
import type { Figure } from '@little-wars/engine';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

type Panels = typeof import('./panels.tsx');

function later<P extends object>(chosen: (panels: Panels) => ComponentType<P>): ComponentType<P> {
  const Fetched = lazy(async () => ({ default: chosen(await import('./panels.tsx')) }));
  return (props: P) => (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  );
}

export const Advice = later(panels => panels.Advice);
export const Ahead = later(panels => panels.Ahead);
export const AskedForMe = later(panels => panels.AskedForMe);
export const ChancesOnButton = later(panels => panels.ChancesOnButton);
export const Court = later(panels => panels.Court);
export const FirstTime = later(panels => panels.FirstTime);
export const HandOver = later(panels => panels.HandOver);
export const JustNow = later(panels => panels.JustNow);
export const Log = later(panels => panels.Log);
export const Models = later(panels => panels.Models);
export const OnTheMap = later(panels => panels.OnTheMap);
export const OwnCards = later(panels => panels.OwnCards);
export const Peeked = later(panels => panels.Peeked);
export const PlayedElsewhere = later(panels => panels.PlayedElsewhere);
export const Quieted = later(panels => panels.Quieted);
export const QuietOffer = later(panels => panels.QuietOffer);
export const Refused = later(panels => panels.Refused);
export const SetUpAsDrawn = later(panels => panels.SetUpAsDrawn);
export const SetUpForMe = later(panels => panels.SetUpForMe);
export const TypedPlace = later(panels => panels.TypedPlace);
export const Unfolded = later(panels => panels.Unfolded);
export const UnitCard = later(panels => panels.UnitCard);
export const Why = later(panels => panels.Why);

/** A model from the side; a placeholder keeps its space until the drawing is loaded. */
export function Portrait({ looks }: { readonly looks: Figure }) {
  const [Drawn, setDrawn] = useState<ComponentType<{ readonly looks: Figure }> | null>(null);
  useEffect(() => {
    let left = false;
    void import('../parts/portrait.tsx').then(part => {
      if (!left) setDrawn(() => part.Portrait);
    });
    return () => {
      left = true;
    };
  }, []);
  return <span className="pictured">{Drawn ? <Drawn looks={looks} /> : null}</span>;
}
