// The sounds of the table. Browsers allow no sound before the first gesture, and nothing is fetched before it.
import type { Cue } from '../game/weight.ts';
import { volumeOfPlay } from '../settings.ts';

let isAllowed = false;

const GESTURES = ['pointerdown', 'keydown'] as const;

function allow(): void {
  isAllowed = true;
  for (const gesture of GESTURES) removeEventListener(gesture, allow, true);
}

if (typeof addEventListener === 'function') for (const gesture of GESTURES) addEventListener(gesture, allow, true);

export function hear(cues: readonly Cue[]): void {
  const volume = volumeOfPlay();
  if (!isAllowed || volume === 0 || cues.length === 0 || document.hidden) return;
  // Without sound the match continues anyway.
  void import('./sounds.ts').then(({ play }) => play(cues, volume)).catch(() => {});
}
