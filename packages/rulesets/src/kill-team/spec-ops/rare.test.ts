import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../index.ts';
import { shotCaseOf } from '../odds/shot-case.ts';
import { opening, readSetup } from '../setup.ts';
import { attackWith, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';
import type { Upgrade } from './rare.ts';

const shot = (...upgrades: readonly Upgrade[]): Position =>
  broke([blue('tactical-marine-warrior', 5, 5, { upgrades }), red('boy-fighter', 5, 12)]);
const keen: Upgrade = { weapon: 'boltgun', item: 'keen' };
const fine: Upgrade = { weapon: 'boltgun', item: 'master-crafted' };

section('KT-14.63 Rare equipment in a battle', () => {
  rule('KT-14.63', 'gives its rule to that weapon', start => {
    const game = start.from(open, shot(fine), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    game.picks('choose dice to roll again', [0]).dice('roll them again', 1);
    const other = start.from(open, shot({ ...fine, weapon: 'fists' }), attackWith('boltgun'));
    other.dice('roll attack dice', 1, 1, 1, 1);
    expect(other.state.question).toBeNull();
  });

  rule('KT-14.63', 'odds include it', () => {
    const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
    const caseWith = (...upgrades: readonly Upgrade[]) => shotCaseOf(tableOf(killTeam, open, shot(...upgrades)), aim);
    expect([caseWith().criticalOn, caseWith(keen).criticalOn]).toEqual([6, 5]);
    expect(caseWith({ weapon: 'boltgun', item: 'armour-piercing' }).apWithCritical).toBe(1);
    expect(caseWith(keen, fine)).toMatchObject({ criticalOn: 5, reRolls: [{ most: 1 }] });
  });

  rule('KT-14.63', 'read with the setup; refused on a weapon that is not carried or not suitable, and twice', () => {
    const ready = killTeam.ready[0]!;
    const setup = (...upgrades: readonly Upgrade[]): Setup => {
      const [team, other] = ready.teams;
      const operatives = team!.operatives.map((one, i) => (i === 1 ? { ...one, upgrades } : one));
      return { ...ready, teams: [{ ...team!, operatives }, other!] };
    };
    const problems = (...upgrades: readonly Upgrade[]) => {
      const read = readSetup(setup(...upgrades));
      return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
    };
    expect(problems(keen, fine)).toEqual([]);
    expect(opening(setup(keen)).operatives[1]!.upgrades).toEqual([keen]);
    const at = 'teams[0].operatives[1].upgrades';
    expect(problems({ weapon: 'plasma-gun', item: 'keen' })).toEqual([`${at}[0]: not-for-this-weapon`]);
    expect(problems({ weapon: 'fists', item: 'armour-piercing' })).toEqual([`${at}[0]: not-for-this-weapon`]);
    expect(problems(keen, keen)).toEqual([`${at}[1]: served-twice`]);
  });
});
