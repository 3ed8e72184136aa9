// Labels where models are drawn small: as many as have room, and those first that matter now.
import type { BoardModel, Id } from '@little-wars/engine';

interface Shown {
  /** Tenths to a pixel. */
  readonly px: number;
  readonly label: (id: Id) => string;
  /** Who is labelled before the others. */
  readonly first: readonly (Id | null)[];
}

/** Letters are never smaller than this, in pixels; the same stands where tokens are drawn. */
const LEAST = 10.5;
/** Of a letter's height: its width, and what a line takes. */
const [WIDE, HIGH] = [0.6, 0.9];

/** The models whose labels would lie over another's. */
export function crowdedOut(models: readonly BoardModel[], { px, label, first }: Shown): ReadonlySet<Id> {
  const size = LEAST * px;
  const rank = (id: Id): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const boxes = models.flatMap(({ id, at, base }) => {
    if (!at || !base) return [];
    const letters = Math.max(size, 0.85 * base.r);
    return [
      { id, ...at, half: (WIDE * letters * label(id).length) / 2, high: (HIGH * letters) / 2, isLarge: letters > size },
    ];
  });
  const hidden = new Set<Id>();
  const kept: typeof boxes = [];
  for (const box of boxes.toSorted((a, b) => rank(a.id) - rank(b.id))) {
    const isOver = kept.some(
      other => Math.abs(other.x - box.x) < other.half + box.half && Math.abs(other.y - box.y) < other.high + box.high,
    );
    if (isOver && !box.isLarge) hidden.add(box.id);
    else kept.push(box);
  }
  return hidden;
}
