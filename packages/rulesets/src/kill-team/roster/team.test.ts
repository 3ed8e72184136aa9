import { describe, expect, it } from 'vitest';
import { starters } from '../content/index.ts';
import { archetypesOf, muster, type Roster, reasonsAgainstTeam, teamOf } from './index.ts';
import {
  against,
  boys,
  idsOf,
  kommandos,
  ledGenestealers,
  ledKommandos,
  ledPathfinders,
  ledRangers,
  pathfinders,
} from './testing/teams.ts';

const rifle = ['ranger-long-rifle', 'shuriken-pistol', 'fists'] as const;
const guardian = ['shuriken-catapult', 'fists'] as const;
const carbine = ['pulse-carbine', 'gun-butt'] as const;
const gunDrone = [1, 'mv1-gun-drone', 'twin-pulse-carbine', 'ram'] as const;
const shieldDrone = [1, 'mv4-shield-drone', 'ram'] as const;
const markerDrone = [1, 'mv7-marker-drone', 'ram'] as const;

describe('KT-13.2 fire teams', () => {
  it('KT-13.2 a team has as many as its faction says', () => {
    expect(against('orks', [ledKommandos, boys])).toEqual([]);
    expect(against('orks', [ledKommandos])).toEqual([
      {
        reason: 'wrong-number-of-fireteams',
        clause: 'KT-13.2',
        at: 'fireteams',
        team: 'Greenskin',
        wanted: 2,
        given: 1,
      },
    ]);
    expect(idsOf(against('orks', [ledKommandos, boys, boys]))).toEqual(['wrong-number-of-fireteams']);
    const marines = [1, 'assault-intercessor-sergeant', 'plasma-pistol', 'chainsword'] as const;
    const assault = [
      'assault-intercessor',
      marines,
      [5, 'assault-intercessor-warrior', 'heavy-bolt-pistol', 'chainsword'],
    ] as const;
    expect(against('space-marines', [assault])).toEqual([]);
    expect(idsOf(against('space-marines', [assault, assault]))).toEqual([
      'wrong-number-of-fireteams',
      'too-many-leaders',
    ]);
  });

  it('KT-13.2 the same one may be taken twice, unless it is limited to one', () => {
    expect(against('orks', [ledKommandos, kommandos])).toEqual([]);
    const lootas = ['speshulist', [4, 'loota', 'deffgun', 'fists']] as const;
    const led = ['speshulist', [1, 'spanner', 'big-shoota', 'fists'], [3, 'loota', 'deffgun', 'fists']] as const;
    expect(against('orks', [led, boys])).toEqual([]);
    expect(against('orks', [led, lootas])).toMatchObject([
      { reason: 'too-many-of-fireteam', fireteam: 'Speshulist', most: 1, given: 2 },
    ]);
  });

  it('KT-13.2 only those of the faction are allowed, with operatives that belong in them', () => {
    expect(against('orks', [ledKommandos, ['ranger', [5, 'ranger-warrior', ...rifle]]])).toMatchObject([
      { reason: 'unknown-fireteam', at: 'fireteams[1].fireteam' },
    ]);
    expect(
      against('orks', [
        ledKommandos,
        ['boy', [5, 'boy-fighter', 'slugga', 'choppa'], [1, 'loota', 'deffgun', 'fists']],
      ]),
    ).toEqual([
      {
        reason: 'card-not-in-fireteam',
        clause: 'KT-13.2',
        at: 'fireteams[1].operatives[5]',
        card: 'Loota',
        fireteam: 'Boy',
      },
    ]);
  });

  it('KT-13.2 they are filled to their exact size', () => {
    const swarm = (count: number) => ['tyranid-swarm', [count, 'hormagaunt', 'scything-talons']] as const;
    expect(against('tyranids', [ledGenestealers, swarm(8)])).toEqual([]);
    expect(against('tyranids', [ledGenestealers, swarm(7)])).toMatchObject([
      { reason: 'wrong-fireteam-size', at: 'fireteams[1]', size: 8, given: 7 },
    ]);
    expect(idsOf(against('tyranids', [ledGenestealers, swarm(9)]))).toEqual([
      'too-many-of-card',
      'wrong-fireteam-size',
    ]);
  });

  it('KT-13.2 the least and the most of each card are respected', () => {
    const team = (fighters: number, heavies: number) =>
      against('tyranids', [
        ledGenestealers,
        [
          'tyranid-warrior',
          [fighters, 'tyranid-warrior-fighter', 'devourer', 'boneswords'],
          [heavies, 'tyranid-warrior-heavy-gunner', 'venom-cannon', 'boneswords'],
        ],
      ]);
    expect(team(2, 1)).toEqual([]);
    expect(team(1, 2)).toMatchObject([
      { reason: 'too-many-of-card', cards: ['Tyranid Warrior Heavy Gunner'], most: 1, given: 2 },
    ]);
    expect(idsOf(team(0, 3))).toEqual(['too-few-of-card', 'too-many-of-card']);
  });

  it('KT-13.2 a termagant with a devourer takes two places', () => {
    const team = (devourers: number, others: number) =>
      idsOf(
        against('tyranids', [
          ledGenestealers,
          [
            'tyranid-swarm',
            [devourers, 'termagant', 'devourer', 'claws'],
            [others, 'termagant', 'fleshborer', 'claws'],
          ],
        ]),
      );
    expect(team(4, 0)).toEqual([]);
    expect(team(3, 2)).toEqual([]);
    expect(team(3, 3)).toEqual(['wrong-fireteam-size']);
    expect(team(8, 0)).toEqual(['wrong-fireteam-size']);
  });

  it('KT-13.2 two gretchin take the place of one boy', () => {
    const team = (fighters: number, gretchin: number) =>
      idsOf(
        against('orks', [
          ledKommandos,
          [
            'boy',
            [fighters, 'boy-fighter', 'slugga', 'choppa'],
            [gretchin, 'gretchin', 'gretchin-blasta', 'gretchin-knife'],
          ],
        ]),
      );
    expect(team(4, 2)).toEqual([]);
    expect(team(4, 1)).toEqual(['not-in-pairs', 'wrong-fireteam-size']);
    expect(team(5, 2)).toEqual(['wrong-fireteam-size']);
    expect(team(3, 4)).toEqual(['too-many-of-card']);
  });
});

describe('KT-13.2 leaders', () => {
  it('KT-13.2 matched play requires exactly one', () => {
    expect(against('orks', [boys, kommandos])).toEqual([{ reason: 'no-leader', clause: 'KT-13.2', at: 'fireteams' }]);
    expect(against('orks', [ledKommandos, ledKommandos])).toMatchObject([
      { reason: 'too-many-leaders', given: 2, leaders: ['clan-kommando-nob-1', 'clan-kommando-nob-2'] },
    ]);
  });

  it('KT-13.2 open play allows none or one, but not two', () => {
    expect(against('orks', [boys, kommandos], 'open')).toEqual([]);
    expect(idsOf(against('orks', [ledKommandos, ledKommandos], 'open'))).toEqual(['too-many-leaders']);
  });

  it('KT-13.2 most leaders take a place', () => {
    const nobAndFive = [
      'clan-kommando',
      [1, 'clan-kommando-nob', 'slugga', 'choppa'],
      [5, 'clan-kommando-fighter', 'slugga', 'choppa'],
    ] as const;
    expect(idsOf(against('orks', [nobAndFive, boys]))).toEqual(['wrong-fireteam-size']);
  });

  it("KT-13.2 the Boss Nob and the Pathfinder Shas'ui come on top", () => {
    const led = (fighters: number) =>
      ['boy', [1, 'boss-nob', 'slugga', 'big-choppa'], [fighters, 'boy-fighter', 'slugga', 'choppa']] as const;
    expect(against('orks', [led(5), kommandos])).toEqual([]);
    expect(idsOf(against('orks', [led(4), kommandos]))).toEqual(['wrong-fireteam-size']);
    expect(idsOf(against('orks', [led(5), ledKommandos]))).toEqual(['too-many-leaders']);
    expect(against('tau', [ledPathfinders, pathfinders])).toEqual([]);
  });
});

describe('KT-13.2 the Aeldari', () => {
  const defenders = (gunners: number, platforms: number) =>
    [
      'guardian-defender',
      [6 - gunners - platforms, 'guardian-defender-warrior', ...guardian],
      [gunners, 'guardian-defender-heavy-gunner', ...guardian],
      [platforms, 'guardian-defender-heavy-weapon-platform', 'starcannon'],
    ] as const;

  it('KT-13.2 have a platform only with its gunner', () => {
    expect(against('aeldari', [ledRangers, defenders(1, 1)])).toEqual([]);
    expect(against('aeldari', [ledRangers, defenders(1, 0)])).toEqual([]);
    expect(against('aeldari', [ledRangers, defenders(0, 1)])).toMatchObject([
      { reason: 'companion-missing', needs: 'Guardian Defender Heavy Gunner' },
    ]);
  });

  it('KT-13.2 have one of each per kill team', () => {
    const led = [
      'guardian-defender',
      [1, 'guardian-defender-leader', ...guardian],
      [4, 'guardian-defender-warrior', ...guardian],
      [1, 'guardian-defender-heavy-gunner', ...guardian],
    ] as const;
    expect(against('aeldari', [led, defenders(0, 0)])).toEqual([]);
    expect(against('aeldari', [led, defenders(1, 1)])).toMatchObject([
      { reason: 'card-once-per-team', card: 'Guardian Defender Heavy Gunner', given: 2 },
    ]);
  });
});

describe("KT-13.2 the T'au", () => {
  it('KT-13.2 put drones in the place of others, each type once', () => {
    const four = [4, 'pathfinder-shasla', ...carbine] as const;
    expect(against('tau', [ledPathfinders, ['pathfinder', four, gunDrone, shieldDrone]])).toEqual([]);
    expect(
      against('tau', [
        ledPathfinders,
        ['pathfinder', [3, 'pathfinder-shasla', ...carbine], gunDrone, shieldDrone, markerDrone],
      ]),
    ).toEqual([]);
    expect(against('tau', [ledPathfinders, ['pathfinder', four, gunDrone, gunDrone]])).toMatchObject([
      { reason: 'card-once-per-team', card: 'MV1 Gun Drone', given: 2 },
    ]);
  });

  it('KT-13.2 never let drones outnumber the rest', () => {
    const two = ['pathfinder', [2, 'pathfinder-shasla', ...carbine], gunDrone, shieldDrone, markerDrone] as const;
    expect(against('tau', [ledPathfinders, two]).find(({ reason }) => reason === 'outnumbered-by')).toMatchObject({
      fireteam: 'Pathfinder',
      keyword: 'DRONE',
      given: 3,
      others: 2,
    });
  });

  it('KT-13.2 trade two drones for a battlesuit', () => {
    const suit = [1, 'stealth-battlesuit-shasui', 'burst-cannon', 'fists'] as const;
    expect(against('tau', [ledPathfinders, ['stealth-battlesuit', suit, suit, gunDrone, shieldDrone]])).toEqual([]);
    expect(idsOf(against('tau', [ledPathfinders, ['stealth-battlesuit', suit, suit, gunDrone]]))).toEqual([
      'not-in-pairs',
      'wrong-fireteam-size',
    ]);
  });

  it('KT-13.2 have one fusion blaster in a fire team', () => {
    const suits = (fusion: number) =>
      [
        'stealth-battlesuit',
        [3 - fusion, 'stealth-battlesuit-shasui', 'burst-cannon', 'fists'],
        [fusion, 'stealth-battlesuit-shasui', 'fusion-blaster', 'fists'],
      ] as const;
    expect(against('tau', [ledPathfinders, suits(1)])).toEqual([]);
    expect(against('tau', [ledPathfinders, suits(2)])).toMatchObject([
      { reason: 'too-many-of-weapon', weapon: 'Fusion Blaster', most: 1, given: 2 },
    ]);
  });
});

describe('KT-11.6 picking from a roster', () => {
  const { roster, pick } = starters.find(({ id }) => id === 'clan-kommando')!;

  it('KT-11.6 nobody is picked twice, or without being on the roster', () => {
    const [first, second] = pick.fireteams;
    const wrong = {
      fireteams: [first!, { ...second!, operatives: ['clan-kommando-nob-1', 'nobody', ...second!.operatives] }],
    };
    expect(reasonsAgainstTeam(roster, wrong)).toEqual([
      { reason: 'picked-twice', clause: 'KT-11.6', at: 'fireteams[1].operatives[0]', operative: 'clan-kommando-nob-1' },
      { reason: 'not-on-roster', clause: 'KT-11.6', at: 'fireteams[1].operatives[1]', operative: 'nobody' },
    ]);
  });

  it('KT-11.6 a roster may hold more than the team', () => {
    const more: Roster = {
      ...roster,
      operatives: [...roster.operatives, { id: 'x', card: 'loota', loadOut: ['deffgun', 'fists'] }],
    };
    expect(reasonsAgainstTeam(more, pick)).toEqual([]);
  });

  it('KT-11.6 every fault is reported, never thrown', () => {
    expect(idsOf(reasonsAgainstTeam({ ...roster, faction: 'squats' }, pick))).toEqual(['unknown-faction']);
    const strange: Roster = { ...roster, operatives: roster.operatives.map(each => ({ ...each, card: 'squat' })) };
    expect(idsOf(reasonsAgainstTeam(strange, pick))).toContain('unknown-card');
    expect(idsOf(reasonsAgainstTeam(roster, { fireteams: [] }))).toEqual(['wrong-number-of-fireteams', 'no-leader']);
  });

  it('KT-11.6 the team is mustered with names, weapons and equipment', () => {
    const named = {
      ...roster,
      operatives: roster.operatives.map((each, i) => (i === 1 ? { ...each, name: 'Snik' } : each)),
    };
    const { operatives } = muster(teamOf(named, pick), [{ item: 'bosspole', operative: 'clan-kommando-nob-1' }]);
    expect(operatives.map(({ name }) => name).slice(0, 4)).toEqual([
      'Clan Kommando Nob',
      'Snik',
      'Clan Kommando Fighter 1',
      'Clan Kommando Fighter 2',
    ]);
    expect(operatives[0]).toMatchObject({ weapons: ['slugga', 'power-klaw'], equipment: ['bosspole'] });
  });

  it('KT-11.7 a team has the archetypes of all its fire teams', () => {
    expect(archetypesOf(teamOf(roster, pick))).toEqual(['seek-and-destroy', 'security', 'infiltration']);
  });
});
