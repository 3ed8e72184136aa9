// ST-1, ST-2, 9E-12.2-4  Which lists are legal, clause by clause
import { expect } from 'vitest';
import type { Member } from '../../w40k/muster/army.ts';
import { type Unit, writingOf } from '../../w40k/muster/writing.ts';
import { readSetup } from '../setup.ts';
import { rule, section } from '../testing/book.ts';
import { open, pairsOf } from '../testing/field.ts';
import { STARTERS } from './starters.ts';
import { reasonsAgainstTeam, teamCost } from './team.ts';

const { army, many, one, unit } = writingOf<Member>();
const trial = (...units: readonly Unit<Member>[]) => army('trial', units);
const against = (team: ReturnType<typeof trial>, points = 300) => pairsOf(reasonsAgainstTeam(team, points));
const captain = unit('captain', one('Captain', { choices: ['>warp-shield'] }));
const plain = unit('captain', one('Captain'));
const veterans = (count: number) => unit('veterans', many(count, 'Veteran'));
const recruits = (count: number) => unit('recruits', many(count, 'Recruit'));
const staff = (count: number) => unit('staff', many(count, 'Staff officer'));

section('ST-1, ST-2 The Scout Detachment', () => {
  rule(['ST-1.3', 'ST-1.6', 'ST-2.13'], 'points are counted, half points add up, then the sum rounds up', () => {
    expect(teamCost(trial(recruits(11)))).toBe(72);
    expect(against(trial(captain, recruits(10)), 120)).toEqual([]);
    expect(against(trial(captain, recruits(10)), 119)).toEqual([['too-many-points', 'ST-1.6']]);
  });

  rule(['ST-1.5', 'ST-2.8', '9E-12.2', '9E-12.3'], 'one Patrol: its greatest numbers, and one faction', () => {
    const heavy = unit('walker', one('Walker'));
    expect(against(trial(plain, staff(2), unit('old-hero', one('The Old Hero')), veterans(5)), 500)).toEqual([
      ['too-many-in-slot', 'ST-2.8'],
    ]);
    expect(against(trial(captain, veterans(5), heavy))).toEqual([]);
    expect(against(trial(captain, veterans(5), unit('gretchin', many(10, 'Gretchin'))))).toEqual([
      ['not-in-faction', 'ST-2.8'],
    ]);
    expect(reasonsAgainstTeam({ faction: 'nobody', selections: [] })).toMatchObject([{ reason: 'unknown-faction' }]);
  });

  rule(['ST-2.2', 'ST-2.9', 'ST-2.12'], 'from an agreed 300 on, one or two full HQ units of together 50 points', () => {
    expect(against(trial(veterans(5)), 299)).toEqual([]);
    expect(against(trial(veterans(5)), 300)).toEqual([['hq-missing', 'ST-2.2']]);
    expect(against(trial(plain, veterans(5)))).toEqual([['hq-missing', 'ST-2.2']]);
    expect(against(trial(captain, veterans(5)))).toEqual([]);
    expect(against(trial(plain, staff(2), veterans(5)))).toEqual([]);
    // An understrength unit does not count: 45 and 15 are not enough.
    expect(against(trial(plain, staff(1), veterans(5)))).toEqual([['hq-missing', 'ST-2.12']]);
  });

  rule(
    ['ST-2.3', 'ST-2.6', 'ST-2.7', 'ST-2.10', 'ST-2.11'],
    'Troops: a full unit, or 65 points, or a third of all',
    () => {
      expect(against(trial(captain))).toEqual([['troops-missing', 'ST-2.3']]);
      expect(against(trial(captain, veterans(5)))).toEqual([]);
      const dear = unit('walker', many(3, 'Walker'));
      // 9 Recruits: 58.5 points, short of 65, and of a third of 293.5.
      expect(against(trial(captain, recruits(9), dear))).toEqual([['troops-too-few', 'ST-2.6']]);
      // 4 Veterans: 40 of 95 are more than a third.
      expect(against(trial(captain, veterans(4)))).toEqual([]);
      // 40 of 120 are exactly a third; of 135 they are less.
      const jetbike = unit('jetbikes', one('Jetbike rider'));
      expect(against(trial(captain, veterans(4), jetbike))).toEqual([]);
      expect(against(trial(captain, staff(1), veterans(4), jetbike))).toEqual([['troops-too-few', 'ST-2.6']]);
      const few = (count: number) => trial(captain, veterans(count), unit('beast', one('Beast')));
      // 55 + 70 + 10 x: three of them are 30 of 155, four are 40 of 165.
      expect([against(few(3)), against(few(4))].map(({ length }) => length)).toEqual([1, 1]);
      expect(against(trial(captain, recruits(9), veterans(5), dear), 400)).toEqual([]);
      const sixtyFive = unit('necron-warriors', many(5, 'Necron Warrior'));
      const necrons = (warriors: Unit<Member>) =>
        reasonsAgainstTeam(
          army('necrons', [
            unit('royal-warden', one('Royal Warden')),
            warriors,
            unit('skorpekh-destroyers', many(2, 'Skorpekh Destroyer')),
            unit('deathmarks', many(5, 'Deathmark')),
          ]),
          400,
        );
      expect(pairsOf(necrons(sixtyFive))).toEqual([]);
      expect(pairsOf(necrons(unit('necron-warriors', many(4, 'Necron Warrior'))))).toEqual([
        ['troops-too-few', 'ST-2.6'],
      ]);
    },
  );

  rule(
    ['ST-2.4', 'ST-2.13', '9E-12.4'],
    'units beyond the requirements may be understrength, paying only for their models',
    () => {
      const team = trial(captain, veterans(5), unit('jetbikes', one('Jetbike rider')));
      expect(against(team)).toEqual([]);
      expect(teamCost(team)).toBe(55 + 50 + 25);
      expect(against(trial(captain, veterans(5), unit('jetbikes')))).toContainEqual(['unit-too-small', 'ST-2.4']);
    },
  );

  rule('ST-2.5', 'each Unit Name once', () => {
    expect(against(trial(captain, veterans(5), veterans(5)))).toEqual([['name-twice', 'ST-2.5']]);
  });

  rule(['ST-10.2', 'ST-10.8'], 'a refused list is told every reason, each with its clause and its entry', () => {
    const team = trial(plain, unit('veterans', many(11, 'Veteran')), unit('nobody', one('Nobody')));
    const reasons = reasonsAgainstTeam(team, 100);
    expect(pairsOf(reasons)).toEqual([
      ['unknown-sheet', 'ST-10.2'],
      ['unit-too-large', 'ST-10.2'],
      ['too-many-of-kind', 'ST-10.2'],
      ['too-many-points', 'ST-1.6'],
    ]);
    expect(reasons.map(({ at }) => at)).toEqual([
      'selections[2].sheet',
      'selections[1].models',
      'selections[1].models',
      'selections',
    ]);
    const read = readSetup({ ...open, map: 'twin-ruins', armies: [team, STARTERS[0]!.team] });
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toContain('armies[0].selections[2].sheet');
  });

  rule(['ST-10.7', 'ST-10.1'], 'two teams of each faction are legal at 300 points', () => {
    for (const { id, team } of STARTERS) expect(reasonsAgainstTeam(team), id).toEqual([]);
    const factions = STARTERS.map(({ team }) => team.faction);
    for (const faction of new Set(factions)) expect(factions.filter(each => each === faction)).toHaveLength(2);
    expect(new Set(factions).size).toBe(STARTERS.length / 2);
  });
});
