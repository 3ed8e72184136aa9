import { musterTexts } from '../../w40k/muster/texts.ts';

/** RS-1.7: texts for illegal squads, by reason; each key is prefixed with `reason.`. */
export const squadTexts: { readonly [reason: string]: string } = {
  ...musterTexts,
  'unknown-faction': 'There is no faction “{faction}”',
  'not-in-faction': '“{sheet}” is not in the list of this faction',
  'only-one-exists': '“{sheet}” is unique, and unique models do not go on reconnaissance',
  'only-one-relic': '“{gear}” is unique, and relics do not go on reconnaissance',
  'too-many-points': 'The squad costs {cost} of {points} points',
  'too-few-models': 'The squad has {count} models that are not Vehicles; at least {least} are needed',
  'too-many-models': 'The squad has {count} models; at most {most} are allowed',
  'too-many-in-slot': 'The squad has {count} units of {role}; at most {most} are allowed',
  'too-many-wounds': 'A model has {wounds} wounds; at most {most} are allowed',
  'saves-too-good': 'A model has both a {save}+ save and a {invulnerable}+ invulnerable save',
  'not-one-leader': 'Exactly one model must lead; here {leaders} do',
  'vehicle-leads': 'A Vehicle cannot lead',
  'not-the-highest': 'The Leader has Ld {leadership}, but another model has {best}',
  'not-four-specialists': '{need} models must have a trait; here {count} do',
  'leader-without-trait': 'The Leader is a specialist and needs a trait',
  'vehicle-with-trait': 'A Vehicle cannot have a trait',
  'trait-twice': 'No two models may have the same trait',
};
