// Attacks as dice on a tray: KT-4.3-6 shooting, KT-5.3-7 combat
import type { AttackShown, Badge, DiceRow, DieOption, DieShown, Id, Question, TrayOf } from '@little-wars/engine';
import {
  attacksOf,
  diceAsked,
  failuresAsked,
  hitsAsked,
  rowOf,
  spent,
  trayFor,
  withLoss,
  withRow,
} from '@little-wars/skirmish';
import { countsAs, neededBy, now, type Side } from '../core/dice/dice.ts';
import type { Fact } from '../fact-types.ts';
import { operativeOf, weaponOf } from '../lookups.ts';
import type { Attack, Die, KillTeam, Look, OperativeId } from '../types.ts';
import { bearingOn } from './court.ts';

function begun(t: Look, { attack }: { readonly attack: Attack }): AttackShown {
  const { kind, attacker: by, target: to, weapon, parryWeapon } = attack;
  const named = (id: OperativeId, of: string): string => (of === '' ? '' : weaponOf(t, id, of).name);
  return trayFor({
    by,
    to,
    manner: kind === 'combat' ? 'fight' : 'shot',
    with: named(by, weapon),
    ...(parryWeapon !== null && { parry: named(to, parryWeapon) }),
    badges: kind === 'combat' ? [] : badgesOf(t, by, to),
  });
}

const badgesOf = (t: Look, by: OperativeId, to: OperativeId): readonly Badge[] =>
  bearingOn(t, by, to).map(({ id, clause }) => ({ says: { word: `ruling.${id}` }, clause }));

const whichOf = (t: Look, side: Side): Pick<DiceRow, 'id' | 'of'> => ({
  id: t.position.attack!.kind === 'combat' ? 'fight' : side === 'attacker' ? 'attack' : 'defence',
  of: side === 'attacker' ? 'by' : 'to',
});

/** What has become of a hit that counts as a failure from now on. */
const GONE: { readonly [clause: string]: DieShown['gone'] } = { 'KT-5.6': 'struck', 'KT-5.7': 'parried' };

const FATES = { critical: 'critical', normal: 'success', fail: 'fail' } as const;

/** KT-1.5: until they are judged, dice show what they would count as. */
function withDice(t: Look, shown: AttackShown, side: Side, clause: string): AttackShown {
  const { attackDice, defenceDice } = t.position.attack!;
  const which = whichOf(t, side);
  const before = rowOf(shown, which)?.dice ?? [];
  const needed = neededBy(t, now(t, side));
  const dieOf = ({ face, reRolled, as }: Die, i: number): DieShown => {
    const was = before[i];
    const again = reRolled && face !== 0;
    if (was?.gone && was.face === face) return was;
    const fate = FATES[as ?? countsAs(face, needed)];
    const isLost = as === 'fail' && was?.face === face && was.fate !== 'fail';
    return isLost ? { ...was, gone: GONE[clause] ?? 'cancelled' } : { face, fate, again };
  };
  const dice = (side === 'attacker' ? attackDice : defenceDice).map(dieOf);
  return withRow(shown, { ...which, needs: needed.succeedsOn, dice });
}

/** KT-4.5: saves that cancelled a hit lie beside it; two normal saves cancel a critical hit. */
function withSavesSpent(shown: AttackShown): AttackShown {
  const saves = rowOf(shown, { id: 'defence', of: 'to' });
  const gone = (rowOf(shown, { id: 'attack', of: 'by' })?.dice ?? []).filter(die => die.gone === 'cancelled');
  if (!saves) return shown;
  const critical = gone.filter(({ fate }) => fate === 'critical').length;
  const pairs = Math.max(0, critical - saves.dice.filter(({ fate }) => fate === 'critical').length);
  return withRow(shown, { ...saves, dice: spent(saves.dice, gone.length + pairs) });
}

function folded(t: Look, shown: AttackShown, fact: Fact): AttackShown {
  switch (fact.type) {
    case 'attack-dice-set':
      return withDice(t, shown, 'attacker', fact.clause);
    case 'defence-dice-set':
      return fact.clause === 'KT-4.5' ? withSavesSpent(shown) : withDice(t, shown, 'defender', fact.clause);
    case 'save-chosen':
      return fact.invulnerable === null ? shown : withBadge(shown, 'save.invulnerable', fact);
    case 'target-changed':
      return { ...shown, to: fact.target };
    case 'wounds-lost':
      return withLoss(shown, fact.operative, fact.amount);
    default:
      return shown;
  }
}

const withBadge = (
  shown: AttackShown,
  word: string,
  { clause, invulnerable }: { readonly clause: string; readonly invulnerable: number | null },
): AttackShown => ({ ...shown, badges: [...shown.badges, { says: { word, face: invulnerable }, clause }] });

/**
 * KT-5.4: a tap on one's own die strikes with it; one on the other side's parries it, with a normal hit if that will
 * do.
 */
function onHits(shown: AttackShown, side: Side, options: readonly Id[]): readonly DieOption[] {
  const [own, theirs] = side === 'attacker' ? (['by', 'to'] as const) : (['to', 'by'] as const);
  return [...options].toReversed().flatMap(option => {
    const [use, fate, parried] = String(option).split('-') as [string, keyof typeof FATES, (keyof typeof FATES)?];
    if (use === 'strike') return hitsAsked(shown, { of: own, fate: FATES[fate] }, { option, verb: 'strike' });
    if (use !== 'parry' || !parried) return [];
    return hitsAsked(shown, { of: theirs, fate: FATES[parried] }, { option, verb: 'parry' });
  });
}

function onDice(t: Look, question: Question, shown: AttackShown): readonly DieOption[] {
  const { attack } = t.position;
  if (attack === null || question.to === 'dice') return [];
  const { side } = (question.about ?? {}) as { readonly side?: Side };
  if (question.kind === 'react') {
    const of: Side = operativeOf(t, attack.attacker).seat === question.to ? 'attacker' : 'defender';
    return question.options
      .filter(option => option === 'command-re-roll' && question.timing.endsWith('-dice-rolled'))
      .flatMap(option => failuresAsked(shown, whichOf(t, of), option));
  }
  if (side === undefined || (question.kind !== 'pick-one' && question.kind !== 'pick-some')) return [];
  if (question.of === 'die') return diceAsked(shown, whichOf(t, side), question.options);
  return question.of === 'hit' ? onHits(shown, side, question.options) : [];
}

export const tray: TrayOf<KillTeam> = {
  attack: attacksOf<Look, Fact>({ begun, folded, isDown: (t, id) => operativeOf(t, id as OperativeId).wounds === 0 }),
  onDice,
};
