/** Special rules of the Aeldari. */
export type AeldariUse =
  /** Disengaging attacks on it have fewer dice. */
  | { readonly rule: 'nimble'; readonly dice: number }
  /** For CP, before the hit roll of an attack on it: a penalty to hit. */
  | { readonly rule: 'lightning-reflexes'; readonly cp: number; readonly by: number }
  /** A bonus to its team's roll for first player. */
  | { readonly rule: 'foresight'; readonly by: number }
  /** For CP, before the hit roll of a ranged attack: sixes deal mortal wounds. */
  | { readonly rule: 'bladestorm'; readonly cp: number; readonly wounds: number }
  /** Temporary, from the action of the same name: re-rolls of hit dice. */
  | { readonly rule: 'guide'; readonly dice: number }
  /** Temporary, from the action of the same name: more AP against its holder, for the team that used it. */
  | { readonly rule: 'doom'; readonly ap: number }
  /** Temporary, from the action of the same name: faster, in inches. */
  | { readonly rule: 'battle-focus'; readonly by: number };
