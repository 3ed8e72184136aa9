import { type Frame, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import type { WeaponUse } from '../content/types.ts';
import { killTeam } from '../index.ts';
import { ruleset } from '../ruleset.ts';
import { active, broke } from '../testing/attacks.ts';
import { open } from '../testing/field.ts';
import type { Rule } from '../types.ts';
import { notInBareFight, notInBareShot } from './bare.ts';
import { leftOutOfFight, leftOutOfShot } from './left-out.ts';
import { readFight, readShot } from './profile.ts';

// Rules that odds have never heard of, planted in variants of the ruleset.

const FESTERING = { rule: 'festering' } as unknown as WeaponUse;
const UNKNOWN = [{ rule: 'festering', reason: 'not-understood' }];
const frame: Frame = { sequence: 'none', at: '', vars: {}, todo: null };

type Parts = Pick<Rule<'silent'>, 'modify' | 'on'> & { readonly offer?: object };
const withRule = (parts: Parts): typeof ruleset => ({
  ...ruleset,
  specialRules: { ...ruleset.specialRules, festering: { clause: 'KT-9.21', ...parts } } as never,
});

const WEAPON = { attacks: 4, hit: 3, damage: [3, 4], rules: [FESTERING] } as const;
const TARGET = { defence: 3, save: 3, wounds: 12, cover: 0, invulnerable: null, ignores: 7 };
const shotWith = (rules: readonly WeaponUse[], parts: Parts) =>
  notInBareShot(
    { weapon: { ...WEAPON, rules }, target: TARGET, injured: false, overwatch: false, commandReRolls: [0, 0] },
    withRule(parts),
  );
const fightWith = (rules: readonly WeaponUse[], parts: Parts) => {
  const side = { wounds: 12, ignores: 7, injured: false, support: 0, commandReRolls: 0 };
  const weapons = [
    { ...WEAPON, rules },
    { ...WEAPON, rules: [] },
  ] as const;
  return notInBareFight(
    { attacker: { ...side, weapon: weapons[0] }, defender: { ...side, weapon: weapons[1] } },
    withRule(parts),
  );
};

const shotOf = (weapon: string) => {
  const read = readShot({ weapon, target: 'D3 3+ W12' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const fightOf = (weapon: string) => {
  const read = readFight({ attacker: { weapon, wounds: 12 }, defender: { weapon: 'A3 4+ 3/4', wounds: 8 } });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe('a rule that odds cannot count is told, never silently left out', () => {
  it('nothing is told of rules that are counted', () => {
    const every = 'Ceaseless, Rending, Hot, Stun, Splash 1, MW2, P1, Lethal 5+, Silent, Barrage, Grav';
    expect(shotOf(`A4 3+ 3/4 ${every}`).leftOut).toEqual([]);
    expect(fightOf('A4 3+ 3/4 Rending, Stun, Reap 1, Brutal, Balanced').leftOut).toEqual([]);
  });

  it('one more mortal wound for wounds lost', () => {
    const parts: Parts = {
      on: {
        'wounds-lost': (t, { operative, mortal }) => {
          const more = { operative, amount: 1, from: null, mortal: true };
          if (!mortal) t.emit({ type: 'wounds-lost', clause: 'KT-9.21', ...more });
          return null;
        },
      },
    };
    expect(shotWith([FESTERING], parts)).toEqual(UNKNOWN);
    expect(fightWith([FESTERING], parts)).toEqual(UNKNOWN);
    expect(shotWith([], parts)).toEqual([]);
    expect(fightWith([], parts)).toEqual([]);
  });

  it('damage that is not taken, and anything done as the attack begins or when mortal wounds come', () => {
    const all: readonly Parts[] = [
      { modify: { 'takes-damage': { stage: 'limit', apply: () => false } } },
      { on: { 'attack-began': () => frame } },
      { on: { 'mortal-wounds-came': () => frame } },
      { on: { 'attack-ended': () => frame } },
    ];
    for (const parts of all) {
      expect(shotWith([FESTERING], parts)).toEqual(UNKNOWN);
      expect(fightWith([FESTERING], parts)).toEqual(UNKNOWN);
    }
  });

  it('what happens when somebody is taken out', () => {
    const parts: Parts = { on: { incapacitated: () => frame } };
    const told = [{ rule: 'festering', reason: 'when-taken-out' }];
    expect(shotWith([FESTERING], parts)).toEqual(told);
    expect(fightWith([FESTERING], parts)).toEqual(told);
  });

  it('a reaction to judged dice that says nothing about them', () => {
    const parts: Parts = { offer: { 'attack-dice-judged': () => [{ id: 'festering', frame }] } };
    expect(shotWith([FESTERING], parts)).toEqual(UNKNOWN);
    expect(fightWith([FESTERING], parts)).toEqual(UNKNOWN);
    expect(shotWith([], parts)).toEqual([]);
  });

  it('a reaction when damage is dealt, when dice are rolled, and when the target is selected', () => {
    for (const timing of ['damage-dealt', 'attack-dice-rolled', 'defence-dice-rolled', 'target-selected'])
      expect(shotWith([FESTERING], { offer: { [timing]: () => [{ id: 'festering', frame }] } })).toEqual(UNKNOWN);
  });

  it('dice that are set once they are retained, and anything that is asked then', () => {
    const setting: Parts = {
      on: {
        'attack-dice-retained': t => {
          t.emit({ type: 'attack-dice-set', clause: 'KT-9.21', dice: [] });
          return null;
        },
      },
    };
    expect(shotWith([FESTERING], setting)).toEqual(UNKNOWN);
    expect(shotWith([FESTERING], { on: { 'attack-dice-retained': () => frame } })).toEqual(UNKNOWN);
  });

  it('dice that a strike sets otherwise than Stun does', () => {
    const parts: Parts = {
      on: {
        struck: t => {
          t.emit({ type: 'defence-dice-set', clause: 'KT-9.21', dice: [] });
          return null;
        },
      },
    };
    expect(fightWith([FESTERING], parts)).toEqual(UNKNOWN);
    expect(fightWith([FESTERING, { rule: 'stun' }], parts)).toEqual(UNKNOWN);
  });

  it('honours that turn a single die', () => {
    const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
    const position = broke(
      [
        [0, 'tactical-marine-warrior', 5, 5, { service: ['sharpshooter'] }],
        [1, 'boy-fighter', 5, 12],
      ],
      { activation: active() },
    );
    const sharp = { rule: 'sharpshooter', reason: 'not-understood' };
    expect(leftOutOfShot(tableOf(killTeam, open, position), aim)).toEqual([sharp]);
    expect(leftOutOfShot(tableOf(killTeam, open, { ...position, activation: null }), aim)).toEqual([]);
  });

  it('a tac op that may do something else than damage, for everybody who may hold its card', () => {
    const stood = [
      [0, 'tactical-marine-warrior', 5, 5],
      [1, 'boy-fighter', 5, 6.3],
    ] as const;
    const tacOps = (id: string) => [[{ id, revealed: false, scored: [0, 0], memo: {} }], []] as never;
    const duel = { attacker: 0, target: 1, weapon: 'fists/standard', parry: 'choppa/standard' };
    const of = (id: string) => leftOutOfFight(tableOf(killTeam, open, broke(stood, { tacOps: tacOps(id) })), duel);
    expect(of('core/implant')).toContainEqual({ rule: 'tac-ops', reason: 'may-be-used' });
    expect(leftOutOfFight(tableOf(killTeam, open, broke(stood)), duel)).toEqual([]);
  });

  it('what may be used is told until it is said to be', () => {
    const position = {
      ...broke([
        [0, 'tactical-marine-warrior', 5, 5],
        [1, 'boy-fighter', 5, 6.3],
      ]),
      cp: [0, 1],
    };
    const t = tableOf(killTeam, open, position);
    const duel = { attacker: 0, target: 1, weapon: 'fists/standard', parry: 'choppa/standard' };
    const scratch = { rule: 'just-a-scratch', reason: 'may-be-used' };
    expect(leftOutOfFight(t, duel)).toContainEqual(scratch);
    expect(leftOutOfFight(t, { ...duel, reactions: ['just-a-scratch'] })).not.toContainEqual(scratch);
  });

  it('wounds that a fighter regains when it takes its enemy out', () => {
    const position = broke([
      [0, 'genestealer-fighter', 5, 5, { equipment: ['feeder-tendrils'], wounds: 2 }],
      [1, 'boy-fighter', 5, 6.3],
    ]);
    const duel = { attacker: 0, target: 1, weapon: 'rending-claws/standard', parry: 'choppa/standard' };
    const feeding = { rule: 'feeder-tendrils', reason: 'when-taken-out' };
    expect(leftOutOfFight(tableOf(killTeam, open, position), duel)).toContainEqual(feeding);
  });
});
