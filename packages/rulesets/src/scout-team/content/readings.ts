// ST-7  How rules that speak of units are read when every model is one

/** ST-7.1, ST-7.3: over which models a rule is read. */
export interface Reading {
  readonly scope: 'army' | 'unit-name' | 'keyword' | 'near';
  /** For `keyword`. */
  readonly keyword?: string;
  /** For `near`: inches from the relevant model. */
  readonly within?: 1 | 2 | 3 | 6;
  readonly visible?: true;
  readonly side?: 'friends' | 'enemies';
}

/** ST-7.6: the default of every rule that speaks of a unit and is void without one. */
export const BY_NAME: Reading = { scope: 'unit-name' };
