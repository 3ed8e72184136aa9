import type { Game, Linking } from '@little-wars/engine';

/** Linked games, loaded on demand; each belongs to the ruleset whose matches it links. */
export interface Linked {
  readonly ruleset: string;
  /** The ruleset of what happens between matches. */
  readonly between: string;
  readonly title: string;
  readonly pitch: string;
  link(): Promise<Linking>;
}

export const linked: readonly Linked[] = [
  {
    ruleset: 'kill-team',
    between: 'kill-team-spec-ops',
    title: 'Spec Ops',
    pitch: 'Battles that leave their marks: fighters gain ranks, honours and scars, and some do not come back.',
    link: async () => (await import('./kill-team/spec-ops/linking.ts')).linking as unknown as Linking<Game>,
  },
];
