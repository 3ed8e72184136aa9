// Where the strip is placed: where it hides neither fighter, if possible.

/** In order of preference. */
const PLACES = [
  'top',
  'low',
  'top start',
  'top end',
  'low start',
  'low end',
  'middle',
  'middle start',
  'middle end',
] as const;
export type Place = (typeof PLACES)[number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The strip at a place of a frame. */
export function boxAt(place: Place, frame: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  const spare = frame.width - width;
  const left = frame.left + (place.includes('start') ? 0 : place.includes('end') ? spare : spare / 2);
  const below = frame.height - height;
  const top = frame.top + (place.includes('low') ? below : place.includes('middle') ? below / 2 : 0);
  return { left, top, width, height };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The first of the places that hide least of these. */
export function bestPlace(frame: Box, strip: Pick<Box, 'width' | 'height'>, seen: readonly Box[]): Place {
  const hidden = (place: Place): number =>
    seen.reduce((sum, each) => sum + shared(boxAt(place, frame, strip), each), 0);
  return PLACES.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
