// Tin Soldiers in campaigns: squads whose fallen stay out, and a second game between matches.
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
  type SheetMember,
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

const memberOf = (card: string, i: number): SheetMember => ({
  id: `${i}`,
  name: `${card} ${i + 1}`,
  card,
  figure: { body: 'legs', bulk: 'common', head: 'helmet', pack: 'none', weapon: 'rifle', blade: false },
  lines: [],
  rank: 'rank.private',
  place: { now: 0, of: 1 },
  experience: { now: 0, from: 0, next: null },
  marks: [],
  notes: [],
  prospects: [],
});

/** A short match for training follows each match, and renames the squads: a change that must carry over. */
export const linking: Linking<Toy> = {
  between: toy,
  founders: ['squad'],
  choices: [],
  found: (_founder, name): Squad => ({ name, squad: standardSetup.squads[0]! }),
  readTeam: x =>
    typeof x === 'object' && x !== null && 'squad' in x
      ? { ok: true, value: x }
      : { ok: false, problems: [{ path: 'squad', problem: 'missing' }] },
  plans: ['in-turn', 'carpet'],
  field: (teams, nth, plan): Fielded => ({
    teams,
    setup: {
      ...standardSetup,
      squads: squadsOf(teams),
      map: plan === 'in-turn' && nth % 2 === 0 ? standardSetup.map : 'carpet',
    },
    members: squadsOf(teams),
  }),
  after: ({ teams }, _position, { winners }) => ({ ...BETWEEN, squads: squadsOf(teams), rounds: 1 + winners.length }),
  teamsBefore: setup => setup.squads.map(squad => ({ name: '', squad })),
  teamsIn: ({ soldiers, points }: Position) =>
    [0, 1].map(seat => ({
      name: `trained ${points[seat]}`,
      squad: soldiers.filter(soldier => soldier.seat === seat).map(({ card }) => card),
    })),
  membersIn: ({ squads }) => squads.map(squad => squad.map((_, i) => `${i}`)),
  growthOf: team => (team as Squad).name.length,
  talliesOf: team => ({ soldiers: (team as Squad).squad.length }),
  isStory: ({ type }) => type === 'fell',
  storyOf: (_match, { type }) => ({
    when: { word: 'In the fray' },
    told: { word: 'a soldier {type}', type },
    about: [{ seat: 0, member: 0 }],
  }),
  aftermathOf: (_t, { type }) =>
    type === 'fell'
      ? { when: null, told: { word: '{team} trained', team: { seat: 1 } }, about: [{ seat: 1, member: '0' }] }
      : null,
  headingsOf: () => ['map.garden'],
  sheetOf: team => {
    const { name, squad } = team as Squad;
    return { name, title: 'Squad', members: squad.map(memberOf), counts: [], marks: [], lost: [] };
  },
  gainsIn: () => null,
  outlookOf: () => ({ attacks: [], gains: [] }),
};

const erased = toy as unknown as Ruleset<Game>;
export const league: Rules = { ruleset: erased, linking: null };
export const linked: Rules = { ruleset: erased, linking: linking as unknown as Linking };

/** Plays a match to its end by proposals. */
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
