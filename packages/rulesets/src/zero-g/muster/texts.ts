import { musterTexts } from '../../w40k/muster/texts.ts';

/** ZG-8.8: texts for illegal teams, by reason; each key is prefixed with `reason.`. */
export const teamTexts: { readonly [reason: string]: string } = {
  ...musterTexts,
  'unknown-faction': 'There is no faction “{faction}”',
  'not-in-faction': '“{sheet}” is not in the list of this faction',
  'too-many-points': 'The team costs {cost} of {points} points',
  'too-few-models': 'The team has {count} models; at least {least} are needed',
  'too-many-in-slot': 'The team has {count} units of {role}; at most {most} are allowed',
  'type-may-not-play': '“{sheet}” cannot move in space',
  'save-too-good': 'A model has a {save}+ save; {best}+ is the best allowed',
  'too-many-wounds': 'A model has {wounds} wounds or hull points; at most {most} are allowed',
  'too-much-armour': 'A vehicle has {armour} armour in total; at most {most} is allowed',
};
