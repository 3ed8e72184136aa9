// Odds without a match: weapons and targets as bare profiles, put on a table of their own on which the real rules act.
import { keyed, type Ruleset, tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { part, rectangle } from '@little-wars/engine/pieces';
import type { Profile, WeaponUse } from '../content/types.ts';
import { COMMAND_RE_ROLL } from '../core/06-damage/ploys.ts';
import { MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import type { Effect, KillTeam, Look, Member, Setup, Team } from '../types.ts';
import type { AsWritten, Use } from '../uses.ts';
import type { FightCase, ShotCase } from './case.ts';
import type { Duel } from './duel.ts';
import { fightCaseOf } from './fight-case.ts';
import { type LeftOut, leftOutOfFight, leftOutOfShot } from './left-out.ts';
import { type ShotDetails, shotCaseOf } from './shot-case.ts';

export type BareWeapon = Pick<Profile, 'attacks' | 'hit' | 'damage' | 'rules'>;

export interface BareTarget {
  readonly defence: number;
  readonly save: number;
  readonly wounds: number;
  /** How many dice it may retain for cover: 1 in cover, more with some abilities. */
  readonly cover: number;
  /** KT-9.2: terrain covers part of its base, seen from straight above. */
  readonly roofed?: boolean;
  readonly invulnerable: number | null;
  /** Each wound that is not mortal is ignored on this face or more; 7 for never. */
  readonly ignores: number;
  /** The ploys it uses: a normal save becomes critical (Transhuman Physiology), a hit is ignored (Just A Scratch). */
  readonly transhuman?: boolean;
  readonly scratch?: boolean;
}

export interface BareShot {
  readonly weapon: BareWeapon;
  readonly target: BareTarget;
  /** KT-6.3, KT-3.14 */
  readonly injured: boolean;
  readonly overwatch: boolean;
  /** KT-6.5: the number that each side pays for. */
  readonly commandReRolls: readonly [attacker: number, defender: number];
}

export interface BareFighter {
  readonly weapon: BareWeapon;
  readonly wounds: number;
  readonly ignores: number;
  readonly injured: boolean;
  /** KT-5.5: how many friends support it. */
  readonly support: number;
  readonly commandReRolls: number;
  readonly scratch?: boolean;
}

export interface BareFight {
  readonly attacker: BareFighter;
  readonly defender: BareFighter;
}

/** Stand-ins: no operative here has a rule of its own. */
const IN_ARMOUR = 'tactical-marine-warrior';
const IN_RAGS = 'boy-fighter';
const PRIMARIS = 'intercessor-warrior';
const [RANGED, MELEE] = ['boltgun', 'fists'];
/** KT-9.12: Grav asks what save a card has. */
const ARMOUR = 3;

const member = (card: string): Member => ({ card, fireteam: 0, name: card, weapons: [RANGED, MELEE], equipment: [] });

/** Two cards on each side: the attacker or the target, and one near it. */
function teamsOf(target: string): readonly Team[] {
  const team = (card: string): Team => ({
    faction: card === IN_RAGS ? 'orks' : 'space-marines',
    fireteams: [],
    operatives: [member(card), member(card)],
  });
  return [team(IN_ARMOUR), team(target)];
}

type Terrain = 'open' | 'cover' | 'roof' | 'cover and roof';

const [X, SHOOTER, TARGET] = [10, 4, 12];

/** A low wall in front of the target, a floor over its head. */
const PIECES: { readonly [T in Terrain]: Setup['map'] } = (() => {
  const wall = { id: 'wall', parts: [part('low-wall', rectangle([X - 2, TARGET - 1], [4, 0.2]), 0, 1)] };
  const roof = { id: 'roof', parts: [part('floor', rectangle([X - 2, TARGET - 2], [4, 4]), 3, 3.2)] };
  const [first] = MAPS;
  const withPieces = (...pieces: readonly (typeof wall | typeof roof)[]): Setup['map'] => ({
    ...first!,
    id: 'bare',
    terrain: { ...first!.terrain, pieces },
  });
  return {
    open: withPieces(),
    cover: withPieces(wall),
    roof: withPieces(roof),
    'cover and roof': withPieces(wall, roof),
  };
})();

interface Standing {
  readonly target: string;
  readonly terrain: Terrain;
  /** The positions of the attacker, its neighbour, the target and its neighbour, in inches along one line. */
  readonly at: readonly number[];
  readonly wounds: readonly [attacker: number, target: number];
  readonly effects: readonly Effect[];
  /** Whether each side can pay for its ploys. */
  readonly cp: readonly [number, number];
}

const ENOUGH_CP = 9;

/** Tables by card, terrain and positions: all attacks with bare profiles need only a handful. */
const tables = keyed<string, Pick<Look, 'setup' | 'position'>>(64);

function placed({ target, terrain, at }: Standing): Pick<Look, 'setup' | 'position'> {
  return tables(`${target} ${terrain} ${at}`, () => {
    const setup: Setup = { ...ready[0]!, map: PIECES[terrain], teams: teamsOf(target) };
    const position = opening(setup);
    // In seat order: the attacker and its neighbour, the target and its neighbour.
    const [own, ownFriend, theirs, theirFriend] = position.operatives.map((operative, i) => ({
      ...operative,
      at: { x: inches(X), y: inches(at[i]!), z: 0 },
    }));
    const operatives = [own!, theirs!, theirFriend!, ownFriend!];
    return { setup, position: { ...position, phase: 'firefight', operatives } };
  });
}

/** A variant of the rules may be given, to test that odds notice rules they do not know. */
type Rules = Ruleset<KillTeam>;

function tableWith(standing: Standing, rules: Rules): Look {
  const { setup, position } = placed(standing);
  const { effects, cp, wounds } = standing;
  const operatives = position.operatives.map((each, i) => (i < 2 ? { ...each, wounds: wounds[i]! } : each));
  return tableOf(rules, setup, { ...position, cp, effects, operatives });
}

type Holder = Pick<Use, 'seat' | 'holder'>;
const atWork = (use: Omit<Use, 'seat' | 'holder'>, held: Holder): Effect => ({
  use: { ...use, ...held } as Use,
  until: 'battle',
});

/** The weapon's rules; a rule without a number counts once, however often it is written. */
const rulesOf = ({ rules }: BareWeapon): readonly WeaponUse[] => [
  ...new Map(rules.map((use, i) => [Object.keys(use).length === 1 ? use.rule : i, use])).values(),
];

const NOBODY: Omit<AsWritten, 'rule'> = {
  attacks: 0,
  hit: 7,
  damage: [0, 0],
  defence: 0,
  save: 7,
  invulnerable: null,
  ignores: 7,
  cover: 0,
  injured: false,
  support: 0,
};

/** The numbers that one side was given, and the rules of its weapon. */
function written(side: 0 | 1, numbers: Partial<Omit<AsWritten, 'rule'>>, weapon: BareWeapon | null): readonly Effect[] {
  const held = { seat: side, holder: side };
  const { attacks, hit, damage } = weapon ?? NOBODY;
  const all: AsWritten = { ...NOBODY, attacks, hit, damage, ...numbers, rule: 'as-written' };
  return [atWork(all, held), ...(weapon === null ? [] : rulesOf(weapon)).map(use => atWork(use, held))];
}

const SCRATCH = { rule: 'just-a-scratch' } as const;
const REACTIONS: readonly string[] = ['transhuman-physiology', SCRATCH.rule];

/** Paid re-rolls are part of the numbers, so a Command Re-roll on offer need not be reported as left out. */
const told = (left: readonly LeftOut[]): readonly LeftOut[] => left.filter(({ rule }) => rule !== COMMAND_RE_ROLL);

/** An upper bound on the wounds that a weapon costs its own bearer. */
const UNHURT = 1000;

function shotOn({ weapon, target, injured, overwatch, commandReRolls }: BareShot, rules: Rules) {
  const { transhuman = false, scratch = false, roofed = false, cover, ...body } = target;
  const isInCover = cover > 0;
  const t = tableWith(
    {
      target: transhuman ? PRIMARIS : body.save <= ARMOUR ? IN_ARMOUR : IN_RAGS,
      terrain: isInCover ? (roofed ? 'cover and roof' : 'cover') : roofed ? 'roof' : 'open',
      at: [SHOOTER, SHOOTER - 3, TARGET, TARGET + 2.1],
      wounds: [UNHURT, body.wounds],
      effects: [
        ...written(0, { injured }, weapon),
        ...written(1, { ...body, cover }, null),
        ...(scratch ? [atWork(SCRATCH, { seat: 1, holder: null })] : []),
      ],
      cp: [0, transhuman || scratch ? ENOUGH_CP : 0],
    },
    rules,
  );
  const [attacker, defender] = commandReRolls;
  const details: ShotDetails = {
    commandReRolls: { attacker, defender },
    reactions: transhuman || scratch ? REACTIONS : [],
  };
  const aim = {
    attacker: 0,
    target: 1,
    weapon: RANGED!,
    profile: 'standard',
    action: overwatch ? 'overwatch' : 'shoot',
  };
  return { t, aim, details };
}

export function bareShotCase(shot: BareShot, rules: Rules = ruleset): ShotCase {
  const { t, aim, details } = shotOn(shot, rules);
  return shotCaseOf(t, aim, details);
}

export function notInBareShot(shot: BareShot, rules: Rules = ruleset): readonly LeftOut[] {
  const { t, aim, details } = shotOn(shot, rules);
  return told(leftOutOfShot(t, aim, details));
}

/** Half an inch between the fighters, and one operative behind each of them. */
const [FIRST, BEHIND, SECOND, BEYOND] = [5, 2.9, 6.76, 8.86];

function fightOn({ attacker, defender }: BareFight, rules: Rules) {
  const sides = [attacker, defender] as const;
  const anyScratch = sides.some(({ scratch }) => scratch);
  const effects = sides.flatMap(({ weapon, ignores, injured, support, scratch }, i) => {
    const side = i as 0 | 1;
    return [
      ...written(side, { ignores, injured, support }, weapon),
      ...(scratch ? [atWork(SCRATCH, { seat: side, holder: null })] : []),
    ];
  });
  const t = tableWith(
    {
      target: IN_ARMOUR,
      terrain: 'open',
      at: [FIRST!, BEHIND!, SECOND!, BEYOND!],
      wounds: [attacker.wounds, defender.wounds],
      effects,
      cp: anyScratch ? [ENOUGH_CP, ENOUGH_CP] : [0, 0],
    },
    rules,
  );
  const fists = `${MELEE}/standard`;
  const duel: Duel = {
    attacker: 0,
    target: 1,
    weapon: fists,
    parry: fists,
    commandReRolls: { attacker: attacker.commandReRolls, defender: defender.commandReRolls },
    reactions: anyScratch ? REACTIONS : [],
  };
  return { t, duel };
}

export function bareFightCase(fight: BareFight, rules: Rules = ruleset): FightCase {
  const { t, duel } = fightOn(fight, rules);
  return fightCaseOf(t, duel);
}

export function notInBareFight(fight: BareFight, rules: Rules = ruleset): readonly LeftOut[] {
  const { t, duel } = fightOn(fight, rules);
  return told(leftOutOfFight(t, duel));
}
