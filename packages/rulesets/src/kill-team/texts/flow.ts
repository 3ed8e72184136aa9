/** Why something need not be asked. */
export const flowTexts: { readonly [id: string]: string } = {
  'settled.certain-save': 'a certain save is as good as any die',
  'settled.least-damage': 'any other way lets more through',
  'settled.all-strike': 'nothing is left to parry: every hit strikes',
  'settled.unhurt': 'it is neither injured nor short of action points',
};
