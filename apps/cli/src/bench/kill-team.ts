import { random, seenBy } from '@little-wars/bots';
import { answer, begin, hashOf, numbers, type Question, type State, seeded } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { checksumOf, type Entry } from './entry.ts';

const killTeam = rulesets.find(({ id }) => id === 'kill-team')!;

/** Games of each ready setup in a batch. */
const ROUNDS = 2;

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

/** One game between two random bots, each given what its seat may see; dice and bots have streams of their own. */
function playOut(setup: object, seed: string, spent: Spent | null): Played {
  const dice = seeded(seed);
  const chances = [0, 1].map(seat => numbers(`${seed} bot ${seat}`));
  let state = begin(killTeam, setup);
  let answers = 0;
  for (; state.question !== null; answers++) {
    const { question } = state;
    const { to } = question;
    const before = spent === null ? 0 : performance.now();
    const given =
      to === 'dice' ? dice(question as never) : random(seenBy(killTeam, setup, state, to), chances[to]!).answer;
    if (spent !== null && to !== 'dice') note(spent, question, performance.now() - before);
    const answered = answer(killTeam, setup, state, { by: to, answer: given });
    if (!answered.ok) throw new Error(`seed "${seed}": ${JSON.stringify(answered.reasons)}`);
    state = answered.state;
  }
  return { state, answers };
}

function note(spent: Spent, { kind }: Question, ms: number): void {
  spent.proposing += ms;
  if (kind === 'move') spent.proposingMoves += ms;
}

/** Every ready setup in turn. */
function playAll(each: (played: Played) => void, spent: Spent | null = null): void {
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, setup] of killTeam.ready.entries()) each(playOut(setup, `bench ${round} ${i}`, spent));
}

function playBatch(spent: Spent | null = null): number {
  const sum = checksumOf();
  playAll(({ state, answers }) => {
    sum.add(answers);
    sum.add(Number.parseInt(hashOf(state).slice(0, 8), 16) / 16);
  }, spent);
  return sum.value;
}

function answersInABatch(): number {
  let answers = 0;
  playAll(played => {
    answers += played.answers;
  });
  return answers;
}

export const RANDOM_GAMES = 'kill team: random games';
export const RANDOM_ANSWERS = 'kill team: random answers';

/** Whole games between two random bots, on all ready setups in turn; and what part of them goes into proposals. */
export const killTeamEntries: readonly Entry[] = [
  {
    name: RANDOM_GAMES,
    unit: 'per second',
    long: true,
    prepare: () => ({
      count: ROUNDS * killTeam.ready.length,
      also: [{ name: RANDOM_ANSWERS, count: answersInABatch() }],
      run: () => playBatch(),
    }),
  },
  {
    name: 'kill team: share of proposals',
    unit: '%',
    long: true,
    prepare() {
      const spent: Spent = { proposing: 0, proposingMoves: 0, all: 0 };
      const share = (part: number): number => (100 * part) / spent.all;
      return {
        count: 1,
        value: () => share(spent.proposing),
        also: [{ name: 'kill team: share of proposals for moves', count: 1, value: () => share(spent.proposingMoves) }],
        warm: () => void Object.assign(spent, { proposing: 0, proposingMoves: 0, all: 0 }),
        run() {
          const before = performance.now();
          const sum = playBatch(spent);
          spent.all += performance.now() - before;
          return sum;
        },
      };
    },
  },
];
