/** What the guided first game says, by the lesson's id. */
export const lessons: { readonly [id: string]: string } = {
  'lesson.choose-a-model-to-move':
    'Your turn has phases: move, use powers, shoot, charge, fight. Now each of your models may move once. Those with arrows that you leave alone drift by themselves.',
  'lesson.choose-a-manoeuvre':
    'There is no friction here. Without arrows a model may stay, or start. With arrows it drifts on: as it is, one arrow slower, turned a little, or faster. Only after a plain drift does it shoot as well as ever.',
  'lesson.start-in-a-straight-line':
    'Up to 6" in a straight line. It gets an arrow that way, and will go on in that direction until something stops it.',
  'lesson.turn-an-arrow':
    'Click where the arrow should point: up to 45 degrees to either side, any way at all with a jump or jet pack. With several arrows the new direction is their average.',
  'lesson.choose-a-model-to-shoot':
    'Each model may shoot once, unless it is in a fight. After slowing, turning or accelerating only sixes hit.',
  'lesson.choose-a-weapon-to-fire':
    'A model fires one weapon. The stronger it is, the further it pushes the firer back.',
  'lesson.choose-a-target':
    'Any enemy in sight, even beyond the range: then only sixes hit, and 12" further the shot is weaker. Mind who stands behind the target: misses fly on.',
  'lesson.fire-at-nothing':
    'A shot at empty space is a push in the opposite direction. Whoever is on its line may be hit, friend or foe.',
  'lesson.go-to-ground':
    'Its cover save becomes 1 better, or 6+ in the open. But then it neither chooses how to move nor charges, and only its sixes hit until its next turn is over.',
  'lesson.choose-a-model-to-charge':
    'A charge is a drift: a die for each arrow, one without any. A 1 fails it. The more arrows, the further it may go and the narrower the arc in which it finds its target.',
  'lesson.fire-Overwatch':
    'Who is charged may shoot at the charger first. Only sixes hit, but the recoil may carry it out of reach.',
  'lesson.round-began':
    'This first game has four turns each; others have six. Whoever has destroyed more points at the end wins.',
  'lesson.arrows-changed':
    'The arrow beside the model shows where it is going; the number tells how many dice it drifts.',
  'lesson.drifted':
    'Each die from 2 to 5 is that many inches. A 1 takes an arrow in place of moving, a 6 is an acceleration of its own: 6" and a little more, and another arrow.',
  'lesson.recoiled':
    'Recoil: half the strength of the weapon in inches, straight away from the target. Its arrows stay as they are.',
  'lesson.strayed': 'A shot that missed flies on to the edge of the table, and hits whoever is on its line on a six.',
  'lesson.hits-scored':
    'Those dice hit: 7 less the ballistic skill on the model’s card, or by weapon skill in a fight.',
  'lesson.wounds-scored':
    'Each hit is rolled against Toughness: the stronger the weapon and the softer the target, the lower the number needed.',
  'lesson.saves-made':
    'What wounds may still be saved: by armour, unless the AP is as good as it, or by cover, such as debris, other models and dead bodies.',
  'lesson.hammer-noted':
    'Whoever charges with arrows strikes hard: a hit for each of them before anybody else strikes. Then the arrows are gone.',
  'lesson.slain': 'One down. Whoever dies with arrows drifts on as a dead body, and gives cover to those behind it.',
};
