// Odds of any ruleset that answers for itself.
import type { Edition, Forecast } from '@little-wars/engine';
import { tellLeftOut } from '@little-wars/words';
import { wrap } from '../complain.ts';
import { barsOf, drawHistogram, percent } from './histogram.ts';

/** Words of a number behind the odds. */
const numberOf = ({ texts }: Edition, { id, explained, clause }: Forecast['because'][number]): string =>
  `${(texts['en']?.[`number.${id}`] ?? `${id} {value}`).replace('{value}', String(explained.value))} (${clause})`;

/** What an attack may do, for people. */
export const drawAttack = (ruleset: Edition, { chances, mean, kill, because, leftOut = [] }: Forecast): string =>
  [
    ...because.map(numbered => wrap(numberOf(ruleset, numbered))),
    '',
    `wounds lost\n${drawHistogram(barsOf(chances, `all ${chances.length - 1}`))}`,
    '',
    `average    ${mean.toFixed(3)} wounds`,
    `takes out  ${percent(kill)}`,
    ...leftOut.map(left => wrap(tellLeftOut(ruleset.texts['en'] ?? {}, left))),
  ].join('\n');
