/** Special rules of the Orks. */
export type OrkUse =
  /** Its charges go further, in inches. */
  | { readonly rule: 'ere-we-go'; readonly by: number }
  /** Better nerve for each friend this near, in inches, up to so many. */
  | { readonly rule: 'mob-rule'; readonly within: number; readonly most: number }
  /** For CP, before the hit roll of a ranged attack: more dice. */
  | { readonly rule: 'more-dakka'; readonly cp: number; readonly dice: number }
  /** For a while, by the action of that name: more dice for the charge attacks of the team. */
  | { readonly rule: 'waaagh'; readonly dice: number }
  /** For a while, by the action of that name: it counts as obscured. */
  | { readonly rule: 'smoke' };
