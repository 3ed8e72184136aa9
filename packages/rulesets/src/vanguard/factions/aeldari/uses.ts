/** Special rules of the Aeldari. */
export type AeldariUse =
  /** Disengaging attacks at it have fewer dice. */
  | { readonly rule: 'nimble'; readonly dice: number }
  /** For CP, before the hit roll of an attack at it: worse to hit. */
  | { readonly rule: 'lightning-reflexes'; readonly cp: number; readonly by: number }
  /** Added to its team's roll for first player. */
  | { readonly rule: 'foresight'; readonly by: number }
  /** For CP, before the hit roll of a ranged attack: sixes deal mortal wounds. */
  | { readonly rule: 'bladestorm'; readonly cp: number; readonly wounds: number }
  /** For a while, by the action of that name: hit dice to roll again. */
  | { readonly rule: 'guide'; readonly dice: number }
  /** For a while, by the action of that name: more AP at whom it is on, for the team that did it. */
  | { readonly rule: 'doom'; readonly ap: number }
  /** For a while, by the action of that name: faster, in inches. */
  | { readonly rule: 'battle-focus'; readonly by: number };
