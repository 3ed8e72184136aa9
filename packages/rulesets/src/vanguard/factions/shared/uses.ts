/** Special rules that several factions have. */
export type SharedUse =
  /** A standard use of CP costs it less. */
  | { readonly rule: 'cheaper'; readonly what: 'follow-up' | 'retaliate'; readonly by: number }
  /** A further penalty to ranged attacks on it while it is obscured. */
  | { readonly rule: 'camouflage'; readonly by: number }
  /** Invulnerable armor against ranged attacks for itself and friends within this many inches. */
  | { readonly rule: 'force-field'; readonly on: number; readonly within: number }
  /** It never tests its nerve, even in a broken team. */
  | { readonly rule: 'fearless' }
  /** It may move this many inches before the first round. */
  | { readonly rule: 'scouts'; readonly by: number }
  /** For CP, after its Attack: a short move, in inches. */
  | { readonly rule: 'fire-and-fade'; readonly cp: number; readonly by: number }
  /** Attacks and abilities never knock it down. */
  | { readonly rule: 'implacable' }
  /** For CP, after a charge: mortal wounds on a model it engages. */
  | { readonly rule: 'hammer-of-wrath'; readonly cp: number; readonly wounds: number }
  /** Temporary, from the action of the same name: more dice for its ranged attack. */
  | { readonly rule: 'rapid-volley'; readonly dice: number };
