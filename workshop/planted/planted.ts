/** A rule error: its clause, the file it is planted in, and the replacement. */
export type Planted = readonly [clause: string, file: string, from: string, to: string];
