/** Special rules of the Tyranids. */
export type TyranidUse =
  /** No nerve test within this many inches of a model with SYNAPSE; worse nerve otherwise. */
  | { readonly rule: 'synapse'; readonly within: number }
  /** For CP, when a melee attack takes its last wound: it attacks once more. */
  | { readonly rule: 'death-throes'; readonly cp: number }
  /** More dice in melee against a target that several friends engage. */
  | { readonly rule: 'swarming'; readonly friends: number; readonly dice: number }
  /** Temporary, from the action of the same name: more dice in melee. */
  | { readonly rule: 'adrenal-surge'; readonly dice: number };
