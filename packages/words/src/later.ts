import type { Catalogue } from './say.ts';

/** What to do after a refusal; a ruleset may override these. Fetched with the first refusal, so apart from other texts. */
export const hints: Catalogue = {
  'hint.no-such-face': 'Look at the dice again, and type what each shows.',
  'hint.too-long': 'Stop earlier: the shaded ground shows how far it can go.',
  'hint.through-solid': 'Click beside it to add a way-point, and go on from there.',
  'hint.through-base': 'Click beside it to add a way-point, and go on from there.',
  'hint.in-zone': 'Keep farther away from the other model: click to add a way-point.',
  'hint.off-table': 'Keep the whole base on the table.',
  'hint.no-ground': 'Try a little to the side, where there is ground under the base.',
  'hint.not-standing': 'The whole base must fit on level ground: try a little to the side.',
  'hint.cannot-stand': 'Something is in the way there: try a little to the side.',
  'hint.no-room': 'Something is in the way there: try a little to the side, or turn it with Q and E.',
  'hint.outside-zone': 'Put it inside the marked zone.',
  'hint.outside-drop-zone': 'Put it inside the marked zone.',
  'hint.enters-engagement-range': 'Stay farther away from the enemy, or choose an action that may end beside it.',
  'hint.ends-engaged': 'Stop farther away from the enemy, or choose an action that may end beside it.',
  'hint.must-end-engaged': 'End right beside an enemy, or take back and choose another action.',
};

/** A place in coordinates, for those who want to know exactly. */
export const exactly = ({ x, y }: { readonly x: string; readonly y: string }): string =>
  `${x}" from the west edge, ${y}" from the south edge`;

/** Texts of odds that are drawn without a match. */
export const oddsTexts: Catalogue = {
  'odds.because': '{number} ({clause})',
  'odds.wounds-lost': 'wounds lost',
  'odds.average': 'average    {mean} wounds',
  'odds.takes-out': 'takes out  {chance}',
};
