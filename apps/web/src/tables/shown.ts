import type { CustomTable, troublesOf } from '@little-wars/skirmish/tables';
import type { Edit, Edited } from './edit.ts';

/** Shared by the parts of the editor. */
export interface Shown {
  readonly state: Edited;
  readonly table: CustomTable;
  readonly change: (edit: Edit) => void;
  readonly troubles: ReturnType<typeof troublesOf>;
}
