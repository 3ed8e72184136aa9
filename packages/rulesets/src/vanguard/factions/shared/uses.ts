/** Special rules that several factions have. */
export type SharedUse =
  /** A standard use of CP costs it less. */
  | { readonly rule: 'cheaper'; readonly what: 'follow-up' | 'retaliate'; readonly by: number }
  /** Ranged attacks at it are worse again while it is obscured. */
  | { readonly rule: 'camouflage'; readonly by: number }
  /** Invulnerable armor against ranged attacks for itself and friends this near, in inches. */
  | { readonly rule: 'force-field'; readonly on: number; readonly within: number }
  /** It never tests its nerve for its broken team. */
  | { readonly rule: 'fearless' }
  /** Before the first round it may move, in inches. */
  | { readonly rule: 'scouts'; readonly by: number }
  /** For CP, after its Attack: a short move, in inches. */
  | { readonly rule: 'fire-and-fade'; readonly cp: number; readonly by: number }
  /** It is never knocked down by a rule that lets it be. */
  | { readonly rule: 'implacable' }
  /** For CP, after a charge: mortal wounds on somebody it engages. */
  | { readonly rule: 'hammer-of-wrath'; readonly cp: number; readonly wounds: number }
  /** For a while, by the action of that name: more dice for its ranged attack. */
  | { readonly rule: 'rapid-volley'; readonly dice: number };
