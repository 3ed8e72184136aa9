import type { AttackShown } from '@little-wars/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { bestPlace, type Place } from './place.ts';

/** The strip grows as dice are rolled. */
const LEAST_HEIGHT = 210;

/** Chosen again for each attack; `key` is null while there is no strip. */
export function usePlace(key: string | null, attack: AttackShown | null) {
  const over = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>('top');
  useLayoutEffect(() => {
    const strip = over.current?.querySelector('.duel')?.getBoundingClientRect();
    if (key === null || !over.current || !strip || !attack) return;
    const seen = [attack.by, attack.to].flatMap(id => {
      // A round rim is a dot with a wide stroke, which has no size: the shadow has.
      const token = document.querySelector(`svg.map [data-model="${id}"] .cast`);
      return token ? [token.getBoundingClientRect()] : [];
    });
    const height = Math.max(LEAST_HEIGHT, strip.height);
    setPlace(bestPlace(over.current.getBoundingClientRect(), { width: strip.width, height }, seen));
  }, [key]);
  return { over, place: key === null ? 'top' : place };
}
