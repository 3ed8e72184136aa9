/** Special rules of the Necrons. */
export type NecronUse =
  /** Wounds it regains at the start of a round. */
  | { readonly rule: 'living-metal'; readonly wounds: number }
  /** For CP, before it suffers wounds: each unsaved hit costs it one. */
  | { readonly rule: 'necrodermis'; readonly cp: number }
  /** Once a game, at the end of a round: somebody returns. */
  | { readonly rule: 'resurrection-orb' }
  /** For a while, by the action of that name: better to hit. */
  | { readonly rule: 'my-will-be-done'; readonly by: number };
