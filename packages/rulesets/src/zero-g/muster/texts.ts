import { musterTexts } from '../../w40k/muster/texts.ts';

/** ZG-8.8: what is said of a team that may not play, by the reason; `reason.` comes before each in the texts. */
export const teamTexts: { readonly [reason: string]: string } = {
  ...musterTexts,
  'unknown-faction': 'There is no faction “{faction}”',
  'not-in-faction': '“{sheet}” is not in the list of this faction',
  'too-many-points': 'The team costs {cost} of {points} points',
  'too-few-models': 'The team has {count} models; {least} are the least',
  'too-many-in-slot': 'The team has {count} units of {role}; {most} may be taken',
  'type-may-not-play': '“{sheet}” has nothing to move with between the stars',
  'save-too-good': 'A model has a {save}+ save; {best}+ is the best allowed',
  'too-many-wounds': 'A model with {wounds} wounds or hull points; {most} are the most',
  'too-much-armour': 'A vehicle whose armour adds up to {armour}; {most} is the most',
};
