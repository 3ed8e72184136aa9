import { describe, expect, it } from 'vitest';
import { cardOf, equipmentOf, factionOf, factions } from '../content/index.ts';
import { rule } from '../testing/book.ts';
import { isIndirect, pointsOf, reasonsAgainstEquipment } from './index.ts';
import {
  againstEquipping,
  boys,
  type FireteamPlan,
  idsOf,
  ledGenestealers,
  ledPathfinders,
  ledRangers,
} from './testing/teams.ts';

const nobAndBoys: FireteamPlan = [
  'boy',
  [1, 'boss-nob', 'kombi-skorcha', 'power-klaw'],
  [3, 'boy-fighter', 'shoota', 'fists'],
  [1, 'boy-fighter', 'slugga', 'choppa'],
  [2, 'gretchin', 'gretchin-blasta', 'gretchin-knife'],
];
const orks = (...equipment: (readonly [item: string, operative: string])[]) =>
  againstEquipping('orks', [nobAndBoys, boys], equipment);

describe('KT-11.8 equipment', () => {
  it('KT-11.8 up to 10EP are allowed, including none', () => {
    expect(orks()).toEqual([]);
    const ten = [
      ['bosspole', 'boss-nob-1'],
      ['targetin-fing', 'boy-fighter-1'],
      ['drum-mag', 'boy-fighter-2'],
      ['drum-mag', 'boy-fighter-3'],
    ] as const;
    expect(orks(...ten)).toEqual([]);
    expect(orks(...ten, ['eavy-armour', 'boy-fighter-4'])).toEqual([
      { reason: 'too-many-points', clause: 'KT-11.8', at: '', most: 10, given: 12 },
    ]);
  });

  it('KT-11.8 a way to play may have another limit', () => {
    const team = {
      faction: 'orks',
      fireteams: [{ fireteam: 'boy', operatives: [{ id: 'a', card: 'boy-fighter', loadOut: ['shoota', 'fists'] }] }],
    };
    const equipment = [{ item: 'drum-mag', operative: 'a' }];
    expect(reasonsAgainstEquipment(team, equipment, 2)).toEqual([]);
    expect(idsOf(reasonsAgainstEquipment(team, equipment, 0))).toEqual(['too-many-points']);
  });

  it('KT-11.8 a tyranid warrior pays 3EP for extended chitin, others 2EP', () => {
    const chitin = equipmentOf(factionOf('tyranids'), 'extended-chitin');
    expect(pointsOf(chitin, cardOf('tyranid-warrior-fighter'))).toBe(3);
    expect(pointsOf(chitin, cardOf('genestealer-fighter'))).toBe(2);
    const warriors: FireteamPlan = ['tyranid-warrior', [3, 'tyranid-warrior-fighter', 'devourer', 'boneswords']];
    const three = [1, 2, 3].map(n => ['extended-chitin', `tyranid-warrior-fighter-${n}`] as const);
    expect(againstEquipping('tyranids', [ledGenestealers, warriors], three)).toEqual([]);
    expect(
      againstEquipping('tyranids', [ledGenestealers, warriors], [...three, ['toxin-sacs', 'genestealer-leader-1']]),
    ).toMatchObject([{ reason: 'too-many-points', given: 11 }]);
  });

  it('KT-11.8 only operatives of the team have equipment, and only of their faction', () => {
    expect(orks(['auspex', 'boss-nob-1'], ['stikkbomb', 'nobody'])).toEqual([
      { reason: 'unknown-item', clause: 'KT-13.2', at: '[0].item', faction: 'Orks', item: 'auspex' },
      { reason: 'not-in-team', clause: 'KT-11.8', at: '[1].operative', operative: 'nobody' },
    ]);
    expect(idsOf(reasonsAgainstEquipment({ faction: 'squats', fireteams: [] }, []))).toEqual(['unknown-faction']);
  });
});

describe('KT-9.26, KT-13.2 limits', () => {
  rule('KT-9.26', 'one of each item with Indirect, refused where a second is given; others are not so limited', () => {
    expect(orks(['stikkbomb', 'boy-fighter-1'])).toEqual([]);
    expect(orks(['eavy-armour', 'boy-fighter-1'], ['eavy-armour', 'boy-fighter-2'])).toEqual([]);
    expect(orks(['stikkbomb', 'boy-fighter-1'], ['stikkbomb', 'boy-fighter-2'])).toEqual([
      { reason: 'too-many-of-item', clause: 'KT-9.26', at: '[1].item', item: 'Stikkbomb', most: 1, given: 2 },
    ]);
  });

  it('KT-9.26 every item with Indirect has that limit', () => {
    const indirect = factions.flatMap(({ equipment }) => equipment.filter(isIndirect));
    expect(indirect.map(({ id, mostPerTeam }) => [id, mostPerTeam])).toEqual([
      ['frag-grenade', 1],
      ['krak-grenade', 1],
      ['devourer-nanoscarabs', 1],
      ['stikkbomb', 1],
      ['plasma-grenade', 1],
    ]);
  });

  it('KT-13.2 other items are limited to one where they say so', () => {
    const two = [
      ['stimulant-injector', 'pathfinder-shasla-1'],
      ['stimulant-injector', 'pathfinder-shasla-2'],
    ] as const;
    expect(againstEquipping('tau', [ledPathfinders], two)).toMatchObject([
      { reason: 'too-many-of-item', clause: 'KT-13.2', item: 'Stimulant Injector' },
    ]);
  });

  it('KT-13.2 an operative has each item at most once, whatever the limit', () => {
    expect(orks(['drum-mag', 'boy-fighter-1'], ['drum-mag', 'boy-fighter-1'])).toEqual([
      { reason: 'item-twice-on-operative', clause: 'KT-13.2', at: '[1]', operative: 'boy-fighter-1', item: 'Drum Mag' },
    ]);
  });
});

describe('KT-13.2 who may have what', () => {
  it('KT-13.2 gretchin and drones take nothing', () => {
    expect(orks(['stikkbomb', 'gretchin-1'])).toEqual([
      { reason: 'takes-no-equipment', clause: 'KT-13.2', at: '[0].operative', card: 'Gretchin', ability: 'Runt' },
    ]);
    const drones: FireteamPlan = [
      'pathfinder',
      [5, 'pathfinder-shasla', 'pulse-carbine', 'gun-butt'],
      [1, 'mv4-shield-drone', 'ram'],
    ];
    expect(idsOf(againstEquipping('tau', [ledPathfinders, drones], [['markerlight', 'mv4-shield-drone-1']]))).toEqual([
      'takes-no-equipment',
    ]);
  });

  it('KT-13.2 one of several keywords is required', () => {
    expect(orks(['bosspole', 'boss-nob-1'])).toEqual([]);
    expect(orks(['bosspole', 'boy-fighter-1'])).toMatchObject([
      { reason: 'needs-keywords', at: '[0].operative', item: 'Bosspole', keywords: ['BOSS NOB', 'KOMMANDO NOB'] },
    ]);
  });

  it('KT-13.2 all keywords of one list are required', () => {
    const marks: FireteamPlan = [
      'deathmark',
      [1, 'deathmark-leader', 'synaptic-disintegrator', 'fists'],
      [3, 'deathmark-warrior', 'synaptic-disintegrator', 'fists'],
    ];
    expect(againstEquipping('necrons', [marks], [['sempiternal-weave', 'deathmark-leader-1']])).toEqual([]);
    expect(againstEquipping('necrons', [marks], [['sempiternal-weave', 'deathmark-warrior-1']])).toMatchObject([
      { reason: 'needs-keywords', keywords: ['DEATHMARK LEADER', 'IMMORTAL LEADER'] },
    ]);
    const flayed: FireteamPlan = ['flayed-one', [1, 'flayed-one-leader', 'flayer-claws']];
    expect(idsOf(againstEquipping('necrons', [flayed], [['sempiternal-weave', 'flayed-one-leader-1']]))).toEqual([
      'needs-keywords',
    ]);
  });

  it('KT-13.2 an exact save is required', () => {
    expect(orks(['eavy-armour', 'boy-fighter-1'])).toEqual([]);
    expect(orks(['eavy-armour', 'boss-nob-1'])).toMatchObject([
      { reason: 'needs-save', item: "'Eavy Armour", save: 5 },
    ]);
  });

  it('KT-13.2 a weapon in the load-out is required, or one that counts as it', () => {
    expect(orks(['drum-mag', 'boy-fighter-1'])).toEqual([]);
    expect(orks(['drum-mag', 'boss-nob-1'])).toEqual([]);
    expect(orks(['drum-mag', 'boy-fighter-4'])).toMatchObject([
      { reason: 'needs-weapon', item: 'Drum Mag', weapons: ['Shoota', 'Big Shoota'] },
    ]);
  });

  it('KT-13.2 all unmet requirements are reported at once', () => {
    const storm: FireteamPlan = [
      'storm-guardian',
      [6, 'storm-guardian-warrior', 'shuriken-pistol', 'storm-guardian-blades'],
    ];
    expect(againstEquipping('aeldari', [ledRangers, storm], [['ranger-scope', 'ranger-leader-1']])).toEqual([]);
    expect(
      idsOf(againstEquipping('aeldari', [ledRangers, storm], [['ranger-scope', 'storm-guardian-warrior-1']])),
    ).toEqual(['needs-keywords', 'needs-weapon']);
  });
});
