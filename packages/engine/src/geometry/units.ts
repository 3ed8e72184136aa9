/**
 * A length or coordinate in tenths of a millimetre. Coordinates are integers; a radius may be a half (28.5 mm bases).
 */
export type Tenths = number;

/** One inch, exactly. */
export const INCH: Tenths = 254;

/** Inches as tenths of a millimetre, rounded to the nearest whole tenth (whole and half inches are exact). */
export const inches = (n: number): Tenths => Math.round(n * INCH);

/** Tenths of a millimetre as inches, for showing. Never compare the result: compare tenths. */
export const toInches = (tenths: Tenths): number => tenths / INCH;
