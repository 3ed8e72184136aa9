// VG-3.11, VG-11.3, VG-10.9  Advice on dice already rolled.
import type { Advised, Id } from '@little-wars/engine';
import { type chooseDice, diceOf, reRollable, rollOf, type Side, succeeds } from '../core/03-dice/dice.ts';
import { armorNeeded, type chooseArmor, unsaved } from '../core/10-attacks/armor.ts';
import { hitsScored } from '../core/10-attacks/strike.ts';
import type { chooseDie } from '../core/11-command/command.ts';
import { weaponOf } from '../lookups.ts';
import type { Look, Of } from '../types.ts';
import { shareOfHits, shareOfUnsaved } from './attacks.ts';
import { facesFor } from './dice.ts';
import { worthOf } from './worth.ts';

interface Needed {
  readonly on: number;
  readonly modifier: number;
}

function neededFor(t: Look, side: Side): Needed {
  if (side === 'target') return armorNeeded(t);
  const { attacker, weapon } = t.position.attack!;
  return { on: weaponOf(t, attacker, weapon).hit, modifier: t.query('hit-modifier', 0, rollOf(t, 'attacker')) };
}

/** Dice that failed and may be re-rolled. */
function failures(t: Look, side: Side): readonly number[] {
  const { on, modifier } = neededFor(t, side);
  const dice = diceOf(rollOf(t, side));
  return reRollable(t, side).filter(i => !succeeds(dice[i]!.face, on, modifier));
}

/** The side that rolled last: armor dice follow the hit roll. */
const sideNow = (t: Look): Side => (t.position.attack!.armorDice.length > 0 ? 'target' : 'attacker');

/** VG-11.3: what re-rolling one failure gains. */
export function gainOfReRoll(t: Look): number {
  const { attack } = t.position;
  const side = sideNow(t);
  if (attack === null || failures(t, side).length === 0) return 0;
  const { on, modifier } = neededFor(t, side);
  const chance = facesFor(on, modifier) / 6;
  const worth = worthOf(t, attack.target);
  if (side === 'attacker') {
    const hits = hitsScored(t);
    return chance * worth * (shareOfHits(t, attack, hits + 1) - shareOfHits(t, attack, hits));
  }
  const left = unsaved(t);
  if (left === 0) return 0;
  return chance * worth * (shareOfUnsaved(t, attack, left) - shareOfUnsaved(t, attack, left - 1));
}

export function adviseDie(t: Look, { about }: Of<typeof chooseDie>): Advised<'pick-one'> | null {
  const [failed] = failures(t, about.side);
  return failed === undefined ? null : { answer: failed, because: { reason: 'roll-again' } };
}

/** Free re-rolls: every failure. */
export function adviseReRolls(t: Look, { about, least, most }: Of<typeof chooseDice>): Advised<'pick-some'> | null {
  const answer: readonly Id[] = failures(t, about.side).slice(0, most);
  return answer.length < least ? null : { answer, because: { reason: 'roll-again' } };
}

/** VG-10.9: the armor that saves on more faces. */
export function adviseArmor(t: Look, { options }: Of<typeof chooseArmor>): Advised<'pick-one'> | null {
  let [answer, most]: [Id, number] = [options[0]!, -1];
  for (const option of options) {
    const { on, modifier } =
      option === 'armor' ? armorNeeded(t) : { on: Number(String(option).slice('invulnerable-'.length)), modifier: 0 };
    const faces = facesFor(on, modifier);
    if (faces > most) [answer, most] = [option, faces];
  }
  return { answer, because: { reason: 'better-armor' } };
}
