/** Special rules of the Tyranids. */
export type TyranidUse =
  /** No nerve test this near, in inches, to one that carries the will of the hive; worse nerve without. */
  | { readonly rule: 'synapse'; readonly within: number }
  /** For CP, when it is out of wounds in melee: it strikes once more. */
  | { readonly rule: 'death-throes'; readonly cp: number }
  /** More dice in melee at whom several friends engage. */
  | { readonly rule: 'swarming'; readonly friends: number; readonly dice: number }
  /** For a while, by the action of that name: more dice in melee. */
  | { readonly rule: 'adrenal-surge'; readonly dice: number };
