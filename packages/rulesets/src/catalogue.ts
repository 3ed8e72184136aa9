import type { Advising, Choosing, Edition, Game, Playable, Ruleset, Showing } from '@little-wars/engine';

/** A ruleset before it is loaded: a page can name it at once and fetches its parts lazily. */
export interface Catalogued {
  readonly id: string;
  readonly title: string;
  /** What kind of game it is, in one line, for people who do not know it. */
  readonly pitch: string;
  /** It has a first game that teaches by doing. */
  readonly guided: boolean;
  play(): Promise<Ruleset<Game>>;
  show(): Promise<Showing<Game>>;
  choose(): Promise<Choosing<Game>>;
  advise(): Promise<Advising<Game>>;
  /** Of the choosing part only the ready setups: a quick game needs no lobby. */
  ready(): Promise<Choosing<Game>['ready']>;
}

/** The parts of a ruleset that a first board needs. */
export const playableOf = async ({ play, show }: Catalogued): Promise<Playable<Game>> => {
  const [ruleset, showing] = await Promise.all([play(), show()]);
  return { ...ruleset, ...showing };
};

/** The whole ruleset. */
export const editionOf = async ({ play, show, choose, advise }: Catalogued): Promise<Edition<Game>> => {
  const [ruleset, showing, choosing, advising] = await Promise.all([play(), show(), choose(), advise()]);
  return { ...ruleset, ...showing, ...choosing, ...advising };
};

type Typed<G extends Game> = {
  play(): Promise<Ruleset<G>>;
  show(): Promise<Showing<G>>;
  choose(): Promise<Choosing<G>>;
  advise(): Promise<Advising<G>>;
  ready(): Promise<Choosing<G>['ready']>;
};

/** A ruleset's own types are erased here: users of the catalogue know no ruleset by name. */
const catalogued = <G extends Game>(
  names: Pick<Catalogued, 'id' | 'title' | 'pitch' | 'guided'>,
  parts: Typed<G>,
): Catalogued => ({ ...names, ...(parts as unknown as Typed<Game>) });

export const catalogue: readonly Catalogued[] = [
  catalogued(
    {
      id: 'kill-team',
      title: 'Kill Team 2021',
      pitch: 'Two small teams take turns, one fighter at a time; orders, ploys and secret aims decide.',
      guided: true,
    },
    {
      play: async () => (await import('./kill-team/ruleset.ts')).ruleset,
      show: async () => (await import('./kill-team/showing.ts')).showing,
      choose: async () => (await import('./kill-team/choosing.ts')).choosing,
      advise: async () => (await import('./kill-team/advising.ts')).advising,
      ready: async () => (await import('./kill-team/ready.ts')).ready,
    },
  ),
  catalogued(
    {
      id: 'vanguard',
      title: 'Kill Team Vanguard',
      pitch: 'Spend your fighters’ actions in any order, strike back when struck, gather intelligence.',
      guided: true,
    },
    {
      play: async () => (await import('./vanguard/ruleset.ts')).ruleset,
      show: async () => (await import('./vanguard/showing.ts')).showing,
      choose: async () => (await import('./vanguard/choosing.ts')).choosing,
      advise: async () => (await import('./vanguard/advising.ts')).advising,
      ready: async () => (await import('./vanguard/ready.ts')).ready,
    },
  ),
  catalogued(
    {
      id: 'recon-squad',
      title: 'Recon Squad',
      pitch: 'A 200-point squad, model by model: mines, jumps from roofs, a leader with a trait of his own.',
      guided: true,
    },
    {
      play: async () => (await import('./recon-squad/ruleset.ts')).ruleset,
      show: async () => (await import('./recon-squad/showing.ts')).showing,
      choose: async () => (await import('./recon-squad/choosing.ts')).choosing,
      advise: async () => (await import('./recon-squad/advising.ts')).advising,
      ready: async () => (await import('./recon-squad/ready.ts')).ready,
    },
  ),
  catalogued(
    {
      id: 'scout-team',
      title: 'Scout Team',
      pitch: 'A 300-point patrol: small units that combine, split their fire and break together.',
      guided: true,
    },
    {
      play: async () => (await import('./scout-team/ruleset.ts')).ruleset,
      show: async () => (await import('./scout-team/showing.ts')).showing,
      choose: async () => (await import('./scout-team/choosing.ts')).choosing,
      advise: async () => (await import('./scout-team/advising.ts')).advising,
      ready: async () => (await import('./scout-team/ready.ts')).ready,
    },
  ),
  catalogued(
    {
      id: 'zero-g',
      title: 'Zero-G',
      pitch: 'A fight among wrecks without weight: everything drifts on, and every shot pushes back.',
      guided: true,
    },
    {
      play: async () => (await import('./zero-g/ruleset.ts')).ruleset,
      show: async () => (await import('./zero-g/showing.ts')).showing,
      choose: async () => (await import('./zero-g/choosing.ts')).choosing,
      advise: async () => (await import('./zero-g/advising.ts')).advising,
      ready: async () => (await import('./zero-g/ready.ts')).ready,
    },
  ),
  catalogued(
    {
      id: 'tin-soldiers',
      title: 'Tin Soldiers',
      pitch: 'The toy: four rules, two minutes. Good for seeing how the table works.',
      guided: false,
    },
    {
      play: async () => (await import('@little-wars/engine/toy')).playing,
      show: async () => (await import('@little-wars/engine/toy')).showing,
      choose: async () => (await import('@little-wars/engine/toy')).choosing,
      advise: async () => (await import('@little-wars/engine/toy')).advising,
      ready: async () => (await import('@little-wars/engine/toy')).choosing.ready,
    },
  ),
];
