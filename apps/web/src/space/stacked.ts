// Labels that must all be readable: none covers another.

export interface Box {
  /** The middle of its lower edge. */
  readonly x: number;
  readonly y: number;
  readonly ahead: number;
  readonly width: number;
  readonly height: number;
}

/** Nearer ones keep their places; one that would be covered moves up until nothing covers it. */
export function stacked<B extends Box>(boxes: readonly B[]): readonly B[] {
  const placed: B[] = [];
  for (const box of boxes.toSorted((a, b) => a.ahead - b.ahead)) {
    let at = box;
    for (let over = covering(placed, at); over; over = covering(placed, at)) at = { ...at, y: over.y - over.height };
    placed.push(at);
  }
  return placed;
}

const covering = <B extends Box>(placed: readonly B[], { x, y, width, height }: Box): B | undefined =>
  placed.find(
    other => Math.abs(other.x - x) < (other.width + width) / 2 && y > other.y - other.height && other.y > y - height,
  );
