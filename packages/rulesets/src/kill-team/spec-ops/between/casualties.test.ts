import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { casualty, scarring } from './casualties.ts';
import { specOps } from './index.ts';
import { defaults } from './options.ts';
import { recovering, recovery } from './recovery.ts';
import { opening } from './setup.ts';
import { after, allOf, beginning, first, rule, SERGEANT, section, slate, WARRIOR } from './testing/slates.ts';
import type { Dataslate, Enlisted, Position, Setup } from './types.ts';

const testing = (operative = SERGEANT) =>
  casualty.start({ seat: 0, operative, face: 0, reRolled: false, again: false });
const scar = () => scarring.start({ seat: 0, operative: SERGEANT, result: 0, evacuated: false });
const ROLL = 'roll a casualty test';
const SCAR = 'roll for a battle scar';

section('KT-14.38 Casualty test', () => {
  rule('KT-14.38', '2 or more passes, a 1 leads to a scar', start => {
    const passed = start.from(...beginning(after(slate()), testing())).dice(ROLL, 2);
    expect(passed.facts()).toMatchObject([{ type: 'casualty-tested', face: 2, passed: true }]);
    const failed = start.from(...beginning(after(slate()), testing())).dice(ROLL, 1);
    expect(failed.asks(SCAR, 'roll')).toMatchObject({ count: 1, whose: 0 });
    failed.dice(SCAR, 3);
    expect(first(failed.position).scars).toEqual(['severe-concussion']);
  });
});

section('KT-14.39 MEDIC, KT-14.52 Med Bay', () => {
  const medics: Partial<Setup> = { options: { ...defaults, medics: ['tactical-marine-warrior'] } };
  const AGAIN = 'roll the casualty test again';

  rule('KT-14.39', 'each MEDIC re-rolls one test, and no test twice', start => {
    const game = start.from(...beginning(after(slate(), undefined, medics), testing())).dice(ROLL, 1);
    expect(game.asks(AGAIN, 'pick-one').options).toEqual([
      WARRIOR,
      'tactical-marine-warrior-2',
      'tactical-marine-warrior-3',
      'keep',
    ]);
    game.picks(AGAIN, WARRIOR).dice(ROLL, 1).dice(SCAR, 2);
    expect(game.position.used[0]).toEqual([WARRIOR]);
    const kept = start.from(...beginning(after(slate(), undefined, medics), testing())).dice(ROLL, 1);
    kept.picks(AGAIN, 'keep').dice(SCAR, 2);
  });

  rule('KT-14.39', 'not a MEDIC that was incapacitated, rested, or was used already', start => {
    const team = slate();
    const side = allOf(team);
    const fallen = { ...side, deployed: side.deployed.map(one => ({ ...one, fell: true })) };
    const game = start.from(...beginning(after(team, fallen, medics), testing())).dice(ROLL, 1);
    game.dice(SCAR, 2);
    const rested = { ...side, deployed: side.deployed.slice(0, 1) };
    start
      .from(...beginning(after(team, rested, medics), testing()))
      .dice(ROLL, 1)
      .dice(SCAR, 2);
    const used = [[WARRIOR, 'tactical-marine-warrior-2', 'tactical-marine-warrior-3'], []];
    const spent = start
      .from(...beginning(after(team, side, medics), testing(), { used }))
      .dice(ROLL, 1)
      .dice(SCAR, 2);
    expect(first(spent.position).scars).toEqual(['critical-impairment']);
  });

  rule('KT-14.52', 'a Med Bay does so once, for its own team', start => {
    const team = slate({}, { assets: ['med-bay'] });
    const game = start.from(...beginning(after(team), testing())).dice(ROLL, 1);
    expect(game.asks(AGAIN, 'pick-one').options).toEqual(['med-bay', 'keep']);
    game.picks(AGAIN, 'med-bay').dice(ROLL, 2);
    expect(game.position.used[0]).toEqual(['med-bay']);
    const theirs = casualty.start({ seat: 1, operative: 'boss-nob-1', face: 0, reRolled: false, again: false });
    start
      .from(...beginning(after(team), theirs))
      .dice(ROLL, 1)
      .stopsAt(SCAR);
  });
});

section('KT-14.40 Battle scars', () => {
  const scarred = (...scars: Enlisted['scars']): Dataslate => slate({ scars });

  rule('KT-14.40', 'each result has its scar', start => {
    const results = [2, 3, 4, 5].map(
      face => first(start.from(...beginning(after(slate()), scar())).dice(SCAR, face).position).scars[0],
    );
    expect(results).toEqual(['critical-impairment', 'severe-concussion', 'sapped-strength', 'lingering-ailment']);
  });

  rule('KT-14.40', 'minus 1 for each scar it has, re-rolled if it has that one', start => {
    const game = start
      .from(...beginning(after(scarred('sapped-strength')), scar()))
      .dice(SCAR, 5)
      .dice(SCAR, 4);
    expect(first(game.position).scars).toEqual(['sapped-strength', 'severe-concussion']);
  });

  rule('KT-14.50', 'a result of 1 or less kills it', start => {
    for (const [team, face] of [
      [slate(), 1],
      [scarred('sapped-strength', 'lingering-ailment'), 2],
    ] as const) {
      const game = start.from(...beginning(after(team), scar())).dice(SCAR, face);
      expect(game.position.teams[0]!.operatives.map(({ id }) => id)).not.toContain(SERGEANT);
      expect(game.position.teams[0]!.memorial).toEqual([team.operatives[0]!.name]);
    }
  });

  rule('KT-14.51', 'a 6 leaves no scar, but it gains no experience from this battle', start => {
    const game = start.from(...beginning(after(slate()), scar())).dice(SCAR, 6);
    expect(first(game.position).scars).toEqual([]);
    expect(game.position.without).toEqual([[SERGEANT], []]);
    const less = start.from(...beginning(after(scarred('sapped-strength')), scar())).dice(SCAR, 6);
    expect(first(less.position).scars).toEqual(['sapped-strength', 'lingering-ailment']);
  });

  rule('KT-14.59', 'a medivac for 1RP replaces any scar by that, and it misses the next battle', start => {
    const rich = slate({}, { requisition: 1 });
    const game = start
      .from(...beginning(after(rich), scar()))
      .dice(SCAR, 1)
      .picks('call a medivac', 'medivac');
    expect(first(game.position)).toMatchObject({ id: SERGEANT, scars: [], out: true });
    expect([game.position.teams[0]!.requisition, game.position.without[0]]).toEqual([0, [SERGEANT]]);
    const kept = start
      .from(...beginning(after(rich), scar()))
      .dice(SCAR, 4)
      .picks('call a medivac', 'keep');
    expect(kept.position.teams[0]!.requisition).toBe(1);
    start.from(...beginning(after(rich), scar())).dice(SCAR, 6);
    start.from(...beginning(after(slate()), scar())).dice(SCAR, 4);
  });
});

section('KT-14.41 Recovery', () => {
  const hurt = (change: Partial<Enlisted> = {}, more: Partial<Dataslate> = {}) =>
    after(slate({ scars: ['sapped-strength'], ...change }, more));
  const recover = () => recovery.start({ seat: 0, operative: SERGEANT, bonus: 0, face: 0, again: false });
  const TEST = 'roll a recovery test';

  rule('KT-14.41', '5 or more heals, 4 does not; a rested battle adds 1', start => {
    const healed = (setup: Setup, face: number) =>
      first(start.from(...beginning(setup, recover())).dice(TEST, face).position).scars.length === 0;
    expect([healed(hurt(), 5), healed(hurt(), 4)]).toEqual([true, false]);
    expect([healed(hurt({ rested: 2 }), 3), healed(hurt({ rested: 2 }), 2)]).toEqual([true, false]);
  });

  rule('KT-14.41', 'the player chooses among several; a scar of this battle is excluded', start => {
    const two = after(slate({ scars: ['sapped-strength', 'lingering-ailment', 'severe-concussion'] }));
    const fresh = [[`${SERGEANT}/severe-concussion`], []];
    const game = start.from(...beginning(two, recover(), { fresh })).dice(TEST, 6);
    const SCARS = 'choose the scar that heals';
    expect(game.asks(SCARS, 'pick-one').options).toEqual(['sapped-strength', 'lingering-ailment']);
    game.picks(SCARS, 'lingering-ailment');
    expect(first(game.position).scars).toEqual(['sapped-strength', 'severe-concussion']);
    const setup = hurt();
    const tested = (of: Partial<Position>) => recovering(tableOf(specOps, setup, { ...opening(setup), ...of }), 0);
    expect([tested({}), tested({ fresh: [[`${SERGEANT}/sapped-strength`], []] })]).toEqual([[SERGEANT], []]);
  });

  rule('KT-14.54', 'with a Stimm Stash a 1 is re-rolled, once', start => {
    const game = start
      .from(...beginning(hurt({}, { assets: ['stimm-stash'] }), recover()))
      .dice(TEST, 1)
      .dice(TEST, 1);
    expect(game.facts().at(-1)).toMatchObject({ type: 'recovery-tested', total: 1 });
    start.from(...beginning(hurt({}, { assets: ['stimm-stash'] }), recover())).dice(TEST, 2);
  });

  rule('KT-14.56', '1RP gives a rested operative +1', start => {
    const setup = hurt({ rested: 1 }, { requisition: 1 });
    const game = start
      .from(...beginning(setup, recover()))
      .picks('recuperate', 'recuperate')
      .dice(TEST, 3);
    expect([first(game.position).scars, game.position.teams[0]!.requisition]).toEqual([[], 0]);
    const kept = start
      .from(...beginning(setup, recover()))
      .picks('recuperate', 'nothing')
      .dice(TEST, 3);
    expect(first(kept.position).scars).toHaveLength(1);
    // Not for one that took part.
    start.from(...beginning(hurt({ rested: 0 }, { requisition: 1 }), recover())).dice(TEST, 4);
  });
});
