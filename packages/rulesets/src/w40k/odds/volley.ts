// Several weapons of one model in sequence: what is left of both sides
import { type Chances, mixedIn } from './chances.ts';
import { afterPoints, type Enduring } from './enduring.ts';

/** The result of one weapon's attacks. */
export interface Struck {
  readonly enduring: Enduring;
  /** Points of harm; a mortal wound counts as `step` of them. */
  readonly all: Chances;
  readonly step: number;
  /** The same without any roll that harms the attacker; null if none does. */
  readonly clean: Chances | null;
}

export interface Volleyed {
  readonly struck: Struck;
  /** The effect of a bad roll on the attacker. */
  readonly harm: 'slain' | 'mortal-wound' | null;
}

export interface Sides {
  readonly attacker: number;
  readonly target: number;
}

export interface Losses {
  /** Wounds that the target loses. */
  readonly wounds: Chances;
  /** Wounds that the attacker loses; null if it is safe. */
  readonly back: Chances | null;
}

/** The chances of each number of wounds left, after attacks on a target with this many. */
export function leftOf(wounds: number, points: Chances, { enduring: { kept, mortalKept }, step }: Struck): Chances {
  const left: number[] = [];
  for (const [sum, chance] of points.entries()) {
    if (chance === 0) continue;
    const mortal = step === 1 ? 0 : Math.floor(sum / step);
    const after = afterPoints(wounds, sum - mortal * step, kept);
    if (mortal === 0) mixedIn(left, chance, after);
    else
      for (const [still, share] of after.entries())
        if (share > 0) mixedIn(left, chance * share, afterPoints(still, mortal, mortalKept));
  }
  return left;
}

/** The chances of each number of wounds that the attacker has left, if its weapon harms it. */
const harmedBy = (wounds: number, harm: Volleyed['harm'], { mortalLeft, mortalKept }: Enduring): Chances => {
  if (harm !== 'mortal-wound') return [1];
  const left = new Array<number>(wounds + 1).fill(0);
  left[wounds] = 1 - mortalLeft;
  mixedIn(left, mortalLeft, afterPoints(wounds, 1, mortalKept));
  return left;
};

/** The joint distribution of the wounds left to attacker and target. */
type Standing = readonly Chances[];

function afterOne(before: Standing, { struck, harm }: Volleyed, own: Enduring): Standing {
  const after: number[][] = before.map(() => []);
  for (const [attacker, targets] of before.entries())
    for (const [target, chance] of targets.entries()) {
      if (chance === 0) continue;
      // A slain model attacks no more, and nobody attacks the slain.
      if (attacker === 0 || target === 0) {
        mixedIn(after[attacker]!, chance, [...new Array<number>(target).fill(0), 1]);
        continue;
      }
      const clean = leftOf(target, struck.clean ?? struck.all, struck);
      mixedIn(after[attacker]!, chance, clean);
      if (struck.clean === null) continue;
      const bad = leftOf(target, struck.all, struck).map((share, i) => share - (clean[i] ?? 0));
      for (const [left, share] of harmedBy(attacker, harm, own).entries())
        if (share > 0) mixedIn(after[left]!, chance * share, bad);
    }
  return after;
}

/** What both sides lose. */
export function volleyOn(sides: Sides, volley: readonly Volleyed[], own: () => Enduring): Losses {
  const isRisky = volley.some(({ struck }) => struck.clean !== null);
  const enduring = isRisky ? own() : volley[0]!.struck.enduring;
  const whole = [...new Array<number>(sides.target).fill(0), 1];
  let standing: Standing = Array.from({ length: sides.attacker + 1 }, (_, i) => (i === sides.attacker ? whole : []));
  for (const each of volley) standing = afterOne(standing, each, enduring);
  const wounds = new Array<number>(sides.target + 1).fill(0);
  const back = new Array<number>(sides.attacker + 1).fill(0);
  for (const [attacker, targets] of standing.entries())
    for (const [target, chance] of targets.entries()) {
      wounds[sides.target - target]! += chance;
      back[sides.attacker - attacker]! += chance;
    }
  return { wounds, back: isRisky ? back : null };
}
