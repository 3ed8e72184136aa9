import { musterTexts } from '../../w40k/muster/texts.ts';

/** ST-10.8: what is said of a team that may not play, by the reason; `reason.` comes before each in the texts. */
export const teamTexts: { readonly [reason: string]: string } = {
  ...musterTexts,
  'unknown-faction': 'There is no faction “{faction}”',
  'not-in-faction': '“{sheet}” is not in the list of this faction',
  'name-twice': '“{sheet}” is taken a second time',
  'too-many-points': 'The team costs {cost} of {points} points',
  'too-many-in-slot': 'The team has {count} units of {role}; {most} may be taken',
  'hq-missing': 'One or two HQ units at full strength cost {need} points together at least; here {cost}',
  'troops-missing': 'The team has no Troops',
  'troops-too-few': 'An understrength Troops unit costs {need} points, or a third ({third}) at least; here {cost}',
};
