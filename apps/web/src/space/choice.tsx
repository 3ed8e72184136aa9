// The table from above or in space. Space is loaded lazily; the map stays the default.
import { lazy, Suspense, useEffect, useState } from 'react';
import { MapView } from '../map/map.tsx';
import type { MapProps } from '../map/map-props.ts';

const SpaceView = lazy(async () => ({ default: (await import('./view.tsx')).SpaceView }));

type TableMode = 'map' | 'space' | 'impossible';

/** In a text field, keys are text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

export function TableView(props: Omit<MapProps, 'space'>) {
  const [wanted, want] = useState<TableMode>('map');
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'v' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      want(now => (now === 'space' ? 'map' : 'space'));
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const map = <MapView {...props} space={{ enter: () => want('space'), isPossible: wanted !== 'impossible' }} />;
  if (wanted !== 'space') return map;
  return (
    <Suspense fallback={map}>
      <SpaceView {...props} leave={isPossible => want(isPossible ? 'map' : 'impossible')} />
    </Suspense>
  );
}
