// How finely the view in space is drawn. It lowers itself until turning the table is smooth.

export interface Quality {
  readonly antialias: boolean;
  /** Light and shadows are computed for each picture; else once for each corner, and shadows are painted. */
  readonly isLit: boolean;
  /** Pixels along one side of the picture of shadows. */
  readonly fine: number;
  /** Pixels of the picture to one of the page, at most, while it moves. */
  readonly ratio: number;
}

/** From the finest down. */
export const QUALITIES: readonly Quality[] = [
  { antialias: true, isLit: true, fine: 2048, ratio: 2 },
  { antialias: true, isLit: true, fine: 2048, ratio: 1 },
  { antialias: false, isLit: true, fine: 1024, ratio: 1 },
  { antialias: false, isLit: false, fine: 1024, ratio: 1 },
  { antialias: false, isLit: false, fine: 1024, ratio: 0.75 },
  { antialias: false, isLit: false, fine: 1024, ratio: 0.5 },
  { antialias: false, isLit: false, fine: 1024, ratio: 0.35 },
];

/** Where to begin: a processor that stands in for graphics cannot light every picture in time. */
export const firstLevel = (isSoftware: boolean): number =>
  isSoftware ? QUALITIES.findIndex(({ isLit }) => !isLit) : 0;

/** Milliseconds that a frame may take: thirty a second, with something to spare. */
export const SMOOTH = 30;
/** So many frames are looked at before anything is lowered. */
const TRIED = 5;

export interface Pace {
  /** Which of the qualities. */
  readonly level: number;
  /** How long the last frames took at it. */
  readonly times: readonly number[];
}

/** The pace after a frame: lowered by a level where most of the last ones took too long. */
export function paced({ level, times }: Pace, took: number): Pace {
  const last = [...times, took].slice(-TRIED);
  const middle = last.toSorted((a, b) => a - b)[Math.floor(last.length / 2)]!;
  const isSlow = last.length === TRIED && middle > SMOOTH;
  if (!isSlow || level + 1 >= QUALITIES.length) return { level, times: last };
  return { level: level + 1, times: [] };
}
