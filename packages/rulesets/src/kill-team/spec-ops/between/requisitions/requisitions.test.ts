import { expect } from 'vitest';
import { found } from '../../linking.ts';
import { recruitOf } from '../recruits.ts';
import { readSetup } from '../setup.ts';
import { after, allOf, beginning, rule, section, slate } from '../testing/slates.ts';
import type { Dataslate, Setup } from '../types.ts';
import { buying } from './index.ts';

const buy = () => buying.start({ seat: 0, chosen: '' });
const WHAT = 'spend requisition points';
const rich = (change: Partial<Dataslate> = {}): Setup => after(slate({}, { requisition: 2, ...change }));

section('KT-14.47 Requisition', () => {
  rule('KT-14.47', 'asked while points are left and something is available', start => {
    const game = start.from(...beginning(rich(), buy()));
    expect(game.asks(WHAT, 'pick-one').options).toEqual([
      'done',
      'operative-assigned',
      'equipment-drop',
      'asset-acquired',
    ]);
    game.picks(WHAT, 'equipment-drop').picks(WHAT, 'equipment-drop');
    expect(game.position.teams[0]).toMatchObject({ requisition: 0, stash: 10 });
    const done = start.from(...beginning(rich(), buy())).picks(WHAT, 'done');
    expect(done.position.teams[0]!.requisition).toBe(2);
    expect(start.from(...beginning(rich({ requisition: 0 }), buy())).state.question).toBeNull();
  });

  rule('KT-14.57', '5EP for 1RP', start => {
    const game = start.from(...beginning(rich({ requisition: 1 }), buy())).picks(WHAT, 'equipment-drop');
    expect(game.position.teams[0]).toMatchObject({ requisition: 0, stash: 5 });
  });

  rule('KT-14.55', 'an Adept with the usual load-out and a number of its own', start => {
    const game = start.from(...beginning(rich({ requisition: 1 }), buy())).picks(WHAT, 'operative-assigned');
    game.refuses('boy-fighter', 'not-an-option', 'KT-14.55').picks('choose who is assigned', 'tactical-marine-warrior');
    expect(game.position.teams[0]!.operatives.at(-1)).toMatchObject({ id: 'tactical-marine-warrior-4', xp: 0 });
    const many = [...slate().operatives];
    while (many.length < 20) many.push(recruitOf(many, 'tactical-marine-warrior'));
    const full = start.from(...beginning(after(slate({}, { operatives: many, requisition: 1 })), buy()));
    full.refuses('operative-assigned', 'not-an-option', 'KT-14.47').picks(WHAT, 'done');
  });

  rule('KT-14.64', 'a weaponsmith for an Ace or better without one', start => {
    const ace = (change: object) => after(slate({ xp: 16, ...change }, { requisition: 1 }));
    const game = start.from(...beginning(ace({}), buy())).picks(WHAT, 'weaponsmith');
    game.refuses('tactical-marine-warrior-1', 'not-an-option', 'KT-14.64');
    game.picks('choose who has a weaponsmith', 'tactical-marine-sergeant-1');
    expect(game.position.teams[0]).toMatchObject({ requisition: 0, operatives: [{ smith: true }, {}, {}, {}, {}, {}] });
    for (const change of [{ smith: true }, { xp: 15 }])
      start
        .from(...beginning(ace(change), buy()))
        .refuses('weaponsmith', 'not-an-option', 'KT-14.47')
        .picks(WHAT, 'done');
  });

  rule(['KT-14.48', 'KT-14.58'], 'an asset that it does not have, where there is room', start => {
    const game = start.from(...beginning(rich({ assets: ['med-bay'] }), buy())).picks(WHAT, 'asset-acquired');
    game.refuses('med-bay', 'not-an-option', 'KT-14.58').picks('choose a strategic asset', 'comms-network');
    expect(game.position.teams[0]!.assets).toEqual(['med-bay', 'comms-network']);
    game.refuses('asset-acquired', 'not-an-option', 'KT-14.47').picks(WHAT, 'done');
  });
});

section('KT-14.36 Dataslates', () => {
  const problems = (team: Dataslate, side = allOf(team)) => {
    const read = readSetup(after(team, side));
    return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
  };

  rule('KT-14.36', 'a starting team: its operatives, 4RP, room for two assets', () => {
    expect(problems(slate())).toEqual([]);
    expect(found('tactical-marine', 'Blue')).toMatchObject({
      name: 'Blue',
      requisition: 4,
      capacity: 2,
      stash: 0,
      assets: [],
      specOp: null,
    });
  });

  rule('KT-14.36', 'refused: unknown operatives, too many honours or assets, duplicates', () => {
    expect(problems(slate({ card: 'boy-fighter' }))).toContain('teams[0].operatives[0].card: card-of-other-faction');
    expect(problems(slate({ honours: ['swift'], specialisms: ['scout'] }))).toEqual([
      'teams[0].operatives[0].honours: too-many-honours',
    ]);
    expect(problems(slate({ xp: 6, honours: ['swift'], specialisms: ['scout'] }))).toEqual([]);
    expect(problems(slate({ scars: ['sapped-strength', 'sapped-strength'] }))).toEqual([
      'teams[0].operatives[0].scars[1]: served-twice',
    ]);
    expect(problems(slate({}, { assets: ['med-bay', 'war-shrine', 'stimm-stash'] }))).toEqual([
      'teams[0].assets: too-many-assets',
    ]);
  });

  rule('KT-14.36', 'refused: a participant that is not on it, and more stash than available', () => {
    const stranger = { deployed: [{ operative: 'nobody', fell: false, felled: 0 }], tacOps: [], stash: 1 };
    expect(problems(slate(), stranger)).toEqual([
      'sides[0].deployed[0].operative: not-on-dataslate',
      'sides[0].stash: not-in-stash',
    ]);
  });
});
