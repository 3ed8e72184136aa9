// Which part of the table is in view, in tenths. Pure functions, testable without a page.

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Margin around the table, so that its edge is visible. */
const MARGIN = 60;
/** The closest zoom: one base fills the picture. */
const NEAREST = 800;

/** A camera that fits the whole table into a window of this aspect ratio. */
export function wholeTable(table: Size, window: Size): Camera {
  const [width, height] = [table.width + 2 * MARGIN, table.height + 2 * MARGIN];
  const scale = Math.max(width / Math.max(1, window.width), height / Math.max(1, window.height));
  const view = { width: window.width * scale, height: window.height * scale };
  return { x: (table.width - view.width) / 2, y: (table.height - view.height) / 2, ...view };
}

/** A camera around some places, at least so wide that what is near them is seen too, in the shape of the whole view. */
export function around(
  places: readonly { readonly x: number; readonly y: number }[],
  margin: number,
  whole: Camera,
): Camera {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [wide, high] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  const width = Math.min(whole.width, Math.max(NEAREST, wide, (high * whole.width) / whole.height));
  const height = (width * whole.height) / whole.width;
  return kept({ x: left + (wide - width) / 2, y: top + (high - height) / 2, width, height }, whole);
}

/** Windows narrower than this, in pixels, are a phone's. */
const NARROW = 600;

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/** Whether a table is turned by a quarter on a phone, so that its long side lies along the long side of the window. */
export const isTurnedIn = (table: Size, window: Size): boolean =>
  isNarrow(window) && window.height > window.width && table.width > 1.1 * table.height;

/** Zooms in (factor below 1) or out around a fixed point, at most out to the whole table. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number },
  whole: Camera,
): Camera {
  const width = Math.min(whole.width, Math.max(NEAREST, camera.width * factor));
  const by = width / camera.width;
  return kept(
    {
      x: at.x - (at.x - camera.x) * by,
      y: at.y - (at.y - camera.y) * by,
      width,
      height: camera.height * by,
    },
    whole,
  );
}

export const panned = (camera: Camera, dx: number, dy: number, whole: Camera): Camera =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, whole);

/** Keeps the view within the whole-table view. */
function kept(camera: Camera, whole: Camera): Camera {
  return {
    ...camera,
    x: between(camera.x, whole.x, whole.x + whole.width - camera.width),
    y: between(camera.y, whole.y, whole.y + whole.height - camera.height),
  };
}

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The camera after a resize: same centre, same width. */
export function fitted(camera: Camera, window: Size, whole: Camera): Camera {
  const height = (camera.width * window.height) / Math.max(1, window.width);
  const y = camera.y + (camera.height - height) / 2;
  return camera.width >= whole.width ? whole : kept({ ...camera, y, height }, whole);
}
