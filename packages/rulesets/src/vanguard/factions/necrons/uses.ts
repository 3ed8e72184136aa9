/** Special rules of the Necrons. */
export type NecronUse =
  /** Wounds regained at the start of a round. */
  | { readonly rule: 'living-metal'; readonly wounds: number }
  /** For CP, before it suffers wounds: each unsaved hit costs it only one. */
  | { readonly rule: 'necrodermis'; readonly cp: number }
  /** Once per game, at the end of a round: a model returns. */
  | { readonly rule: 'resurrection-orb' }
  /** Temporary, from the action of the same name: a bonus to hit. */
  | { readonly rule: 'my-will-be-done'; readonly by: number };
