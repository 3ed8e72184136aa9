// An attack in words, for screen readers.
import type { AttackShown, DiceRow, DieShown } from '@little-wars/engine';
import { diceWords, type Teller } from '@little-wars/words';

/** What an outcome means in a row: a success to hit is a hit. */
export const describeOutcome = (teller: Teller, row: string, fate: NonNullable<DieShown['fate']>): string =>
  diceWords(teller, `fate.${row}.${fate}`) ?? fate;

/** What a row of dice is for. */
export const rowNamed = (teller: Teller, row: string): string => diceWords(teller, `dice.${row}`) ?? row;

const GONE = { cancelled: 'cancelled', spent: 'used', struck: 'struck', parried: 'parried' } as const;

export function describeDie(teller: Teller, row: string, { face, fate, again, gone }: DieShown): string {
  const parts = [
    face === 0 ? 'kept' : String(face),
    ...(fate === null ? [] : [describeOutcome(teller, row, fate)]),
    ...(again ? ['rolled again'] : []),
    ...(gone ? [GONE[gone]] : []),
  ];
  return parts.join(', ');
}

export const describeRow = (teller: Teller, { id, needs, dice }: DiceRow): string =>
  `${rowNamed(teller, id)}${needs === null ? '' : ` ${needs}+`}: ${dice.map(die => describeDie(teller, id, die)).join('; ')}`;

const VERBS = { shot: 'shoots at', fight: 'fights', harm: 'is hurt by' } as const;

/** Who attacks whom with what. */
export function attackTitle(teller: Teller, { by, to, manner, with: weapon }: AttackShown): string {
  if (by === to) return `${teller.model(to)} is hit`;
  const verb = manner === 'harm' ? 'hurts' : VERBS[manner];
  return `${teller.model(by)} ${verb} ${teller.model(to)}${weapon === '' ? '' : ` with ${weapon}`}`;
}

const wounds = (count: number): string => `${count} ${count === 1 ? 'wound' : 'wounds'}`;

/** Its result so far; with labels instead of names where those are visible. */
export function describeResult(
  { model, label }: Teller,
  { by, to, lost, fell, over }: AttackShown,
  names: 'names' | 'labels' = 'names',
): string {
  const named = names === 'names' ? model : label;
  const parts = ([to, by] as const).flatMap((id, i) => {
    const count = i === 0 ? lost.to : by === to ? 0 : lost.by;
    if (fell.includes(id) && (i === 0 || by !== to)) return [`${named(id)} is taken out`];
    return count > 0 ? [`${named(id)} loses ${wounds(count)}`] : [];
  });
  return parts.length > 0 ? parts.join(', ') : over ? 'No harm done' : '';
}

/** The whole attack, for a screen reader. */
export const describeAttack = (teller: Teller, attack: AttackShown): string =>
  [attackTitle(teller, attack), ...attack.rows.map(row => describeRow(teller, row)), describeResult(teller, attack)]
    .filter(part => part !== '')
    .join('. ');
