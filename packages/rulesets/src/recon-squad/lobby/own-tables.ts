// RS-8.2  What stays free of solid pieces on tables of the players' own: the places of markers, whatever the corners
import type { ClearBox } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';

const ROOM: Tenths = inches(2);

export function clearAround({ width, depth }: { readonly width: Tenths; readonly depth: Tenths }): readonly ClearBox[] {
  const at = (x: number, y: number): ClearBox => ({ left: x - ROOM, right: x + ROOM, low: y - ROOM, high: y + ROOM });
  return [at(width / 2, depth / 2), ...[1, 3].flatMap(i => [1, 3].map(j => at((i * width) / 4, (j * depth) / 4)))];
}
