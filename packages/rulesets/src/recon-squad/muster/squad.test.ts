import { expect } from 'vitest';
import { rule, section } from '../testing/book.ts';
import { reasonsAgainstSquad, type Squad, type SquadMember, type Trait } from './squad.ts';
import { STARTERS } from './starters.ts';

type Extra = Partial<Omit<SquadMember, 'kind'>>;

const model = (kind: string, extra: Extra = {}): SquadMember => ({ kind, name: kind, choices: [], ...extra });
const many = (count: number, kind: string, ...choices: readonly string[]): readonly SquadMember[] =>
  Array.from({ length: count }, () => model(kind, { choices }));

/** A squad of the trial faction: Captain, Recruits, and others; specialists among the first two. */
const trial = (recruits: number, ...more: Squad['selections']): Squad => ({
  faction: 'trial',
  selections: [
    { sheet: 'captain', models: [model('Captain', { leader: true, trait: 'champion' })] },
    {
      sheet: 'recruits',
      models: many(recruits, 'Recruit').map((recruit, i) => {
        const trait = (['marksman', 'paramedic', 'minelayer'] as const)[i];
        return trait ? { ...recruit, trait } : recruit;
      }),
    },
    ...more,
  ],
});

/** The reasons against a squad, as `clause reason` lines. */
const told = (squad: Squad, points?: number): readonly string[] =>
  reasonsAgainstSquad(squad, points).map(({ clause, reason }) => `${clause} ${reason}`);
const starter = (id: string): Squad => STARTERS.find(each => each.id === id)!.squad;
const change = (squad: Squad, at: readonly [number, number], extra: Extra & { kind?: string }): Squad => ({
  ...squad,
  selections: squad.selections.map((selection, i) => ({
    ...selection,
    models: selection.models.map((member, j) => (i === at[0] && j === at[1] ? { ...member, ...extra } : member)),
  })),
});

section('RS-1 army selection', () => {
  rule('RS-1.1', 'at most 200 points: 200 is legal, 201 is not', () => {
    const full = starter('vigil');
    expect(told(full)).toEqual([]);
    expect(told(full, 199)).toEqual(['RS-1.1 too-many-points']);
    const dearer = change(full, [2, 1], { choices: ['boltgun>sniper-rifle'] });
    expect(reasonsAgainstSquad(dearer)).toEqual([
      { reason: 'too-many-points', clause: 'RS-1.1', at: 'selections', cost: 202, points: 200 },
    ]);
  });

  rule(['RS-1.1', 'RS-1.13'], 'half points are added up before the sum is rounded up', () => {
    // 60 + 5 × 6.5 = 92.5; a blade for 1.5 makes it 94.
    expect(told(trial(5), 93)).toEqual([]);
    expect(told(trial(5), 92)).toEqual(['RS-1.1 too-many-points']);
    const bladed = change(trial(5), [1, 4], { choices: ['>trial-blade'] });
    expect(told(bladed, 94)).toEqual([]);
    expect(told(bladed, 93)).toEqual(['RS-1.1 too-many-points']);
  });

  rule('RS-1.2', 'one unit may be under strength, with at least one model, but not two', () => {
    expect(told(trial(3))).toEqual([]);
    expect(told(trial(3, { sheet: 'jetbikes', models: many(3, 'Jetbike rider') }))).toEqual([]);
    expect(reasonsAgainstSquad(trial(3, { sheet: 'jetbikes', models: many(2, 'Jetbike rider') }))).toEqual([
      {
        reason: 'unit-too-small',
        clause: 'RS-1.2',
        at: 'selections[2].models',
        sheet: 'jetbikes',
        kind: null,
        count: 2,
        limit: 3,
      },
      {
        reason: 'too-few-of-kind',
        clause: 'RS-1.2',
        at: 'selections[2].models',
        sheet: 'jetbikes',
        kind: 'Jetbike rider',
        count: 2,
        limit: 3,
      },
    ]);
    expect(told(trial(4, { sheet: 'jetbikes', models: [] }))).toContain('RS-1.2 unit-too-small');
  });

  rule('RS-1.13', 'a unit under strength may lack any model; one of full size may not', () => {
    const scouts = (count: number): Squad => ({
      ...starter('vigil'),
      selections: [...starter('vigil').selections.slice(0, 2), { sheet: 'scout-squad', models: many(count, 'Scout') }],
    });
    expect(told(scouts(3)).filter(line => !line.startsWith('RS-2'))).toEqual([]);
    expect(told(scouts(5), 300).filter(line => !line.startsWith('RS-2'))).toEqual(['RS-10.2 too-few-of-kind']);
  });

  rule('RS-1.13', 'limits per number of models count those fielded', () => {
    const bladed = (recruits: number, blades: number): Squad =>
      Array.from({ length: blades }, (_, i) => i).reduce(
        (squad, i) => change(squad, [1, i], { choices: ['>trial-blade'] }),
        trial(recruits),
      );
    expect(told(bladed(5, 1))).toEqual([]);
    expect(told(bladed(9, 1))).toEqual([]);
    expect(told(bladed(10, 2))).toEqual([]);
    expect(told(bladed(9, 2))).toEqual(['RS-10.2 too-many-takers']);
    expect(told(bladed(3, 1))).toEqual(['RS-10.2 too-many-takers']);
  });

  rule('RS-1.3', 'at least four models that are not Vehicles', () => {
    expect(told(trial(3))).toEqual([]);
    const few: Squad = {
      faction: 'trial',
      selections: [
        trial(3).selections[0]!,
        { sheet: 'recruits', models: trial(3).selections[1]!.models.slice(0, 2) },
        { sheet: 'walker', models: many(1, 'Walker') },
      ],
    };
    expect(told(few)).toEqual(['RS-1.3 too-few-models', 'RS-2.2 not-four-specialists']);
  });

  rule('RS-1.4', 'no model with more than 6 wounds: 6 is legal, 7 is not', () => {
    expect(told(trial(4, { sheet: 'beast', models: many(1, 'Beast') }))).toEqual([]);
    expect(reasonsAgainstSquad(trial(4, { sheet: 'giant', models: many(1, 'Giant') }))).toEqual([
      {
        reason: 'too-many-wounds',
        clause: 'RS-1.4',
        at: 'selections[2].models[0]',
        sheet: 'giant',
        wounds: 7,
        most: 6,
      },
    ]);
  });

  rule(['RS-1.5', 'RS-1.12'], 'no 2+ save with a 3+ invulnerable save, wargear included', () => {
    expect(told(trial(4, { sheet: 'bulwark', models: many(1, 'Bulwark') }))).toEqual([]);
    expect(reasonsAgainstSquad(trial(4, { sheet: 'bulwark', models: many(1, 'Bulwark', '>warp-shield') }))).toEqual([
      {
        reason: 'saves-too-good',
        clause: 'RS-1.5',
        at: 'selections[2].models[0]',
        sheet: 'bulwark',
        save: 2,
        invulnerable: 3,
      },
    ]);
    // A 3+ invulnerable save alone is legal.
    expect(told(starter('synapse-node'))).toEqual([]);
  });

  rule('RS-1.6', 'no unique units', () => {
    const hero: Squad = {
      ...trial(4),
      selections: [
        { sheet: 'old-hero', models: [model('The Old Hero', { leader: true, trait: 'champion' })] },
        trial(4).selections[1]!,
      ],
    };
    expect(reasonsAgainstSquad(hero)).toEqual([
      { reason: 'only-one-exists', clause: 'RS-1.6', at: 'selections[0].sheet', sheet: 'old-hero' },
    ]);
  });

  rule('RS-1.6', 'no relics', () => {
    expect(told(change(trial(4), [0, 0], { choices: ['>shieldvanes'] }))).toEqual([]);
    expect(reasonsAgainstSquad(change(trial(4), [0, 0], { choices: ['>first-banner'] }))).toEqual([
      {
        reason: 'only-one-relic',
        clause: 'RS-1.6',
        at: 'selections[0].models[0]',
        sheet: 'captain',
        gear: 'first-banner',
      },
    ]);
  });

  rule('RS-1.7', 'reports every reason at once, each with its clause and its entry', () => {
    const bad: Squad = {
      faction: 'trial',
      selections: [
        { sheet: 'giant', models: many(1, 'Giant', '>tail') },
        { sheet: 'boyz', models: many(2, 'Ork Boy') },
        { sheet: 'nobody', models: [] },
        { sheet: 'recruits', models: [model('Chief'), ...many(20, 'Recruit')] },
      ],
    };
    expect(reasonsAgainstSquad(bad).map(({ clause, reason, at }) => [clause, reason, at])).toEqual([
      ['RS-1.9', 'not-in-faction', 'selections[1].sheet'],
      ['RS-10.2', 'unknown-sheet', 'selections[2].sheet'],
      ['RS-10.2', 'unknown-choice', 'selections[0].models[0].choices[0]'],
      ['RS-10.2', 'unknown-kind', 'selections[3].models[0].kind'],
      ['RS-10.2', 'unit-too-large', 'selections[3].models'],
      ['RS-1.1', 'too-many-points', 'selections'],
      ['RS-1.11', 'too-many-models', 'selections'],
      ['RS-1.4', 'too-many-wounds', 'selections[0].models[0]'],
      ['RS-2.1', 'not-one-leader', 'selections'],
      ['RS-2.2', 'not-four-specialists', 'selections'],
    ]);
  });

  rule('RS-1.8', 'one HQ, two Troops, one Elites, one Fast Attack', () => {
    const recruits = { sheet: 'recruits', models: many(4, 'Recruit') };
    expect(told(trial(4, recruits))).toEqual([]);
    expect(reasonsAgainstSquad(trial(4, recruits, recruits))).toEqual([
      { reason: 'too-many-in-slot', clause: 'RS-1.8', at: 'selections', role: 'Troops', count: 3, most: 2 },
    ]);
    const [beast, bulwark] = [
      { sheet: 'beast', models: many(1, 'Beast') },
      { sheet: 'bulwark', models: many(1, 'Bulwark') },
    ];
    expect(told(trial(3, beast, bulwark), 300)).toEqual(['RS-1.8 too-many-in-slot']);
  });

  rule('RS-1.8', 'two Lieutenants share the HQ slot, a Lieutenant and a Librarian do not', () => {
    const heroes = (...more: Squad['selections']): Squad => ({
      ...starter('vigil'),
      selections: [...starter('vigil').selections.slice(0, 2), ...more],
    });
    const second = { sheet: 'primaris-lieutenant', models: many(1, 'Primaris Lieutenant') };
    const hq = (squad: Squad) => told(squad, 1000).filter(line => line.startsWith('RS-1'));
    expect(hq(heroes(second))).toEqual([]);
    expect(hq(heroes(second, second))).toEqual(['RS-1.8 too-many-in-slot']);
    expect(hq(heroes({ sheet: 'librarian', models: many(1, 'Librarian') }))).toEqual(['RS-1.8 too-many-in-slot']);
  });

  rule('RS-1.9', 'one faction', () => {
    expect(told({ faction: 'squats', selections: [] })).toEqual(['RS-1.9 unknown-faction']);
    const stormboy = { sheet: 'stormboyz', models: many(5, 'Stormboy') };
    expect(told(trial(4, stormboy))).toEqual(['RS-1.9 not-in-faction']);
  });

  rule('RS-1.11', 'at most 20 models', () => {
    const twenty = starter('hunting-brood');
    expect(told(twenty)).toEqual([]);
    const [prime, stealers, gaunts] = twenty.selections;
    const more = { ...gaunts!, models: [...gaunts!.models, model('Termagant')] };
    expect(told({ ...twenty, selections: [prime!, stealers!, more, twenty.selections[3]!] })).toEqual([
      'RS-1.11 too-many-models',
    ]);
  });
});

section('RS-2 Leader and specialists', () => {
  const boyz = starter('dakka-boyz');

  rule('RS-2.1', 'exactly one Leader', () => {
    expect(told(boyz)).toEqual([]);
    const nobody: Squad = JSON.parse(JSON.stringify(boyz).replaceAll('"leader":true,', ''));
    expect(told(nobody)).toEqual(['RS-2.1 not-one-leader']);
    expect(told(change(boyz, [2, 0], { leader: true }))).toEqual(['RS-2.1 not-one-leader']);
  });

  rule('RS-2.1', 'the Leader has the highest Ld of models on foot; any of those tied', () => {
    // Both Boss Nobz have Ld 7, the Weirdboy 6.
    const { leader: _, ...nob } = boyz.selections[1]!.models[0]!;
    const follower = { ...boyz.selections[1]!, models: [nob, ...boyz.selections[1]!.models.slice(1)] };
    const headless: Squad = { ...boyz, selections: [boyz.selections[0]!, follower, boyz.selections[2]!] };
    expect(told(change(headless, [2, 0], { leader: true }))).toEqual([]);
    expect(reasonsAgainstSquad(change(headless, [0, 0], { leader: true }))).toEqual([
      {
        reason: 'not-the-highest',
        clause: 'RS-2.1',
        at: 'selections[0].models[0]',
        leadership: 6,
        best: 7,
      },
    ]);
  });

  rule(['RS-2.1', 'RS-2.2'], 'no Vehicle leads or has a trait', () => {
    const walker = (extra: Extra): Squad => ({
      ...trial(4),
      selections: [
        { sheet: 'captain', models: [model('Captain')] },
        trial(4).selections[1]!,
        { sheet: 'walker', models: [model('Walker', extra)] },
      ],
    });
    expect(told(walker({ leader: true, trait: 'champion' }))).toEqual([
      'RS-2.1 vehicle-leads',
      'RS-2.2 vehicle-with-trait',
    ]);
  });

  rule('RS-2.2', 'four specialists with one trait each, no trait twice, including the Leader', () => {
    const base = trial(5);
    expect(told(change(base, [1, 3], { trait: 'brawler' }))).toEqual(['RS-2.2 not-four-specialists']);
    expect(told(change(base, [1, 0], { trait: 'champion' }))).toEqual(['RS-2.2 trait-twice', 'RS-2.2 trait-twice']);
    const { trait: _, ...captain } = base.selections[0]!.models[0]!;
    const plain: Squad = { ...base, selections: [{ sheet: 'captain', models: [captain] }, base.selections[1]!] };
    expect(told(plain)).toEqual(['RS-2.2 not-four-specialists', 'RS-2.2 leader-without-trait']);
    expect(told(change(plain, [1, 3], { trait: 'brawler' as Trait }))).toEqual(['RS-2.2 leader-without-trait']);
  });
});
