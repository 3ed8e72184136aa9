import type { LaidTable, troublesOf } from '@little-wars/skirmish/tables';
import type { Edit, Edited } from './edit.ts';

/** What the parts of the editor share. */
export interface Shown {
  readonly state: Edited;
  readonly table: LaidTable;
  readonly change: (edit: Edit) => void;
  readonly troubles: ReturnType<typeof troublesOf>;
}
