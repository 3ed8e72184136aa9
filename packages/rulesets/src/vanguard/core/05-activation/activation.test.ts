import { expect } from 'vitest';
import { reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import {
  active,
  blue,
  box,
  broke,
  field,
  go,
  look,
  open,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import { actionOf, reasonsAgainstAction } from '../06-actions/actions.ts';
import { attackBy } from '../10-attacks/attack.ts';
import { acting, activationOf, whatToDo } from './activation.ts';

const one: Stood = blue('captain', 5, 5);
const two: Stood = red('rifleman', 30, 30);
const activate = (model = 0, again = false) => activationOf(model, again);

section('VG-5 Activation', () => {
  rule('VG-5.1', 'one long action, or up to two short ones', start => {
    const position = field([one, two], broke);
    const long = start.from(open, position, activate());
    long.picks('choose an action', 'run').picks('move', [go(10, 5)]);
    expect(long.state.question).toBeNull();
    const short = start.from(open, position, activate());
    short.picks('choose an action', 'aim');
    expect(short.asks('choose an action', 'pick-one').options).toEqual(['end-activation', 'walk', 'focus']);
    short.refuses('run', 'not-an-option', 'VG-5.1');
    short.picks('choose an action', 'focus');
    expect(short.position.models[0]!.activated).toBe(true);
  });

  rule('VG-5.1', 'it is asked while only an attack is left, and no more when nothing is', start => {
    const rest = { ...broke, ...active(0, { performed: ['walk', 'aim', 'focus'], shorts: 1 }) };
    const near = start.from(
      open,
      field([one, red('rifleman', 6.5, 5)], rest),
      acting.start({ model: 0, chosen: null }),
    );
    expect(near.asks('choose an action', 'pick-one').options).toEqual(['end-activation', 'attack']);
    near.picks('choose an action', 'end-activation');
    const far = start.from(open, field([one, two], rest), acting.start({ model: 0, chosen: null }));
    expect(far.state.question).toBeNull();
  });

  rule('VG-5.4', 'an action is completed before the next begins', start => {
    const game = start.from(open, field([one, two], broke), activate());
    game.picks('choose an action', 'aim').picks('choose an action', 'focus');
    const told = game.facts().flatMap(fact => (fact.type.startsWith('action-') && 'action' in fact ? [fact] : []));
    expect(told.map(({ type, action }) => `${action} ${type}`)).toEqual([
      'aim action-begun',
      'aim action-finished',
      'focus action-begun',
      'focus action-finished',
    ]);
  });

  rule('VG-5.1', 'the reasons say why', () => {
    const reasons = (change: object, action: string) =>
      reasonsAgainst(look(field([one, two], { ...broke, ...active(0, change) })), 0, action, 'normal');
    expect(reasons({ shorts: 1, performed: ['aim'] }, 'run')).toMatchObject([
      { reason: 'no-long-action-left', clause: 'VG-5.1' },
    ]);
    expect(reasons({ shorts: 2, performed: ['aim', 'focus'] }, 'walk')).toMatchObject([
      { reason: 'no-short-action-left', clause: 'VG-5.1' },
    ]);
    expect(reasons({ longs: 1, performed: ['run'] }, 'aim')).toMatchObject([
      { reason: 'no-short-action-left', clause: 'VG-5.1' },
    ]);
    expect(reasons({ again: true }, 'run')).toMatchObject([{ reason: 'one-short-action', clause: 'VG-11.4' }]);
  });

  rule(['VG-5.2', 'VG-5.4'], 'no action twice, bought or not', start => {
    const game = start.from(open, field([one, two], { cp: [2, 0] }), activate());
    game.picks('choose an action', 'aim');
    const { options } = game.asks('choose an action', 'pick-one');
    expect(options).not.toContain('aim');
    expect(options).not.toContain('extra/aim');
    game.picks('choose an action', 'end-activation');
    const t = look(field([one, two], { ...active(0, { performed: ['aim'], shorts: 1 }) }));
    expect(reasonsAgainst(t, 0, 'aim', 'extra')).toMatchObject([{ clause: 'VG-5.2' }]);
  });

  rule('VG-5.5', 'free actions take no slot', () => {
    const t = look(field([one, two], { ...broke, ...active(0, { performed: ['walk', 'aim'], shorts: 2 }) }));
    const free = { ...actionOf(t, 0, 'aim'), id: 'shout', length: 'free' as const };
    expect(reasonsAgainstAction(t, 0, free, 'normal')).toEqual([]);
    const again = look(field([one, two], { ...broke, ...active(0, { performed: ['shout'] }) }));
    expect(reasonsAgainstAction(again, 0, free, 'normal')).toMatchObject([{ clause: 'VG-5.2' }]);
  });

  rule('VG-5.6', 'attacks made as reactions are not actions', start => {
    const line: readonly Stood[] = [blue('pikeman', 10, 10), red('pikeman', 12, 10)];
    const game = start.from(open, field(line, { cp: [0, 1] }), activate());
    game.picks('choose an action', 'attack').dice('roll to hit', 1, 1).picks('retaliate', 'retaliate');
    game.dice('roll to hit', 1, 1);
    expect(game.position.activation).toMatchObject({ model: 0, performed: ['attack'] });
    game.picks('choose an action', 'end-activation');
    expect(game.position.models[1]!.activated).toBe(false);
  });

  rule(['VG-5.7', 'VG-7.15'], 'a model knocked down while active ends its action, and must stand up next', start => {
    const line: readonly Stood[] = [blue('pikeman', 10, 10, { wounds: 1 }), red('pikeman', 12, 10)];
    const game = start.from(open, field(line, broke), activate());
    game
      .picks('choose an action', 'walk')
      .picks('move', [go(5, 10)])
      .picks('strike who leaves', '1');
    game.dice('roll to hit', 4, 1).dice('roll for armor', 2).dice('recovery roll', 4);
    expect(game.position.models[0]).toMatchObject({ down: true, wounds: 1 });
    expect(game.asks('choose an action', 'pick-one').options).toEqual(['end-activation', 'stand-up']);
    game.picks('choose an action', 'stand-up');
    expect(game.position.models[0]).toMatchObject({ down: false, activated: true });
  });

  rule(['VG-5.8', 'VG-6.7', 'VG-8.1'], 'a model may do nothing, but one that is down must stand up first', start => {
    const idle = start.from(open, field([one, two], broke), activate());
    idle.picks('choose an action', 'end-activation');
    expect(idle.position.models[0]!.activated).toBe(true);
    const down = start.from(open, field([blue('captain', 5, 5, { down: true }), two], broke), activate());
    expect(down.asks('choose an action', 'pick-one').options).toEqual(['stand-up']);
    down.refuses('end-activation', 'not-an-option', 'VG-5.1');
    down.picks('choose an action', 'stand-up');
    expect(down.asks('choose an action', 'pick-one').options).toContain('walk');
    down.picks('choose an action', 'end-activation');
  });

  rule('VG-5.9', 'a removed model has no more actions', start => {
    const line: readonly Stood[] = [blue('rifleman', 10, 10), red('pikeman', 12, 10)];
    const game = start.from(open, field(line, broke), activate());
    game
      .picks('choose an action', 'walk')
      .picks('move', [go(5, 10)])
      .picks('strike who leaves', '1');
    game.dice('roll to hit', 4, 1).dice('roll for armor', 2).dice('recovery roll', 3);
    expect(game.state.question).toBeNull();
    expect(game.position).toMatchObject({ activation: null, models: [{ removed: true }, {}] });
  });
});

section('VG-6 Standard actions', () => {
  rule(['VG-6.1', 'VG-6.2', 'VG-6.3'], 'Walk goes as far as the speed, Run twice as far', start => {
    const position = field([one, two], broke);
    const walk = start.from(open, position, activate()).picks('choose an action', 'walk');
    expect(walk.asks('move', 'move').allowance).toBe(6 * 254);
    walk.refuses([{ how: 'go', to: tenths(5 * 254 + 6 * 254 + 1, 5 * 254) }], 'too-long', 'VG-6.2');
    walk.picks('move', [go(11, 5)]).picks('choose an action', 'end-activation');
    const run = start.from(open, position, activate()).picks('choose an action', 'run');
    run.refuses([go(17.1, 5)], 'too-long', 'VG-6.3').picks('move', [go(17, 5)]);
    const attack = start.from(open, field([one, red('rifleman', 15, 5)], broke), activate());
    attack.picks('choose an action', 'attack').dice('roll to hit', 1, 1);
    attack.picks('choose an action', 'end-activation');
    expect(whatToDo(look(field([one, two], { ...broke, ...active(0) })), 0)).not.toContain('attack');
  });

  rule('VG-6.4', 'Charge is a long action', () => {
    const t = look(field([one, two], { ...broke, ...active(0, { shorts: 1, performed: ['aim'] }) }));
    expect(reasonsAgainst(t, 0, 'charge', 'normal')).toMatchObject([{ clause: 'VG-5.1' }]);
    expect(whatToDo(look(field([one, two], { ...broke, ...active(0) })), 0)).toContain('charge');
  });

  rule(['VG-6.5', 'VG-6.9', 'VG-10.20'], 'Aim helps the next ranged attack, once', start => {
    const game = start.from(open, field([one, red('rifleman', 15, 5)], { cp: [0, 0] }), activate());
    game.picks('choose an action', 'aim').picks('choose an action', 'attack').dice('roll to hit', 3, 2);
    game.dice('roll for armor', 5);
    expect(game.position.models[1]!.wounds).toBe(1);
    // Lost when the activation ends.
    expect(game.position.activation).toBeNull();
  });

  rule('VG-6.9', 'Aim and Focus serve one attack only', start => {
    const shooting = field([one, red('rifleman', 15, 5)], { ...broke, ...active(0, { aiming: true }) });
    const aimed = start.from(open, shooting, attackBy(0, 'action')).dice('roll to hit', 1, 1);
    expect(aimed.position.activation).toMatchObject({ aiming: false });
    const fighting = field([blue('pikeman', 10, 10), red('pikeman', 12, 10)], {
      ...broke,
      ...active(0, { focusing: true, aiming: true }),
    });
    const focused = start.from(open, fighting, attackBy(0, 'action')).picks('use the Focus bonus', 'hit');
    focused.dice('roll to hit', 1, 1);
    // A melee attack leaves Aim as it is.
    expect(focused.position.activation).toMatchObject({ focusing: false, aiming: true });
  });

  rule(['VG-6.6', 'VG-6.9', 'VG-10.24'], 'Focus gives the next melee attack a bonus to hit or AP', start => {
    const line: readonly Stood[] = [blue('captain', 10, 10), red('pikeman', 12, 10)];
    const begin = () =>
      start
        .from(open, field(line, broke), activate())
        .picks('choose an action', 'focus')
        .picks('choose an action', 'attack');
    // Sabre 3+; with the bonus 2+.
    const hit = begin().picks('use the Focus bonus', 'hit').dice('roll to hit', 2, 1, 1).dice('roll for armor', 5);
    expect(hit.position.models[1]!.wounds).toBe(2);
    // AP 1 becomes 2: armor 4+ needs a 6.
    const ap = begin().picks('use the Focus bonus', 'ap').dice('roll to hit', 3, 1, 1).dice('roll for armor', 5);
    expect(ap.position.models[1]!.wounds).toBe(1);
  });

  rule('VG-6.8', 'Walk cannot be combined with Run or Charge, not even as an Extra Action', () => {
    const t = look(field([one, two], { ...active(0, { longs: 1, performed: ['run'] }) }));
    expect(reasonsAgainst(t, 0, 'walk', 'extra')).toMatchObject([{ clause: 'VG-6.8' }]);
    const charged = look(field([one, two], { ...active(0, { longs: 1, performed: ['charge'] }) }));
    expect(reasonsAgainst(charged, 0, 'walk', 'extra')).toMatchObject([{ clause: 'VG-6.8' }]);
    const walked = look(field([one, two], { ...active(0, { performed: ['walk'] }) }));
    for (const action of ['run', 'charge'])
      expect(reasonsAgainst(walked, 0, action, 'normal')).toMatchObject([{ clause: 'VG-6.8' }]);
  });

  rule(['VG-6.10', 'VG-11.1'], 'standing up for CP leaves the long action available', start => {
    const game = start.from(open, field([blue('captain', 5, 5, { down: true }), two], { cp: [1, 0] }), activate());
    game.picks('choose an action', 'extra/stand-up');
    expect(game.asks('choose an action', 'pick-one').options).toEqual(
      expect.arrayContaining(['run', 'charge', 'walk', 'aim']),
    );
    game.picks('choose an action', 'run').picks('move', []);
    expect(game.position.cp).toEqual([0, 0]);
  });

  rule(['VG-6.11', 'VG-3.2', 'VG-6.9'], 'a Focus action adds to the bonus of a charge attack', start => {
    const line: readonly Stood[] = [blue('captain', 10, 10), red('pikeman', 18, 10)];
    const charging = (cp: number) => {
      const game = start.from(open, field(line, { cp: [cp, 0] }), activate());
      if (cp > 0) game.picks('choose an action', 'extra/focus');
      game.picks('choose an action', 'charge').picks('declare a charge target', 1);
      const to = tenths(18 * 254 - 320 - 254, 2540);
      return game.picks('move', [{ how: 'go', to }]).picks('make the charge attack', 'charge-attack');
    };
    const both = charging(1);
    expect(both.asks('use the Focus bonus', 'pick-one').options).toEqual(['hit-twice', 'both', 'ap-twice']);
    // Sabre 3+ and AP 1: with one of each a 2 hits, and armor 4+ at AP 2 needs a 6.
    both.picks('use the Focus bonus', 'both').dice('roll to hit', 2, 1, 1).dice('roll for armor', 5);
    expect(both.position.models[1]!.wounds).toBe(1);
    // AP 3: nothing but a 6 saves; the hits stay at 3+.
    const deep = charging(1).picks('use the Focus bonus', 'ap-twice').dice('roll to hit', 2, 3, 1);
    deep.dice('roll for armor', 5);
    expect(deep.position.models[1]!.wounds).toBe(1);
    const once = charging(0);
    expect(once.asks('use the Focus bonus', 'pick-one').options).toEqual(['hit', 'ap']);
    once.picks('use the Focus bonus', 'hit').dice('roll to hit', 1, 1, 1);
  });

  rule(['VG-6.11', 'VG-6.9'], 'two bonuses to hit make two, and both are used up', start => {
    const line: readonly Stood[] = [blue('pikeman', 10, 10), red('pikeman', 12, 10)];
    const position = field(line, { ...broke, ...active(0, { focusing: true, performed: ['focus', 'charge'] }) });
    const game = start.from(open, position, attackBy(0, 'charge', 1)).picks('use the Focus bonus', 'hit-twice');
    // Pike 4+ becomes 2+, AP 1 stays.
    game.dice('roll to hit', 2, 1).dice('roll for armor', 5);
    expect(game.position.models[1]!.wounds).toBe(2);
    // VG-6.9: the Focus action is used up.
    expect(game.position.activation).toMatchObject({ focusing: false });
  });

  rule(['VG-5.6', 'VG-6.11'], 'a Focus action does nothing for attacks made as reactions', start => {
    const line: readonly Stood[] = [blue('pikeman', 10, 10), red('pikeman', 12, 10)];
    const position = field(line, { ...broke, ...active(0, { focusing: true }) });
    for (const manner of ['disengaging', 'retaliation'] as const)
      start.from(open, position, attackBy(0, manner, 1)).dice('roll to hit', 1, 1);
  });

  rule('VG-7.2', 'engaged models may fight across a low wall', start => {
    const wall = withPieces(box('low-wall', [10.9, 8], [0.2, 4], 1));
    const line: readonly Stood[] = [blue('pikeman', 10, 10), red('pikeman', 12, 10)];
    const game = start.from(wall, field(line, broke), activate());
    game.picks('choose an action', 'attack').dice('roll to hit', 1, 1).picks('choose an action', 'end-activation');
  });
});
