/** Texts for units that violate their datasheets, shared by every edition with datasheets. */
export const musterTexts = {
  'unknown-sheet': 'There is no datasheet “{sheet}”',
  'unknown-kind': 'The datasheet has no model “{kind}”',
  'unknown-choice': 'The datasheet has no choice “{choice}”',
  'not-for-this-kind': '“{choice}” is not for this kind of model',
  'option-used-up': '“{choice}” belongs to an option that this model has used up',
  'wargear-not-there': '“{choice}” gives up wargear that the model no longer has',
  'too-many-takers': '{count} models take an option that at most {most} may take',
  'not-together': 'All models must take this option, or none',
  'needs-more-models': 'The option needs a unit of {size} models; there are {models}',
  'choice-missing': 'At least {least} {least|model|models} must take one of these choices; {count} {count|does|do}',
  'unit-too-large': 'The unit has {count} models; at most {limit} are allowed',
  'unit-too-small': 'The unit has {count} models; at least {limit} are needed',
  'too-many-of-kind': 'The unit has {count} models of the kind {kind}; at most {limit} are allowed',
  'too-few-of-kind': 'The unit has {count} models of the kind {kind}; at least {limit} are needed',
} as const;
