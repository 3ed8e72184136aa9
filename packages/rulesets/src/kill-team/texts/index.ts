import { adviceTexts } from './advice.ts';
import { closeQuartersTexts } from './close-quarters.ts';
import { flowTexts } from './flow.ts';
import { logTexts } from './log.ts';
import { matchTexts } from './match.ts';
import { nameTexts } from './names.ts';
import { narrativeTexts } from './narrative.ts';
import { ployTexts } from './ploys.ts';
import { questionTexts } from './questions.ts';
import { reasonTexts } from './reasons.ts';
import { ruleTexts } from './rules.ts';
import { tableTexts } from './table.ts';
import { tacOpTexts } from './tac-ops.ts';

/** The words of Kill Team in English; `{name}` stands for a parameter. */
export const english: { readonly [id: string]: string } = {
  title: 'Kill Team 2021',
  ...nameTexts,
  ...ruleTexts,
  ...reasonTexts,
  ...matchTexts,
  ...narrativeTexts,
  ...tacOpTexts,
  ...ployTexts,
  ...questionTexts,
  ...logTexts,
  ...adviceTexts,
  ...flowTexts,
  ...closeQuartersTexts,
  ...tableTexts,
  'hint.in-zone': 'Within 1" of an enemy only a Charge may go.',
};
