/** Bands of hidden heights in one direction: the first `count`, by their lower ends. */
export interface HeightBands {
  count: number;
  readonly lows: Float64Array;
  readonly highs: Float64Array;
}

export const newHeightBands = (room: number): HeightBands => ({
  count: 0,
  lows: new Float64Array(room),
  highs: new Float64Array(room),
});

/** Puts one more band in its place. */
export function addBand(bands: HeightBands, low: number, high: number): void {
  const { lows, highs } = bands;
  let place = bands.count++;
  for (; place > 0 && lows[place - 1]! > low; place--) {
    lows[place] = lows[place - 1]!;
    highs[place] = highs[place - 1]!;
  }
  lows[place] = low;
  highs[place] = high;
}

/** How much the bands hide together, none of them reaching below the floor; where they overlap it counts once. */
export function hiddenByBands({ count, lows, highs }: HeightBands, floor: number): number {
  let at = floor;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    if (highs[k]! <= at) continue;
    sum += highs[k]! - Math.max(at, lows[k]!);
    at = highs[k]!;
  }
  return sum;
}
