/** What the guided first game says, by the lesson's id. */
export const texts: { readonly [id: string]: string } = {
  'choose-who-to-activate':
    'The sides take turns, one model at a time. Click A2, then the enemy that it sees, B2: the chances are shown, and a second click shoots. Or drag a model to move it first.',
  'choose-an-action':
    'Two different short actions, or one long one. Click an enemy to attack it, drag the model to move it; what else it can do is listed here.',
  move: 'Drag the model: it can reach the shaded ground. Stop close behind something solid, or at a marker, and confirm.',
  'choose-an-attack': 'Attacks differ in dice, range and damage. The bars show the chance of each number of wounds.',
  'choose-a-target': 'Only enemies that it sees and that are in range are listed.',
  'round-began':
    'Both sides get command points (CP), which pay for more actions, better rolls and striking back. Whoever holds markers at the end of a round scores.',
  'hits-scored':
    'Those dice hit. The target rolls one die for each hit against its armor; what it does not stop wounds.',
  'wounds-suffered': 'Without wounds left a model rolls to recover; if that fails, it is out of the game.',
  removed: 'One down. A side that loses too many tests the nerve of every model before it acts.',
};
