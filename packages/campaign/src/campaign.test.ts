import { standardSetup } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  enter,
  type Founding,
  fieldedFor,
  foundCampaign,
  outcomesOf,
  type Played,
  type Rules,
} from './campaign.ts';
import { chronicleOf } from './chronicle.ts';
import { type CampaignFile, loadCampaign, saveCampaign } from './file.ts';
import type { Pairing } from './pairings.ts';
import { isOver, nextPairings, roundOf } from './schedule.ts';
import { standingsOf } from './standings.ts';
import { league, linked, linking, playOut } from './toys.oracle.ts';

const founding = (players: number, change: Partial<Founding> = {}): Founding => ({
  name: 'The winter campaign',
  ruleset: 'tin-soldiers',
  linked: false,
  pairing: 'round-robin',
  rounds: 3,
  players: Array.from({ length: players }, (_, i) => ({
    name: `player ${i + 1}`,
    bot: i === 0 ? null : 'random',
    team: linking.found('squad', `squad ${i + 1}`),
  })),
  ...change,
});

const played = (campaign: Campaign, players: Pairing, change: Partial<Played> = {}): Played => {
  const round = roundOf(campaign);
  if (players[1] === null) return { round, players, battle: null, result: null, between: null, ...change };
  const fielded = fieldedFor(campaign, players);
  const seed = `${campaign.entries.length}`;
  const { record: battle, result } = playOut(fielded?.setup ?? standardSetup, seed);
  const last = { soldiers: [], points: [] };
  const between = fielded && playOut(campaign.rules.linking!.after(fielded, last, result), `${seed} between`).record;
  return { round, players, battle, result, between, ...change };
};

function must(campaign: Campaign, entry: Played): Campaign {
  const entered = enter(campaign, entry);
  if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
  return entered.value;
}

/** Plays all rounds. */
function whole(rules: Rules, agreed: Founding): Campaign {
  let campaign = foundCampaign(rules, agreed);
  for (let next = nextPairings(campaign)[0]; next; next = nextPairings(campaign)[0])
    campaign = must(campaign, played(campaign, next));
  return campaign;
}

const rulesFor = (rules: Rules) => (id: string) => (id === 'tin-soldiers' ? rules : null);
const copy = (campaign: Campaign): CampaignFile => JSON.parse(JSON.stringify(saveCampaign(campaign))) as CampaignFile;
const problemsOf = (file: unknown, rules: Rules): readonly string[] => {
  const read = loadCampaign(rulesFor(rules), file);
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
};

const small = whole(linked, founding(2, { linked: true, rounds: 2 }));

describe('a league', () => {
  it('of three players by round robin: each has a bye, and the standings are complete', () => {
    const campaign = whole(league, founding(3));
    expect(isOver(campaign)).toBe(true);
    expect(campaign.entries).toHaveLength(6);
    const table = standingsOf(3, outcomesOf(campaign));
    expect(table.map(each => each.played)).toEqual([2, 2, 2]);
    expect(problemsOf(JSON.stringify(saveCampaign(campaign)), league)).toEqual([]);
  });

  it('by Swiss pairs by the standings before the round', () => {
    let campaign = foundCampaign(league, founding(4, { pairing: 'swiss', rounds: 2 }));
    const told = (players: Pairing, winner: number): Played => ({
      round: roundOf(campaign),
      players,
      battle: null,
      result: { winners: [winner], scores: winner === 0 ? [2, 0] : [0, 2] },
      between: null,
    });
    const [first, second] = nextPairings(campaign);
    campaign = must(campaign, told(first!, 0));
    expect(nextPairings(campaign)).toEqual([second]);
    campaign = must(campaign, told(second!, 1));
    const table = standingsOf(4, outcomesOf(campaign)).map(({ player }) => player);
    expect(nextPairings(campaign)[0]!.toSorted()).toEqual([table[0], table[1]].toSorted());
    expect(problemsOf(copy(campaign), league)).toEqual([]);
  });

  it('accepts a bare result, but not one that differs from the record', () => {
    const campaign = foundCampaign(league, founding(2));
    const [pair] = nextPairings(campaign);
    const entry = played(campaign, pair!);
    const other = { winners: entry.result!.winners.length ? [] : [0], scores: entry.result!.scores };
    expect(enter(campaign, { ...entry, battle: null }).ok).toBe(true);
    expect(enter(campaign, { ...entry, result: other })).toMatchObject({ problems: [{ problem: 'not-the-result' }] });
    expect(enter(campaign, { ...entry, result: null })).toMatchObject({ problems: [{ path: 'result' }] });
  });
});

describe('a linked campaign', () => {
  it('carries teams over from match to match, and loads unchanged', () => {
    expect(small.entries).toHaveLength(2);
    expect(small.teams).not.toEqual(small.founding.players.map(({ team }) => team));
    const loaded = loadCampaign(rulesFor(linked), JSON.stringify(saveCampaign(small)));
    expect(loaded.ok && loaded.value.teams).toEqual(small.teams);
    expect(loaded.ok && loaded.value.seal).toBe(small.seal);
  });

  it('plays by its plan, by the first one if it has none, and by no plan that its rules do not have', () => {
    const mapIn = (change: Partial<Founding>) =>
      fieldedFor(foundCampaign(linked, founding(2, { linked: true, ...change })), [0, 1])!.setup;
    expect(mapIn({})).toMatchObject({ map: standardSetup.map });
    expect(mapIn({ plan: 'in-turn' })).toMatchObject({ map: standardSetup.map });
    expect(mapIn({ plan: 'carpet' })).toMatchObject({ map: 'carpet' });
    const planned = whole(linked, founding(2, { linked: true, rounds: 1, plan: 'carpet' }));
    expect(problemsOf(copy(planned), linked)).toEqual([]);
    const strange = { ...copy(planned), founding: { ...planned.founding, plan: 'none' } };
    expect(problemsOf(strange, linked)).toEqual(['founding.plan: not-one-of']);
    const other = { ...copy(planned), founding: { ...planned.founding, plan: 'in-turn' } };
    expect(problemsOf(other, linked)).toEqual(['entries[0].previous: chain-broken']);
  });

  it('refuses what does not follow: another match, another interlude, none, an unfinished match', () => {
    const campaign = foundCampaign(linked, founding(2, { linked: true }));
    const [pair] = nextPairings(campaign);
    const entry = played(campaign, pair!);
    const refusal = (change: Partial<Played>) => {
      const entered = enter(campaign, { ...entry, ...change });
      return entered.ok ? 'entered' : `${entered.problems[0]!.path}: ${entered.problems[0]!.problem}`;
    };
    expect(refusal({})).toBe('entered');
    expect(refusal({ between: null })).toBe('between: missing');
    const elsewhere = playOut({ ...standardSetup, map: 'carpet' }, '0');
    expect(refusal({ battle: elsewhere.record, result: elsewhere.result })).toBe('battle.setup: other-match');
    expect(refusal({ between: playOut({ ...standardSetup, rounds: 3 }, '0').record })).toBe(
      'between.setup: does-not-follow',
    );
    const cut = { ...entry.battle!, inputs: entry.battle!.inputs.slice(0, -1) };
    expect(refusal({ battle: cut })).toMatch(/^battle/);
  });
});

describe('the chronicle', () => {
  it('has a chapter for each match, with the facts marked as story, and the interlude', () => {
    const chapters = chronicleOf(small);
    expect(chapters.map(({ round, players }) => [round, players])).toEqual(
      small.entries.map(({ round, players }) => [round, players]),
    );
    const [first] = chapters;
    const types = (from: string) =>
      new Set(first!.noted.filter(each => each.from === from).map(({ fact }) => fact.type));
    expect([...types('battle')].every(type => type === 'fell')).toBe(true);
    expect(types('between').size).toBeGreaterThan(3);
    expect(first!.noted.at(-1)!.position).toMatchObject({ over: true });
  });

  it('of a league has only results', () => {
    const campaign = foundCampaign(league, founding(2, { rounds: 1 }));
    const [pair] = nextPairings(campaign);
    expect(chronicleOf(must(campaign, played(campaign, pair!)))).toMatchObject([{ round: 1, noted: [] }]);
  });
});

describe('an edited file is refused with the reason', () => {
  const edited = (change: Partial<CampaignFile>) => problemsOf({ ...copy(small), ...change }, linked);
  const agreed = small.founding;

  it('an entry changed, removed, duplicated or moved to the front', () => {
    expect(edited({})).toEqual([]);
    const [one, two] = copy(small).entries as [never, never];
    expect(edited({ entries: [two] })).toEqual(['entries[0].previous: chain-broken']);
    expect(edited({ entries: [two, one] })).toEqual(['entries[0].previous: chain-broken']);
    expect(edited({ entries: [one, one] })).toEqual(['entries[1].previous: chain-broken']);
    const better = { ...small.entries[0]!, result: { winners: [0], scores: [99, 0] } };
    expect(edited({ entries: [better] })).toEqual(['entries[0].result: not-the-result']);
    expect(edited({ entries: [{ ...small.entries[0]!, seal: 'f'.repeat(64) }] })).toEqual([
      'entries[0].seal: seal-does-not-fit',
    ]);
  });

  it('the founding changed: another name, another team, too few players', () => {
    expect(edited({ founding: { ...agreed, name: 'Mine' } })).toEqual(['entries[0].previous: chain-broken']);
    const alone = { ...small.founding, players: small.founding.players.slice(0, 1) };
    expect(edited({ founding: alone })).toEqual(['founding.players: too-few-players']);
    const strange = { ...small.founding, players: small.founding.players.map(each => ({ ...each, team: 7 })) };
    expect(edited({ founding: strange })).toEqual(['founding.players[0].team.squad: missing']);
  });

  it('a match that was not due, and an unknown ruleset', () => {
    const entry = { ...small.entries[0]!, round: 2 };
    expect(edited({ entries: [entry] })).toEqual(['entries[0].players: not-paired']);
    expect(edited({ founding: { ...agreed, ruleset: 'chess' } })).toEqual(['founding.ruleset: unknown-ruleset']);
    expect(problemsOf(copy(small), league)).toEqual(['founding.linked: no-linked-games']);
    expect(problemsOf('{', linked)).not.toEqual([]);
    expect(problemsOf({ format: 'x' }, linked)).toContain('format: not-one-of');
  });
});
