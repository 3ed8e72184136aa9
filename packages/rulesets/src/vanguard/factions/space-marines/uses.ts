/** Special rules of the Space Marines. */
export type SpaceMarineUse =
  /** Re-rolls in a ranged attack if it has not moved in its activation. */
  | { readonly rule: 'bolter-drill'; readonly dice: number }
  /** For CP, at 0 wounds: a bonus to its recovery roll. */
  | { readonly rule: 'hard-to-kill'; readonly cp: number; readonly by: number }
  /** Temporary, from the action of the same name: more damage in its ranged attacks. */
  | { readonly rule: 'overcharge'; readonly damage: number };
