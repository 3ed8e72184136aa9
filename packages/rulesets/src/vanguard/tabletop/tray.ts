// Attacks as dice on a tray: VG-10.3-5
import type { AttackShown, Badge, DiceRow, DieOption, Question, TrayOf } from '@little-wars/engine';
import { attacksOf, diceAsked, failuresAsked, rowOf, spent, trayFor, withLoss, withRow } from '@little-wars/skirmish';
import { diceOf, rollOf, type Side, succeeds } from '../core/03-dice/dice.ts';
import { armorNeeded } from '../core/10-attacks/armor.ts';
import type { Fact } from '../facts.ts';
import { modelOf, weaponOf } from '../lookups.ts';
import type { Attack, Look, ModelId, Vanguard } from '../types.ts';
import { court } from './court.ts';

const BADGES: readonly string[] = ['in-cover', 'obscured', 'beyond-12'];

const badgesOf = (t: Look, { attacker, target }: Attack): readonly Badge[] =>
  court(t, attacker, target)
    .filter(({ id, holds }) => holds && BADGES.includes(id))
    .map(({ id, clause }) => ({ says: { word: `ruling.${id}` }, clause }));

const begun = (t: Look, { attack }: { readonly attack: Attack }): AttackShown =>
  trayFor({
    by: attack.attacker,
    to: attack.target,
    manner: attack.type === 'ranged' ? 'shot' : attack.type === 'melee' ? 'fight' : 'harm',
    with: attack.weapon === '' ? '' : weaponOf(t, attack.attacker, attack.weapon).name,
    badges: attack.type === 'ranged' ? badgesOf(t, attack) : [],
  });

const WHICH: { readonly [S in Side]: Pick<DiceRow, 'id' | 'of'> } = {
  attacker: { id: 'hit', of: 'by' },
  target: { id: 'armor', of: 'to' },
};

function neededFor(t: Look, side: Side): { readonly on: number; readonly modifier: number } {
  if (side === 'target') return armorNeeded(t);
  const { attacker, weapon } = t.position.attack!;
  return { on: weaponOf(t, attacker, weapon).hit, modifier: t.query('hit-modifier', 0, rollOf(t, 'attacker')) };
}

function withDice(t: Look, shown: AttackShown, side: Side): AttackShown {
  const { on, modifier } = neededFor(t, side);
  const dice = diceOf(rollOf(t, side)).map(({ face, reRolled }) => ({
    face,
    fate: succeeds(face, on, modifier) ? ('success' as const) : ('fail' as const),
    again: reRolled,
  }));
  return withRow(shown, { ...WHICH[side], needs: Math.min(6, Math.max(2, on - modifier)), dice });
}

/** VG-10.4: every save cancels a hit. */
function withSavesSpent(shown: AttackShown): AttackShown {
  const [hits, saves] = [rowOf(shown, WHICH.attacker), rowOf(shown, WHICH.target)];
  if (!saves || saves.dice.some(({ gone }) => gone)) return shown;
  const saved = saves.dice.filter(({ fate }) => fate === 'success').length;
  const landed = hits?.dice.filter(({ fate }) => fate === 'success').length ?? saved;
  const count = Math.min(saved, landed);
  const withSpent = withRow(shown, { ...saves, dice: spent(saves.dice, count) });
  if (!hits) return withSpent;
  const dice = spent(hits.dice, count).map(die => (die.gone ? { ...die, gone: 'cancelled' as const } : die));
  return withRow(withSpent, { ...hits, dice });
}

function folded(t: Look, shown: AttackShown, fact: Fact): AttackShown {
  switch (fact.type) {
    case 'hit-dice-set':
      return withDice(t, shown, 'attacker');
    case 'armor-dice-set':
      return withDice(t, shown, 'target');
    case 'wounds-suffered':
      return withLoss(withSavesSpent(shown), fact.model, fact.wounds);
    default:
      return shown;
  }
}

/** VG-11.3 */
const sideAt = (timing: string): Side | null =>
  timing === 'armor-dice-rolled' ? 'target' : timing === 'hit-dice-rolled' ? 'attacker' : null;

function onDice(t: Look, question: Question, shown: AttackShown): readonly DieOption[] {
  if (t.position.attack === null) return [];
  if (question.kind === 'react') {
    const side = sideAt(question.timing);
    return side !== null && question.options.includes('re-roll') ? failuresAsked(shown, WHICH[side], 're-roll') : [];
  }
  const { side } = (question.about ?? {}) as { readonly side?: Side };
  if (side === undefined || !('of' in question) || question.of !== 'die' || !('options' in question)) return [];
  return diceAsked(shown, WHICH[side], question.options);
}

export const tray: TrayOf<Vanguard> = {
  attack: attacksOf<Look, Fact>({
    begun,
    folded,
    isDown: (t, id) => modelOf(t, id as ModelId).removed,
  }),
  onDice,
};
