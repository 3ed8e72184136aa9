/** The texts of the guided first game, by lesson id. */
export const texts: { readonly [id: string]: string } = {
  'choose-a-model-to-move':
    'Your turn has phases: move, use powers, shoot, charge, fight. Now each of your models may move once. Models with arrows that you do not move drift on their own.',
  'choose-a-manoeuvre':
    'There is no friction here. Without arrows a model may stay, or start. With arrows it drifts on: unchanged, one arrow slower, turned a little, or faster. Only after a plain drift does it shoot at full skill.',
  'start-in-a-straight-line':
    'Up to 6" in a straight line. It gets an arrow in that direction, and keeps going until something stops it.',
  'turn-an-arrow':
    'Click where the arrow should point: up to 45 degrees to either side, or any direction with a jump or jet pack. With several arrows the new direction is their average.',
  'choose-a-model-to-shoot':
    'Click one of your models, then an enemy that it sees: the chances are shown, and a second click shoots. After slowing, turning or accelerating only sixes hit.',
  'choose-a-weapon-to-fire': 'A model fires one weapon. The stronger it is, the further it pushes the firer back.',
  'choose-a-target':
    'Any enemy in sight, even beyond the range: then only sixes hit, and the shot weakens every 12". Watch what is behind the target: misses fly on.',
  'go-to-ground':
    'Its cover save improves by 1, or is 6+ in the open. But then it neither chooses how to move nor charges, and only its sixes hit until its next turn is over.',
  'choose-a-model-to-charge':
    'A charge is a drift: a die for each arrow, or one without any. A 1 fails it. The more arrows, the further it may go and the narrower the arc of possible targets.',
  'fire-Overwatch':
    'A charged model may shoot at the charger first. Only sixes hit, but the recoil may carry it out of reach.',
  'round-began':
    'This first game has three turns each; others have six. The side that has destroyed more points at the end wins.',
  'arrows-changed': 'The arrow beside the model shows where it is going; the number is how many dice it drifts.',
  drifted:
    'Each die from 2 to 5 is that many inches. A 1 removes an arrow instead of moving, a 6 is an extra acceleration: 6" and a little more, and another arrow.',
  recoiled: 'Recoil: half the weapon’s strength in inches, straight away from the target. The arrows do not change.',
  strayed: 'A shot that missed flies on to the edge of the table, and hits models on its line on a six.',
  'hits-scored': 'Those dice hit: 7 minus the ballistic skill on the model’s card, or by weapon skill in a fight.',
  'wounds-scored':
    'Each hit is rolled against Toughness: the stronger the weapon and the weaker the target, the lower the number needed.',
  'saves-made':
    'A wound may still be saved: by armour, unless the AP is as good or better, or by cover, such as debris, other models and dead bodies.',
  'hammer-noted':
    'A model that charges with arrows strikes hard: a hit for each of them before anybody else strikes. Then the arrows are gone.',
  slain: 'One down. A model that dies with arrows drifts on as a dead body, and gives cover to models behind it.',
};
