import type { Game, Ruleset } from '@little-wars/engine';

/** A ruleset before it is loaded: a page names it at once and fetches its rules when somebody wants to play. */
export interface Catalogued {
  readonly id: string;
  readonly title: string;
  load(): Promise<Ruleset<Game>>;
}

const whole = (ruleset: unknown): Ruleset<Game> => ruleset as Ruleset<Game>;

export const catalogue: readonly Catalogued[] = [
  {
    id: 'kill-team',
    title: 'Kill Team 2021',
    load: async () => whole((await import('./kill-team/index.ts')).killTeam),
  },
  {
    id: 'tin-soldiers',
    title: 'Tin Soldiers',
    load: async () => whole((await import('@little-wars/engine/toy')).toy),
  },
];
