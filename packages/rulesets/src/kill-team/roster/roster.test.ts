import { describe, expect, it } from 'vitest';
import { cardOf, factions } from '../content/index.ts';
import {
  isLoadOut,
  loadOutsOf,
  nearestLoadOut,
  type Roster,
  type RosterOperative,
  readEquipment,
  readRoster,
  readTeamPick,
  reasonsAgainstRoster,
  rosterTexts,
} from './index.ts';

const boy = (id: string): RosterOperative => ({ id, card: 'boy-fighter', loadOut: ['shoota', 'fists'] });
const orks = (...operatives: RosterOperative[]): Roster => ({ faction: 'orks', operatives });
const boys = (count: number) => orks(...Array.from({ length: count }, (_, i) => boy(`boy-${i}`)));
const armed = (card: string, ...loadOut: string[]) =>
  reasonsAgainstRoster({ faction: 'tyranids', operatives: [{ id: 'a', card, loadOut }] });

describe('KT-13.2 rosters', () => {
  it('KT-13.2 up to 20 operatives are allowed, including none', () => {
    expect(reasonsAgainstRoster(boys(20))).toEqual([]);
    expect(reasonsAgainstRoster(boys(0))).toEqual([]);
  });

  it('KT-13.2 21 operatives are refused', () => {
    expect(reasonsAgainstRoster(boys(21))).toEqual([
      { reason: 'too-many-on-roster', clause: 'KT-13.2', at: 'operatives', most: 20, given: 21 },
    ]);
  });

  it('KT-13.2 all operatives are of one faction', () => {
    const ranger = { id: 'r', card: 'ranger-warrior', loadOut: ['ranger-long-rifle', 'shuriken-pistol', 'fists'] };
    expect(reasonsAgainstRoster(orks(boy('a'), ranger))).toEqual([
      {
        reason: 'card-of-other-faction',
        clause: 'KT-13.2',
        at: 'operatives[1].card',
        card: 'Ranger Warrior',
        other: 'Aeldari',
        faction: 'Orks',
      },
    ]);
  });

  it('KT-13.2 all reasons are given at once, each with its path', () => {
    const reasons = reasonsAgainstRoster({
      faction: 'squats',
      operatives: [boy('a'), { id: 'a', card: 'squat', loadOut: [] }, { id: 'b', card: 'loota', loadOut: ['boltgun'] }],
    });
    expect(reasons.map(({ reason, at }) => [reason, at])).toEqual([
      ['unknown-faction', 'faction'],
      ['operative-id-taken', 'operatives[1].id'],
      ['unknown-card', 'operatives[1].card'],
      ['not-on-card', 'operatives[2].loadOut[0]'],
      ['load-out-not-allowed', 'operatives[2].loadOut'],
    ]);
  });
});

describe('KT-13.2 load-outs', () => {
  it('KT-13.2 one item of each list is taken, in any order', () => {
    expect(armed('termagant', 'devourer', 'claws')).toEqual([]);
    expect(armed('termagant', 'claws', 'devourer')).toEqual([]);
  });

  it('KT-13.2 nothing is missing or added; the reason names the nearest load-out', () => {
    for (const wrong of [[], ['claws'], ['devourer', 'fleshborer', 'claws'], ['claws', 'claws', 'devourer']])
      expect(armed('termagant', ...wrong).map(({ reason }) => reason)).toEqual(['load-out-not-allowed']);
    expect(armed('termagant', 'spinefists')).toEqual([
      {
        reason: 'load-out-not-allowed',
        clause: 'KT-13.2',
        at: 'operatives[0].loadOut',
        card: 'Termagant',
        nearest: ['Claws', 'Spinefists'],
      },
    ]);
  });

  it('KT-13.2 alternatives do not mix', () => {
    expect(isLoadOut(cardOf('boy-fighter'), ['slugga', 'choppa'])).toBe(true);
    expect(isLoadOut(cardOf('boy-fighter'), ['shoota', 'fists'])).toBe(true);
    expect(isLoadOut(cardOf('boy-fighter'), ['shoota', 'choppa'])).toBe(false);
  });

  it('KT-13.2 an item from two lists is carried twice; lash whip and bonesword come together', () => {
    expect(armed('tyranid-warrior-fighter', 'scything-talons', 'scything-talons')).toEqual([]);
    expect(armed('tyranid-warrior-fighter', 'lash-whip', 'bonesword', 'rending-claws')).toEqual([]);
    expect(armed('tyranid-warrior-fighter', 'lash-whip', 'bonesword', 'lash-whip', 'bonesword')).toEqual([]);
    expect(armed('tyranid-warrior-fighter', 'lash-whip', 'rending-claws').length).toBe(1);
    expect(armed('tyranid-warrior-fighter', 'deathspitter', 'devourer').length).toBe(1);
  });

  it('KT-13.2 gear counts as carried', () => {
    expect(isLoadOut(cardOf('dire-avenger-exarch'), ['power-weapon', 'shimmershield'])).toBe(true);
    expect(isLoadOut(cardOf('dire-avenger-exarch'), ['power-weapon', 'shimmershield', 'shuriken-pistol'])).toBe(false);
  });

  it('KT-13.2 every card has load-outs, without duplicates', () => {
    expect(loadOutsOf(cardOf('tactical-marine-sergeant')).length).toBe(20);
    expect(loadOutsOf(cardOf('intercessor-sergeant')).length).toBe(30);
    expect(loadOutsOf(cardOf('tyranid-warrior-heavy-gunner')).length).toBe(8);
    // 7 x 4 combinations, of which 4 x 3 / 2 are duplicates.
    expect(loadOutsOf(cardOf('tyranid-warrior-leader')).length).toBe(22);
    for (const card of factions.flatMap(({ cards }) => cards))
      for (const each of loadOutsOf(card)) expect(nearestLoadOut(card, each)).toEqual(each);
  });
});

describe('reading rosters', () => {
  it('reads well-formed rosters, with or without names', () => {
    const roster = { name: 'Da Ladz', ...orks({ ...boy('a'), name: 'Gob' }, boy('b')) };
    expect(readRoster(roster)).toEqual({ ok: true, value: roster });
    expect(readTeamPick({ fireteams: [] })).toEqual({ ok: true, value: { fireteams: [] } });
    expect(readEquipment([])).toEqual({ ok: true, value: [] });
  });

  it('reports every problem with its path', () => {
    const read = readRoster({
      faction: 7,
      operatives: [{ id: '', card: 'loota', loadOut: 'deffgun' }, { id: 'b', card: null, loadOut: [1] }, 'c'],
      points: 3,
    });
    expect(read.ok ? [] : read.problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
      'points unknown-field',
      'faction not-text',
      'operatives[0].id empty',
      'operatives[0].loadOut not-a-list',
      'operatives[1].card not-text',
      'operatives[1].loadOut[0] not-text',
      'operatives[2] not-a-record',
    ]);
    const pick = readTeamPick({ fireteams: [{ fireteam: 'boy' }] });
    expect(pick.ok ? [] : pick.problems.map(({ path }) => path)).toEqual(['fireteams[0].operatives']);
    const equipment = readEquipment([{ item: 'bosspole', operative: '' }]);
    expect(equipment.ok ? [] : equipment.problems.map(({ path }) => path)).toEqual(['[0].operative']);
  });

  it.each([null, undefined, 0, 'x', [], {}])('refuses %j', x => {
    expect(readRoster(x).ok).toBe(false);
    expect(readTeamPick(x).ok).toBe(false);
  });
});

describe('words', () => {
  it('every text starts in lower case and has no full stop', () => {
    for (const text of Object.values(rosterTexts)) expect(text).toMatch(/^[a-z{].*[^.]$/);
  });
});
