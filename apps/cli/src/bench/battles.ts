import { numbers } from '@little-wars/engine';
import { checksumOf, type Entry } from './entry.ts';
import { peer } from './peer.ts';

// A comparable peer: another engine with a large rulebook and many special rules, playing random games.

const FORMAT = 'gen9randombattle';
/** Enough for the mean length to be within a few percent of that of thousands. */
const BATTLES = 120;

interface Fought {
  readonly turns: number;
  readonly decisions: number;
}

/** The part of @pkmn/sim that is used here. */
interface Sim {
  readonly Battle: new (options: object) => Battle;
  readonly BattleStreams: {
    readonly BattleStream: new () => object;
    getPlayerStreams(stream: object): Streams;
  };
  readonly RandomPlayerAI: new (stream: object, options: object) => RandomPlayer;
  readonly Teams: { setGeneratorFactory(factory: unknown): void };
}

interface Streams {
  readonly omniscient: AsyncIterable<string> & { write(lines: string): Promise<void> };
  readonly p1: object;
  readonly p2: object;
}

interface RandomPlayer {
  start(): Promise<void>;
  choose(choice: string): void;
}

interface Battle {
  readonly ended: boolean;
  readonly sides: readonly Side[];
  readonly turn: number;
  choose(side: string, choice: string): boolean;
}

interface Side {
  readonly id: string;
  readonly activeRequest: object | null;
  readonly pokemon: readonly { readonly isActive: boolean; readonly fainted: boolean }[];
  isChoiceDone(): boolean;
}

const seedOf = (i: number, what: number): string => `${i + 1},${what},3,4`;

/** The peer's random player, counting its decisions. */
const countingPlayer = ({ RandomPlayerAI }: Sim) =>
  class extends RandomPlayerAI {
    decisions = 0;

    override choose(choice: string): void {
      this.decisions++;
      super.choose(choice);
    }
  };

/** Battles as in the peer's documentation: two of its random players over its streams. */
function battles(sim: Sim): (i: number) => Promise<Fought> {
  const { BattleStream, getPlayerStreams } = sim.BattleStreams;
  const Player = countingPlayer(sim);
  return async i => {
    const streams = getPlayerStreams(new BattleStream());
    const players = [streams.p1, streams.p2].map((stream, n) => new Player(stream, { seed: seedOf(i, 7 + n) }));
    for (const player of players) void player.start();
    const lines = [
      `>start ${JSON.stringify({ formatid: FORMAT, seed: seedOf(i, 2) })}`,
      `>player p1 ${JSON.stringify({ name: 'one', seed: seedOf(i, 5) })}`,
      `>player p2 ${JSON.stringify({ name: 'two', seed: seedOf(i, 6) })}`,
    ];
    void streams.omniscient.write(lines.join('\n'));
    let turns = 0;
    for await (const chunk of streams.omniscient) turns += chunk.split('\n|turn|').length - 1;
    return { turns, decisions: players.reduce((sum, { decisions }) => sum + decisions, 0) };
  };
}

/** The same without streams and players: the engine alone, given any move, or any replacement when one is forced. */
const battlesAlone =
  ({ Battle }: Sim) =>
  (i: number): Fought => {
    const next = numbers(`battle ${i}`);
    const fight = new Battle({
      formatid: FORMAT,
      seed: seedOf(i, 2),
      p1: { name: 'one', seed: seedOf(i, 5) },
      p2: { name: 'two', seed: seedOf(i, 6) },
    });
    let decisions = 0;
    while (!fight.ended)
      for (const id of SIDES) {
        const side = fight.sides.find(each => each.id === id)!;
        if (fight.ended || side.isChoiceDone() || side.activeRequest === null) continue;
        decisions++;
        if (!fight.choose(id, choiceOf(side, next))) fight.choose(id, 'default');
      }
    return { turns: fight.turn, decisions };
  };

const SIDES: readonly string[] = ['p1', 'p2'];

function choiceOf({ activeRequest, pokemon }: Side, next: (below: number) => number): string {
  const request = activeRequest as { readonly forceSwitch?: unknown; readonly active?: readonly Active[] };
  if (request.forceSwitch) {
    const left = pokemon.flatMap((each, i) => (each.isActive || each.fainted ? [] : [i + 1]));
    return left.length === 0 ? 'default' : `switch ${left[next(left.length)]!}`;
  }
  const moves = (request.active?.[0]?.moves ?? []).flatMap(({ disabled }, i) => (disabled ? [] : [i + 1]));
  return moves.length === 0 ? 'default' : `move ${moves[next(moves.length)]!}`;
}

interface Active {
  readonly moves: readonly { readonly disabled?: boolean | string }[];
}

type Names = readonly [battles: string, decisions: string];

const entryOf = ([name, alsoName]: Names, fights: (sim: Sim) => (i: number) => Fought | Promise<Fought>): Entry => ({
  name,
  unit: 'per second',
  long: true,
  async prepare() {
    const sim = peer<Sim>('@pkmn/sim');
    sim.Teams.setGeneratorFactory(peer<{ readonly TeamGenerators: unknown }>('@pkmn/randoms').TeamGenerators);
    const fight = fights(sim);
    let decisions = 0;
    for (let i = 0; i < BATTLES; i++) decisions += (await fight(i)).decisions;
    return {
      count: BATTLES,
      also: [{ name: alsoName, count: decisions }],
      async run() {
        const sum = checksumOf();
        for (let i = 0; i < BATTLES; i++) {
          const fought = await fight(i);
          sum.add(fought.turns * 1000 + fought.decisions);
        }
        return sum.value;
      },
    };
  },
});

export const BATTLES_FOUGHT: Names = ['peer: @pkmn/sim random battles', 'peer: @pkmn/sim random decisions'];
export const FOUGHT_ALONE: Names = [
  'peer: @pkmn/sim random battles, engine alone',
  'peer: @pkmn/sim random decisions, engine alone',
];

export const battleEntries: readonly Entry[] = [entryOf(BATTLES_FOUGHT, battles), entryOf(FOUGHT_ALONE, battlesAlone)];
