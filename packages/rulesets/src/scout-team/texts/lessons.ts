/** What the guided first game says, by the lesson's id. */
export const lessons: { readonly [id: string]: string } = {
  'lesson.choose-a-model-to-move':
    'Your turn has phases: command, move, use powers, shoot, charge, fight, morale. Now each of your models may move once. Click one.',
  'lesson.choose-how-it-moves':
    'A Move leaves it free to shoot and charge. An Advance goes a die further, but then only Assault weapons fire, and it does not charge.',
  'lesson.draw-a-move':
    'Drag the model, or click where it should go: shaded ground is in reach. Keep more than 1" away from enemies; woods, craters and barricades cost 2".',
  'lesson.choose-a-model-to-shoot':
    'Each model may shoot once, if it has not Advanced or Fallen Back and no enemy is within 1".',
  'lesson.choose-weapons-to-fire':
    'It fires all its guns, or all its pistols, or throws one grenade. The bars show what each is likely to do.',
  'lesson.choose-a-target':
    'Any enemy that it sees and that is in range. The exact chances are beside each: the best one is suggested. Blasts and grenades hit those around it too.',
  'lesson.choose-more-targets':
    'Split Fire: the first attack goes at your target, the others may go at enemies within 3" of it. Choose nobody to keep them together.',
  'lesson.choose-a-model-to-charge':
    'Whoever is within 12" of an enemy may charge: two dice say how far it gets, and it must come within 1" of everybody it named. Otherwise it stays where it is.',
  'lesson.command-re-roll':
    'You begin with 3 command points and gain one in each of your turns. They pay for stratagems: a roll made again, Overwatch, striking back.',
  'lesson.morale':
    'Your army lost models this turn: a die and the losses against its best Leadership. Who fails has one model flee, and perhaps more. Two command points make it insanely brave.',
  'lesson.round-began':
    'Five rounds. From the second on you score in your own turns: 5 points for a marker, 5 for two, 5 for more than the enemy. A marker is yours with more models within 3" of it.',
  'lesson.charge-declared':
    'After the charges come the fights: chargers strike first, then both sides in turns. A model closes in up to 3" before its blows, and afterwards again.',
  'lesson.hits-scored': 'Those dice hit: they reached its skill, which is on the model’s card. A 6 always does.',
  'lesson.wounds-scored':
    'Each hit is rolled against Toughness: the stronger the weapon and the softer the target, the lower the number needed.',
  'lesson.saves-made':
    'What wounds may still be saved by armour. AP makes that harder, cover makes it easier: stay in ruins and behind barricades.',
  'lesson.slain': 'One down. At the end of the turn the whole army tests its Morale for those it lost.',
};
