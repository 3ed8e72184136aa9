import { numbers } from '@little-wars/engine';
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, type PokemonSet, type PRNGSeed, type Side, type SideID, Teams } from '@pkmn/sim';
import { checksumOf, type Entry } from './entry.ts';

/** A peer of the same kind: another engine with a large rulebook and many special rules, playing at random. */
const FORMAT = 'gen9randombattle';
const BATTLES = 16;

interface Prepared {
  readonly seed: PRNGSeed;
  readonly teams: readonly [PokemonSet[], PokemonSet[]];
}

/** Teams are drawn before the clock runs. */
function prepared(): readonly Prepared[] {
  Teams.setGeneratorFactory(TeamGenerators);
  return Array.from({ length: BATTLES }, (_, i) => {
    const team = (side: number): PokemonSet[] => Teams.generate(FORMAT, { seed: `${i + 1},${side},3,4` as PRNGSeed });
    return { seed: `${i + 1},2,3,4` as PRNGSeed, teams: [team(1), team(2)] };
  });
}

interface Fought {
  readonly turns: number;
  readonly decisions: number;
  readonly winner: string;
}

const SIDES: readonly SideID[] = ['p1', 'p2'];

/** One battle in which each side does anything it may: a move, or whom to send in when somebody must. */
function fight({ seed, teams }: Prepared, next: (below: number) => number): Fought {
  const [one, two] = teams;
  const battle = new Battle({ formatid: FORMAT as never, seed, p1: { name: 'one', team: one }, p2: { name: 'two', team: two } }); // biome-ignore format: one battle
  let decisions = 0;
  while (!battle.ended)
    for (const id of SIDES) {
      const side = battle.sides.find(each => each.id === id)!;
      if (battle.ended || side.isChoiceDone() || side.activeRequest === null) continue;
      decisions++;
      if (!battle.choose(id, choiceOf(side, next))) battle.choose(id, 'default');
    }
  return { turns: battle.turn, decisions, winner: battle.winner ?? '' };
}

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

const fightAll = (battles: readonly Prepared[]): readonly Fought[] =>
  battles.map((each, i) => fight(each, numbers(`battle ${i}`)));

export const BATTLES_FOUGHT = 'peer: @pkmn/sim random battles';
export const DECISIONS_MADE = 'peer: @pkmn/sim random decisions';

export const battleEntries: readonly Entry[] = [
  {
    name: BATTLES_FOUGHT,
    unit: 'per second',
    long: true,
    prepare() {
      const battles = prepared();
      const decisions = fightAll(battles).reduce((sum, fought) => sum + fought.decisions, 0);
      return {
        count: battles.length,
        also: [{ name: DECISIONS_MADE, count: decisions }],
        run() {
          const sum = checksumOf();
          for (const { turns, decisions, winner } of fightAll(battles))
            sum.add(turns * 1000 + decisions + winner.length / 16);
          return sum.value;
        },
      };
    },
  },
];
