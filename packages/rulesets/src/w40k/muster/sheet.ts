import type { WargearOption } from '../content/types.ts';

/** What mustering asks of a kind of model, in every edition. */
export interface SheetKind {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly points: number;
  readonly wargear: readonly string[];
}

/** What mustering asks of a datasheet, in every edition. */
export interface Sheet {
  readonly id: string;
  /** `HQ`, `Troops`, … */
  readonly role: string;
  readonly least: number;
  readonly most: number;
  readonly models: readonly SheetKind[];
  readonly options: readonly WargearOption[];
}

/** Where sheets are found by id. */
export interface Sheets {
  sheet(id: string): Sheet | undefined;
}
