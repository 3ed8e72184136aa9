/** The texts of the guided first game, by lesson id. */
export const texts: { readonly [id: string]: string } = {
  'choose-a-model-to-move':
    'Your turn has phases: command, move, use powers, shoot, charge, fight, morale. Now each of your models may move once: drag one to where it should stand. To shoot from here at once, choose “Nobody else”.',
  'choose-how-it-moves':
    'A Move leaves it free to shoot and charge. An Advance goes a die further, but then only Assault weapons fire, and it does not charge.',
  'draw-a-move':
    'Drag the model, or click where it should go: shaded ground is in reach. Keep more than 1" away from enemies; woods, craters and barricades cost 2".',
  'choose-a-model-to-shoot':
    'Click one of your models, then an enemy that it sees: the chances are shown, and a second click shoots. A model that has Advanced or Fallen Back, or has an enemy within 1", does not shoot.',
  'choose-weapons-to-fire':
    'It fires all its guns, or all its pistols, or throws one grenade. The bars show what each is likely to do.',
  'choose-a-target':
    'Any enemy that it sees and that is in range. The exact chances are beside each: the best one is suggested. Blasts and grenades hit those around it too.',
  'choose-a-model-to-charge':
    'A model within 12" of an enemy may charge: two dice decide how far it gets, and it must come within 1" of all its targets. Otherwise it does not move.',
  'command-re-roll':
    'You begin with 3 command points and gain one in each of your turns. They pay for stratagems: a re-roll, Overwatch, striking back.',
  morale:
    'Your army lost models this turn: it rolls a die, adds the losses, and passes with at most its best Leadership. If it fails, one model flees, and perhaps more. Two command points pass the test.',
  'round-began':
    'This first game has three rounds; others have five. From the second on you score in your own turns: 5 points for a marker, 5 for two, 5 for more than the enemy. A marker is yours with more models within 3" of it.',
  'charge-declared':
    'After the charges come the fights: chargers strike first, then the sides alternate. A model moves up to 3" closer before its blows, and again afterwards.',
  'hits-scored': 'Those dice hit: they reached its skill, which is on the model’s card. A 6 always does.',
  'wounds-scored':
    'Each hit is rolled against Toughness: the stronger the weapon and the weaker the target, the lower the number needed.',
  'saves-made':
    'Armour may still save a wound. AP makes that harder, cover makes it easier: stay in ruins and behind barricades.',
  slain: 'One down. At the end of the turn the whole army tests its Morale for those it lost.',
};
