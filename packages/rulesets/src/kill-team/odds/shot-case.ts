// The case of a shot on a table: every number comes from the same queries as in play.
import { attackOn, diceAt } from '../core/04-shooting/attack.ts';
import { ignoresOn } from '../core/06-damage/damage.ts';
import { damageOf, inOrder, neededBy, now } from '../core/dice/dice.ts';
import { cardOf, operativeOf, ownerOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import type { Attack, Look, OperativeId } from '../types.ts';
import { ALL_KINDS, begun, changesAmong, during, judgedAs, type Offered, offersAt } from './asking.ts';
import { bestShot, type ShotCase, type ShotPolicy } from './case.ts';
import { followingRetained, type Harm, harmIn } from './harm.ts';
import type { Offer } from './pool.ts';
import { ignoredHitsBy, type Reactions, reacted, reactedToHits, reRollsBy, saveChangesBy } from './reactions.ts';
import { type ShotOdds, shotOdds } from './shot.ts';

/** Details of a shot besides its aim. */
export interface ShotDetails {
  /** KT-9.7: the attack dice allotted to this target; all by default. */
  readonly dice?: number | null;
  /** Attack dice that are rolled already. */
  readonly rolled?: number;
  /** The first target, when this attack follows one on it. */
  readonly after?: OperativeId | null;
  /** KT-6.5: Command Re-rolls each side will pay for. */
  readonly commandReRolls?: { readonly attacker: number; readonly defender: number };
  /** KT-6.4: reactions that are used whenever they are on offer. */
  readonly reactions?: Reactions;
}

/** KT-6.5: one die each. */
export const commands = (count: number): readonly Offer[] =>
  Array.from({ length: count }, () => ({ most: 1, faces: [] }));

const plainOffer = ({ most, faces }: Offer): Offer => ({ most, faces });

/** KT-4.11: the effect of retaining one critical hit, or of one die that shows 1. */
const harmOf = (t: Look, attack: Attack, die: 'critical' | 'one'): Harm =>
  harmIn(followingRetained(t, attack, [die === 'critical' ? judgedAs('critical') : judgedAs('fail', 1)]));

export function shotCaseOf(t: Look, aim: Aim, details: ShotDetails = {}): ShotCase {
  return caseOf(t, aim, details).shot;
}

interface Described {
  readonly shot: ShotCase;
  /** The final target: another operative may step in between. */
  readonly target: OperativeId;
  /** KT-9.22: the other operatives that every critical hit harms. */
  readonly splashed: readonly OperativeId[];
}

/** The case, and its victim. */
export function caseOf(t: Look, aim: Aim, details: ShotDetails): Described {
  const { dice, rolled, after, commandReRolls, reactions = [] } = details;
  const look = reacted(begun(t, attackOn(t, aim, after ?? null)), reactions, 'target-selected', aim);
  const attack = look.position.attack!;
  const { attacker, target } = attack;
  const [attacking, defending] = [now(look, 'attacker'), now(look, 'defender')];
  const { succeedsOn: hitOn, criticalOn } = neededBy(look, attacking);
  const harming = reactedToHits(look, attack, 'attacker', reactions);
  const [onCritical, onOne] = [harmOf(harming, attack, 'critical'), harmOf(harming, attack, 'one')];
  const splashed = [...onCritical.wounds.keys()].filter(id => id !== target);
  const faces = look.query('invulnerable-saves', [], defending);
  const isHurt = look.query('loses-wounds', true, { operative: target });
  const shot: ShotCase = {
    attacks: rolled ?? diceAt(look, attack, { aim: { ...aim, target }, dice: dice ?? null }),
    hitOn,
    criticalOn,
    damage: isHurt ? [damageOf(look, attacking, 'normal'), damageOf(look, attacking, 'critical')] : [0, 0],
    reRolls: [
      ...inOrder(look.query('attack-re-rolls', [], attacking)).map(plainOffer),
      ...commands(commandReRolls?.attacker ?? 0),
      ...reRollsBy(look, attack, 'attacker', reactions),
    ],
    changes: changesAmong(hitChanges(look, attack), reactions),
    mortal: onCritical.wounds.get(target) ?? 0,
    ap: look.query('ap', 0, attacking),
    apWithCritical: apWithCritical(look, attack),
    hot: onOne.wounds.get(attacker) ?? 0,
    splash: splashed.length === 0 ? 0 : onCritical.wounds.get(splashed[0]!)!,
    splashesShooter: splashed.includes(attacker),
    stun: onCritical.stunned.includes(target),
    shooterWounds: operativeOf(t, attacker).wounds,
    defence: Math.max(0, look.query('defence-dice', cardOf(t, target).defence, defending)),
    saveOn: neededBy(look, defending).succeedsOn,
    invulnerable: faces.length === 0 ? null : Math.min(...faces),
    kept: look.query('kept-saves', attack.inCover ? 1 : 0, defending),
    saveReRolls: [
      ...inOrder(look.query('defence-re-rolls', [], defending)).map(plainOffer),
      ...commands(commandReRolls?.defender ?? 0),
      ...reRollsBy(look, attack, 'defender', reactions),
    ],
    saveChanges: saveChangesBy(look, attack, reactions),
    wounds: operativeOf(t, target).wounds,
    ignoresOn: ignoresOn(look, target),
    ignoresMortalOn: ignoresOn(look, target, true),
    shooterIgnoresOn: ignoresOn(look, attacker, true),
    ignoredHits: ignoredHitsBy(look, attack, 'defender', reactions),
  };
  return { shot, target, splashed };
}

/** KT-9.16: AP once a critical hit is retained. */
function apWithCritical(t: Look, attack: Attack): number {
  const look = during(t, { ...attack, attackDice: [judgedAs('critical')] });
  return look.query('ap', 0, now(look, 'attacker'));
}

/** Reactions to judged dice, queried with dice of every kind. */
function hitChanges(t: Look, attack: Attack): readonly Offered[] {
  const look = during(t, { ...attack, attackDice: ALL_KINDS });
  return offersAt(look, 'attack-dice-judged', now(look, 'attacker'), ownerOf(t, attack.attacker));
}

/** The odds of a shot on the table as it is. */
export const oddsOfShot = (t: Look, aim: Aim, details: ShotDetails = {}, policy: ShotPolicy = bestShot): ShotOdds =>
  shotOdds(shotCaseOf(t, aim, details), policy);
