/** What the guided first game says where it first matters; and hints for what is often tried in vain. */
export const lessonTexts: { readonly [id: string]: string } = {
  'lesson.use-a-strategic-ploy':
    'Ploys cost command points (CP), of which you gain a few each turning point. It is fine to pass.',
  'lesson.choose-who-activates':
    'Both sides take turns with one model each. Start with one that can do something now, and keep those in danger of nothing for later.',
  'lesson.give-an-order':
    'The order holds until this model acts again. Engage to attack, Conceal to cross open ground behind cover.',
  'lesson.choose-an-action':
    'Each action costs action points (AP); the same action only once. Under an action that attacks you see the exact chances before you take it.',
  'lesson.move':
    'Drag the model: the shaded ground is what it can reach. Stop close behind terrain, and within reach of an objective (the rings). Enter confirms.',
  'lesson.select-a-ranged-weapon':
    'Weapons differ in dice, accuracy, damage and special rules. The bars show the chance of each damage.',
  'lesson.select-a-valid-target':
    'Only enemies in line of sight are listed. To see why another is not, click it on the map: the Sight tab tells.',
  'lesson.spend-the-saves':
    'Each save stops a hit; a critical hit needs a critical save or two normal ones. The listed ways are all there are.',
  'lesson.keep-dice-for-cover':
    'In cover you may keep one defence die as a save without rolling it. It is nearly always worth it.',
  'lesson.select-an-enemy': 'A fight hurts both sides: compare what you deal with what may come back.',
  'lesson.resolve-a-hit':
    'Strike to wound, or parry to take one of the enemy hits away. Strike first if it takes the enemy out.',
  'lesson.attack-dice-retained':
    'A 6 always hits and is critical, a 1 always misses. Every roll stands in the log with what made its numbers.',
  'lesson.incapacitated': 'A model without wounds is out. With fewer models a side also has fewer activations.',
  'lesson.turning-point-began':
    'A turning point: both gain command points, then all models act once. Objectives are scored at its end: be near them with more AP than the enemy.',

  'hint.in-zone': 'Within 1" of an enemy only a Charge may go.',
};
