import { readAs } from '@little-wars/engine';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Member } from '../../w40k/muster/army.ts';
import { choicesOf } from '../../w40k/muster/choices.ts';
import { factions } from '../content/index.ts';
import { defaults, type TeamOptions } from '../options.ts';
import { rule } from '../testing/book.ts';
import { teamShape } from './read.ts';
import { STARTERS } from './starters.ts';
import { reasonsAgainstTeam, type Team, teamCost } from './team.ts';
import { teamTexts } from './texts.ts';

const many = (count: number, kind: string, ...choices: readonly string[]): readonly Member[] =>
  Array.from({ length: count }, () => ({ kind, name: kind, choices }));
const unit = (sheet: string, ...models: readonly (readonly Member[])[]) => ({ sheet, models: models.flat() });
const troopers = unit('void-troopers', many(4, 'Void Trooper'));
const trial = (...selections: Team['selections']): Team => ({
  faction: 'trial',
  selections: [troopers, ...selections],
});
const told = (team: Team, options: Partial<TeamOptions> = {}): readonly string[] =>
  reasonsAgainstTeam(team, { ...defaults, ...options }).map(({ clause, reason }) => `${clause} ${reason}`);
const OPEN = { limits: 'open' } as const;

describe('ZG-1 forces', () => {
  rule('ZG-1.3', 'costs at most 200 points, half points added up first', () => {
    expect(teamCost(STARTERS[0]!.team)).toBe(200);
    expect(told(STARTERS[0]!.team)).toEqual([]);
    expect(told(STARTERS[0]!.team, { points: 199 })).toEqual(['ZG-1.3 too-many-points']);
    const five: Team = { faction: 'trial', selections: [unit('void-troopers', many(5, 'Void Trooper'))] };
    expect(told(five, { points: 38 })).toEqual([]);
    expect(told(five, { points: 37 })).toEqual(['ZG-1.3 too-many-points']);
  });

  rule('ZG-1.3', 'has at least four models', () => {
    const beasts = (count: number): Team => ({
      faction: 'trial',
      selections: [unit('leaper', many(count, 'Leaping Beast')), unit('brute', many(1, 'Brute'))],
    });
    expect(told(beasts(3), OPEN)).toEqual([]);
    expect(told(beasts(2), OPEN)).toEqual(['ZG-1.3 too-few-models']);
  });

  rule('ZG-1.3', 'has at most two Troops, one Elites and one Fast Attack', () => {
    expect(told(trial(troopers))).toEqual([]);
    expect(told(trial(troopers, troopers))).toEqual(['ZG-1.3 too-many-in-slot']);
    const [skiff, leaper] = [unit('skiff', many(1, 'Skiff')), unit('leaper', many(1, 'Leaping Beast'))];
    expect(told(trial(skiff))).toEqual([]);
    expect(told(trial(skiff, leaper))).toEqual(['ZG-1.3 too-many-in-slot']);
  });

  rule('ZG-1.3', 'has no save better than 3+, wargear included', () => {
    const armoured = unit('void-troopers', many(3, 'Void Trooper'), many(1, 'Void Trooper', '>artificer-armour'));
    expect(reasonsAgainstTeam({ faction: 'trial', selections: [armoured] })).toEqual([
      {
        reason: 'save-too-good',
        clause: 'ZG-1.3',
        at: 'selections[0].models[3]',
        sheet: 'void-troopers',
        save: 2,
        best: 3,
      },
    ]);
    expect(told({ faction: 'trial', selections: [armoured] }, OPEN)).toEqual([]);
  });

  rule('ZG-1.3', 'has at most three wounds or hull points', () => {
    expect(told(trial(unit('leaper', many(1, 'Leaping Beast'))))).toEqual([]);
    expect(told(trial(unit('brute', many(1, 'Brute'))))).toEqual(['ZG-1.3 too-many-wounds']);
    expect(told(trial(unit('gunship', many(1, 'Gunship'))))).toEqual(['ZG-1.3 too-many-wounds']);
    expect(told(trial(unit('gunship', many(1, 'Gunship'))), OPEN)).toEqual([]);
  });

  rule('ZG-1.3', 'has at most 33 armour in total', () => {
    expect(told(trial(unit('skiff', many(1, 'Skiff'))))).toEqual([]);
    expect(told(trial(unit('heavy-skiff', many(1, 'Heavy Skiff'))))).toEqual(['ZG-1.3 too-much-armour']);
    expect(told(trial(unit('heavy-skiff', many(1, 'Heavy Skiff'))), OPEN)).toEqual([]);
  });

  rule(['ZG-1.2', 'ZG-1.4'], 'lets nobody play who cannot move there', () => {
    const of = (sheet: string, kind: string) => told(trial(unit(sheet, many(1, kind))));
    expect(of('flier', 'Flying Beast')).toEqual([]);
    for (const [sheet, kind] of [
      ['crawler', 'Crawler'],
      ['bikes', 'Bike'],
      ['jetbikes', 'Jetbike'],
      ['riders', 'Rider'],
      ['hounds', 'Hound'],
    ] as const)
      expect(of(sheet, kind), sheet).toEqual(['ZG-1.4 type-may-not-play']);
  });

  rule('ZG-1.10', 'lets monstrous creatures leap and fly, not walk', () => {
    expect(told(trial(unit('leaper', many(1, 'Leaping Beast'))))).toEqual([]);
    expect(told(trial(unit('walker', many(1, 'Walking Beast'))))).toEqual(['ZG-1.10 type-may-not-play']);
    expect(told(trial(unit('walker', many(1, 'Walking Beast'))), OPEN)).toEqual(['ZG-1.10 type-may-not-play']);
  });

  rule('ZG-1.5', 'allows jetbikes by option, and no other bikes', () => {
    expect(told(trial(unit('jetbikes', many(1, 'Jetbike'))), { jetbikes: true })).toEqual([]);
    expect(told(trial(unit('bikes', many(1, 'Bike'))), { jetbikes: true })).toEqual(['ZG-1.4 type-may-not-play']);
  });

  rule('ZG-1.12', 'adds one HQ with open limits', () => {
    const captain = unit('void-captain', many(1, 'Void Captain'));
    expect(told(trial(captain))).toEqual(['ZG-1.3 too-many-in-slot']);
    expect(told(trial(captain), OPEN)).toEqual([]);
    expect(told(trial(captain, captain), OPEN)).toEqual(['ZG-1.3 too-many-in-slot']);
    const harpy: Team = {
      faction: 'tyranids',
      selections: [unit('harpy', many(1, 'Harpy')), unit('termagants', many(10, 'Termagant'))],
    };
    expect(told(harpy)).toEqual(['ZG-1.3 too-many-wounds']);
    expect(told(harpy, OPEN)).toEqual([]);
  });

  rule(['ZG-8.1', 'ZG-8.2'], 'keeps to one faction and to its sheets', () => {
    expect(told({ faction: 'squats', selections: [] })).toEqual(['ZG-8.1 unknown-faction']);
    expect(told(trial(unit('stormboyz', many(5, 'Stormboy'))))).toEqual(['ZG-8.1 not-in-faction']);
    expect(told(trial(unit('nobody')))).toEqual(['ZG-8.2 unknown-sheet']);
    expect(told({ faction: 'trial', selections: [unit('void-troopers', many(3, 'Void Trooper'))] })).toEqual([
      'ZG-8.2 unit-too-small',
      'ZG-1.3 too-few-models',
    ]);
    const boyz = (...models: readonly (readonly Member[])[]): Team => ({
      faction: 'orks',
      selections: [unit('boyz', ...models)],
    });
    // Shootas are for all Boyz alike, except one with a rokkit launcha instead.
    expect(told(boyz(many(9, 'Ork Boy', 'slugga>shoota'), many(1, 'Ork Boy', 'slugga>rokkit-launcha')))).toEqual([]);
    expect(told(boyz(many(9, 'Ork Boy', 'slugga>shoota'), many(1, 'Ork Boy')))).toEqual(['ZG-8.2 not-together']);
    expect(told(boyz(many(9, 'Ork Boy', 'slugga>shoota'), many(1, 'Boss Nob')))).toEqual([]);
  });
});

describe('starters of Zero-G', () => {
  rule('ZG-8.7', 'are two of each faction, legal, and survive a round trip', () => {
    for (const { id } of factions)
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

  rule('ZG-8.1', 'cost what their lists say', () => {
    expect(STARTERS.map(({ team }) => teamCost(team))).toEqual([
      200, 192, 199, 180, 196, 195, 196, 200, 200, 195, 199, 184, 120, 150,
    ]);
  });
});

describe('any team', () => {
  const sheets = factions.flatMap(faction => faction.sheets);
  const selection = fc.constantFrom(...sheets).chain(sheet =>
    fc.record({
      sheet: fc.constant(sheet.id),
      models: fc.array(
        fc.record({
          kind: fc.constantFrom(...sheet.models.map(({ name }) => name), 'Nobody'),
          name: fc.constant('x'),
          choices: fc.array(fc.constantFrom('>nothing', ...choicesOf(sheet).map(({ id }) => id)), { maxLength: 3 }),
        }),
        { maxLength: 12 },
      ),
    }),
  );
  const team = fc.record({
    faction: fc.constantFrom(...factions.map(({ id }) => id), 'squats'),
    selections: fc.array(selection, { maxLength: 5 }),
  });

  rule('ZG-8.8', 'is validated without throwing, and every reason has its clause, path and text', () => {
    fc.assert(
      fc.property(team, fc.constantFrom('kill-team', 'open'), (any, limits) => {
        for (const { reason, clause, at, ...parameters } of reasonsAgainstTeam(any, { ...defaults, limits })) {
          expect(clause).toMatch(/^ZG-\d+\.\d+$/);
          expect(at).toMatch(/^(faction|selections)/);
          const wanted = [...teamTexts[reason]!.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
          for (const name of wanted) expect(parameters, reason).toHaveProperty(name);
        }
      }),
      { seed: 4, numRuns: 250 },
    );
  });
});
