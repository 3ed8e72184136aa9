import { averageOf, type Distribution, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { isInCover } from '../core/04-shooting/targets.ts';
import { killTeam } from '../index.ts';
import { apart, armed, attackWith, block, broke, rules, spot } from '../testing/attacks.ts';
import { open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Operative, Position } from '../types.ts';
import { asEndings, everyEnding, sorted, WHOLE } from './enumerate.oracle.ts';
import { leftOutOfShot } from './left-out.ts';
import { type Combat, playFight } from './play-fight.oracle.ts';
import { aimIn, playShot, type Shot, shotAnswers } from './play-shot.oracle.ts';
import { planShot } from './shot.ts';
import { shotCaseOf } from './shot-case.ts';
import { volleyOdds } from './volley.ts';

// Reactions that a player chooses to use: odds match the real sequence.

const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const rich = { cp: [2, 2] } as const;
const at = (seat: number, card: string, y: number, change: Partial<Operative> = {}): Stood => [
  seat,
  card,
  5,
  y,
  change,
];
const boltgun = at(0, 'tactical-marine-warrior', 5, armed('boltgun'));
const tesla = at(0, 'immortal-warrior', 5, armed('tesla-carbine'));

const shot = (
  reactions: readonly string[],
  stood: readonly Stood[],
  weapon: string,
  change: Partial<Shot> & { readonly more?: Partial<Position> } = {},
): Shot => ({
  setup: open,
  position: broke(stood, { ...rich, ...change.more }),
  weapon,
  ...change,
  details: { reactions },
});

const lost = (before: Position, id: number) => (end: Position) =>
  String(before.operatives[id]!.wounds - end.operatives[id]!.wounds);

/** Wounds ignored one by one, and attacks made again, bring more dice than whole weights can carry. */
const nearly = (endings: ReadonlyMap<string, bigint>, { weights, total }: Distribution): void => {
  for (const [x, weight] of weights.entries())
    expect(Number(((endings.get(String(x)) ?? 0n) * 10n ** 18n) / WHOLE) / 1e18).toBeCloseTo(weight / total, 11);
};

const proves = (each: Shot, id = 1): ReturnType<typeof playShot> => {
  const played = playShot(each);
  expect(sorted(played.endings(lost(each.position, id)))).toEqual(sorted(asEndings(played.odds.damage)));
  return played;
};

const plain = (each: Shot) => playShot({ ...each, details: {} }).odds;

describe('KT-6.4 odds of shots with reactions are those of the real sequence', () => {
  const primaris = at(1, 'intercessor-warrior', 12);
  const transhuman = ['transhuman-physiology'];
  it('Transhuman Physiology: a normal save becomes critical', () => {
    const each = shot(transhuman, [at(0, 'tactical-marine-warrior', 5, armed('boltgun')), primaris], 'boltgun', {
      more: rules([{ rule: 'lethal', face: 5 }]),
    });
    const { odds, shotCase } = proves(each);
    expect(shotCase.saveChanges).toMatchObject([{ rule: 'transhuman-physiology' }]);
    expect(odds.average).toBeLessThan(plain(each).average);
  });
  it('Transhuman Physiology: never a die kept for cover (KT-4.9)', () => {
    proves(shot(transhuman, [boltgun, primaris], 'boltgun', { setup: covered }));
  });
  it('Transhuman Physiology is refused to who cannot pay, and to others than PRIMARIS', () => {
    const poor = { more: { cp: [2, 0] } };
    expect(playShot(shot(transhuman, [boltgun, primaris], 'boltgun', poor)).shotCase.saveChanges).toEqual([]);
    expect(
      playShot(shot(transhuman, [boltgun, at(1, 'tactical-marine-warrior', 12)], 'boltgun')).shotCase.saveChanges,
    ).toEqual([]);
  });
  it('Just A Scratch: the worst hit is ignored', () => {
    const each = shot(['just-a-scratch'], [boltgun, at(1, 'boy-fighter', 12)], 'boltgun');
    expect(proves(each).odds.average).toBeLessThan(plain(each).average);
  });
  it('Just A Scratch where a normal hit is the worst', () => {
    const melta = at(0, 'tactical-marine-gunner', 5, armed('meltagun'));
    proves(shot(['just-a-scratch'], [melta, at(1, 'boy-fighter', 12)], 'meltagun'));
  });
  it('Just A Scratch does nothing for runts', () => {
    const each = shot(['just-a-scratch'], [boltgun, at(1, 'gretchin', 12)], 'boltgun');
    expect(proves(each).shotCase.ignoredHits).toBe(0);
  });
  it.each(['living-lightning-wounds', 'living-lightning-reach'])('%s: critical hits splash harder, or farther', id => {
    const near: Stood = red('boy-fighter', 5 + 1.5, 12);
    const far: Stood = red('boy-fighter', 5 + 3.5, 12);
    const each = shot([id], [tesla, at(1, 'boy-fighter', 12), near, far], 'tesla-carbine');
    const { odds, shotCase } = proves(each);
    expect(shotCase.mortal).toBe(id.endsWith('wounds') ? 2 : 1);
    expect(odds.average).toBeGreaterThanOrEqual(plain(each).average);
    for (const other of [2, 3]) {
      const hurt = volleyOdds(
        tableOf(killTeam, open, each.position),
        aimIn(each),
        [{ operative: 1, dice: null, after: null }],
        { reactions: [id] },
      ).find(({ operative }) => operative === other);
      expect(hurt !== undefined).toBe(other === 2 || id.endsWith('reach'));
      if (hurt) nearly(playShot(each).endings(lost(each.position, other)), hurt.damage);
    }
  });
  it('Celestial Shield: a 4+ invulnerable save', () => {
    const each = shot(
      ['celestial-shield'],
      [
        at(0, 'tactical-marine-gunner', 5, armed('plasma-gun')),
        at(1, 'guardian-defender-warrior', 12, { equipment: ['celestial-shield'] }),
      ],
      'plasma-gun',
    );
    expect(proves(each).shotCase.invulnerable).toBe(4);
  });
  it('Stimulant Injector: wounds are ignored on 5+', () => {
    const each = shot(
      ['stimulant-injector'],
      [boltgun, at(1, 'fire-warrior-shasla', 12, { equipment: ['stimulant-injector'] })],
      'boltgun',
    );
    const played = playShot(each);
    expect(played.shotCase.ignoresOn).toBe(5);
    nearly(played.damage(), played.odds.damage);
  });
  it('Purity Seal: a die again for nothing, of the attacker or the defender', () => {
    const sealed = { equipment: ['purity-seal'] };
    const own = shot(
      ['purity-seal'],
      [at(0, 'intercessor-warrior', 5, { ...armed('bolt-rifle'), ...sealed }), at(1, 'boy-fighter', 12)],
      'bolt-rifle',
      { more: { cp: [0, 0] } },
    );
    expect(proves(own).shotCase.reRolls).toEqual([{ most: 1, faces: [] }]);
    const theirs = shot(
      ['purity-seal'],
      [at(0, 'boy-fighter', 5, armed('shoota')), at(1, 'intercessor-warrior', 12, sealed)],
      'shoota',
      { more: { cp: [0, 0] } },
    );
    expect(proves(theirs).shotCase.saveReRolls).toEqual([{ most: 1, faces: [] }]);
  });
  it('Saviour Protocols: the drone takes the attack, without cover, whether it steps in now or did before', () => {
    const ward: Stood = at(1, 'fire-warrior-shasla', 12);
    const drone: Stood = red('mv1-gun-drone', 6.5, 12);
    const each = shot(['saviour-protocols-2'], [boltgun, ward, drone], 'boltgun', { setup: covered });
    const { shotCase } = proves(each, 2);
    expect(shotCase).toMatchObject({ kept: 0, wounds: 7 });
    const protecting = { use: { rule: 'protecting', ward: 1, seat: 1, holder: 2 }, until: 'turning-point' } as const;
    const later = shot([], [boltgun, ward, drone], 'boltgun', { setup: covered, more: { effects: [protecting] } });
    expect(proves(later, 2).shotCase).toEqual(shotCase);
  });
  it('what is meant to be used is no longer told as left out', () => {
    const each = shot([], [boltgun, primaris], 'boltgun');
    const t = tableOf(killTeam, open, each.position);
    const left = { rule: 'transhuman-physiology', reason: 'may-be-used' };
    expect(leftOutOfShot(t, aimIn(each))).toContainEqual(left);
    expect(leftOutOfShot(t, aimIn(each), { reactions: transhuman })).not.toContainEqual(left);
  });
});

describe('KT-6.4 odds of attacks made again are those of the real sequence', () => {
  const again = (ploy: string, own: Stood, weapon: string): void => {
    const position = broke([own, at(1, 'tactical-marine-gunner', 12)], rich);
    const each: Shot = { setup: open, position, weapon };
    const t = tableOf(killTeam, open, position);
    const answers = shotAnswers(shotCaseOf(t, aimIn(each)), planShot(shotCaseOf(t, aimIn(each))), [2, 2], {
      uses: [ploy],
      declines: ['command-re-roll'],
    });
    const start = { setup: open, position, frame: attackWith(weapon) };
    const real = everyEnding(start, answers, 'alike', lost(position, 1));
    const volley = (reactions: readonly string[]) =>
      volleyOdds(t, aimIn(each), [{ operative: 1, dice: null, after: null }], { reactions })[0]!;
    nearly(real, volley([ploy]).damage);
    expect(averageOf(volley([ploy]).damage)).toBeGreaterThan(averageOf(volley([]).damage));
  };
  it('More Dakka', () => again('more-dakka', at(0, 'boy-fighter', 5, armed('shoota')), 'shoota'));
  it('More Dakka at who is protected: the drone takes both, without cover', () => {
    const wall = withPieces([block('low-wall', [4, 11.2], [2, 0.4], [0, 1.5])]);
    const ork = at(0, 'boy-fighter', 5, armed('shoota'));
    const ward: Stood = red('fire-warrior-shasla', 6.5, 12);
    const drone: Stood = red('mv1-gun-drone', 5, 12, { order: 'conceal' });
    const effects = [{ use: { rule: 'protecting', ward: 1, seat: 1, holder: 2 }, until: 'turning-point' }] as const;
    const position = broke([ork, ward, drone], { ...rich, effects });
    const t = tableOf(killTeam, wall, position);
    const each: Shot = { setup: wall, position, weapon: 'shoota' };
    const answers = shotAnswers(shotCaseOf(t, aimIn(each)), planShot(shotCaseOf(t, aimIn(each))), [2, 2], {
      uses: ['more-dakka'],
      declines: ['saviour-protocols'],
    });
    const real = everyEnding(
      { setup: wall, position, frame: attackWith('shoota') },
      answers,
      'alike',
      lost(position, 2),
    );
    const volley = volleyOdds(t, aimIn(each), [{ operative: 1, dice: null, after: null }], {
      reactions: ['more-dakka'],
    });
    nearly(real, volley.find(({ operative }) => operative === 2)!.damage);
    // Without the ward it would be in cover from the shooter.
    expect(isInCover(t, { ...aimIn(each), target: 2 }, 'for-die')).toBe(true);
  });
  it('Aggressive Biostrain', () =>
    again('aggressive-biostrain', at(0, 'termagant', 5, armed('fleshborer')), 'fleshborer'));
});

describe('KT-6.4 odds of fights with reactions are those of the real sequence', () => {
  const fight = (
    reactions: readonly string[],
    [own, weapon]: readonly [string, string],
    [other, parry]: readonly [string, string],
    change: readonly [Partial<Operative>, Partial<Operative>] = [{}, {}],
  ): Combat => ({
    setup: open,
    position: broke(
      [
        [0, own, 0, 0, { at: spot(2000, 2000), ...armed(weapon), ...change[0] }],
        [1, other, 0, 0, { at: spot(2000 + apart(0.5), 2000), ...armed(parry), ...change[1] }],
      ],
      rich,
    ),
    weapon: `${weapon}/standard`,
    parry: `${parry}/standard`,
    reactions,
  });
  const proved = (each: Combat) => {
    const played = playFight(each);
    expect(sorted(played.endings(lost(each.position, 1)))).toEqual(sorted(asEndings(played.odds.dealt)));
    expect(sorted(played.endings(lost(each.position, 0)))).toEqual(sorted(asEndings(played.odds.taken)));
    return played;
  };
  it('Just A Scratch of the defender, and of the attacker', () => {
    const theirs = fight(['just-a-scratch'], ['tactical-marine-warrior', 'fists'], ['boy-fighter', 'choppa']);
    expect(proved(theirs).odds.averageDealt).toBeLessThan(playFight({ ...theirs, reactions: [] }).odds.averageDealt);
    proved(fight(['just-a-scratch'], ['boss-nob', 'power-klaw'], ['assault-intercessor-sergeant', 'thunder-hammer']));
  });
  it('Just A Scratch with few wounds left', () => {
    proved(
      fight(
        ['just-a-scratch'],
        ['tactical-marine-warrior', 'fists'],
        ['boy-fighter', 'choppa'],
        [{ wounds: 5 }, { wounds: 4 }],
      ),
    );
  });
  it('Purity Seal', () => {
    const each = fight(
      ['purity-seal'],
      ['intercessor-warrior', 'fists'],
      ['boy-fighter', 'choppa'],
      [{ equipment: ['purity-seal'] }, {}],
    );
    const poor = { ...each, position: { ...each.position, cp: [0, 0] } };
    expect(proved(poor).fightCase.attacker.reRolls).toEqual([{ most: 1, faces: [] }]);
  });
  it('Stand And Fire: a ranged weapon in combat, its rules left aside', () => {
    const each = fight(['stand-and-fire'], ['boy-fighter', 'choppa'], ['fire-warrior-shasla', 'pulse-rifle']);
    expect(proved(each).fightCase.defender).toMatchObject({ attacks: 4, damage: [4, 5] });
  });
  it('Stimulant Injector', () => {
    const each = fight(
      ['stimulant-injector'],
      ['boy-fighter', 'choppa'],
      ['fire-warrior-shasla', 'gun-butt'],
      [{}, { equipment: ['stimulant-injector'] }],
    );
    const played = playFight(each);
    expect(played.fightCase.defender.ignoresOn).toBe(5);
    nearly(played.endings(lost(each.position, 1)), played.odds.dealt);
    nearly(played.endings(lost(each.position, 0)), played.odds.taken);
  });
});
