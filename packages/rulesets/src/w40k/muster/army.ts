/** A model of a list: its kind on the datasheet, and what it takes. */
export interface Member {
  readonly kind: string;
  readonly name: string;
  /** Its choices, each written as what it gives up and what it takes: `boltgun>plasma-gun`, `>camo-cloak`. */
  readonly choices: readonly string[];
}

/** What its wargear follows from. */
export type Equipped = Pick<Member, 'kind' | 'choices'>;

/** A unit as selected. In play every model is a unit of its own; rules use the selection where they say so. */
export interface Selection<M extends Member = Member> {
  readonly sheet: string;
  readonly models: readonly M[];
}

export interface Army<M extends Member = Member> {
  readonly faction: string;
  readonly selections: readonly Selection<M>[];
}
