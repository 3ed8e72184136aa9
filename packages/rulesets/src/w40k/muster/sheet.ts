import type { WargearOption } from '../content/types.ts';

/** What mustering needs from a kind of model, in every edition. */
export interface SheetKind {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly points: number;
  readonly wargear: readonly string[];
}

/** What mustering needs from a datasheet, in every edition. */
export interface Sheet {
  readonly id: string;
  /** `HQ`, `Troops`, … */
  readonly role: string;
  readonly least: number;
  readonly most: number;
  readonly models: readonly SheetKind[];
  readonly options: readonly WargearOption[];
}

/** Looks up sheets by id. */
export interface Sheets {
  sheet(id: string): Sheet | undefined;
}
