// Two models on a bare table, for odds without a match; the rules apply to them as to any others
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { profileId } from '../content/profiles.ts';
import type { Card, Weapon } from '../content/types.ts';
import { round } from '../content/writing.ts';
import { fullWounds, reachOf, touchingApart } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import type { Aim } from '../queries.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Activation, AttackManner, Focus, Look, Member, Model, Position, Setup } from '../types.ts';
import type { ToldUse } from '../uses.ts';
import type { StrikeDetails } from './strike-case.ts';

/** The attacker, its weapon and how it attacks. */
export interface Attacker {
  readonly card: Card;
  readonly choices: readonly string[];
  readonly weapon: Weapon;
  readonly manner: AttackManner;
  readonly aimed: boolean;
  readonly focus: Focus | null;
  readonly obscured: boolean;
  /** VG-10.19 */
  readonly far: boolean;
  /** VG-10.23: whether a friend also engages the target. */
  readonly outnumbering: boolean;
  /** VG-11.3 */
  readonly bought: number;
  readonly explodes: boolean;
}

export interface Target {
  readonly card: Card;
  readonly cover: boolean;
  readonly down: boolean;
  readonly armorDice: number;
  readonly bought: number;
}

/** A card with no rules of its own. */
export const PLAIN_CARD: Card = {
  id: '',
  name: '',
  points: 0,
  most: 1,
  cp: 0,
  speed: 6,
  armor: 7,
  wounds: 1,
  nerve: 4,
  base: round(32),
  height: 1.5,
  keywords: [],
  kit: {},
  choices: [],
};

/** A friend that engages the models it touches. */
const FRIEND: Member = { card: 'rifleman', name: '', leader: false, choices: [] };

const AWAY = inches(8);
const FAR = inches(14);
const TOUCHING = 1;

/** Makes a look at a position. */
export type Looking = (setup: Setup, position: Position) => Look;

export interface Met {
  readonly t: Look;
  readonly aim: Aim;
  readonly details: StrikeDetails;
}

const isKnown = ({ id }: Card): boolean => id !== '';

const memberOf = (card: Card, choices: readonly string[] = []): Member => ({
  card: isKnown(card) ? card.id : profileId(card),
  name: '',
  leader: false,
  choices,
});

const standing = (member: Member, seat: number, x: Tenths, change: Partial<Model> = {}): Model => ({
  ...opening({ teams: [{ faction: '', models: [member] }] }).models[0]!,
  seat,
  at: { x, y: inches(6), z: 0 },
  wounds: fullWounds(member),
  ...change,
});

const ACTIVE: Activation = {
  model: 0,
  again: false,
  performed: [],
  shorts: 0,
  longs: 0,
  aiming: false,
  focusing: false,
};

/** The two models: in contact for melee, otherwise 8" or 14" apart; the attacker is active and has not moved. */
export function duelOf(looking: Looking, attacker: Attacker, target: Target): Met {
  const { weapon, manner, aimed, focus, explodes } = attacker;
  const [own, theirs] = [memberOf(attacker.card, attacker.choices), memberOf(target.card)];
  const touching = touchingApart(own, theirs, { dx: 1, dy: 0 }) + TOUCHING;
  const x = inches(6) + (weapon.type === 'melee' ? touching : attacker.far ? FAR : AWAY);
  const friend = standing(FRIEND, 0, x + reachOf(theirs) + reachOf(FRIEND) + TOUCHING);
  const use: ToldUse = {
    rule: 'as-told',
    obscured: attacker.obscured,
    cover: target.cover,
    armorDice: target.armorDice,
  };
  const position: Position = {
    ...opening({ teams: [] }),
    round: 1,
    phase: 'turns',
    models: [
      standing(own, 0, inches(6)),
      standing(theirs, 1, x, { down: target.down }),
      ...(attacker.outnumbering ? [friend] : []),
    ],
    activation: manner === 'action' ? ACTIVE : null,
    effects: [{ use: { ...use, seat: 1, holder: 1 }, until: 'game' }],
  };
  return {
    t: looking({ ...bare, options: { ...bare.options, explodingSixes: explodes } }, position),
    aim: { attacker: 0, target: 1, weapon: weapon.id, manner },
    details: { aimed, focus, bought: { attacker: attacker.bought, target: target.bought } },
  };
}

const bare: Setup = { ...ready[0]!, map: { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } } };
