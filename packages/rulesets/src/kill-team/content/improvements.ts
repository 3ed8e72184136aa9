// How items change the weapons of their bearer

export interface Improvement {
  readonly weapons: readonly string[];
  /** Adds a profile: the first one without some of its rules. */
  readonly profile: { readonly id: string; readonly without: readonly string[] };
  /** How often a Limited weapon may be used per battle (KT-9.13). */
  readonly uses: number;
}

export const IMPROVEMENTS: { readonly [item: string]: Improvement | undefined } = {
  // Grenades may be launched instead of thrown: without Rng and Indirect.
  'auxiliary-grenade-launcher': {
    weapons: ['frag-grenade', 'krak-grenade'],
    profile: { id: 'launched', without: ['range', 'indirect'] },
    uses: 2,
  },
};
