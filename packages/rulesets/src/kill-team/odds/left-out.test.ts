import { tableOf } from '@little-wars/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { ruleset } from '../ruleset.ts';
import { active, broke, rules } from '../testing/attacks.ts';
import { open } from '../testing/field.ts';
import type { Rule } from '../types.ts';
import { leftOutOfFight, leftOutOfShot } from './left-out.ts';
import { readFight, readShot } from './profile.ts';

// Simulates a rule that odds do not know: it replaces one without effect.

const all = ruleset.specialRules as { silent: object };
const { silent } = all;
afterEach(() => {
  all.silent = silent;
});

const UNKNOWN = [{ rule: 'silent', reason: 'not-understood' }];
const frame = { sequence: 'none', at: 0, vars: {}, todo: null };
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

  it('a reaction to judged dice that says nothing about them', () => {
    all.silent = {
      clause: 'KT-9.21',
      offer: { 'attack-dice-judged': () => [{ id: 'silent', frame }] },
    };
    expect(shotOf('A4 3+ 3/4 Silent').leftOut).toEqual(UNKNOWN);
    expect(fightOf('A4 3+ 3/4 Silent').leftOut).toEqual(UNKNOWN);
    expect(shotOf('A4 3+ 3/4').leftOut).toEqual([]);
  });

  it('a reaction when damage is dealt, when dice are rolled, and when the target is selected', () => {
    for (const timing of ['damage-dealt', 'attack-dice-rolled', 'defence-dice-rolled', 'target-selected'] as const) {
      all.silent = { clause: 'KT-9.21', offer: { [timing]: () => [{ id: 'silent', frame }] } };
      const t = tableOf(
        killTeam,
        open,
        broke(
          [
            [0, 'tactical-marine-warrior', 5, 5],
            [1, 'boy-fighter', 5, 12],
          ],
          rules([{ rule: 'silent' }]),
        ),
      );
      const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
      expect(leftOutOfShot(t, aim)).toEqual(UNKNOWN);
    }
  });

  it('dice that are set once they are retained, and anything that is asked then', () => {
    const set: Pick<Rule<'silent'>, 'on'> = {
      on: {
        'attack-dice-retained': t => {
          t.emit({ type: 'attack-dice-set', clause: 'KT-9.21', dice: [] });
          return null;
        },
      },
    };
    all.silent = { clause: 'KT-9.21', ...set };
    expect(shotOf('A4 3+ 3/4 Silent').leftOut).toEqual(UNKNOWN);
    all.silent = { clause: 'KT-9.21', on: { 'attack-dice-retained': () => frame } };
    expect(shotOf('A4 3+ 3/4 Silent').leftOut).toEqual(UNKNOWN);
  });

  it('dice that a strike sets otherwise than Stun does', () => {
    all.silent = {
      clause: 'KT-9.21',
      on: {
        struck: (t: { emit(fact: object): void }) => {
          t.emit({ type: 'defence-dice-set', clause: 'KT-9.21', dice: [] });
          return null;
        },
      },
    };
    expect(fightOf('A4 3+ 3/4 Silent').leftOut).toEqual(UNKNOWN);
    expect(fightOf('A4 3+ 3/4 Silent, Stun').leftOut).toEqual(UNKNOWN);
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
});
