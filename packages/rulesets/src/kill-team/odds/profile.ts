// Reads untrusted cases: weapons and targets by name, as bare profiles, or as a line of text.
import {
  fields,
  flag,
  foundSince,
  listOf,
  note,
  nullOr,
  oneOf,
  type Problem,
  problem,
  type Read,
  readAs,
  type Shape,
  text,
  whole,
} from '@little-wars/engine';
import { unknownName } from '@little-wars/skirmish';
import type { Weapon, WeaponUse } from '../content/index.ts';
import {
  type BareFight,
  type BareFighter,
  type BareShot,
  type BareTarget,
  type BareWeapon,
  bareFightCase,
  bareShotCase,
  notInBareFight,
  notInBareShot,
} from './bare.ts';
import {
  bestFight,
  bestShot,
  type FightCase,
  type FighterPolicy,
  type FightPolicy,
  type ShotCase,
  type ShotPolicy,
} from './case.ts';
import type { LeftOut } from './left-out.ts';
import { tooMuchInFight, tooMuchInShot } from './limits.ts';
import { cardCalled, cardIds, targetOfCard, weaponCalled } from './named.ts';
import { weaponRuleIn } from './rule-words.ts';
import { isTargetText, readTargetText, readWeaponText } from './words.ts';

const MOST_DICE = 20;
const MOST_WOUNDS = 200;
/** What can be computed interactively (see limits.ts). */
const MOST_COVER = 3;
const MOST_COMMANDS = 3;

const ruleLabel: Shape<WeaponUse> = (reader, path, x) => {
  const label = text(40)(reader, path, x);
  return weaponRuleIn(reader, path, label) ?? { rule: 'silent' };
};
const damage: Shape<BareWeapon['damage']> = (reader, path, x) => {
  const list = listOf(whole(0, 50), 2)(reader, path, x);
  return list.length === 2 ? [list[0]!, list[1]!] : note(reader, problem(path, 'not-a-pair'), [0, 0]);
};
const weaponFields = fields<Partial<BareWeapon>>(
  { attacks: whole(0, MOST_DICE), hit: whole(2, 7), damage, rules: listOf(ruleLabel, 30) },
  ['rules'],
);
const targetFields = fields<Partial<BareTarget>>(
  {
    defence: whole(0, MOST_DICE),
    save: whole(2, 7),
    wounds: whole(1, MOST_WOUNDS),
    cover: (reader, path, x) => (typeof x === 'boolean' ? Number(x) : whole(0, MOST_COVER)(reader, path, x)),
    roofed: flag,
    invulnerable: nullOr(whole(2, 6)),
    ignores: whole(2, 7),
    transhuman: flag,
    scratch: flag,
  },
  ['cover', 'roofed', 'invulnerable', 'ignores', 'transhuman', 'scratch'],
);

const NOTHING: BareWeapon = { attacks: 0, hit: 7, damage: [0, 0], rules: [] };

const weaponOf =
  (type: Weapon['type']): Shape<BareWeapon> =>
  (reader, path, x) => {
    if (typeof x !== 'string') return { ...NOTHING, ...weaponFields(reader, path, x) };
    const line = text(300)(reader, path, x);
    // A profile has its damage as two numbers; a name never does.
    if (!/\d\s*\/\s*\d/.test(line)) return weaponCalled(reader, path, line, type);
    const before = reader.problems.length;
    const { rules, ...numbers } = readWeaponText(reader, path, line);
    if (foundSince(reader, before)) return { ...numbers, rules };
    return { ...NOTHING, ...weaponFields(reader, path, { ...numbers, rules: [] }), rules };
  };

const targetOf: Shape<BareTarget> = (reader, path, x) => {
  const nothing: BareTarget = { defence: 0, save: 7, wounds: 1, cover: 0, invulnerable: null, ignores: 7 };
  if (typeof x !== 'string') return { ...nothing, ...targetFields(reader, path, x) };
  const [name, ...words] = text(200)(reader, path, x).split(',');
  const card = cardCalled(name!);
  const before = reader.problems.length;
  if (!card && !isTargetText(x)) return note(reader, unknownName(path, 'target', name!, cardIds), nothing);
  const target = readTargetText(reader, path, card ? words.join(' ') : x, card ? targetOfCard(card) : {});
  return foundSince(reader, before) ? target : { ...nothing, ...targetFields(reader, path, target) };
};

const objective = oneOf('damage', 'kill');
const reRolls = oneOf('best', 'fails', 'never');
const paid: Shape<BareShot['commandReRolls']> = (reader, path, x) => {
  const list = listOf(whole(0, MOST_COMMANDS), 2)(reader, path, x);
  return list.length === 2 ? [list[0]!, list[1]!] : note(reader, problem(path, 'not-a-pair'), [0, 0]);
};

export interface ReadShot {
  readonly leftOut: readonly LeftOut[];
  readonly shot: ShotCase;
  readonly policy: ShotPolicy;
}

type ShotInput = Partial<BareShot> & { readonly policy?: Partial<ShotPolicy> };

const shotInput = fields<ShotInput>(
  {
    weapon: weaponOf('ranged'),
    target: targetOf,
    injured: flag,
    overwatch: flag,
    commandReRolls: paid,
    policy: fields<Partial<ShotPolicy>>(
      {
        objective,
        reRolls,
        saveReRolls: reRolls,
        save: oneOf('best', 'save', 'invulnerable'),
        cover: oneOf('best', 'always', 'never'),
      },
      ['objective', 'reRolls', 'saveReRolls', 'save', 'cover'],
    ),
  },
  ['injured', 'overwatch', 'commandReRolls', 'policy'],
);

const readOf = <T>(value: T, problems: readonly Problem[]): Read<T> =>
  problems.length > 0 ? { ok: false, problems } : { ok: true, value };

/**
 * `{ weapon, target, … }`: a shot and what is done with the dice, or everything that is wrong with it. Only what comes
 * from outside is read by a shape, which takes every error for a value that cannot be read.
 */
export function readShot(x: unknown): Read<ReadShot> {
  const input = readAs(shotInput, x);
  if (!input.ok) return input;
  const { policy: wanted, ...given } = input.value;
  const bare = { injured: false, overwatch: false, commandReRolls: [0, 0], ...given } as BareShot;
  const [shot, policy] = [bareShotCase(bare), { ...bestShot, ...wanted }];
  return readOf({ shot, policy, leftOut: notInBareShot(bare) }, tooMuchInShot(shot, policy));
}

export interface ReadFight {
  readonly leftOut: readonly LeftOut[];
  readonly fight: FightCase;
  readonly policy: FightPolicy;
}

const fighterInput = fields<Partial<BareFighter>>(
  {
    weapon: weaponOf('melee'),
    wounds: whole(1, MOST_WOUNDS),
    ignores: whole(2, 7),
    injured: flag,
    support: whole(0, 10),
    commandReRolls: whole(0, MOST_COMMANDS),
    scratch: flag,
  },
  ['ignores', 'injured', 'support', 'commandReRolls', 'scratch'],
);
const fighter: Shape<BareFighter> = (reader, path, x) =>
  ({ ignores: 7, injured: false, support: 0, commandReRolls: 0, ...fighterInput(reader, path, x) }) as BareFighter;

const fighterPolicy = fields<FighterPolicy>({ hits: oneOf('best', 'strike', 'parry'), reRolls });
type FightInput = BareFight & { readonly policy?: Partial<FightPolicy> };
const fightInput = fields<FightInput>(
  {
    attacker: fighter,
    defender: fighter,
    policy: fields<Partial<FightPolicy>>({ objective, attacker: fighterPolicy, defender: fighterPolicy }, [
      'objective',
      'attacker',
      'defender',
    ]),
  },
  ['policy'],
);

/** `{ attacker, defender, … }`: a fight and what is done in it, or everything that is wrong with it. */
export function readFight(x: unknown): Read<ReadFight> {
  const input = readAs(fightInput, x);
  if (!input.ok) return input;
  const { policy, ...bare } = input.value;
  const fight = bareFightCase(bare);
  return readOf({ fight, policy: { ...bestFight, ...policy }, leftOut: notInBareFight(bare) }, tooMuchInFight(fight));
}
