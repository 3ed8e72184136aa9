import type { Game, Ruleset } from '@little-wars/engine';

/** A ruleset before it is loaded: a page names it at once and fetches its rules when somebody wants to play. */
export interface Catalogued {
  readonly id: string;
  readonly title: string;
  /** It has a first game that teaches by doing. */
  readonly guided?: true;
  /** Rules, words and board: all that a first question needs. */
  begin(): Promise<Ruleset<Game>>;
  /** All of it: also forecasts, advice for bots, and teams. */
  load(): Promise<Ruleset<Game>>;
}

const whole = (ruleset: unknown): Ruleset<Game> => ruleset as Ruleset<Game>;

export const catalogue: readonly Catalogued[] = [
  {
    id: 'kill-team',
    title: 'Kill Team 2021',
    guided: true,
    begin: async () => whole((await import('./kill-team/table.ts')).killTeamTable),
    load: async () => whole((await import('./kill-team/index.ts')).killTeam),
  },
  {
    id: 'vanguard',
    title: 'Kill Team Vanguard',
    begin: async () => whole((await import('./vanguard/index.ts')).vanguard),
    load: async () => whole((await import('./vanguard/index.ts')).vanguard),
  },
  {
    id: 'tin-soldiers',
    title: 'Tin Soldiers',
    begin: async () => whole((await import('@little-wars/engine/toy')).toy),
    load: async () => whole((await import('@little-wars/engine/toy')).toy),
  },
];
