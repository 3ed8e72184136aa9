/** Special rules of the Space Marines. */
export type SpaceMarineUse =
  /** Dice of a ranged attack to roll again while it has not moved in its activation. */
  | { readonly rule: 'bolter-drill'; readonly dice: number }
  /** For CP, when it is out of wounds: better recovery. */
  | { readonly rule: 'hard-to-kill'; readonly cp: number; readonly by: number }
  /** For a while, by the action of that name: more damage by its ranged attacks. */
  | { readonly rule: 'overcharge'; readonly damage: number };
