/** What the guided first game says where it first matters. */
export const texts: { readonly [id: string]: string } = {
  'use-a-strategic-ploy':
    'Ploys are tricks that you pay for with command points (CP, shown above); both sides gain some in each turning point. It is fine to pass.',
  'choose-who-activates':
    'The sides take turns, one model at a time. Click A5, then the enemy that it sees, B4: the chances are shown, and a second click shoots. Or drag a model to move it first.',
  'give-an-order':
    'Engage: it may shoot and charge. Conceal: it may not, but nobody can aim at it while it is behind something.',
  'choose-an-action':
    'The dots are its action points (AP). Click an enemy to attack it, drag the model to move it; what else it can do is listed here. It does each action once. When you are done, end its activation.',
  move: 'Drag the model: it can reach the shaded ground. Stop close behind something solid, or beside an objective (the rings), and confirm.',
  'select-a-ranged-weapon':
    'Weapons differ in dice, accuracy, damage and special rules. The bars show the chance of each damage.',
  'select-a-valid-target':
    'Only enemies that it sees are listed. Click another one on the board to see what is in the way.',
  'spend-the-saves': 'Each save cancels a hit. A critical hit takes a critical save, or two normal ones.',
  'keep-dice-for-cover':
    'In cover you may keep one defence die as a save without rolling it. It is nearly always worth it.',
  'select-an-enemy': 'A fight hurts both sides: compare what you deal with what may come back.',
  'resolve-a-hit':
    'Strike to wound, or parry to take one of the enemy hits away. Strike first if it takes the enemy out.',
  'attack-dice-retained':
    'A 6 is a critical hit, a 1 always misses; the number to reach is on the card of the weapon. Then the target rolls saves, which cancel hits.',
  incapacitated: 'A model without wounds is out. With fewer models a side also has fewer activations.',
  'turning-point-began':
    'A new turning point: everybody is ready again. At its end each objective is worth a point to the side with more AP within 2" of it; after the second one the game is over.',
};
