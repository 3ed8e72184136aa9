/** Special rules of the T'au. */
export type TauUse =
  /** For CP, when an enemy has charged a friend within this many inches: a ranged attack on it. */
  | { readonly rule: 'supporting-fire'; readonly cp: number; readonly within: number }
  /** For one attack, from the ability above: the target may be engaged. */
  | { readonly rule: 'fires-in-support' }
  /** Charge attacks on it have a penalty to hit. */
  | { readonly rule: 'photon-grenades'; readonly by: number }
  /** For CP, it suffers what a friend within this many inches is about to suffer. */
  | { readonly rule: 'saviour-protocol'; readonly cp: number; readonly within: number }
  /** For one attack, from the ability above: unsaved hits cost its holder nothing. */
  | { readonly rule: 'saved' }
  /** Temporary, from the action of the same name: a bonus to ranged attacks on its holder, for the acting team. */
  | { readonly rule: 'markerlight'; readonly by: number }
  /** Temporary, from the action of the same name: more AP for the team's ranged attacks within this many inches. */
  | { readonly rule: 'montka'; readonly within: number; readonly ap: number };
