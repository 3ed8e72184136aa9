import { musterTexts } from '../../w40k/muster/texts.ts';

/** RS-1.7: what is said of a squad that may not play, by the reason; `reason.` comes before each in the texts. */
export const squadTexts: { readonly [reason: string]: string } = {
  ...musterTexts,
  'unknown-faction': 'There is no faction “{faction}”',
  'not-in-faction': '“{sheet}” is not in the list of this faction',
  'only-one-exists': 'There is only one “{sheet}”, and such models do not go on reconnaissance',
  'only-one-relic': 'There is only one “{gear}”, and relics do not go on reconnaissance',
  'too-many-points': 'The squad costs {cost} of {points} points',
  'too-few-models': 'The squad has {count} models that are no Vehicles; {least} are the least',
  'too-many-models': 'The squad has {count} models; {most} are the most',
  'too-many-in-slot': 'The squad has {count} units of {role}; {most} may be taken',
  'too-many-wounds': 'A model with {wounds} wounds; {most} are the most',
  'saves-too-good': 'A model has both a {save}+ save and a {invulnerable}+ invulnerable save',
  'not-one-leader': 'Exactly one model leads; here {leaders} do',
  'vehicle-leads': 'A Vehicle does not lead',
  'not-the-highest': 'The Leader has Ld {leadership}, and somebody else {best}',
  'not-four-specialists': '{need} models have a trait; here {count} do',
  'leader-without-trait': 'The Leader is a specialist and has a trait',
  'vehicle-with-trait': 'A Vehicle has no trait',
  'trait-twice': 'No two models have the same trait',
};
