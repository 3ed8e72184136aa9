/** Special rules of the T'au. */
export type TauUse =
  /** For CP, when an enemy has charged a friend this near, in inches: a ranged attack at it. */
  | { readonly rule: 'supporting-fire'; readonly cp: number; readonly within: number }
  /** For one attack, by the ability above: the melee that the target is in does not shield it. */
  | { readonly rule: 'fires-in-support' }
  /** Charge attacks at it are worse to hit. */
  | { readonly rule: 'photon-grenades'; readonly by: number }
  /** For CP it suffers in its own body what a friend this near, in inches, is about to suffer. */
  | { readonly rule: 'saviour-protocol'; readonly cp: number; readonly within: number }
  /** For one attack, by the ability above: its hits cost whom it is on nothing. */
  | { readonly rule: 'saved' }
  /** For a while, by the action of that name: ranged attacks at whom it is on are better, for the team that did it. */
  | { readonly rule: 'markerlight'; readonly by: number }
  /** For a while, by the action of that name: more AP for ranged attacks of the team this near, in inches. */
  | { readonly rule: 'montka'; readonly within: number; readonly ap: number };
