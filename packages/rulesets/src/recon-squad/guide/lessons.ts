/** The texts of the guided first game, by lesson id. */
export const texts: { readonly [id: string]: string } = {
  'choose-a-model-to-move':
    'Your turn has phases: move, use powers, shoot, charge, fight. Now each of your models may move once: drag one to where it should stand. To shoot from here at once, choose “Nobody else”.',
  'choose-how-it-moves':
    'A Move leaves it free to shoot and charge. An Advance goes a die further, but then it shoots badly or not at all, and does not charge.',
  'draw-a-move':
    'Drag the model, or click where it should go: shaded ground is in reach. Keep more than 1" away from enemies; terrain can be climbed, and its height counts.',
  'choose-a-model-to-shoot':
    'Click one of your models, then an enemy that it sees: the chances are shown, and a second click shoots. A model that has Advanced or Fallen Back, or has an enemy within 1", does not shoot.',
  'choose-weapons-to-fire':
    'It fires all its guns, or all its pistols, or throws one grenade. The bars show what each is likely to do.',
  'choose-a-target':
    'Any enemy that it sees and that is in range. The exact chances are beside each: the best one is suggested.',
  'choose-a-model-to-charge':
    'A model within 12" of an enemy may charge: two dice decide how far it gets, and it must come within 1". Otherwise it does not move.',
  'fire-Overwatch': 'A charged model may shoot at the charger first. Only sixes hit, but it costs nothing.',
  'command-re-roll':
    'You have 3 command points. One of them re-rolls a single die, once per phase: save them for rolls that matter.',
  'round-began':
    'This first game has two rounds; others have five, and then dice decide whether they continue. The side that holds more markers at the end wins: you hold a marker with more models within 3" of it than the enemy.',
  'charge-declared':
    'After the charges come the fights: chargers strike first, then the sides alternate. A model moves up to 3" closer before its blows, and again afterwards.',
  'hits-scored': 'Those dice hit: they reached the skill on the model’s card.',
  'wounds-scored':
    'Each hit is rolled against Toughness: the stronger the weapon and the weaker the target, the lower the number needed.',
  'saves-made':
    'Armour may still save a wound. AP makes that harder, cover makes it easier: stay in ruins and behind barricades.',
  slain:
    'One down. A side with less than half of its models left is broken, and its models must test every turn or run away.',
};
