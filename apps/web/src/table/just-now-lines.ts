// The lines of one moment, as shown at the table.
import type { ToldMoment } from '@little-wars/table';

export interface Line {
  readonly key: string;
  readonly text: string;
  readonly faces: readonly number[] | null;
  readonly why: string | null;
}

/** The reason is attached to the choice: the line of the question's own clause, or the question itself. */
export function linesOf({ asked, roll, lines, why }: ToldMoment, at: number, clause: string): readonly Line[] {
  const told: readonly Line[] = lines.map(({ text }, i) => ({ key: `${at} ${i}`, text, faces: null, why: null }));
  const rolled: readonly Line[] = roll ? [{ key: `${at} dice`, text: `${asked}:`, faces: roll.faces, why: null }] : [];
  const all = [...rolled, ...told];
  if (why === null) return all;
  const own = lines.findIndex(line => line.clause === clause) + (roll ? 1 : 0);
  return own < (roll ? 1 : 0)
    ? [{ key: `${at} why`, text: asked, faces: null, why }, ...all]
    : all.with(own, { ...all[own]!, why });
}
