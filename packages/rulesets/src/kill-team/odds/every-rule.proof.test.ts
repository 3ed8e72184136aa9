import { tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { meleeOf } from '../core/05-fighting/melee.ts';
import { killTeam } from '../index.ts';
import { specialRules } from '../special-rules.ts';
import { armed, block, broke, rules } from '../testing/attacks.ts';
import { blue, open, red, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { LABELS, type WeaponRuleName, type WeaponUse } from '../weapon-rules/labels.ts';
import { acts, mayBear, offeredIn } from './acting.oracle.ts';
import { ELSEWHERE } from './elsewhere.oracle.ts';
import { WHOLE } from './enumerate.oracle.ts';
import { FROM_NOWHERE, ROLES, situationsFor, sourcesOf, weaponUse } from './every-rule.oracle.ts';
import { fightCaseOf } from './fight-case.ts';
import { leftOutOfFight, leftOutOfShot } from './left-out.ts';
import { playFight } from './play-fight.oracle.ts';
import { aimIn, playShot } from './play-shot.oracle.ts';
import { reacted } from './reactions.ts';
import { caseOf, shotCaseOf } from './shot-case.ts';
import type { RuleName, Situation } from './situation.oracle.ts';

// Odds must equal the enumeration of the real sequence for every rule that bears on an attack. Only rules that these
// attacks cannot show are named here.

/** Rules that odds cannot count: forecasts must say so wherever the odds are not those of the real sequence. */
const UNCOUNTED: readonly RuleName[] = [
  'savage',
  'shrug-off',
  'indomitable',
  'sharpshooter',
  'scratched',
  'feeder-tendrils',
];

const FEW = 2;
const MOST_TRIED = 150;

/** The first few attacks in which a rule acts in a role. */
function inRole(rule: RuleName, role: (typeof ROLES)[number], isWithFriends: boolean): readonly Situation[] {
  const situations: Situation[] = [];
  const sources = sourcesOf(rule);
  for (const source of sources) {
    let tried = 0;
    for (const situation of situationsFor(source, role, isWithFriends)) {
      if (situations.length === FEW) return situations;
      if (tried++ > MOST_TRIED / sources.length) break;
      if (acts(rule, situation)) situations.push(situation);
    }
  }
  return situations;
}

/** Attacks in which a rule acts: the first few in each role, with a neighbour where it needs one. */
function attacksWith(rule: RuleName): readonly Situation[] {
  for (const isWithFriends of [false, true]) {
    const situations = ROLES.flatMap(role => inRole(rule, role, isWithFriends));
    if (situations.length > 0) return situations;
  }
  return [];
}

const DICE = 3;
const lostBy = ({ operatives }: Position, end: Position, id: number): number =>
  operatives[id]!.wounds - end.operatives[id]!.wounds;

const chanceOf = (weight: bigint): number => Number((weight * 10n ** 18n) / WHOLE) / 1e18;

/** Wounds of target and attacker, and their chance. */
type Chances = ReadonlyMap<string, number>;

function same(real: Chances, odds: Chances, name: string): void {
  for (const key of new Set([...real.keys(), ...odds.keys()]))
    expect(Math.abs((real.get(key) ?? 0) - (odds.get(key) ?? 0)), `${name}: ${key}`).toBeLessThan(1e-9);
}

const parts = (real: ReadonlyMap<string, bigint>, at: number): Chances => {
  const chances = new Map<string, number>();
  for (const [key, weight] of real) {
    const part = key.split('/')[at]!;
    chances.set(part, (chances.get(part) ?? 0) + chanceOf(weight));
  }
  return chances;
};
const listed = ({ weights, total }: { readonly weights: readonly number[]; readonly total: number }): Chances =>
  new Map(weights.map((weight, x) => [String(x), weight / total]));

/** The odds of one attack are those of the real sequence. */
function prove(situation: Situation, reactions: readonly string[], paid: number): void {
  const { setup, position, weapon, parry, kind, action, name } = situation;
  const commandReRolls = { attacker: Math.min(paid, position.cp[0]!), defender: Math.min(paid, position.cp[1]!) };
  const t = tableOf(killTeam, setup, position);
  if (kind === 'shot') {
    const details = { dice: DICE, reactions, commandReRolls };
    // Another operative may have become the target.
    const { target } = caseOf(t, aimIn({ weapon, action }), details);
    const read = (end: Position): string => `${lostBy(position, end, target)}/${lostBy(position, end, 0)}`;
    const { odds, endings } = playShot({ setup, position, weapon, action, details });
    const real = endings(read);
    same(parts(real, 0), listed(odds.damage), name);
    same(parts(real, 1), listed(odds.self), name);
    return;
  }
  const read = (end: Position): string => `${lostBy(position, end, 1)}/${lostBy(position, end, 0)}`;
  const weapons = meleeOf(reacted(t, reactions, 'enemy-selected', { operative: 0, action, against: 1 }), 1);
  const fought = weapons.includes(parry!) ? parry : weapons[0]!;
  const { odds, endings } = playFight({ setup, position, weapon, parry: fought, reactions, commandReRolls });
  const both = new Map(
    odds.both.flatMap((row, x) => row.map((weight, y) => [`${x}/${y}`, weight / odds.total] as const)),
  );
  same(new Map([...endings(read)].map(([key, weight]) => [key, chanceOf(weight)])), both, name);
}

function leftOutIn({ setup, position, weapon, parry, kind, action }: Situation): readonly string[] {
  const t = tableOf(killTeam, setup, position);
  const left =
    kind === 'shot'
      ? leftOutOfShot(t, aimIn({ weapon, action }))
      : leftOutOfFight(t, { attacker: 0, target: 1, weapon, parry });
  return left.filter(({ reason }) => reason !== 'may-be-used').map(({ rule }) => rule);
}

/** Reactions that odds of one attack leave out. */
const NEVER_USED: readonly string[] = ['left-out', 'attack-again'];

/** The reactions of a rule that odds count, each used alone; and none of them. */
function waysToReact(rule: RuleName, situation: Situation): readonly (readonly string[])[] {
  const own = offeredIn(situation).filter(
    ({ rule: by, dice }) => by === rule && !(dice.does === 'change' && dice.free) && !NEVER_USED.includes(dice.does),
  );
  const ids = [...new Set(own.map(({ id }) => id))].filter(id => id !== 'command-re-roll');
  return [[], ...ids.map(id => [id])];
}

const bearing = (Object.keys(specialRules) as RuleName[]).filter(mayBear);
const all = bearing.map(rule => {
  const situations = attacksWith(rule);
  const proofs = situations.flatMap(situation =>
    waysToReact(rule, situation).map(reactions => ({ situation, reactions })),
  );
  return { rule, proofs };
});
const count = all.reduce((sum, { proofs }) => sum + proofs.length, 0);

/** A marine that shoots or fights with all of these rules at once. */
const withRules = (uses: readonly WeaponUse[], kind: Situation['kind']): Situation => ({
  name: uses.map(({ rule }) => rule).join(' and '),
  setup: kind === 'shot' ? covered : open,
  position: broke(
    kind === 'shot'
      ? [blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)]
      : [blue('tactical-marine-warrior', 5, 5, armed('fists')), red('boy-fighter', 6.76, 5, armed('choppa'))],
    rules(uses),
  ),
  weapon: kind === 'shot' ? 'boltgun/standard' : 'fists/standard',
  parry: kind === 'shot' ? null : 'choppa/standard',
  kind,
  action: kind === 'shot' ? 'shoot' : 'fight',
});

const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const weaponUses = (Object.keys(LABELS) as WeaponRuleName[]).map(weaponUse);
const actsIn = (kind: Situation['kind']) => weaponUses.filter(use => acts(use.rule, withRules([use], kind)));
const pairsOf = <X>(list: readonly X[]): readonly (readonly [X, X])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map(other => [one, other] as const));
const pairs = (['shot', 'fight'] as const).flatMap(kind => pairsOf(actsIn(kind)).map(uses => withRules(uses, kind)));

/** Items that are not a rule of their own but give a weapon one, or are a weapon: with the operatives they affect. */
const withItems: readonly Situation[] = factions.flatMap(faction =>
  faction.equipment
    .filter(({ id }) => !Object.hasOwn(specialRules, id))
    .flatMap(({ id }) => {
      const source = { ...FROM_NOWHERE, faction, equipment: [id] };
      const without = { ...FROM_NOWHERE, faction };
      return ROLES.flatMap(role => {
        const plain = [...situationsFor(without, role, false)];
        const changed = [...situationsFor(source, role, false)].filter((one, i) => looksOf(one) !== looksOf(plain[i]!));
        return changed.slice(0, 1).map(one => ({ ...one, name: `${id}: ${one.name}` }));
      });
    }),
);

function looksOf({ setup, position, weapon, parry, kind, action }: Situation): string {
  const t = tableOf(killTeam, setup, position);
  return JSON.stringify(
    kind === 'shot'
      ? shotCaseOf(t, aimIn({ weapon, action }))
      : fightCaseOf(t, { attacker: 0, target: 1, weapon, parry }),
  );
}

describe(`KT-9 odds equal the real sequence: ${pairs.length} pairs of weapon rules`, () => {
  for (const kind of ['shot', 'fight'] as const)
    it(`in a ${kind}`, () => {
      for (const each of pairs) if (each.kind === kind) prove(each, [], 0);
    });
});

describe(`KT-13.1 odds equal the real sequence: ${withItems.length} attacks with items that change a weapon`, () => {
  for (const each of withItems) it(each.name, () => prove(each, [], 0));
});

describe(`KT-13.1 odds equal the real sequence: ${count} generated attacks for ${bearing.length} rules`, () => {
  for (const { rule, proofs } of all)
    it(`${rule}: ${proofs.length} attacks`, () => {
      if (ELSEWHERE[rule] === undefined) expect(proofs.length).toBeGreaterThan(0);
      const told = proofs.filter(({ situation }) => UNCOUNTED.includes(rule) && leftOutIn(situation).includes(rule));
      expect(told.length > 0).toBe(UNCOUNTED.includes(rule));
      for (const { situation, reactions } of proofs.filter(proof => !told.includes(proof)))
        prove(situation, reactions, rule === 'command-re-roll' ? 1 : 0);
    });

  it('nothing is listed as proven elsewhere that is proven here', () => {
    expect(all.filter(({ rule, proofs }) => ELSEWHERE[rule] && proofs.length > 0).map(({ rule }) => rule)).toEqual([]);
  });

  it('only what could bear on an attack is listed as proven elsewhere', () => {
    for (const rule of Object.keys(ELSEWHERE)) expect(bearing).toContain(rule);
  });
});
