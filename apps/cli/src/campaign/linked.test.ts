import {
  type Campaign,
  chronicleOf,
  enter,
  fieldedFor,
  foundCampaign,
  loadCampaign,
  nextPairings,
  type Rules,
  roundOf,
  saveCampaign,
} from '@little-wars/campaign';
import { type Game, newMatch, numbers, play, propose, type Ruleset, save, tableOf } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { linkings } from '@little-wars/rulesets/linkings';
import { describe, expect, it } from 'vitest';

/** Plays a match by proposals, to its end and its record. */
function playOut(ruleset: Ruleset<Game>, given: unknown, seed: string) {
  const read = ruleset.readSetup(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const next = numbers(seed);
  let match = newMatch(ruleset, read.value);
  while (match.state.question !== null) {
    const answer = propose(ruleset, match.setup, match.state, next);
    const played = play(match, { by: match.state.question.to, answer });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
  const { position } = match.state;
  return { record: save(match), position, result: ruleset.result(match.setup, position)! };
}

function playedThrough(rules: Rules, battles: number): Campaign {
  const linking = rules.linking!;
  const founder = linking.founders[0]!;
  const player = (name: string) => ({ name, bot: null, team: linking.found(founder, name) });
  let campaign = foundCampaign(rules, {
    name: 'Two battles',
    ruleset: rules.ruleset.id,
    linked: true,
    pairing: 'round-robin',
    rounds: battles,
    players: [player('Ada'), player('Ben')],
  });
  for (let pair = nextPairings(campaign)[0]; pair; pair = nextPairings(campaign)[0]) {
    const fielded = fieldedFor(campaign, pair)!;
    const { record: battle, position, result } = playOut(rules.ruleset, fielded.setup, `${campaign.entries.length}`);
    const { record: between } = playOut(linking.between, linking.after(fielded, position, result), 'between');
    const entered = enter(campaign, { round: roundOf(campaign), players: pair, battle, result, between });
    if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
    campaign = entered.value;
  }
  return campaign;
}

describe.each(Object.keys(linkings))('a campaign of %s', id => {
  const rules: Rules = { ruleset: rulesets.find(each => each.id === id)!, linking: linkings[id]! };
  const campaign = playedThrough(rules, 2);
  const load = (file: unknown) => loadCampaign(ruleset => (ruleset === id ? rules : null), file);

  it('follows from its records alone: loaded from text, teams are unchanged', () => {
    const loaded = load(JSON.stringify(saveCampaign(campaign)));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems.slice(0, 3)));
    expect(loaded.value.teams).toEqual(campaign.teams);
    expect(campaign.teams.map(team => rules.linking!.growthOf(team as object) > 0)).toEqual([true, true]);
  });

  it('refuses a team that was improved in the middle', () => {
    const file = saveCampaign(campaign);
    const [first, second] = file.entries;
    const setup = second!.between!.setup as { readonly teams: readonly object[] };
    const better = { ...setup, teams: setup.teams.map(team => ({ ...team, requisition: 99 })) };
    const forged = { ...second!, between: { ...second!.between!, setup: better } };
    const read = load({ ...file, entries: [first!, forged] });
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.problems[0]!.path).toMatch(/^entries\[1\]/);
  });

  it('has a chronicle that the rules can put into words', () => {
    const { between } = rules.linking!;
    const english = between.texts['en']!;
    const words = chronicleOf(campaign).flatMap(({ noted }) =>
      noted.flatMap(({ from, fact, setup, position }) =>
        from === 'between' ? (between.telling.tell(tableOf(between, setup, position), fact)?.word ?? []) : [],
      ),
    );
    expect(words.length).toBeGreaterThan(4);
    expect(words.filter(word => english[word] === undefined)).toEqual([]);
  });
});
