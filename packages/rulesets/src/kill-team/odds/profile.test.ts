import { tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { cardOf, factions, labelOf } from '../content/index.ts';
import { killTeam } from '../index.ts';
import { apart, armed, broke, spot } from '../testing/attacks.ts';
import { blue, open, red } from '../testing/field.ts';
import { bareFightCase, bareShotCase } from './bare.ts';
import { fightOdds } from './fight.ts';
import { fightCaseOf } from './fight-case.ts';
import { leftOutOfShot } from './left-out.ts';
import { readFight, readShot } from './profile.ts';
import { shotOdds } from './shot.ts';
import { shotCaseOf } from './shot-case.ts';

const shotOf = (x: unknown) => {
  const read = readShot(x);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const problemsOf = (read: ReturnType<typeof readShot> | ReturnType<typeof readFight>) => (read.ok ? [] : read.problems);

describe('shots read from outside', () => {
  it('as lines of text', () => {
    const { shot } = shotOf({ weapon: 'A4 3+ 3/4 Lethal 5+, AP1', target: 'D3 3+ W12 cover' });
    expect(shot).toMatchObject({ attacks: 4, hitOn: 3, damage: [3, 4], criticalOn: 5, ap: 1, apWithCritical: 1 });
    expect(shot).toMatchObject({ defence: 3, saveOn: 3, wounds: 12, kept: 1, invulnerable: null });
  });
  it('however they are written', () => {
    const said = shotOf({
      weapon: '4 BS3+ 3/4 lethal 5, ap1, mw 2, NO COVER, rng 6, grav',
      target: 'sv 3+, df 3; w 12 in cover inv 4+',
    });
    expect(said.shot).toMatchObject({
      criticalOn: 4,
      ap: 1,
      mortal: 2,
      kept: 0,
      invulnerable: 4,
      saveOn: 3,
      wounds: 12,
    });
    expect(shotOf({ weapon: 'A4 3+ 3/4', target: 'D3 5+ W7 4++ ignores 5+' }).shot).toMatchObject({
      invulnerable: 4,
      ignoresOn: 5,
    });
  });
  it('KT-9.2 with Barrage only a roof lets a die be kept', () => {
    const kept = (rules: string, words: string): number =>
      shotOf({ weapon: `A4 3+ 3/4 ${rules}`, target: `D3 3+ W12 ${words}` }).shot.kept;
    expect([kept('Barrage', 'cover'), kept('Barrage', 'roof'), kept('Barrage', 'in cover, under a roof')]).toEqual([
      0, 1, 1,
    ]);
    expect([
      kept('', 'cover roof'),
      kept('', 'roof'),
      kept('Barrage, Indirect', 'roof'),
      kept('Barrage, No Cover', 'roof'),
    ]).toEqual([1, 0, 0, 0]);
    const target = { defence: 3, save: 3, wounds: 12, roofed: true };
    expect(shotOf({ weapon: 'A4 3+ 3/4 Barrage', target }).shot.kept).toBe(1);
  });
  it('as fields', () => {
    const weapon = { attacks: 4, hit: 3, damage: [3, 4], rules: ['Balanced', 'P1'] };
    const target = { defence: 3, save: 4, wounds: 10, cover: true };
    const read = shotOf({
      weapon,
      target,
      injured: true,
      overwatch: true,
      commandReRolls: [1, 0],
      policy: { objective: 'kill' },
    });
    expect(read.shot).toMatchObject({ hitOn: 5, kept: 1, ap: 0, apWithCritical: 1 });
    expect(read.shot.reRolls).toEqual([
      { most: 1, faces: [] },
      { most: 1, faces: [] },
    ]);
    expect(read.policy).toMatchObject({ objective: 'kill', reRolls: 'best' });
  });
  it('by name, with what a card can do', () => {
    const named = shotOf({ weapon: 'Tactical Marine Gunner/plasma-gun/supercharge', target: 'MV4 Shield Drone' });
    expect(named.shot).toMatchObject({
      attacks: 4,
      damage: [5, 6],
      ap: 2,
      hot: 3,
      invulnerable: 4,
      ignoresOn: 5,
      wounds: 7,
    });
    expect(shotOf({ weapon: 'meltagun', target: 'genestealer-fighter, cover' }).shot).toMatchObject({
      invulnerable: 5,
      kept: 1,
    });
    expect(shotOf({ weapon: 'meltagun', target: 'stealth-battlesuit-shasui' }).shot).toMatchObject({ kept: 1 });
  });
  it('with ploys of the target', () => {
    const used = shotOf({ weapon: 'A4 3+ 3/4', target: 'intercessor-warrior, transhuman' });
    expect(used.shot).toMatchObject({ saveChanges: [{ rule: 'transhuman-physiology' }], ignoredHits: 0 });
    expect(shotOf({ weapon: 'A4 3+ 3/4', target: 'D3 5+ W10 scratch' }).shot).toMatchObject({ ignoredHits: 1 });
    expect(
      shotOf({ weapon: 'A4 3+ 3/4', target: { defence: 3, save: 5, wounds: 10, scratch: true } }).shot.ignoredHits,
    ).toBe(1);
  });
  it('or refused with everything that is wrong', () => {
    expect(problemsOf(readShot({ weapon: 'A4 3+ 3/4 Leth 5+, Blast 2, foo', target: 'D3 x W12', why: 1 }))).toEqual([
      { path: 'why', problem: 'unknown-field' },
      { path: 'weapon.rules[0]', problem: 'no-rule-but', rule: 'Leth 5+', options: ['Lethal x+'] },
      { path: 'weapon.rules[2]', problem: 'no-such-rule', rule: 'foo' },
      { path: 'target', problem: 'not-understood', word: 'x' },
      { path: 'target.save', problem: 'missing' },
    ]);
    expect(
      problemsOf(
        readShot({ weapon: { attacks: 99, hit: 1, damage: [3] }, target: { defence: 3, save: 3, wounds: 0 } }),
      ).map(({ path, problem }) => [path, problem]),
    ).toEqual([
      ['weapon.attacks', 'out-of-range'],
      ['weapon.hit', 'out-of-range'],
      ['weapon.damage', 'not-a-pair'],
      ['target.wounds', 'out-of-range'],
    ]);
    expect(problemsOf(readShot({ weapon: 'plasma-gun', target: 'boy-fighter' }))).toMatchObject([
      { path: 'weapon', problem: 'several-weapons' },
    ]);
    expect(problemsOf(readShot({ weapon: 'lasgun', target: 'boy-fighter' }))).toMatchObject([
      { problem: 'no-such-weapon', weapon: 'lasgun' },
    ]);
    expect(problemsOf(readShot({ weapon: 'A4 3+ 3/4x', target: 'D99 3+ W12' })).length).toBe(2);
    for (const x of [null, 7, 'A4', [], { weapon: {}, target: {} }]) expect(readShot(x).ok).toBe(false);
  });
});

describe('fights read from outside', () => {
  it('as lines, fields and names', () => {
    const read = readFight({
      attacker: { weapon: 'A4 3+ 4/5 Rending', wounds: 12, injured: true },
      defender: { weapon: 'boss-nob/power-klaw', wounds: 13, support: 1, commandReRolls: 1 },
      policy: { objective: 'kill', defender: { hits: 'strike', reRolls: 'never' } },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.fight.attacker).toMatchObject({ hitOn: 4, changes: [{ rule: 'rending' }] });
    expect(read.value.fight.defender).toMatchObject({ hitOn: 2, brutal: true, reRolls: [{ most: 1, faces: [] }] });
    expect(read.value.policy).toMatchObject({
      objective: 'kill',
      attacker: { hits: 'best' },
      defender: { hits: 'strike' },
    });
    expect(fightOdds(read.value.fight, read.value.policy).kill).toBeGreaterThan(0);
  });
  it('or refused', () => {
    expect(problemsOf(readFight({ attacker: { weapon: 'A4 3+ 4/5' }, defender: 3 }))).toEqual([
      { path: 'attacker.wounds', problem: 'missing' },
      { path: 'defender', problem: 'not-a-record' },
    ]);
  });
});

describe('KT-9 every weapon there is', () => {
  const cards = factions.flatMap(faction => faction.cards);
  const besideTable = { shooterWounds: 0, splash: 0, splashesShooter: false };
  for (const their of ['tactical-marine-gunner', 'boy-fighter'] as const)
    it(`shot at a ${their}: its bare profile makes the same case as the table`, () => {
      const { defence, save, wounds } = cardOf(their);
      for (const card of cards)
        for (const weapon of card.weapons.filter(({ type }) => type === 'ranged'))
          for (const profile of weapon.profiles) {
            const t = tableOf(
              killTeam,
              open,
              broke([
                [0, card.id, 5, 5, armed(weapon.id)],
                [1, their, 5, 12],
              ]),
            );
            const aim = { attacker: 0, target: 1, weapon: weapon.id, profile: profile.id, action: 'shoot' };
            const target = { defence, save, wounds, cover: 0, invulnerable: null, ignores: 7 };
            const bare = bareShotCase({
              weapon: profile,
              target,
              injured: false,
              overwatch: false,
              commandReRolls: [0, 0],
            });
            expect({ ...shotCaseOf(t, aim), ...besideTable }, weapon.id).toEqual({ ...bare, ...besideTable });
            const line = `A${profile.attacks} ${profile.hit}+ ${profile.damage.join('/')} ${profile.rules.map(labelOf).join(', ')}`;
            expect(shotOf({ weapon: line, target: `D${defence} ${save}+ W${wounds}` }).shot).toEqual(bare);
          }
    });
  it('fought with: its bare profile makes the same case as the table', () => {
    const fists = cardOf('tactical-marine-gunner').weapons.find(({ id }) => id === 'fists')!.profiles[0]!;
    for (const card of cards)
      for (const weapon of card.weapons.filter(({ type }) => type === 'melee')) {
        const theirs = card.base.shape === 'round' ? card.base.diameter / 2 : 160;
        const t = tableOf(
          killTeam,
          open,
          broke([
            blue('tactical-marine-gunner', 0, 0, { at: spot(2000, 2000), ...armed('fists') }),
            [1, card.id, 0, 0, { at: spot(2000 + apart(0.5) - 160 + theirs, 2000), ...armed(weapon.id) }],
          ]),
        );
        const duel = { attacker: 0, target: 1, weapon: 'fists/standard', parry: `${weapon.id}/standard` };
        const alone = { ignores: 7, injured: false, support: 0, commandReRolls: 0 };
        const bare = bareFightCase({
          attacker: { ...alone, weapon: fists, wounds: 11 },
          defender: { ...alone, weapon: weapon.profiles[0]!, wounds: card.wounds },
        });
        const fightCase = fightCaseOf(t, duel);
        expect({ ...fightCase, defender: { ...fightCase.defender, ignoresOn: 7 } }, card.id).toEqual(bare);
      }
  });
  it('reactions that odds leave out are told', () => {
    const position = {
      ...broke([
        blue('immortal-warrior', 5, 5, armed('tesla-carbine')),
        red('intercessor-warrior', 5, 12, { equipment: ['purity-seal'] }),
      ]),
      cp: [1, 1],
    };
    const t = tableOf(killTeam, open, position);
    const aim = { attacker: 0, target: 1, weapon: 'tesla-carbine', profile: 'standard', action: 'shoot' };
    const left = leftOutOfShot(t, aim);
    expect(left).toEqual(
      expect.arrayContaining(
        ['command-re-roll', 'living-lightning', 'purity-seal', 'transhuman-physiology'].map(rule => ({
          rule,
          reason: 'may-be-used',
        })),
      ),
    );
    expect(shotOdds(shotCaseOf(t, aim)).kill).toBeLessThan(1);
  });
});
