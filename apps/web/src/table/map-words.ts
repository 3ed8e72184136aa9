import type { Id, Question } from '@little-wars/engine';
import { toldModel } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import type { TerrainWords } from '../map/grounds.ts';
import type { MapWords } from '../map/map-props.ts';

/** Terrain is called the same all through a match: with the same words it is not drawn again. */
export const landWords = (teller: Teller): TerrainWords => ({
  kind: kind => teller.thing('kind', kind),
  ground: of => ({ name: teller.thing('ground', of), does: teller.thing('ground-does', of) }),
});

export const mapWords = (teller: Teller, land = landWords(teller)): MapWords => ({
  ...land,
  label: teller.label,
  told: model => toldModel(teller, model),
  mark: kind => teller.thing('mark', kind),
  zone: kind => teller.thing('zone', kind),
});

/** Icons for the most common conditions; the list shows the rest. */
export const SIGNS: { readonly [condition: string]: string } = {
  engage: '▲',
  conceal: '▽',
  engaged: '⚔',
  injured: '✚',
  'on-guard': '◉',
  carrying: '◆',
};

/** The models among the options of a question: they can be clicked on the map. */
export const modelOptions = (question: Question | null, { isModel }: Teller): readonly Id[] =>
  question?.kind === 'pick-one' ? question.options.filter(option => isModel(question.of, option)) : [];
