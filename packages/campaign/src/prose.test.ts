import type { Result } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { type Founding, fieldedFor, foundCampaign } from './campaign.ts';
import { chapterOf } from './chronicle.ts';
import { epilogueOf, paragraphOf, prologueOf, type ToldLine, tellChapter } from './prose.ts';
import { linked, linking, playOut } from './toys.oracle.ts';

const founding: Founding = {
  name: 'Winter',
  ruleset: 'tin-soldiers',
  linked: true,
  pairing: 'round-robin',
  rounds: 2,
  players: ['Ada', 'Ben'].map(name => ({ name, bot: null, team: linking.found('squad', name) })),
};
const campaign = foundCampaign(linked, founding);
const { record: battle, result } = playOut(fieldedFor(campaign, [0, 1])!.setup, 'prose');
const between = playOut(linking.after(fieldedFor(campaign, [0, 1])!, {}, result), 'prose between').record;
const texts = [{ 'map.garden': 'the garden', 'rank.private': 'Private' }];
const entry = { round: 1, players: [0, 1] as const, battle, result, between };
const told = tellChapter({ rules: linked, founding, before: [], texts }, chapterOf(linked, entry));

describe('a chapter in words', () => {
  it('begins with who met whom over what, and ends with the score', () => {
    expect(told.title).toBe('Battle 1 · the garden');
    expect(told.opening).toBe('Winter began when Ada met Ben (the garden).');
    expect(told.ending).toMatch(/^(Ada|Ben) won .*, \d+ to \d+\.$|draw/);
  });

  it('gathers what happened at the same time, and says about whom each line is', () => {
    const [part] = told.battle;
    expect(part!.heading).toBe('In the fray');
    expect(paragraphOf(part!)).toMatch(/^In the fray, a soldier fell\./);
    expect(part!.lines[0]!.about).toEqual([{ player: 0, member: '0' }]);
  });

  it('names teams by their players, whichever seat they had', () => {
    const turned = tellChapter(
      { rules: linked, founding, before: [], texts },
      chapterOf(linked, { ...entry, players: [1, 0] }),
    );
    for (const { heading, lines } of turned.after) {
      expect(heading).toBeNull();
      expect(lines[0]).toMatchObject({ text: 'Ada trained', about: [{ player: 0, member: '0' }] });
    }
  });

  it('says in one sentence what happened to several', () => {
    const line = (name: string, as = '{all} rose'): ToldLine => ({
      text: `${name} rose`,
      about: [],
      together: { as, each: name },
    });
    const lines = [line('a'), { text: 'it rained', about: [] }, line('b'), line('c'), line('d', '{all} fell')];
    expect(paragraphOf({ heading: 'Then', lines })).toBe('Then, a, b and c rose. It rained. D rose.');
    expect(paragraphOf({ heading: null, lines: [{ ...line('a'), minor: true }] })).toBe('');
  });

  it('remembers how often two have met', () => {
    const draw: Result = { winners: [], scores: [1, 1] };
    const win = { winners: [1], scores: [1, 2] };
    const opening = (...results: readonly Result[]) =>
      tellChapter(
        { rules: linked, founding, before: results.map(each => ({ players: [0, 1], result: each })), texts: [] },
        chapterOf(linked, { ...entry, battle: null, between: null }),
      ).opening;
    expect(opening(draw)).toBe('Ada met Ben for the second time. Neither had beaten the other so far.');
    expect(opening(win, win)).toBe('Ada met Ben for the third time. So far Ben had won every time.');
    expect(opening(win, { winners: [0], scores: [2, 1] })).toContain('Each had won one of their battles.');
  });

  it('tells of a bye and of a result without a record', () => {
    const bye = chapterOf(linked, { round: 1, players: [1, null], battle: null, result: null, between: null });
    const words = tellChapter({ rules: linked, founding, before: [], texts }, bye);
    expect(words).toMatchObject({
      opening: 'Ben had nobody to meet in this round.',
      ending: '',
      battle: [],
      after: [],
    });
  });
});

describe('the whole chronicle', () => {
  it('begins with what was agreed on and ends with the standing and what became of each team', () => {
    expect(prologueOf(founding)).toBe(
      'This is the chronicle of the campaign “Winter”: Ada and Ben agreed on two rounds.',
    );
    const outcomes = [{ players: [0, 1] as const, result: { winners: [1], scores: [3, 5] } }];
    const [standing, ...fates] = epilogueOf(campaign, { outcomes, isOver: true, texts });
    expect(standing).toBe('In the end Ben stood first with 3 points.');
    expect(fates).toEqual(['Ada has lost nobody for good.', 'Ben has lost nobody for good.']);
  });
});
