import type { BoardModel } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import type { MapWords } from '../map/map.tsx';

export const mapWords = (teller: Teller): MapWords => ({
  label: teller.label,
  told: model => toldModel(teller, model),
  short: condition => SIGNS[condition] ?? '',
  kind: kind => teller.thing('kind', kind),
  ground: of => ({ name: teller.thing('ground', of), does: teller.thing('ground-does', of) }),
  mark: kind => teller.thing('token', kind),
  zone: kind => teller.thing('zone', kind),
});

/** A model in one line: who, what, wounds, conditions. */
export function toldModel(teller: Teller, { id, card, wounds, conditions, ready, out }: BoardModel): string {
  const called = teller.model(id);
  const parts = [
    called,
    // Many models are named after their card.
    ...(called.includes(card) ? [] : [card]),
    ...(out ? ['out of the game'] : []),
    ...(wounds && !out ? [`${wounds.left} of ${wounds.of} wounds`] : []),
    ...(out ? [] : conditions.map(condition => teller.thing('condition', condition))),
    ...(ready && !out ? ['ready'] : []),
  ];
  return [...new Set(parts)].join(', ');
}

/** Icons for the most common conditions; the list shows the rest. */
const SIGNS: { readonly [condition: string]: string } = {
  engage: '▲',
  conceal: '▽',
  engaged: '⚔',
  injured: '✚',
  'on-guard': '◉',
  carrying: '◆',
};
