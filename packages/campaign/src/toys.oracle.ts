// Tin Soldiers in campaigns: squads whose fallen stay away, and a second game between matches.
import {
  type Fielded,
  type Game,
  type Linking,
  newMatch,
  numbers,
  play,
  propose,
  type RecordFile,
  type Result,
  type Ruleset,
  save,
} from '@little-wars/engine';
import { type Position, type Setup, standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import type { Rules } from './campaign.ts';

export interface Squad {
  readonly name: string;
  readonly squad: readonly string[];
}

const BETWEEN: Setup = { ...standardSetup, rounds: 1 };
const squadsOf = (teams: readonly object[]): readonly (readonly string[])[] =>
  (teams as readonly Squad[]).map(({ squad }) => squad);

/** Between matches a short one is played for training, and the squads swap names: something that must follow. */
export const linking: Linking<Toy> = {
  between: toy,
  founders: ['squad'],
  found: (_founder, name): Squad => ({ name, squad: standardSetup.squads[0]! }),
  readTeam: x =>
    typeof x === 'object' && x !== null && 'squad' in x
      ? { ok: true, value: x }
      : { ok: false, problems: [{ path: 'squad', problem: 'missing' }] },
  field: (teams, nth): Fielded => ({
    teams,
    setup: { ...standardSetup, squads: squadsOf(teams), map: nth % 2 === 0 ? standardSetup.map : 'carpet' },
    members: squadsOf(teams),
  }),
  after: ({ teams }, _position, { winners }) => ({ ...BETWEEN, squads: squadsOf(teams), rounds: 1 + winners.length }),
  teamsBefore: setup => setup.squads.map(squad => ({ name: '', squad })),
  teamsIn: ({ soldiers, points }: Position) =>
    [0, 1].map(seat => ({
      name: `trained ${points[seat]}`,
      squad: soldiers.filter(soldier => soldier.seat === seat).map(({ card }) => card),
    })),
  growthOf: team => (team as Squad).name.length,
  talliesOf: team => ({ soldiers: (team as Squad).squad.length }),
  isStory: ({ type }) => type === 'fell',
};

const erased = toy as unknown as Ruleset<Game>;
export const league: Rules = { ruleset: erased, linking: null };
export const linked: Rules = { ruleset: erased, linking: linking as unknown as Linking };

/** A match played to its end by proposals. */
export function playOut(setup: unknown, seed: string): { readonly record: RecordFile; readonly result: Result } {
  const next = numbers(seed);
  let match = newMatch(toy, setup as Setup);
  while (match.state.question !== null) {
    const answer = propose(toy, match.setup, match.state, next);
    const played = play(match, { by: match.state.question.to, answer });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match as typeof match;
  }
  return { record: save(match), result: toy.result(match.setup, match.state.position)! };
}
