/** What the guided first game says, by the lesson's id. */
export const lessons: { readonly [id: string]: string } = {
  'lesson.choose-a-model-to-move':
    'Your turn has phases: move, use powers, shoot, charge, fight. Now each of your models may move once. Click one.',
  'lesson.choose-how-it-moves':
    'A Move leaves it free to shoot and charge. An Advance goes a die further, but then it shoots badly or not at all, and does not charge.',
  'lesson.draw-a-move':
    'Drag the model, or click where it should go: shaded ground is in reach. Keep more than 1" away from enemies; terrain is climbed, and its height counts.',
  'lesson.choose-a-model-to-shoot':
    'Each model may shoot once, if it has not Advanced or Fallen Back and no enemy is within 1".',
  'lesson.choose-weapons-to-fire':
    'It fires all its guns, or all its pistols, or throws one grenade. The bars show what each is likely to do.',
  'lesson.choose-a-target':
    'Any enemy that it sees and that is in range. The exact chances are beside each: the best one is suggested.',
  'lesson.choose-a-model-to-charge':
    'Whoever is within 12" of an enemy may charge: two dice say how far it gets, and it must come within 1". Otherwise it stays where it is.',
  'lesson.fire-Overwatch': 'Who is charged may shoot at the charger first. Only sixes hit, but it costs nothing.',
  'lesson.command-re-roll':
    'You have 3 command points. One of them rolls a single die again, once a phase: keep them for rolls that matter.',
  'lesson.round-began':
    'This first game has three rounds; others have five, and then dice decide whether they go on. Whoever holds more markers at the end wins: a marker is yours with more models within 3" of it than the enemy has.',
  'lesson.charge-declared':
    'After the charges come the fights: chargers strike first, then both sides in turns. A model closes in up to 3" before its blows, and afterwards again.',
  'lesson.hits-scored': 'Those dice hit: they reached its skill, which is on the model’s card.',
  'lesson.wounds-scored':
    'Each hit is rolled against Toughness: the stronger the weapon and the softer the target, the lower the number needed.',
  'lesson.saves-made':
    'What wounds may still be saved by armour. AP makes that harder, cover makes it easier: stay in ruins and behind barricades.',
  'lesson.slain':
    'One down. A side with less than half of its models left is broken, and must test every turn who runs away.',
};
