import {
  chapterOf,
  enter,
  fieldedFor,
  foundCampaign,
  paragraphOf,
  type Rules,
  tellChapter,
} from '@little-wars/campaign';
import {
  type Game,
  newMatch,
  numbers,
  type Playable,
  play,
  playableBetween,
  propose,
  questionOf,
  type Ruleset,
  save,
} from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { linked } from '@little-wars/rulesets/linked';
import { linkings } from '@little-wars/rulesets/linkings';
import { tellerFor } from '@little-wars/words';
import { describe, expect, it } from 'vitest';

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

it('linked games are catalogued by the rulesets that have them', async () => {
  expect(linked.map(({ ruleset }) => ruleset)).toEqual(Object.keys(linkings));
  for (const { ruleset, between, link } of linked) {
    const loaded = await link();
    expect(loaded).toBe(linkings[ruleset]);
    expect(loaded.between.id).toBe(between);
  }
});

describe.each(Object.keys(linkings))('linked games of %s', id => {
  const ruleset = rulesets.find(each => each.id === id)! as unknown as Playable<Game>;
  const linking = linkings[id]!;
  const rules: Rules = { ruleset, linking };
  const english = { ...linking.between.texts['en'], ...ruleset.texts['en'] };
  const founding = {
    name: 'Winter',
    ruleset: id,
    linked: true,
    pairing: 'round-robin' as const,
    rounds: 1,
    players: linking.founders.slice(0, 2).map(founder => ({
      name: founder,
      bot: null,
      team: linking.found(founder, founder),
    })),
  };

  it('offer choices with words, and accept the least and the most of each', () => {
    const teams = founding.players.map(({ team }) => team);
    for (const choice of linking.choices) {
      expect(linking.between.texts['en']![`option.${choice.id}`]).toBeTypeOf('string');
      if (choice.kind !== 'whole') continue;
      for (const value of [choice.least, choice.most]) {
        const chosen = { [choice.id]: value };
        const fielded = linking.field(teams, 0, linking.plans[0]!, chosen);
        expect(ruleset.readSetup(fielded.setup)).toMatchObject({ ok: true });
        const { position, result } = playOut(
          ruleset,
          linking.field(teams, 0, linking.plans[0]!, { ...chosen, turningPoints: 1 }).setup,
          'x',
        );
        expect(linking.between.readSetup(linking.after(fielded, position, result, chosen))).toMatchObject({ ok: true });
      }
    }
  });

  it('have a sheet for every team that one may begin with, with words for all of it', () => {
    for (const founder of linking.founders) {
      const { members, counts, marks, title } = linking.sheetOf(linking.found(founder, founder));
      expect(title).not.toBe('');
      expect(members.length).toBeGreaterThan(0);
      const words = [
        ...members.map(({ rank }) => rank),
        ...counts.map(({ word }) => word),
        ...marks.map(m => m.name.word),
      ];
      expect(words.filter(word => english[word] === undefined)).toEqual([]);
      for (const { experience } of members) expect(experience.next).toBeGreaterThan(experience.now);
    }
  });

  it('put every question, option and fact between battles into words', () => {
    const missing = new Set<string>();
    const said: string[] = [];
    const between = playableBetween(linking.between);
    const teams = founding.players.map(({ team }) => team);
    const fielded = linking.field(teams, 0, linking.plans[0]!, { turningPoints: 1, 'xp-deployed': 20 });
    const { position, result } = playOut(ruleset, fielded.setup, 'words');
    for (let seed = 0; seed < 3; seed++) {
      const given = linking.after(fielded, position, result, { 'xp-deployed': 20 });
      const read = linking.between.readSetup(given);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const next = numbers(`words ${seed}`);
      let match = newMatch(between, read.value);
      const teller = (at: object) =>
        tellerFor({ ruleset: between, setup: match.setup, position: at }, { missing: id => missing.add(id) });
      while (match.state.question !== null) {
        const question = questionOf(between, match.setup, match.state)!;
        said.push(teller(match.state.position).question(question));
        if (question.kind === 'pick-one' || question.kind === 'pick-some')
          said.push(...question.options.map(option => teller(match.state.position).option(question, option)));
        const answer = propose(between, match.setup, match.state, next);
        const played = play(match, { by: question.to, answer }, (fact, at) => {
          said.push(teller(at).fact(fact) ?? '');
        });
        if (!played.ok) throw new Error(JSON.stringify(played.reasons));
        match = played.match;
      }
    }
    expect(said.length).toBeGreaterThan(100);
    expect([...missing]).toEqual([]);
    expect(said.filter(line => /operative\.|[{}]/i.test(line))).toEqual([]);
  });

  it('put every refusal of marching orders into words', () => {
    const between = playableBetween(linking.between);
    const more = linking.found('tactical-marine', 'more') as {
      readonly operatives: readonly { readonly id: string }[];
    };
    const others = more.operatives.map(one => ({ ...one, id: one.id.replace(/1$/, '9') }));
    const team = { ...more, operatives: [...more.operatives, ...others.filter(({ id }) => id.endsWith('9'))] };
    const teams = [team, team];
    const fielded = linking.field(teams, 0, linking.plans[0]!, { turningPoints: 1 });
    const { position, result } = playOut(ruleset, fielded.setup, 'orders');
    const read = linking.between.readSetup(linking.after(fielded, position, result));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const next = numbers('orders');
    const missing = new Set<string>();
    const said: string[] = [];
    let match = newMatch(between, read.value);
    while (match.state.question !== null) {
      const question = questionOf(between, match.setup, match.state)!;
      if (question.purpose === 'choose who fights' && question.kind === 'pick-some') {
        const teller = tellerFor(
          { ruleset: between, setup: match.setup, position: match.state.position },
          { missing: id => missing.add(id) },
        );
        said.push(...question.options.map(option => teller.option(question, option)));
        const refused = play(match, { by: question.to, answer: question.options });
        if (!refused.ok) said.push(...refused.reasons.map(teller.reason));
      }
      const chosen = { 'give marching orders': 'anew', 'choose the fire teams': 'tactical-marine' }[question.purpose];
      const isOpen = question.kind === 'pick-one' && question.options.includes(chosen ?? '');
      const answer = isOpen ? chosen : propose(between, match.setup, match.state, next);
      const played = play(match, { by: question.to, answer });
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      match = played.match;
    }
    expect(said.join(' ')).toMatch(/one LEADER/);
    expect([...missing]).toEqual([]);
    expect(said.filter(line => /\[object|[{}]/.test(line))).toEqual([]);
  });

  it('are told in sentences without gaps', () => {
    let campaign = foundCampaign(rules, founding);
    const fielded = fieldedFor(campaign, [0, 1])!;
    const { record: battle, position, result } = playOut(ruleset, fielded.setup, 'told');
    const { record: between } = playOut(linking.between, linking.after(fielded, position, result), 'told between');
    const entry = { round: 1, players: [0, 1] as const, battle, result, between };
    const entered = enter(campaign, entry);
    if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
    campaign = entered.value;
    const told = tellChapter({ rules, founding, before: [], texts: [english] }, chapterOf(rules, entry));
    const all = [
      told.title,
      told.opening,
      ...told.battle.map(paragraphOf),
      told.ending,
      ...told.after.map(paragraphOf),
    ];
    const text = all.join('\n');
    expect(text.length).toBeGreaterThan(300);
    expect(text).not.toMatch(/[{}]|story\.|undefined|null|\[object/);
    const lines = [...told.battle, ...told.after].flatMap(({ lines: of }) => of);
    const memberIds = campaign.teams.map(team => linking.sheetOf(team as object).members.map(member => member.id));
    const about = lines.flatMap(line => line.about);
    expect(about.length).toBeGreaterThan(4);
    // Slain members are no longer on a sheet.
    expect(about.filter(({ player, member }) => memberIds[player]!.includes(member)).length).toBeGreaterThan(4);
  });
});
