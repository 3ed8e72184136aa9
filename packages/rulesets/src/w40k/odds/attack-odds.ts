// The exact chances of an attack, from the same queries as in play
import { supposing } from '@little-wars/engine';
import type { AttackRolls, Needed } from '../attacks/rolls.ts';
import type { Striking } from '../attacks/strike.ts';
import type { Amount } from '../content/types.ts';
import { partsOf, worthOfFace } from '../dice/amounts.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Aim, Attack, Look, ReRoll, Roll, RollKind, Wound } from '../types.ts';
import { type Chances, exactly, meanOf, mixedIn, mixture, power, SURE, summed, thinned } from './chances.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SIXTH = 1 / 6;

export interface AttackOdds {
  /** Wounds lost, up to all it has: the last entry is death. */
  readonly wounds: Chances;
  readonly mean: number;
  readonly kill: number;
  /** The chance that the attacker is slain by its own weapon. */
  readonly back: number;
}

export interface OddsParts {
  readonly lookups: Lookups;
  readonly rolls: AttackRolls;
  attackOf(t: Look, v: Striking): Attack;
}

/** What rolling a die again is worth: which faces are, by the free re-roll on offer. */
function again(which: ReRoll, face: number, { needs, modifier }: Needed): boolean {
  const fails = face === 1 || Math.max(1, face + modifier) < needs;
  switch (which) {
    case 'ones':
      return face === 1;
    case 'failed':
    case 'one':
      return fails && face < needs;
    case 'any':
      return fails;
    default:
      return false;
  }
}

/** The chance of each face after a free re-roll. */
function facesWith(which: ReRoll, needed: Needed): readonly number[] {
  const rolledAgain = FACES.filter(face => again(which, face, needed)).length;
  return FACES.map(face => (again(which, face, needed) ? 0 : SIXTH) + rolledAgain * SIXTH * SIXTH);
}

/** The distribution of an amount, with the better of two dice where rules say so. */
export function amountChances(amount: Amount, bestOfTwo = false): Chances {
  const { dice, sides, plus } = partsOf(amount);
  const one: number[] = [];
  for (const face of FACES)
    for (const other of bestOfTwo ? FACES : [face]) {
      const worth = Math.max(worthOfFace(face, sides), worthOfFace(other, sides));
      mixedIn(one, bestOfTwo ? SIXTH * SIXTH : SIXTH, exactly(worth));
    }
  for (let i = 0; i < one.length; i++) one[i] ??= 0;
  let sum: Chances = exactly(plus);
  for (let i = 0; i < dice; i++) sum = summed(sum, one);
  return sum;
}

export function attackOddsOf({ lookups, rolls, attackOf }: OddsParts) {
  const reRollOf = (t: Look, what: RollKind, seat: number, model: number, needed: Needed): ReRoll => {
    const roll: Roll = { what, seat, model, faces: [], again: [], ...needed };
    return t.query('re-rolls', 'none', { roll, attack: t.position.attack });
  };

  /** Points of harm that are left after rolls to ignore them. */
  const leftOf = (t: Look, attack: Attack, mortal: boolean): number => {
    const needs = t.query('ignores-wounds', [], { model: attack.target, from: attack.attacker, mortal });
    return needs.length === 0 ? 1 : FACES.filter(face => face < Math.min(...needs)).length / 6;
  };

  /** The harm of one wound that has yet to be saved. */
  const ofWound = (t: Look, attack: Attack, wound: Wound): Chances => {
    const needed = rolls.toSave(t, attack, wound);
    const saves = facesWith(reRollOf(t, 'save', modelOf(t, attack.target).seat, attack.target, needed), needed).reduce(
      (sum, chance, i) => (rolls.isSaved(needed, FACES[i]!) ? sum + chance : sum),
      0,
    );
    const twice = t.query('best-damage-of-two', false, { attack });
    const damage = thinned(amountChances(wound.damage, twice), leftOf(t, attack, false));
    return mixture([
      [saves, SURE],
      [1 - saves, damage],
    ]);
  };

  /** The harm of one hit. */
  const ofHit = (t: Look, attack: Attack): Chances => {
    if (t.query('no-wounds', false, { attack })) return SURE;
    const needed = rolls.toWound(t, attack);
    const faces = facesWith(reRollOf(t, 'wound', attack.seat, attack.attacker, needed), needed);
    const bare = { ...attack, autoWounds: 0 };
    const mortalLeft = leftOf(t, attack, true);
    return mixture(
      FACES.map((face, i) => {
        const { wounds, mortal } = rolls.woundsOf(t, bare, [face]);
        const normal = wounds.reduce<Chances>((sum, wound) => summed(sum, ofWound(t, attack, wound)), SURE);
        return [faces[i]!, summed(normal, thinned(exactly(mortal), mortalLeft))] as const;
      }),
    );
  };

  /** The harm of a die that lies like this, and of the dice that it adds. */
  const ofFace = (t: Look, attack: Attack, hit: Chances, face: number): Chances => {
    const { hits, autoWounds } = rolls.hitsOf(t, attack, [face]);
    let sum: Chances = SURE;
    for (let i = 0; i < hits; i++) sum = summed(sum, hit);
    const wound = { ap: attack.ap, damage: attack.damage };
    for (let i = 0; i < autoWounds; i++) sum = summed(sum, ofWound(t, attack, wound));
    return sum;
  };

  /** The harm of a number of attacks. */
  const ofAttacks = (t: Look, attack: Attack, count: number): Chances => {
    const hit = ofHit(t, attack);
    if (t.query('hits-without-roll', false, { attack })) return times(hit, count);
    const needed = rolls.toHit(t, attack);
    const which = reRollOf(t, 'hit', attack.seat, attack.attacker, needed);
    const byFace = FACES.map(face => ofFace(t, attack, hit, face));
    const plain = mixture(byFace.map(chances => [SIXTH, chances] as const));
    const more = (face: number): Chances => {
      const added = t.query('more-hit-rolls', 0, { attack, faces: [face] });
      const extra = mixture(facesWith(which, needed).map((chance, i) => [chance, byFace[i]!] as const));
      return times(extra, added);
    };
    const own = FACES.map((face, i) => summed(byFace[i]!, more(face)));
    if (which !== 'one')
      return times(mixture(facesWith(which, needed).map((chance, i) => [chance, own[i]!] as const)), count);
    return withOneReRoll(own, plain, count, face => again('one', face, needed));
  };

  const countChances = (t: Look, aim: Aim, attacks?: number): Chances => {
    if (attacks !== undefined) return exactly(attacks);
    const { type, attacks: printed } = lookups.profile(aim.profile);
    const bonus = t.query('attack-bonus', 0, aim);
    if (type === 'melee') return exactly(Math.max(0, lookups.attacks(t, aim.attacker)) + bonus);
    return summed(amountChances(t.query('attack-count', printed, aim)), exactly(bonus));
  };

  /** The chance that a hit roll of some attacks overheats the weapon. */
  const overheating = (t: Look, attack: Attack, counts: Chances): number => {
    const slays = lookups.profile(attack.profile).rules.some(use => 'harm' in use && use.harm === 'slain');
    if (!slays) return 0;
    const needed = rolls.toHit(t, attack);
    const faces = facesWith(reRollOf(t, 'hit', attack.seat, attack.attacker, needed), needed);
    const bad = faces.reduce(
      (sum, chance, i) => (Math.max(1, FACES[i]! + needed.modifier) === 1 ? sum + chance : sum),
      0,
    );
    return counts.reduce((sum, chance, n) => sum + chance * (1 - power(1 - bad, n)), 0);
  };

  return {
    /** The chances of an attack where both stand; of this many attacks, or of as many as the weapon has. */
    oddsOf(t: Look, aim: Aim, attacks?: number): AttackOdds {
      const attack = attackOf(t, { ...aim, attacks: attacks ?? 0 });
      const during = supposing(t, { attack });
      const counts = countChances(t, aim, attacks);
      const points = mixture(
        counts.map((chance, n) => [chance, chance === 0 ? SURE : ofAttacks(during, attack, n)] as const),
      );
      return { ...endOf(during, attack, points), back: overheating(during, attack, counts) };
    },
  };

  /** What points of harm come to: all but the last wound go; the last may be kept, point by point. */
  function endOf(t: Look, { attacker: from, target: model }: Attack, points: Chances): Omit<AttackOdds, 'back'> {
    const own = modelOf(t, model).wounds;
    const isTried = t.query('ignores-wounds', [], { model, from, mortal: false }).length > 0;
    const needs = isTried ? null : t.query('last-wound-needs', null, { model, from, mortal: false });
    const kept = needs === null ? 0 : FACES.filter(face => face >= needs).length / 6;
    const wounds = new Array<number>(own + 1).fill(0);
    points.forEach((chance, n) => {
      if (n < own) wounds[n]! += chance;
      else {
        const saved = power(kept, n - own + 1);
        wounds[own - 1]! += chance * saved;
        wounds[own]! += chance * (1 - saved);
      }
    });
    return { wounds, mean: meanOf(wounds), kill: wounds[own]! };
  }
}

function times(chances: Chances, count: number): Chances {
  let sum: Chances = SURE;
  for (let i = 0; i < count; i++) sum = summed(sum, chances);
  return sum;
}

/** Attacks of which one failed die, the first, is rolled again. */
function withOneReRoll(
  byFace: readonly Chances[],
  plain: Chances,
  count: number,
  fails: (face: number) => boolean,
): Chances {
  // Before the re-roll is used, and after.
  let [fresh, used]: readonly [Chances, Chances] = [SURE, []];
  for (let i = 0; i < count; i++) {
    const good = mixture(FACES.map((face, at) => [fails(face) ? 0 : SIXTH, byFace[at]!] as const));
    const bad = FACES.filter(fails).length * SIXTH;
    const first = summed(fresh, plain).map(chance => chance * bad);
    const later = used.length === 0 ? [] : summed(used, plain);
    const both: number[] = [];
    mixedIn(both, 1, first);
    mixedIn(both, 1, later);
    [fresh, used] = [summed(fresh, good), both];
  }
  return mixture([
    [1, fresh],
    [1, used],
  ]);
}
