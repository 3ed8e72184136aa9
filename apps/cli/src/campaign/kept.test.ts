import { readFileSync } from 'node:fs';
import { enter, loadFile, nextPairings, type Rules, saveCampaign } from '@little-wars/campaign';
import { load, numbers, play, propose, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { linkings } from '@little-wars/rulesets/linkings';
import { describe, expect, it } from 'vitest';

const rules: Rules = { ruleset: rulesets.find(({ id }) => id === 'kill-team')!, linking: linkings['kill-team']! };
const file = new URL('../../../../packages/rulesets/records/campaigns/kill-team-before-orders.json', import.meta.url);

describe('a campaign that was begun before there were marching orders', () => {
  const text = readFileSync(file, 'utf8');
  const loaded = loadFile(() => rules, text);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems.slice(0, 3)));
  const { campaign, pending } = loaded.value;

  it('loads with every record, and is saved as it was', () => {
    expect(campaign.entries).toHaveLength(2);
    expect(saveCampaign(campaign, pending)).toEqual(JSON.parse(text));
  });

  it('goes on without them, though its teams have points in their stash and an Expanded Armoury', () => {
    const between = load([rules.linking!.between], pending!.between);
    if (!between.ok) throw new Error(JSON.stringify(between.problems));
    const next = numbers('kept');
    let match = between.value;
    const asked: string[] = [];
    while (match.state.question !== null) {
      const { to, purpose } = match.state.question;
      asked.push(purpose);
      const played = play(match, { by: to, answer: propose(match.ruleset, match.setup, match.state, next) });
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      match = played.match;
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).not.toContain('give marching orders');
    for (const team of campaign.teams)
      expect(team).toMatchObject({ assets: expect.arrayContaining(['expanded-armoury']) });
    const fought = load([rules.ruleset], pending!.battle);
    if (!fought.ok) throw new Error(JSON.stringify(fought.problems));
    const result = rules.ruleset.result(fought.value.setup, fought.value.state.position);
    const [pairing] = nextPairings(campaign);
    const entered = enter(campaign, { ...pending!, players: pairing!, result, between: save(match) });
    expect(entered.ok && entered.value.entries).toHaveLength(3);
  });
});
