/** Special rules of the Orks. */
export type OrkUse =
  /** Its charges go further, in inches. */
  | { readonly rule: 'ere-we-go'; readonly by: number }
  /** A bonus to nerve for each friend within this many inches, up to `most`. */
  | { readonly rule: 'mob-rule'; readonly within: number; readonly most: number }
  /** For CP, before the hit roll of a ranged attack: more dice. */
  | { readonly rule: 'more-dakka'; readonly cp: number; readonly dice: number }
  /** Temporary, from the action of the same name: more dice for the team's charge attacks. */
  | { readonly rule: 'waaagh'; readonly dice: number }
  /** Temporary, from the action of the same name: it counts as obscured. */
  | { readonly rule: 'smoke' };
