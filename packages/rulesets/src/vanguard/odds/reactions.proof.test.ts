import { describe, expect, it } from 'vitest';
import { attackBy, chooseAttack, chooseMoreTargets, chooseTarget, splitDice } from '../core/10-attacks/attack.ts';
import { blue, field, look, open, red, type Stood } from '../testing/field.ts';
import type { Position } from '../types.ts';
import type { Use } from '../uses.ts';
import { everyEnding, type Play } from './enumerate.oracle.ts';
import { notCounted } from './not-counted.ts';
import { agree, endOf, endsBy, type Proof, proves, withoutExplosions, working } from './proving.oracle.ts';
import { strikeCaseOf } from './strike-case.ts';
import { oddsOfMelee, oddsOfVolley } from './volley.ts';

const CAPTAIN: Stood = blue('captain', 10, 10);
const FOE: Stood = red('captain', 18, 10);
const on = (holder: number, use: object): Use => ({ ...use, seat: holder, holder }) as Use;
const stand = (stood: readonly Stood[], cp: readonly number[], ...uses: readonly Use[]): Position =>
  field(stood, { cp, ...working(...uses) });

/** Paid reactions, the CP for them, and the rules in play. */
const paid = (reactions: readonly string[], cp: readonly number[], ...uses: readonly Use[]): Proof => ({
  position: stand([CAPTAIN, FOE], cp, ...uses),
  weapon: 'carbine',
  details: { reactions },
  passedUp: ['re-roll'],
});

describe('VG-2.4 paid abilities count in the odds as in play', () => {
  it('VG-2.6 Targeting Routines', () => void proves(paid(['targeting-routines'], [1, 0])));
  it('bonus dice', () => void proves(paid(['more-dakka'], [1, 0], on(0, { rule: 'more-dakka', cp: 1, dice: 1 }))));
  it('mortal wounds on sixes', () =>
    void proves(paid(['bladestorm'], [1, 0], on(0, { rule: 'bladestorm', cp: 1, wounds: 1 }))));
  it('a penalty to hit', () =>
    void proves(paid(['lightning-reflexes'], [0, 1], on(1, { rule: 'lightning-reflexes', cp: 1, by: 1 }))));
  it('less damage', () => {
    const strong = [on(0, { rule: 'overcharge', damage: 1 }), on(1, { rule: 'necrodermis', cp: 1 })];
    proves(paid(['necrodermis'], [0, 1], ...strong));
  });
  it('a bonus to recovery', () =>
    void proves(paid(['hard-to-kill'], [0, 1], on(1, { rule: 'hard-to-kill', cp: 1, by: 1 }))));
  it('a penalty to recovery', () => void proves(paid([], [0, 0], on(0, { rule: 'lethal', by: 1 }))));
  it('nothing that nobody can pay for', () => {
    const odds = proves(paid(['targeting-routines'], [0, 0]));
    expect(odds).toEqual(proves(paid([], [0, 0])));
  });
});

it('the proof fails if a reaction is available that nobody named', () => {
  const untold = { ...paid([], [1, 0]), passedUp: [] };
  expect(() => proves(untold)).toThrow('nobody was told what to do with targeting-routines');
});

describe('what the odds leave out is listed', () => {
  const aim = { attacker: 0, target: 1, weapon: 'carbine', manner: 'action' } as const;
  it('abilities available but not named, and dice that may be bought', () => {
    const t = look(stand([CAPTAIN, FOE], [1, 1], on(1, { rule: 'hard-to-kill', cp: 1, by: 1 })));
    expect(notCounted(t, aim)).toEqual(['targeting-routines', 're-roll', 'hard-to-kill']);
    expect(notCounted(t, aim, { reactions: ['hard-to-kill'], bought: { attacker: 1, target: 0 } })).toEqual([
      'targeting-routines',
    ]);
  });
  it('nothing when nobody can pay', () => {
    expect(notCounted(look(stand([CAPTAIN, FOE], [0, 0])), aim)).toEqual([]);
  });
  it('effects that are more than numbers, named or not', () => {
    const pair: readonly Stood[] = [CAPTAIN, red('pikeman', 11.4, 10)];
    const t = look(stand(pair, [0, 1], on(1, { rule: 'death-throes', cp: 1 })));
    expect(notCounted(t, { ...aim, weapon: 'sabre' }, { reactions: ['death-throes'] })).toContain('death-throes');
  });
});

describe('VG-10.12 several targets', () => {
  it('each gets its share of dice, with the first removed or down in front of the second', () => {
    const position = stand([blue('captain', 10, 10), red('rifleman', 16, 10), red('pikeman', 17.5, 10)], [0, 0]);
    const t = look(position);
    const [first, second] = oddsOfVolley(t, { attacker: 0, weapon: 'carbine', manner: 'action' }, [
      { target: 1, dice: 1 },
      { target: 2, dice: 1 },
    ]);
    const answers: Play['answers'] = [
      [chooseAttack, 'carbine'],
      [chooseTarget, 1],
      [chooseMoreTargets, [2]],
      [splitDice, [1, 1]],
    ];
    const frame = attackBy(0, 'action');
    for (const [id, hurt] of [
      [1, first!],
      [2, second!],
    ] as const) {
      const { chances, tail } = everyEnding({ setup: open, position, frame }, { answers }, 4, end => endOf(end, id));
      expect(tail).toBeLessThan(1e-3);
      agree(chances, tail, endsBy(hurt.odds, id, { wasDown: false, knocksDown: false }));
    }
  });
});

describe('VG-11.5 melee and retaliation', () => {
  const pair: readonly Stood[] = [CAPTAIN, red('pikeman', 11.4, 10)];
  const aim = { attacker: 0, target: 1, weapon: 'sabre', manner: 'action' } as const;
  const back = (setup: typeof open, cp: readonly number[], deep: number) => {
    const position = field(pair, { cp });
    const odds = oddsOfMelee(look(position, setup), aim);
    const play: Play = { retaliates: true, passedUp: ['re-roll'], answers: [[chooseAttack, 'sabre']] };
    const frame = attackBy(0, 'action');
    return { position, odds, played: everyEnding({ setup, position, frame }, play, deep, end => endOf(end, 0)) };
  };
  it('match play exactly without explosions', () => {
    const { odds, played } = back(withoutExplosions, [0, 1], 0);
    agree(played.chances, 0, endsBy(odds.back!, 3, { wasDown: false, knocksDown: false }));
    expect(odds.by).toBe('pike');
  });
  it('match play up to the tail with explosions', () => {
    const { odds, played } = back(open, [0, 1], 3);
    expect(played.tail).toBeLessThan(5e-2);
    agree(played.chances, played.tail, endsBy(odds.back!, 3, { wasDown: false, knocksDown: false }));
  });
  it('VG-11.5, VG-11.18 have no retaliation from a model that cannot pay or is down', () => {
    expect(oddsOfMelee(look(field(pair, { cp: [0, 0] })), aim).back).toBeNull();
    const down = field([pair[0]!, red('pikeman', 11.4, 10, { down: true })], { cp: [0, 1] });
    expect(oddsOfMelee(look(down), aim)).toMatchObject({ back: null, stands: 0 });
    expect(strikeCaseOf(look(down), aim).wasDown).toBe(true);
  });
});
