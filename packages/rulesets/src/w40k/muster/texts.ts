/** What is said of units that their datasheets do not allow, in every edition that has datasheets. */
export const musterTexts = {
  'unknown-sheet': 'There is no datasheet “{sheet}”',
  'unknown-kind': 'The datasheet has no model “{kind}”',
  'unknown-choice': 'The datasheet has no choice “{choice}”',
  'not-for-this-kind': '“{choice}” is not for this kind of model',
  'option-used-up': '“{choice}” comes from an option that this model has used up',
  'wargear-not-there': '“{choice}” gives up wargear that is not there any more',
  'too-many-takers': '{count} models take an option that {most} may take',
  'not-together': 'All models take this option alike, or none does',
  'needs-more-models': 'The option needs a unit of {size} models; there are {models}',
  'choice-missing': '{least} models must take one of these choices; {count} do',
  'unit-too-large': 'The unit has {count} models; {limit} are the most',
  'unit-too-small': 'The unit has {count} models; {limit} are the least',
  'too-many-of-kind': 'The unit has {count} models of the kind {kind}; {limit} are the most',
  'too-few-of-kind': 'The unit has {count} models of the kind {kind}; {limit} are the least',
} as const;
