// The numbers of an attack under the rules in play, from the same queries as in play.
import { followedBy, supposing } from '@little-wars/engine';
import { diceOf, rollOf, succeeds } from '../core/03-dice/dice.ts';
import { armorNeeded, type Harming, harmOn, invulnerables } from '../core/10-attacks/armor.ts';
import { RECOVERY, recoveryModifier } from '../core/10-attacks/recovery.ts';
import { attackDice, attackOn } from '../core/10-attacks/strike.ts';
import { modelOf, ownerOf, weaponOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import type { Attack, Die, Focus, Look, Model, Vanguard } from '../types.ts';
import type { Hurting, Roll, StrikeCase } from './case.ts';
import { type Reactions, reacted } from './reactions.ts';
import { type StrikeOdds, strikeOdds } from './strike.ts';

/** An attack's details besides its aim. */
export interface StrikeDetails {
  /** VG-10.1: dice allotted to this target; all of them by default. */
  readonly dice?: number;
  readonly aimed?: boolean;
  readonly focus?: Focus | null;
  /** VG-2.4: paid abilities, by id, that are used whenever available. */
  readonly reactions?: Reactions;
  /** VG-11.3: dice each side re-rolls for CP. */
  readonly bought?: { readonly attacker: number; readonly target: number };
  /** What was paid for at earlier targets of the same attack. */
  readonly marks?: readonly string[];
}

const FACES = [1, 2, 3, 4, 5, 6];

/** VG-3: on how many faces a die succeeds. */
export const facesFor = (needed: number, modifier: number): number =>
  FACES.filter(face => succeeds(face, needed, modifier)).length;

/** The table as it would be during an attack. */
export const during = (t: Look, attack: Attack): Look => supposing(t, { attack });

/** The table with one model changed. */
export const withModel = (t: Look, id: number, change: Partial<Model>): Look =>
  supposing(t, { models: t.position.models.map((model, i) => (i === id ? { ...model, ...change } : model)) });

/** The attack at its start, after reactions paid for before the hit roll. */
export function begun(t: Look, aim: Aim, details: StrikeDetails = {}): Look {
  const { attacker, weapon } = aim;
  const {
    dice = weaponOf(t, attacker, weapon).dice,
    aimed = false,
    focus = null,
    marks = [],
    reactions = [],
  } = details;
  const attack = attackOn(t, { ...aim, dice, aimed, focus, marks });
  const look = supposing(t, followedBy<Vanguard>(t, { type: 'attack-began', clause: 'VG-10.1', attack }).position);
  return reacted(look, reactions, 'before-hit-roll', rollOf(look, 'attacker'));
}

/** The numbers that the odds of an attack are computed from. */
export function strikeCaseOf(t: Look, aim: Aim, details: StrikeDetails = {}): StrikeCase {
  return caseOf(begun(t, aim, details), details);
}

/** The numbers of the attack in the position. */
export function caseOf(t: Look, details: StrikeDetails): StrikeCase {
  const { attack, models } = t.position;
  const { attacker, target, weapon, hits, wasDown } = attack!;
  const isHarm = weapon === '';
  const hit: Roll = isHarm
    ? { faces: 1, free: 0, bought: 0 }
    : {
        faces: facesFor(weaponOf(t, attacker, weapon).hit, t.query('hit-modifier', 0, rollOf(t, 'attacker'))),
        free: t.query('free-re-rolls', 0, rollOf(t, 'attacker')),
        bought: details.bought?.attacker ?? 0,
      };
  return {
    explodes: t.setup.options.explodingSixes,
    dice: isHarm ? 0 : attackDice(t),
    hit,
    hits: isHarm ? hits : 0,
    hurting: isHarm ? [hurtingIn(t, details)] : LISTED.map(sixes => hurtingIn(withHits(t, sixes), details)),
    wounds: Math.max(0, models[target]!.wounds),
    wasDown,
    recovers: recoversOf(t, details),
    knocksDown: knocksDown(t),
  };
}

/** Numbers of natural 6s that rules are queried about. */
const LISTED = [0, 1, 2, 3];
const shown = (face: number): Die => ({ face, reRolled: false, exploded: face === 6 });

/** After the hit roll with this many natural 6s, including what follows from the hits. */
function withHits(t: Look, sixes: number): Look {
  const hitDice = [...Array.from({ length: sixes }, () => shown(6)), shown(5)];
  const look = during(t, { ...t.position.attack!, hitDice });
  return supposing(
    look,
    followedBy<Vanguard>(look, { type: 'hits-scored', clause: 'VG-10.3', hits: sixes + 1 }).position,
  );
}

/** VG-10.4, VG-10.5, VG-10.9: the armor roll with the best armor, and the damage that gets through. */
function hurtingIn(t: Look, { reactions = [], bought }: StrikeDetails): Hurting {
  const { attack } = t.position;
  const faces = [null, ...invulnerables(t)].map(invulnerable => {
    const { on, modifier } = armorNeeded(during(t, { ...attack!, invulnerable }));
    return facesFor(on, modifier);
  });
  const free = t.query('free-re-rolls', 0, rollOf(t, 'target'));
  return {
    armor: { faces: Math.max(...faces), free, bought: bought?.target ?? 0 },
    damage: damageIn(t, reactions),
    mortal: attack!.mortal,
  };
}

/** VG-10.5: of an unsaved hit, after reactions paid for at that point. */
function damageIn(t: Look, reactions: Reactions): number {
  const pierced = during(t, {
    ...t.position.attack!,
    armorDice: [shown(1)],
    hits: Math.max(1, t.position.attack!.hits),
  });
  const look = reacted(pierced, reactions, 'before-wounds', rollOf(pierced, 'target'));
  return look.query('damage', look.position.attack!.damage, rollOf(look, 'attacker'));
}

/** With more surplus wounds than this, only a natural 6 helps or nothing changes any more. */
const MOST_BEYOND = 8;

/** VG-10.6: the chances to recover, by surplus wounds. */
function recoversOf(t: Look, { reactions = [] }: StrikeDetails): readonly number[] {
  const { attacker, target: model } = t.position.attack!;
  const harm = { model, from: attacker };
  return Array.from({ length: MOST_BEYOND + 1 }, (_, beyond) => {
    const look = reacted(withModel(t, model, { wounds: -beyond }), reactions, 'before-recovery', harm);
    return facesFor(RECOVERY, recoveryModifier(look, harm)) / 6;
  });
}

/** VG-8.1: whether losing a wound knocks it down. */
function knocksDown(t: Look): boolean {
  const { attacker: from, target: model, weapon } = t.position.attack!;
  if (weapon === '' || modelOf(t, model).down) return false;
  const tough = withModel(t, model, { wounds: 2 });
  const fact = { type: 'wounds-suffered', clause: 'VG-10.5', model, wounds: 1, from, mortal: false } as const;
  return followedBy<Vanguard>(tough, fact).facts.some(each => each.type === 'knocked-down' && each.model === model);
}

export const oddsOfStrike = (t: Look, aim: Aim, details: StrikeDetails = {}): StrikeOdds =>
  strikeOdds(strikeCaseOf(t, aim, details));

/** VG-10.11: hits with an AP and D, or mortal wounds, outside an attack. */
export function oddsOfHarm(t: Look, asked: Harming, details: StrikeDetails = {}): StrikeOdds {
  const fact = { type: 'attack-began', clause: 'VG-10.11', attack: harmOn(t, asked) } as const;
  return strikeOdds(caseOf(supposing(t, followedBy<Vanguard>(t, fact).position), details));
}

/** VG-10.9: after hits are counted, with the armor roll still to come, for one choice of armor. */
export function oddsByArmor(t: Look, invulnerable: number | null): StrikeOdds {
  const { attack } = t.position;
  const { on, modifier } = armorNeeded(during(t, { ...attack!, invulnerable }));
  const free = t.query('free-re-rolls', 0, rollOf(t, 'target'));
  const armor: Roll = { faces: facesFor(on, modifier), free, bought: 0 };
  const hurting = [{ armor, damage: damageIn(t, []), mortal: attack!.mortal }];
  return strikeOdds({ ...caseOf(t, {}), dice: 0, hits: attack!.hits, hurting });
}

/** The current attack from the dice on the table: after the hit roll or after the armor roll. */
export function oddsUnderway(t: Look, side: 'attacker' | 'target', details: StrikeDetails = {}): StrikeOdds {
  const { attack } = t.position;
  const dice = diceOf(rollOf(t, side));
  const strike = caseOf(t, details);
  if (side === 'attacker') {
    const { hit } = weaponOf(t, attack!.attacker, attack!.weapon);
    const lying = lyingIn(dice, face => succeeds(face, hit, t.query('hit-modifier', 0, rollOf(t, 'attacker'))));
    return strikeOdds({ ...strike, hit: { ...strike.hit, free: 0 } }, { hit: lying });
  }
  const { on, modifier } = armorNeeded(t);
  const sixes = attack!.hitDice.filter(({ face }) => face === 6).length;
  const hurting: Hurting = {
    armor: { faces: facesFor(on, modifier), free: 0, bought: details.bought?.target ?? 0 },
    damage: damageIn(t, details.reactions ?? []),
    mortal: attack!.mortal,
  };
  const lying = lyingIn(dice, face => succeeds(face, on, modifier));
  return strikeOdds({ ...strike, hurting: [hurting] }, { armor: { hits: attack!.hits, sixes, dice: lying } });
}

const lyingIn = (dice: readonly Die[], isSuccess: (face: number) => boolean) => ({
  sixes: dice.filter(({ face }) => face === 6).length,
  successes: dice.filter(({ face }) => face !== 6 && isSuccess(face)).length,
  failures: dice.filter(({ face, reRolled }) => !isSuccess(face) && !reRolled).length,
});

/** Who rolls a side's dice. */
export const seatOf = (t: Look, side: 'attacker' | 'target'): number => ownerOf(t, t.position.attack![side]);
