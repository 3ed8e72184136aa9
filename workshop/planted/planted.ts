/** A rule error: its clause, the file it is planted in, and what is written there in place of what. */
export type Planted = readonly [clause: string, file: string, from: string, to: string];
