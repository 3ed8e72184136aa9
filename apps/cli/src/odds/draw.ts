import type { Edition, Game, OddsDesk, OddsPart, OddsTold, Told } from '@little-wars/engine';
import { type Catalogue, common, oddsTexts, sayNested, tellLeftOut } from '@little-wars/words';
import { wrap } from '../complain.ts';
import { drawTable } from '../table.ts';
import { barsOf, drawHistogram, percent } from './histogram.ts';

/** The texts of a desk: its own, then those of its ruleset, then the common ones. */
export const wordsOf = (ruleset: Pick<Edition<Game>, 'texts'>, desk: OddsDesk): readonly Catalogue[] => [
  desk.texts['en'] ?? {},
  ruleset.texts['en'] ?? {},
  common,
  oddsTexts,
];

const DIGITS = 3;

/** Formats chances as percentages and means with a fixed number of digits. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { chance, mean } = value as { readonly chance?: number; readonly mean?: number };
  return chance !== undefined ? percent(chance) : mean !== undefined ? mean.toFixed(DIGITS) : JSON.stringify(value);
}

/** Draws the odds of any ruleset as text. */
export function drawOdds(words: readonly Catalogue[], { parts }: OddsTold): string {
  const say = (told: Told): string => sayNested(words, told, written);
  const own = Object.assign({}, ...words.toReversed()) as Catalogue;
  const draw = (part: OddsPart): string => {
    switch (part.as) {
      case 'lines':
        return part.lines.map(line => wrap(say(line))).join('\n');
      case 'bars':
        return `${say(part.title)}\n${drawHistogram(barsOf(part.chances, `all ${part.all}`))}`;
      case 'table':
        return drawTable(
          part.head.map(say),
          part.rows.map(row => row.map(say)),
        );
      case 'left-out':
        return part.leftOut.map(each => wrap(tellLeftOut(own, each))).join('\n');
    }
  };
  // Left-out rules follow directly after their odds; all other parts are separated by a blank line.
  return parts.reduce((text, part, i) => {
    const drawn = draw(part);
    if (drawn === '') return text;
    return i === 0 ? drawn : `${text}${part.as === 'left-out' ? '\n' : '\n\n'}${drawn}`;
  }, '');
}
