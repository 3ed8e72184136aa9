import { expect } from 'vitest';
import { starters } from './content/index.ts';
import { killTeam } from './index.ts';
import { teamOfStarter } from './ready.ts';
import { readSetup } from './setup.ts';
import { rule, section } from './testing/book.ts';
import type { Setup } from './types.ts';

const [quick] = killTeam.ready as readonly [Setup, ...Setup[]];
const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
interface LooseTeam {
  faction: string;
  fireteams: string[];
  operatives: { card: string; fireteam: number; name: string; weapons: string[]; equipment: string[] }[];
}
interface Loose {
  map: unknown;
  mission: string;
  teams: LooseTeam[];
}

/** Reads a setup after changing something in it. */
function problems(change: (setup: Loose) => void, from: Setup = quick): readonly string[] {
  const setup = copy(from) as unknown as Loose;
  change(setup);
  const read = readSetup(setup);
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
}

section('KT-11.6, KT-11.8, KT-13.2 Setups', () => {
  rule(['KT-11.1', 'KT-13.3'], 'every ready-made setup is legal, with every map and starter team among them', () => {
    for (const setup of killTeam.ready) expect(readSetup(copy(setup))).toEqual({ ok: true, value: setup });
    expect(killTeam.ready.map(({ map, mission }) => `${String(map)} ${mission}`)).toEqual([
      'sector loot',
      'centre secure',
      'flank capture',
      'strait loot',
      'battleground secure',
      'boundary capture',
      'junction loot',
      'approach secure',
      'front-line capture',
      'sector control-the-killzone',
      'close-quarters secure',
      'centre ambush',
      'boundary rescue',
      'flank sabotage',
      'junction last-stand',
    ]);
    const built = (team: Setup['teams'][number]): string => JSON.stringify(team.fireteams);
    const among = new Set(killTeam.ready.flatMap(setup => setup.teams.map(built)));
    expect(starters.length).toBe(20);
    expect(starters.filter(starter => !among.has(built(teamOfStarter(starter))))).toEqual([]);
  });

  rule(['KT-11.6', 'KT-13.2'], 'reports everything wrong with a team, with its path', () => {
    expect(problems(({ teams }) => teams[0]!.operatives.pop())).toContain('teams[0].fireteams[0]: wrong-fireteam-size');
    expect(
      problems(({ teams }) => {
        teams[1]!.operatives[0]!.card = 'nobody';
      }),
    ).toContain('teams[1].operatives[0].card: unknown-card');
    expect(
      problems(({ teams }) => {
        teams[0]!.operatives[1]!.weapons = ['spoon'];
      }),
    ).toEqual([
      'teams[0].operatives[1].weapons[0]: not-on-card',
      'teams[0].operatives[1].weapons: load-out-not-allowed',
    ]);
    expect(
      problems(({ teams }) => {
        teams[0]!.operatives[0] = teams[0]!.operatives[1]!;
      }),
    ).toContain('teams[0].fireteams: no-leader');
    expect(
      problems(({ teams }) => {
        teams[0]!.faction = 'orks';
      }).length,
    ).toBeGreaterThan(5);
    expect(
      problems(({ teams }) => {
        teams[0]!.operatives[2]!.fireteam = 7;
      }),
    ).toContain('teams[0].operatives[2].fireteam: unknown-fireteam');
    expect(problems(({ teams }) => teams.pop())).toEqual(['teams: wrong-number']);
  });

  rule('KT-11.8', 'reports everything wrong with equipment, up to 10EP', () => {
    const wrong = problems(({ teams }) => {
      teams[0]!.operatives[0]!.equipment = ['nothing'];
    });
    expect(wrong).toEqual(['teams[0].operatives[0].equipment[0]: unknown-item']);
    const twice = problems(({ teams }) => {
      teams[0]!.operatives[0]!.equipment = ['purity-seal', 'purity-seal'];
    });
    expect(twice).toContain('teams[0].operatives[0].equipment[1]: item-twice-on-operative');
    const dear = problems(({ teams }) => {
      for (const each of teams[0]!.operatives) each.equipment = ['purity-seal', 'krak-grenade'];
    });
    expect(dear).toContain('teams[0]: too-many-points');
  });

  rule(['KT-11.4', 'KT-11.2'], 'accepts only the missions of the way to play', () => {
    expect(
      problems(setup => {
        setup.mission = 'hide-and-seek';
      }),
    ).toEqual(['mission: not-one-of']);
    expect(
      problems(setup => {
        setup.mission = 'control-the-killzone';
      }),
    ).toEqual(['mission: not-one-of']);
  });

  rule('KT-11.2', 'open play takes starter teams without equipment on map 1', () => {
    const open = killTeam.ready.find(({ play }) => play === 'open')!;
    expect(problems(() => {}, open)).toEqual([]);
    expect(
      problems(setup => {
        setup.map = 'centre';
      }, open),
    ).toEqual(['map: not-one-of']);
    expect(
      problems(setup => {
        setup.mission = 'loot';
      }, open),
    ).toEqual(['mission: not-one-of']);
    expect(
      problems(setup => {
        setup.teams = copy(quick).teams as unknown as LooseTeam[];
      }, open),
    ).toEqual(['teams[0]: no-equipment-here', 'teams[1]: no-equipment-here']);
    expect(
      problems(({ teams }) => {
        teams[0]!.operatives.reverse();
      }, open),
    ).toContain('teams[0]: not-a-starter-team');
  });

  rule('KT-11.4', 'reads custom maps and refuses anything else', () => {
    expect(
      problems(setup => {
        setup.map = 'nowhere';
      }),
    ).toEqual(['map: not-one-of']);
    expect(
      problems(setup => {
        setup.map = { id: 'x' };
      }),
    ).toContain('map.terrain: missing');
  });
});
