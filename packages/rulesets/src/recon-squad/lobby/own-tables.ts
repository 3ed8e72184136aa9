// RS-8.2  Places that custom tables keep free of solid pieces: possible markers, for any corners
import type { ClearBox } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';

const ROOM: Tenths = inches(2);

export function clearAround({ width, depth }: { readonly width: Tenths; readonly depth: Tenths }): readonly ClearBox[] {
  const at = (x: number, y: number): ClearBox => ({ left: x - ROOM, right: x + ROOM, low: y - ROOM, high: y + ROOM });
  return [at(width / 2, depth / 2), ...[1, 3].flatMap(i => [1, 3].map(j => at((i * width) / 4, (j * depth) / 4)))];
}
