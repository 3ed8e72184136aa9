import { musterTexts } from '../../w40k/muster/texts.ts';

/** ST-10.8: texts for illegal teams, by reason; each key is prefixed with `reason.`. */
export const teamTexts: { readonly [reason: string]: string } = {
  ...musterTexts,
  'unknown-faction': 'There is no faction “{faction}”',
  'not-in-faction': '“{sheet}” is not in the list of this faction',
  'name-twice': '“{sheet}” may be taken only once',
  'too-many-points': 'The team costs {cost} of {points} points',
  'too-many-in-slot': 'The team has {count} units of {role}; at most {most} are allowed',
  'hq-missing':
    'The team needs one or two HQ units at full strength worth at least {need} points together; here {cost}',
  'troops-missing': 'The team has no Troops',
  'troops-too-few': 'An understrength Troops unit must cost at least {need} points or a third ({third}); here {cost}',
};
