import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { inspiring } from './assets/war-shrine.ts';
import { honour, rising, xpOf } from './experience.ts';
import { specOps } from './index.ts';
import { defaults } from './options.ts';
import { rankOf } from './ranks.ts';
import { opening } from './setup.ts';
import { specOps as specOpsSequence } from './spec-ops/index.ts';
import { after, allOf, beginning, first, rule, SERGEANT, section, slate, WARRIOR } from './testing/slates.ts';
import type { Dataslate, Enlisted, SpecOpState } from './types.ts';

const HONOUR = 'roll for a battle honour';
const rise = () => honour.start({ seat: 0, operative: SERGEANT, specialism: null, face: 0 });

section('KT-14.42 Experience', () => {
  const xpAwards = { deployed: 1, felled: 2, mostFelled: 3, stood: 4, won: 5, drawn: 6, lost: 7 };
  const options = { ...defaults, xpAwards };
  const worth = (did: { readonly fell?: boolean; readonly felled?: number }, winner: number | null = 0) => {
    const setup = after(slate(), undefined, { winner, options });
    const t = tableOf(specOps, setup, opening(setup));
    return xpOf(t, 0, { operative: SERGEANT, fell: false, felled: 0, ...did });
  };

  rule('KT-14.42', 'for taking part, surviving and the outcome; for enemies up to the limit', () => {
    expect([worth({}), worth({}, null), worth({}, 1)]).toEqual([10, 11, 12]);
    expect([worth({ felled: 1 }), worth({ felled: 3 }), worth({ felled: 4 })]).toEqual([12, 16, 16]);
  });

  rule(['KT-14.42', 'KT-14.38'], 'who was incapacitated gains 3XP at most', () => {
    expect(worth({ fell: true, felled: 3 })).toBe(3);
    const few = after(slate(), undefined, { options: { ...options, xpAwards: { ...xpAwards, lost: 0 } } });
    const t = tableOf(specOps, few, opening(few));
    expect(xpOf(t, 0, { operative: SERGEANT, fell: true, felled: 0 })).toBe(1);
  });
});

section('KT-14.43 Ranks', () => {
  rule('KT-14.43', 'change at 6, 16, 31 and 51', () => {
    const ranks = [0, 5, 6, 15, 16, 30, 31, 50, 51, 999].map(rankOf);
    expect(ranks).toEqual([
      'adept',
      'adept',
      'veteran',
      'veteran',
      'ace',
      'ace',
      'grizzled',
      'grizzled',
      'revered',
      'revered',
    ]);
  });
});

section('KT-14.44-45 Honours and specialisms', () => {
  const risen = (change: Partial<Enlisted>, more: Partial<Dataslate> = {}) => after(slate(change, more));
  const CHOOSE = 'choose a specialism';

  rule(['KT-14.44', 'KT-14.45'], 'the first honour: any specialism, which is kept, and the face says which', start => {
    const game = start.from(...beginning(risen({ xp: 6 }), rise()));
    expect(game.asks(CHOOSE, 'pick-one').options).toEqual(['combat', 'staunch', 'marksman', 'scout']);
    game.picks(CHOOSE, 'scout').dice(HONOUR, 2);
    expect(first(game.position)).toMatchObject({ specialisms: ['scout'], honours: ['swift'] });
  });

  rule('KT-14.45', 'later ones from its own specialisms, asked only if there are several', start => {
    const one = risen({ xp: 16, specialisms: ['scout'], honours: ['swift'] });
    const game = start
      .from(...beginning(one, rise()))
      .dice(HONOUR, 2)
      .dice(HONOUR, 1);
    expect(first(game.position).honours).toEqual(['swift', 'runner']);
    const two = risen({ xp: 16, specialisms: ['scout', 'combat'], honours: ['swift'] });
    const asked = start.from(...beginning(two, rise()));
    expect(asked.asks(CHOOSE, 'pick-one').options).toEqual(['scout', 'combat']);
    asked.picks(CHOOSE, 'combat').dice(HONOUR, 6);
    expect(first(asked.position).honours).toEqual(['swift', 'savage']);
  });

  rule('KT-14.44', 'two ranks at once give two; no rank gives none', start => {
    const game = start
      .from(...beginning(risen({ xp: 16 }), rise()))
      .picks(CHOOSE, 'combat')
      .dice(HONOUR, 3);
    game.dice(HONOUR, 4);
    expect(first(game.position).honours).toEqual(['dirty-fighter', 'vicious']);
    const setup = risen({ xp: 6, specialisms: ['combat'], honours: ['savage'] });
    expect(rising(tableOf(specOps, setup, opening(setup)), 0)).toEqual([]);
  });

  rule('KT-14.60', 'from Grizzled on, 1RP adds a specialism, once', start => {
    const ace: Partial<Enlisted> = { xp: 31, specialisms: ['combat'], honours: ['savage', 'vicious'] };
    const ADD = 'add a specialism';
    const game = start.from(...beginning(risen(ace, { requisition: 2 }), rise()));
    expect(game.asks(ADD, 'pick-one').options).toEqual(['nothing', 'staunch', 'marksman', 'scout']);
    game.picks(ADD, 'staunch').picks(CHOOSE, 'staunch').dice(HONOUR, 1);
    expect(first(game.position)).toMatchObject({ specialisms: ['combat', 'staunch'], proficient: true });
    expect(game.position.teams[0]!.requisition).toBe(1);
    const again = risen({ ...ace, proficient: true }, { requisition: 2 });
    start.from(...beginning(again, rise())).dice(HONOUR, 1);
    const low = risen({ ...ace, xp: 16, honours: ['savage'] }, { requisition: 2 });
    start.from(...beginning(low, rise())).dice(HONOUR, 1);
  });
});

section('KT-14.53 War Shrine', () => {
  const WHO = 'choose who is inspired';
  const shrine = (xp: number) => after(slate({ xp, honours: [] }, { assets: ['war-shrine'] }));

  rule('KT-14.53', 'an Adept that took part gains 1XP, if there is an Ace', start => {
    const game = start.from(...beginning(shrine(16), inspiring.start({ seat: 0 })));
    game.refuses(SERGEANT, 'not-an-option', 'KT-14.53').picks(WHO, WARRIOR);
    expect(game.position.teams[0]!.operatives.find(({ id }) => id === WARRIOR)!.xp).toBe(1);
    const nobody = start.from(...beginning(shrine(16), inspiring.start({ seat: 0 }))).picks(WHO, 'nobody');
    expect(nobody.facts()).toEqual([]);
    expect(start.from(...beginning(shrine(15), inspiring.start({ seat: 0 }))).state.question).toBeNull();
  });
});

section('KT-14.49 Spec ops', () => {
  const going = (specOp: SpecOpState | null, ...tacOps: readonly string[]) => {
    const team = slate({}, { specOp });
    return after(team, { ...allOf(team), tacOps });
  };
  const go = () => specOpsSequence.start({ seat: 0, done: null });
  const NEXT = 'choose a spec op';

  rule(['KT-14.49', 'KT-14.61'], 'a battle counts for the first operation once, by any of its tac ops', start => {
    const counted = (setup: ReturnType<typeof going>) =>
      start.from(...beginning(setup, go())).position.teams[0]!.specOp!.battles;
    const at = (battles: number): SpecOpState => ({ id: 'elimination', battles });
    expect(counted(going(at(2), 'critical-ops/rob-and-ransack', 'core/mark-target'))).toBe(3);
    expect(counted(going(at(2), 'core/retrieval'))).toBe(2);
    expect(counted(going(at(4), 'critical-ops/headhunter'))).toBe(4);
    expect(counted(going(at(5), 'critical-ops/rob-and-ransack'))).toBe(5);
  });

  rule(
    ['KT-14.49', 'KT-14.61'],
    'the second operation completes it: points, room for an asset, experience, and the next spec op',
    start => {
      const game = start.from(...beginning(going({ id: 'elimination', battles: 5 }, 'critical-ops/headhunter'), go()));
      game.picks('choose the reward', 'room').picks('choose who is credited', SERGEANT);
      expect(game.position.teams[0]).toMatchObject({ requisition: 1, capacity: 3, specOp: null });
      expect(first(game.position).xp).toBe(5);
      game.picks(NEXT, 'recover-archeotech');
      expect(game.position.teams[0]!.specOp).toEqual({ id: 'recover-archeotech', battles: 0 });
    },
  );

  rule('KT-14.62', 'Recover Archeotech: 3RP, and nobody is credited', start => {
    const game = start.from(...beginning(going({ id: 'recover-archeotech', battles: 5 }, 'core/retrieval'), go()));
    game.picks('choose the reward', 'room');
    expect(game.position.teams[0]).toMatchObject({ requisition: 3, capacity: 3 });
    game.picks(NEXT, 'nothing');
    expect(game.position.teams[0]!.specOp).toBeNull();
  });
});

section('KT-14.63 Rare equipment', () => {
  const setup = (change: Partial<Enlisted> = {}) =>
    after(slate(change, { specOp: { id: 'recover-archeotech', battles: 5 } }), {
      ...allOf(slate()),
      tacOps: ['critical-ops/recover-item'],
    });
  const go = () => specOpsSequence.start({ seat: 0, done: null });
  const WHO = 'choose who is equipped';
  const WEAPON = 'choose the weapon to improve';

  rule('KT-14.63', 'instead of room for an asset: an item, an operative and a suitable weapon', start => {
    const game = start.from(...beginning(setup(), go()));
    expect(game.asks('choose the reward', 'pick-one').options).toEqual([
      'room',
      'master-crafted',
      'keen',
      'armour-piercing',
    ]);
    game.picks('choose the reward', 'armour-piercing').picks(WHO, SERGEANT);
    game.refuses('power-weapon', 'not-an-option', 'KT-14.63').picks(WEAPON, 'plasma-pistol');
    expect(first(game.position).upgrades).toEqual([{ weapon: 'plasma-pistol', item: 'armour-piercing' }]);
    expect(game.position.teams[0]!.capacity).toBe(2);
    game.picks('choose a spec op', 'nothing');
  });

  rule(['KT-14.63', 'KT-14.64'], 'one improvement each, two with a weaponsmith, the same one never twice', start => {
    const upgrades = [{ weapon: 'power-weapon', item: 'keen' }] as const;
    const full = start.from(...beginning(setup({ upgrades }), go())).picks('choose the reward', 'keen');
    full.refuses(SERGEANT, 'not-an-option', 'KT-14.63').picks(WHO, WARRIOR).picks(WEAPON, 'boltgun');
    full.picks('choose a spec op', 'nothing');
    const smith = start.from(...beginning(setup({ upgrades, smith: true }), go())).picks('choose the reward', 'keen');
    smith.picks(WHO, SERGEANT).refuses('power-weapon', 'not-an-option', 'KT-14.63').picks(WEAPON, 'plasma-pistol');
    smith.picks('choose a spec op', 'nothing');
    expect(first(smith.position).upgrades).toHaveLength(2);
  });
});
