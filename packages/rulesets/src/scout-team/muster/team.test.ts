import { readAs } from '@little-wars/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../w40k/muster/army.ts';
import { content } from '../content/index.ts';
import { teamShape } from './read.ts';
import { STARTERS } from './starters.ts';
import { reasonsAgainstTeam, type Team, teamCost } from './team.ts';
import { teamTexts } from './texts.ts';

const many = (count: number, kind: string, ...choices: readonly string[]): readonly Member[] =>
  Array.from({ length: count }, () => ({ kind, name: kind, choices }));
const unit = (sheet: string, ...models: readonly (readonly Member[])[]) => ({ sheet, models: models.flat() });
const trial = (...selections: Team['selections']): Team => ({ faction: 'trial', selections });

const recruits = (count: number) => unit('recruits', many(count, 'Recruit'));
const veterans = (count: number) => unit('veterans', many(count, 'Veteran'));
const captain = unit('captain', many(1, 'Captain'));
const staff = (count: number) => unit('staff', many(count, 'Staff officer'));
const oldHero = unit('old-hero', many(1, 'The Old Hero'));
const beast = unit('beast', many(1, 'Beast'));

const told = (team: Team, points?: number): readonly string[] =>
  reasonsAgainstTeam(team, points).map(({ clause, reason }) => `${clause} ${reason}`);

describe('ST-2 Scout Detachment', () => {
  it('ST-1.6, ST-1.8 costs at most 300 points, or the agreed limit', () => {
    const full = STARTERS[0]!.team;
    expect(teamCost(full)).toBe(300);
    expect(told(full)).toEqual([]);
    expect(told(full, 299)).toEqual(['ST-1.6 too-many-points']);
    expect(told(full, 500)).toEqual([]);
  });

  it('ST-2.2, ST-2.9 needs an HQ from 300 agreed points on, not below', () => {
    expect(told(trial(recruits(10)), 299)).toEqual([]);
    expect(told(trial(recruits(10)), 300)).toEqual(['ST-2.2 hq-missing']);
    expect(told(trial(oldHero, recruits(10)), 300)).toEqual([]);
  });

  it('ST-2.2 needs 50 points of HQ, from two units together if necessary', () => {
    expect(reasonsAgainstTeam(trial(captain, recruits(10)))).toEqual([
      { reason: 'hq-missing', clause: 'ST-2.2', at: 'selections', cost: 45, need: 50 },
    ]);
    const shielded = unit('captain', many(1, 'Captain', '>warp-shield'));
    expect(told(trial(shielded, recruits(10)))).toEqual([]);
    expect(told(trial(captain, staff(2), recruits(10)))).toEqual([]);
    expect(told(trial(staff(2), recruits(10)))).toEqual(['ST-2.2 hq-missing']);
    expect(told(trial(staff(4), recruits(10)))).toEqual([]);
  });

  it('ST-2.12 counts HQ units at full strength', () => {
    expect(told(trial(captain, staff(1), recruits(10)))).toEqual(['ST-2.12 hq-missing']);
    // Beyond the requirement it may be understrength.
    expect(told(trial(oldHero, staff(1), recruits(10)))).toEqual([]);
    expect(told(trial(captain, staff(1), recruits(10)), 299)).toEqual([]);
  });

  it('ST-2.3 is met by a Troops unit by the normal rules', () => {
    expect(told(trial(oldHero, veterans(5)))).toEqual([]);
    expect(told(trial(oldHero, beast))).toEqual(['ST-2.3 troops-missing']);
    expect(told(trial(oldHero, beast), 200)).toEqual(['ST-2.3 troops-missing']);
  });

  it('ST-2.6 is met by an understrength Troops unit of 65 points: 64.5 is not enough', () => {
    const gunners = (recruitsLeft: number, guns: number) =>
      unit('recruits', many(recruitsLeft, 'Recruit'), many(guns, 'Recruit', 'trial-rifle>trial-mortar'));
    // 9 × 6.5 + 6 = 64.5; the rest makes it far less than a third.
    const rest = [oldHero, beast, unit('jetbikes', many(3, 'Jetbike rider'))];
    expect(reasonsAgainstTeam(trial(...rest, gunners(8, 1)), 500)).toEqual([
      { reason: 'troops-too-few', clause: 'ST-2.6', at: 'selections', cost: 64.5, need: 65, third: 100 },
    ]);
    const marines = (count: number): Team => ({
      faction: 'space-marines',
      selections: [
        ...STARTERS[0]!.team.selections.slice(0, 1),
        unit('tactical-squad', many(count, 'Space Marine')),
        unit('inceptor-squad', many(1, 'Inceptor Sergeant'), many(2, 'Inceptor')),
      ],
    });
    // 4 × 18 = 72, and 3 × 18 = 54 of 239.
    expect(told(marines(4), 500)).toEqual([]);
    expect(told(marines(3), 500)).toEqual(['ST-2.6 troops-too-few']);
  });

  it('ST-2.7, ST-2.11 is met by an understrength Troops unit of a third, unrounded', () => {
    const walker = unit('walker', many(1, 'Walker'));
    // 30 points of 90 are a third; of 96.5 they are not.
    expect(teamCost(trial(veterans(3), walker))).toBe(90);
    expect(told(trial(veterans(3), walker), 200)).toEqual([]);
    expect(told(trial(veterans(3), walker, recruits(1)), 200)).toEqual(['ST-2.6 troops-too-few']);
    expect(told(trial(veterans(4), walker, recruits(1)), 200)).toEqual([]);
  });

  it('ST-2.10 is legal if any unit meets the requirement', () => {
    expect(told(trial(oldHero, recruits(2), veterans(5)))).toEqual([]);
    expect(told(trial(oldHero, veterans(5), recruits(2)))).toEqual([]);
  });

  it('ST-2.4, ST-2.13 units beyond the requirements may lack any model, but not all', () => {
    const bikes = (count: number) => unit('jetbikes', many(count, 'Jetbike rider'));
    expect(told(trial(oldHero, recruits(10), bikes(1)))).toEqual([]);
    expect(told(trial(oldHero, recruits(10), bikes(0)))).toEqual(['ST-2.4 unit-too-small', 'ST-2.4 too-few-of-kind']);
    const scouts = (count: number): Team => ({
      faction: 'space-marines',
      selections: [...STARTERS[0]!.team.selections.slice(0, 3), unit('scout-squad', many(count, 'Scout'))],
    });
    expect(told(scouts(4))).toEqual([]);
    expect(told(scouts(5))).toEqual(['ST-10.2 too-few-of-kind']);
  });

  it('ST-2.5 takes each Unit Name once', () => {
    expect(reasonsAgainstTeam(trial(oldHero, recruits(10), veterans(2), veterans(2)))).toEqual([
      { reason: 'name-twice', clause: 'ST-2.5', at: 'selections[3].sheet', sheet: 'veterans' },
    ]);
  });

  it('ST-2.8 has the slots of a Patrol and one faction', () => {
    expect(told(trial(captain, staff(2), recruits(10)))).toEqual([]);
    expect(told(trial(captain, staff(2), oldHero, recruits(10)))).toEqual(['ST-2.8 too-many-in-slot']);
    const boyz = unit('boyz', many(1, 'Boss Nob'), many(9, 'Ork Boy'));
    expect(told(trial(oldHero, recruits(10), boyz), 500)).toEqual(['ST-2.8 not-in-faction']);
    expect(told({ faction: 'squats', selections: [] })).toEqual(['ST-2.8 unknown-faction']);
  });

  it('ST-10.2 pays for wargear of a whole unit once, and requires mandatory options', () => {
    const warriors = (...choices: readonly string[]): Team => ({
      faction: 'tyranids',
      selections: [unit('tyranid-warriors', many(3, 'Tyranid Warrior', ...choices))],
    });
    expect(teamCost(warriors())).toBe(90);
    expect(teamCost(warriors('>adrenal-glands'))).toBe(105);
    const skorpekh = (blades: number): Team => ({
      faction: 'necrons',
      selections: [
        ...STARTERS[2]!.team.selections.slice(0, 2),
        unit(
          'skorpekh-destroyers',
          many(3 - blades, 'Skorpekh Destroyer'),
          many(blades, 'Skorpekh Destroyer', 'hyperphase-threshers>hyperphase-reap-blade'),
        ),
      ],
    });
    expect(told(skorpekh(1))).toEqual([]);
    expect(told(skorpekh(0))).toEqual(['ST-10.2 choice-missing']);
    expect(told(skorpekh(2))).toEqual(['ST-10.2 too-many-takers']);
  });
});

describe('starters of Scout Team', () => {
  it('ST-10.7 are two of each faction, legal, and survive a round trip', () => {
    for (const { id } of content.factions)
      expect(
        STARTERS.filter(({ team }) => team.faction === id),
        id,
      ).toHaveLength(2);
    expect(new Set(STARTERS.map(({ id }) => id)).size).toBe(STARTERS.length);
    for (const { id, team } of STARTERS) {
      expect(reasonsAgainstTeam(team), id).toEqual([]);
      expect(readAs(teamShape, JSON.parse(JSON.stringify(team))), id).toEqual({ ok: true, value: team });
    }
  });

  it('ST-1.3 cost what their lists say', () => {
    expect(STARTERS.map(({ team }) => teamCost(team))).toEqual([
      300, 295, 300, 300, 299, 295, 299, 295, 298, 296, 300, 295, 276, 275,
    ]);
  });
});

describe('any team', () => {
  const sheets = content.factions.flatMap(faction => faction.sheets);
  const member = fc.constantFrom(...sheets).chain(sheet =>
    fc.record({
      sheet: fc.constant(sheet.id),
      models: fc.array(
        fc.record({
          kind: fc.constantFrom(...sheet.models.map(({ name }) => name), 'Nobody'),
          name: fc.constant('x'),
          choices: fc.array(
            fc.constantFrom(
              '>nothing',
              ...sheet.options.flatMap(({ remove, choices }) =>
                choices.map(({ add }) => `${remove.join('+')}>${add.join('+')}`),
              ),
            ),
            { maxLength: 3 },
          ),
        }),
        { maxLength: 12 },
      ),
    }),
  );
  const team = fc.record({
    faction: fc.constantFrom(...content.factions.map(({ id }) => id), 'squats'),
    selections: fc.array(member, { maxLength: 6 }),
  });

  it('ST-10.8 is validated without throwing, and every reason has its clause, path and text', () => {
    fc.assert(
      fc.property(team, fc.constantFrom(100, 300, 500), (any, points) => {
        for (const { reason, clause, at, ...parameters } of reasonsAgainstTeam(any, points)) {
          expect(clause).toMatch(/^ST-\d+\.\d+$/);
          expect(at).toMatch(/^(faction|selections)/);
          const wanted = [...teamTexts[reason]!.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
          for (const name of wanted) expect(parameters, reason).toHaveProperty(name);
        }
      }),
      { seed: 3, numRuns: 250 },
    );
  });
});
