import { BOTS, seenBy } from '@little-wars/bots';
import {
  answer,
  begin,
  type Edition,
  type Game,
  hashOf,
  numbers,
  type OpenQuestion,
  type State,
  seeded,
} from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { checksumOf, type Entry } from './entry.ts';

/** The games to measure: the name of the entry, the ruleset, how many of its ready setups, and the bot. */
interface Of {
  readonly name: string;
  readonly ruleset: Edition<Game>;
  readonly setups: readonly object[];
  readonly bot: string;
}

const of = (name: string, id: string, { most = Number.POSITIVE_INFINITY, bot = 'random' } = {}): Of => {
  const ruleset = rulesets.find(each => each.id === id)!;
  return { name, ruleset, setups: ruleset.ready.slice(0, most), bot };
};

/** Games per ready setup in a batch: all different, and at least as many as the peer's battles. */
const ROUNDS = 11;

/** Where the time of games went, in milliseconds. */
interface Spent {
  proposing: number;
  proposingMoves: number;
  all: number;
}

interface Played {
  readonly state: State;
  readonly answers: number;
}

/** Plays one game between two bots, each seeing what its seat may see; dice and bots have separate random streams. */
function playOut({ ruleset, bot: name }: Of, setup: object, seed: string, spent: Spent | null): Played {
  const bot = BOTS[name]!;
  const dice = seeded(seed);
  const chances = [0, 1].map(seat => numbers(`${seed} bot ${seat}`));
  let state = begin(ruleset, setup);
  let answers = 0;
  for (; state.question !== null; answers++) {
    const { question } = state;
    const { to } = question;
    const before = spent === null ? 0 : performance.now();
    const given = to === 'dice' ? dice(question as never) : bot(seenBy(ruleset, setup, state, to), chances[to]!).answer;
    if (spent !== null && to !== 'dice') note(spent, question, performance.now() - before);
    const answered = answer(ruleset, setup, state, { by: to, answer: given });
    if (!answered.ok) throw new Error(`seed "${seed}": ${JSON.stringify(answered.reasons)}`);
    state = answered.state;
  }
  return { state, answers };
}

function note(spent: Spent, { kind }: OpenQuestion, ms: number): void {
  spent.proposing += ms;
  if (kind === 'move') spent.proposingMoves += ms;
}

/** Plays every setup in turn. */
function playAll(games: Of, each: (played: Played) => void, spent: Spent | null = null): void {
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, setup] of games.setups.entries()) each(playOut(games, setup, `bench ${round} ${i}`, spent));
}

function playBatch(games: Of, spent: Spent | null = null): number {
  const sum = checksumOf();
  playAll(
    games,
    ({ state, answers }) => {
      sum.add(answers);
      sum.add(Number.parseInt(hashOf(state).slice(0, 8), 16) / 16);
    },
    spent,
  );
  return sum.value;
}

function answersInABatch(games: Of): number {
  let answers = 0;
  playAll(games, played => {
    answers += played.answers;
  });
  return answers;
}

/** Without the setups that came later, so that figures stay comparable. */
const killTeam = of('kill team', 'kill-team', { most: 11 });
/** Each ready-made team at least once. */
const vanguard = of('vanguard', 'vanguard', { most: 20 });

/** Rulesets on the shared library that are complete. */
const ON_40K: readonly string[] = ['recon-squad', 'scout-team', 'zero-g'];
const others = rulesets
  .filter(({ id }) => ON_40K.includes(id))
  .map(({ id }) => of(id.replace('-', ' '), id, { most: 12 }));

/** The answers of each of them, for comparison with a peer. */
export const OTHER_ANSWERS: readonly string[] = others.map(({ name }) => `${name}: random answers`);

export const RANDOM_GAMES = 'kill team: random games';
export const RANDOM_ANSWERS = 'kill team: random answers';

/** Whole games between two bots, on ready setups in turn. */
const wholeGames = (games: Of): Entry => ({
  name: `${games.name}: ${games.bot} games`,
  unit: 'per second',
  long: true,
  prepare: () => ({
    count: ROUNDS * games.setups.length,
    also: [{ name: `${games.name}: ${games.bot} answers`, count: answersInABatch(games) }],
    run: () => playBatch(games),
  }),
});

/** The share of time that proposals take: the bots' answers, including tests of the options they consider. */
const shareOfProposals = (games: Of): Entry => ({
  name: `${games.name}: share of proposals`,
  unit: '%',
  long: true,
  prepare() {
    const spent: Spent = { proposing: 0, proposingMoves: 0, all: 0 };
    const share = (part: number): number => (100 * part) / spent.all;
    return {
      count: 1,
      value: () => share(spent.proposing),
      also: [
        { name: `${games.name}: share of proposals for moves`, count: 1, value: () => share(spent.proposingMoves) },
      ],
      warm: () => void Object.assign(spent, { proposing: 0, proposingMoves: 0, all: 0 }),
      run() {
        const before = performance.now();
        const sum = playBatch(games, spent);
        spent.all += performance.now() - before;
        return sum;
      },
    };
  },
});

export const gameEntries: readonly Entry[] = [
  wholeGames(killTeam),
  shareOfProposals(killTeam),
  wholeGames(of('kill team', 'kill-team', { most: 11, bot: 'eager' })),
  wholeGames(vanguard),
  ...others.map(wholeGames),
];
