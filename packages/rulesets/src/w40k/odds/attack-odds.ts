// The exact chances of attacks, from the same queries as in play
import { supposing } from '@little-wars/engine';
import type { AttackRolls, Needed } from '../attacks/rolls.ts';
import { type BareHit, bareAttack, type Striking } from '../attacks/strike.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Aim, Attack, Look, ModelId, ReRoll, Roll, RollKind, Wound } from '../types.ts';
import { amountChances } from './amounts.ts';
import { backfireOf } from './backfires.ts';
import { type Chances, exactly, meanOf, mixture, NEVER, SURE, summed, thinned } from './chances.ts';
import { type Enduring, enduringOf } from './enduring.ts';
import { type HitHurts, type Hurt, meanOfHits, scaleOf, UNHURT } from './hurts.ts';
import { FACES, type FacesAgain, facesAgain, facesWith, poolOf } from './pool.ts';
import { leftOf, type Struck, volleyOn } from './volley.ts';

export interface AttackOdds {
  /** Wounds lost, up to all it has: the last entry is death. */
  readonly wounds: Chances;
  readonly mean: number;
  readonly kill: number;
  /** Wounds that the attacker loses to its own weapon; null if it is safe. */
  readonly back: Chances | null;
}

/** A weapon fired once, or blows with it. */
export interface Shot extends Aim {
  /** Of several models attacked together, the one that all wounds are allocated to; the target if absent. */
  readonly allocated?: ModelId;
  /** How many attacks; as many as the weapon has if absent. */
  readonly attacks?: number;
  readonly marks?: readonly string[];
}

export interface OddsParts {
  readonly lookups: Lookups;
  /** The models that are attacked together with a target. */
  readonly membersOf?: (t: Look, aim: Aim) => readonly ModelId[] | null;
  readonly rolls: AttackRolls;
  attackOf(t: Look, v: Striking): Attack;
}

const UNROLLED = { faces: [1], hurts: [UNHURT], auto: SURE } as const;

export function attackOddsOf({ lookups, rolls, attackOf, membersOf = () => null }: OddsParts) {
  const reRollOf = (t: Look, what: RollKind, model: ModelId, needed: Needed): ReRoll => {
    const { seat } = modelOf(t, model);
    const roll: Roll = { what, seat, model, faces: [], again: [], ...needed };
    return t.query('re-rolls', 'none', { roll, attack: t.position.attack });
  };

  /** The damage of a wound that has yet to be saved. */
  const ofWound = (t: Look, attack: Attack, wound: Wound, { left }: Enduring): Chances => {
    const needed = rolls.toSave(t, attack, wound);
    const faces = facesWith(reRollOf(t, 'save', attack.target, needed), needed);
    let saved = 0;
    for (const [i, face] of FACES.entries()) if (rolls.isSaved(needed, face)) saved += faces[i]!;
    const twice = t.query('best-damage-of-two', false, { attack });
    return mixture([
      [saved, SURE],
      [1 - saved, thinned(amountChances(wound.damage, twice), left)],
    ]);
  };

  /** The result of hits: wounded by the attack as aimed, saved by the model the wounds are allocated to. */
  const ofHit = (t: Look, attack: Attack, enduring: Enduring, saving: Attack = attack): HitHurts => {
    const saved = saving === attack ? t : supposing(t, { attack: saving });
    if (t.query('no-wounds', false, { attack })) return UNROLLED;
    const byWound = new Map<string, Chances>();
    const damageOf = (wound: Wound): Chances => {
      const key = `${wound.ap} ${wound.damage}`;
      const chances = byWound.get(key) ?? ofWound(saved, saving, wound, enduring);
      byWound.set(key, chances);
      return chances;
    };
    const needed = rolls.toWound(t, attack);
    const hurts = FACES.map((face): Hurt => {
      const worth = rolls.woundOf(t, attack, needed, face);
      if (worth === null) return UNHURT;
      const mortal = worth.mortal === 0 ? SURE : thinned(exactly(worth.mortal), enduring.mortalLeft);
      return { damage: worth.instead ? SURE : damageOf(worth), mortal };
    });
    const faces = facesWith(reRollOf(t, 'wound', attack.attacker, needed), needed);
    return { faces, hurts, auto: damageOf({ ap: attack.ap, damage: attack.damage }) };
  };

  const countChances = (t: Look, shot: Shot): Chances => {
    if (shot.attacks !== undefined) return exactly(shot.attacks);
    const { type, attacks: printed } = lookups.profile(shot.profile);
    const bonus = t.query('attack-bonus', 0, shot);
    if (type === 'melee') return exactly(Math.max(0, lookups.attacks(t, shot.attacker)) + bonus);
    const rolled = amountChances(t.query('attack-count', printed, shot));
    const counted = rolled.flatMap((chance, n) =>
      chance === 0 ? [] : [[chance, exactly(t.query('attacks-rolled', n, shot))] as const],
    );
    return summed(mixture(counted), exactly(bonus));
  };

  /** Which faces of the current hit roll are worth re-rolling, where any may be re-rolled. */
  const hitsAgain = (t: Look): FacesAgain => {
    const attack = t.position.attack!;
    const hit = ofHit(t, attack, enduringOf(t, attack.target, attack.attacker));
    const needed = rolls.toHit(t, attack);
    const values = FACES.map(face => meanOfHits(hit, rolls.hitOf(t, attack, needed, face)));
    const more = FACES.map(face => t.query('more-hit-rolls', 0, { attack, faces: [face] }));
    return facesAgain(reRollOf(t, 'hit', attack.attacker, needed), needed, { values, more });
  };

  /** The result of one weapon's attacks. */
  const struckBy = (t: Look, shot: Shot): Struck => {
    const members = shot.manner === 'fighting' ? null : membersOf(t, shot);
    const attack = attackOf(t, { ...shot, attacks: shot.attacks ?? 0, ...(members && { members }) });
    const saving = shot.allocated === undefined ? attack : { ...attack, target: shot.allocated };
    const during = supposing(t, { attack });
    const enduring = enduringOf(during, saving.target, attack.attacker);
    const { wounds } = modelOf(t, saving.target);
    const counts = countChances(t, shot);
    const many = counts.length - 1;
    const hit = ofHit(during, attack, enduring, saving);
    if (during.query('hits-without-roll', false, { attack })) {
      const { ofHits, step } = scaleOf(hit, enduring, wounds, many);
      return { enduring, step, all: mixture(counts.map((chance, n) => [chance, ofHits(n, 0)] as const)), clean: null };
    }
    const needed = rolls.toHit(during, attack);
    const hits = FACES.map(face => rolls.hitOf(during, attack, needed, face));
    const more = FACES.map(face => during.query('more-hit-rolls', 0, { attack, faces: [face] }));
    const most = Math.max(...hits.map(each => each.hits + each.autoWounds)) * many * (1 + Math.max(...more));
    const scale = scaleOf(hit, enduring, wounds, most);
    const byFace = hits.map(each => scale.ofHits(each.hits, each.autoWounds));
    const which = reRollOf(during, 'hit', attack.attacker, needed);
    const values = hits.map(each => meanOfHits(hit, each));
    const pooling = { which, needed, again: facesAgain(which, needed, { values, more }), most: scale.most };
    const pooled = (faces: readonly Chances[]): Chances => poolOf({ byFace: faces, more }, pooling, counts);
    const backfire = backfireOf(t, lookups.profile(shot.profile));
    if (backfire === null) return { enduring, step: scale.step, all: pooled(byFace), clean: null };
    const isCool = (face: number): boolean => rolls.hitResult(face, needed.modifier) !== backfire.on;
    const cool = byFace.map((chances, i) => (isCool(FACES[i]!) ? chances : NEVER));
    return { enduring, step: scale.step, all: pooled(byFace), clean: pooled(cool) };
  };

  /** The result of hits not caused by a model's attack. */
  const struckByHit = (t: Look, bare: BareHit): Struck => {
    const attack = bareAttack(bare);
    const during = supposing(t, { attack });
    const enduring = enduringOf(during, bare.model, bare.model);
    const { ofHits, step } = scaleOf(
      ofHit(during, attack, enduring),
      enduring,
      modelOf(t, bare.model).wounds,
      bare.hits,
    );
    return { enduring, step, all: ofHits(bare.hits, 0), clean: null };
  };

  const volleyOf = (t: Look, shots: readonly [Shot, ...Shot[]]): AttackOdds => {
    const [{ attacker, target, allocated = target }] = shots;
    const { wounds, back } = volleyOn(
      { attacker: modelOf(t, attacker).wounds, target: modelOf(t, allocated).wounds },
      shots.map(shot => ({
        struck: struckBy(t, shot),
        harm: backfireOf(t, lookups.profile(shot.profile))?.harm ?? null,
      })),
      () => enduringOf(t, attacker, null),
    );
    return { wounds, mean: meanOf(wounds), kill: wounds.at(-1)!, back };
  };

  /** The chances of one wound allocated to a model, in the current attack. */
  const woundOn = (t: Look, target: ModelId, wound: Wound): AttackOdds => {
    const attack = { ...t.position.attack!, target };
    const during = supposing(t, { attack });
    const enduring = enduringOf(during, target, attack.attacker);
    const full = modelOf(t, target).wounds;
    const struck: Struck = { enduring, step: 1, all: ofWound(during, attack, wound, enduring), clean: null };
    const left = leftOf(full, struck.all, struck);
    const wounds = Array.from({ length: full + 1 }, (_, lost) => left[full - lost] ?? 0);
    return { wounds, mean: meanOf(wounds), kill: wounds.at(-1)!, back: null };
  };

  return {
    hitsAgain,
    struckByHit,
    woundOn,
    /** The chances of attacks of one model on another with several weapons, one after the other. */
    volleyOf,
    /** The chances of an attack; of this many attacks, or of as many as the weapon has. */
    oddsOf: (t: Look, aim: Aim, attacks?: number): AttackOdds =>
      volleyOf(t, [attacks === undefined ? aim : { ...aim, attacks }]),
  };
}
