// Attacks as dice on a tray: what the facts of every ruleset with dice of attack and defence have in common.
import type { AttackShown, DiceRow, DieOption, DieShown, Id } from '@little-wars/engine';

interface FactOf {
  readonly type: string;
}

interface Folding<T, F extends FactOf> {
  /** An attack before any die is rolled. */
  begun(t: T, fact: Extract<F, { readonly type: 'attack-began' }>): AttackShown;
  /** The same object where a fact changes nothing on the tray. */
  folded(t: T, shown: AttackShown, fact: F): AttackShown;
  /** Whether a model has no wounds left. */
  isDown(t: T, id: Id): boolean;
}

/** Folds facts into attacks. One that interrupts another is shown until the other continues. */
export const attacksOf =
  <T, F extends FactOf>({ begun, folded, isDown }: Folding<T, F>) =>
  (t: T, shown: AttackShown | null, fact: F): AttackShown | null => {
    if (fact.type === 'attack-began') {
      const next = begun(t, fact as Extract<F, { readonly type: 'attack-began' }>);
      const outer = shown?.over ? shown.outer : shown;
      return outer ? { ...next, outer } : next;
    }
    if (shown === null) return null;
    const current = shown.over ? shown.outer : shown;
    if (!current) return shown;
    if (fact.type === 'attack-ended') {
      const fell = [...new Set([...current.fell, ...[current.to, current.by].filter(id => isDown(t, id))])];
      return { ...current, fell, over: true };
    }
    const next = folded(t, current, fact);
    return next === current ? shown : next;
  };

const NO_LOSS = { to: 0, by: 0 } as const;

export const trayFor = (
  begun: Pick<AttackShown, 'by' | 'to' | 'manner' | 'with' | 'badges'> & Partial<AttackShown>,
): AttackShown => ({ rows: [], lost: NO_LOSS, fell: [], over: false, ...begun });

/** Wounds that a model lost during an attack; those of bystanders are not on the tray. */
export function withLoss(shown: AttackShown, who: Id, wounds: number): AttackShown {
  const { by, to, lost } = shown;
  if (who === to) return { ...shown, lost: { ...lost, to: lost.to + wounds } };
  return who === by ? { ...shown, lost: { ...lost, by: lost.by + wounds } } : shown;
}

type Which = Pick<DiceRow, 'id' | 'of'>;

const placeOf = ({ rows }: AttackShown, { id, of }: Which): number =>
  rows.findLastIndex(row => row.id === id && row.of === of);

export const rowOf = (shown: AttackShown, which: Which): DiceRow | undefined => shown.rows[placeOf(shown, which)];

/** Replaces a row, or adds it at the end. */
export function withRow(shown: AttackShown, row: DiceRow): AttackShown {
  const at = placeOf(shown, row);
  return { ...shown, rows: at < 0 ? [...shown.rows, row] : shown.rows.with(at, row) };
}

const isHit = ({ fate, gone }: DieShown): boolean => (fate === 'critical' || fate === 'success') && gone === undefined;

/** The dice of a question that lists them by their place in a row, of which the first die asked about is `from`. */
export function diceAsked(shown: AttackShown, which: Which, options: readonly Id[], from = 0): readonly DieOption[] {
  const row = placeOf(shown, which);
  return options
    .map(option => ({ option, row, die: from + Number(option), verb: 'again' as const }))
    .filter(({ die }) => shown.rows[row]?.dice[die] !== undefined);
}

/** Every die that failed answers with the same option, which rolls one of them again. */
export function failuresAsked(shown: AttackShown, which: Which, option: Id): readonly DieOption[] {
  const row = placeOf(shown, which);
  return (shown.rows[row]?.dice ?? []).flatMap(({ fate, again }, die) =>
    fate === 'fail' && !again ? [{ option, row, die, verb: 'again' as const }] : [],
  );
}

/** Hits of one side with a fate, as dice to strike with or to parry. */
export function hitsAsked(
  shown: AttackShown,
  { of, fate }: Pick<DiceRow, 'of'> & Pick<DieShown, 'fate'>,
  { option, verb }: Pick<DieOption, 'option' | 'verb'>,
): readonly DieOption[] {
  const row = shown.rows.findLastIndex(each => each.of === of);
  return (shown.rows[row]?.dice ?? []).flatMap((each, die) =>
    isHit(each) && each.fate === fate ? [{ option, row, die, verb }] : [],
  );
}

/** Marks this many successes as used, critical ones first. */
export function spent(dice: readonly DieShown[], count: number): readonly DieShown[] {
  const order = dice
    .flatMap((die, i) => (isHit(die) ? [i] : []))
    .toSorted((a, b) => Number(dice[b]!.fate === 'critical') - Number(dice[a]!.fate === 'critical'))
    .slice(0, count);
  return dice.map((die, i) => (order.includes(i) ? { ...die, gone: 'spent' } : die));
}
