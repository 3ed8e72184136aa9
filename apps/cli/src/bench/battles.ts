import { numbers } from '@little-wars/engine';
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, BattleStreams, type PRNGSeed, RandomPlayerAI, type Side, type SideID, Teams } from '@pkmn/sim';
import { checksumOf, type Entry } from './entry.ts';

// A comparable peer: another engine with a large rulebook and many special rules, playing random games.

const FORMAT = 'gen9randombattle';
/** Enough for the mean length to be within a few percent of that of thousands. */
const BATTLES = 120;

interface Fought {
  readonly turns: number;
  readonly decisions: number;
}

const seedOf = (i: number, what: number): PRNGSeed => `${i + 1},${what},3,4` as PRNGSeed;

/** The peer's random player, counting its decisions. */
class Player extends RandomPlayerAI {
  decisions = 0;

  override choose(choice: string): void {
    this.decisions++;
    super.choose(choice);
  }
}

/** One battle as in the peer's documentation: two of its random players over its streams. */
async function battle(i: number): Promise<Fought> {
  const streams = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream());
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
}

/** The same without streams and players: the engine alone, given any move, or any replacement when one is forced. */
function battleAlone(i: number): Fought {
  const next = numbers(`battle ${i}`);
  const fight = new Battle({
    formatid: FORMAT as never,
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
}

const SIDES: readonly SideID[] = ['p1', 'p2'];

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

const entryOf = ([name, alsoName]: Names, fight: (i: number) => Fought | Promise<Fought>): Entry => ({
  name,
  unit: 'per second',
  long: true,
  async prepare() {
    Teams.setGeneratorFactory(TeamGenerators);
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

export const battleEntries: readonly Entry[] = [entryOf(BATTLES_FOUGHT, battle), entryOf(FOUGHT_ALONE, battleAlone)];
