import { expect } from 'vitest';
import { activationOf } from '../core/05-activation/activation.ts';
import { reasonsAgainstTarget } from '../core/10-attacks/targets.ts';
import { rule, section } from '../testing/book.ts';
import { active, blue, broke, field, go, look, open, red, type Stood } from '../testing/field.ts';

const gunner: Stood = blue('guardian-gunner', 10, 10);
const foe: Stood = red('rifleman', 20, 10);

section('Heavy attacks', () => {
  const against = (performed: readonly string[], weapon = 'shuriken-cannon') =>
    reasonsAgainstTarget(look(field([gunner, foe], active(0, { performed }))), {
      attacker: 0,
      target: 1,
      weapon,
      manner: 'action',
    });

  rule(['VG-2.2', 'VG-10.1'], 'are refused once their bearer has moved', () => {
    for (const move of ['walk', 'run', 'charge'])
      expect(against([move])).toEqual([{ reason: 'moved-already', clause: 'VG-2.2' }]);
    expect(against(['aim'])).toEqual([]);
    expect(against(['walk'], 'knife')).not.toContainEqual(expect.objectContaining({ reason: 'moved-already' }));
  });

  rule('VG-2.2', 'are no option after a Walk', start => {
    const game = start.from(open, field([gunner, foe], broke), activationOf(0, false));
    expect(game.asks('choose an action', 'pick-one').options).toContain('attack');
    game.picks('choose an action', 'walk').picks('move', [go(10, 11)]);
    expect(game.asks('choose an action', 'pick-one').options).not.toContain('attack');
    game.picks('choose an action', 'end-activation');
  });
});
