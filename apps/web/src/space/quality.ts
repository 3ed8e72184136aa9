// The adaptive quality of the view in space: lowered until orbiting is smooth.

export interface Quality {
  readonly antialias: boolean;
  /** Whether light and shadows are computed per frame; otherwise precomputed per vertex, with painted shadows. */
  readonly isLit: boolean;
  /** The size of the shadow map. */
  readonly fine: number;
  /** The maximum pixel ratio while moving. */
  readonly ratio: number;
}

/** From the best down. */
export const QUALITIES: readonly Quality[] = [
  { antialias: true, isLit: true, fine: 2048, ratio: 2 },
  { antialias: true, isLit: true, fine: 2048, ratio: 1 },
  { antialias: false, isLit: true, fine: 1024, ratio: 1 },
  { antialias: false, isLit: false, fine: 1024, ratio: 1 },
  { antialias: false, isLit: false, fine: 1024, ratio: 0.75 },
  { antialias: false, isLit: false, fine: 1024, ratio: 0.5 },
  { antialias: false, isLit: false, fine: 1024, ratio: 0.35 },
];

/** Where to start: software rendering cannot light every frame in time. */
export const firstLevel = (isSoftware: boolean): number =>
  isSoftware ? QUALITIES.findIndex(({ isLit }) => !isLit) : 0;

/** The frame budget in milliseconds: thirty per second, with some reserve. */
export const SMOOTH = 30;
/** How many frames are measured before anything is lowered. */
const TRIED = 5;

export interface Pace {
  /** The index of the quality. */
  readonly level: number;
  /** The durations of its last frames. */
  readonly times: readonly number[];
}

/** The state after a frame: one level lower if most of the last ones took too long. */
export function paced({ level, times }: Pace, took: number): Pace {
  const last = [...times, took].slice(-TRIED);
  const middle = last.toSorted((a, b) => a - b)[Math.floor(last.length / 2)]!;
  const isSlow = last.length === TRIED && middle > SMOOTH;
  if (!isSlow || level + 1 >= QUALITIES.length) return { level, times: last };
  return { level: level + 1, times: [] };
}
