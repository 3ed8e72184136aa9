// Chooses which labels fit when models are drawn small; those that matter now come first.
import type { BoardModel, Id } from '@little-wars/engine';

interface Shown {
  /** Tenths per pixel. */
  readonly px: number;
  readonly label: (id: Id) => string;
  /** Models whose labels have priority. */
  readonly first: readonly (Id | null)[];
}

/** Minimum letter height in pixels; tokens use the same value. */
const LEAST = 12;
/** Width of a letter with the gap to the next label, and height of a line, relative to letter height. */
const [WIDE, HIGH] = [0.52, 0.95];

/** The models whose labels would overlap another label, or another model. */
export function crowdedOut(models: readonly BoardModel[], { px, label, first }: Shown): ReadonlySet<Id> {
  const size = LEAST * px;
  const rank = (id: Id): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const boxes = models.flatMap(({ id, at, base }) => {
    if (!at || !base) return [];
    const letters = Math.max(size, 0.85 * base.r);
    return [
      {
        id,
        x: at.x,
        // Labels stand below the base.
        y: at.y - base.r - letters / 2,
        half: (WIDE * letters * label(id).length) / 2,
        high: (HIGH * letters) / 2,
        isLarge: letters > size,
      },
    ];
  });
  const isOverModel = ({ id, x, y, half, high }: (typeof boxes)[number]): boolean =>
    models.some(
      ({ id: other, at, base }) =>
        other !== id &&
        at &&
        base &&
        Math.abs(at.x - x) < half + 0.6 * base.r &&
        Math.abs(at.y - y) < high + 0.6 * base.r,
    );
  const hidden = new Set<Id>();
  const kept: typeof boxes = [];
  for (const box of boxes.toSorted((a, b) => rank(a.id) - rank(b.id))) {
    const isOver = kept.some(
      other => Math.abs(other.x - box.x) < other.half + box.half && Math.abs(other.y - box.y) < other.high + box.high,
    );
    const isLost = isOver || (rank(box.id) === first.length && isOverModel(box));
    if (isLost && !box.isLarge) hidden.add(box.id);
    else kept.push(box);
  }
  return hidden;
}
