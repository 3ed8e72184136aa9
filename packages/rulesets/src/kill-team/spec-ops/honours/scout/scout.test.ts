import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { part, rectangle } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { activation } from '../../../core/02-turning-point/activation.ts';
import { actionOf, costOf, isAllowed } from '../../../core/03-actions/actions.ts';
import { setUpOne } from '../../../core/11-ways-to-play/set-up.ts';
import { killTeam } from '../../../index.ts';
import { active, attackWith, block, broke, spot } from '../../../testing/attacks.ts';
import { rule, section } from '../../../testing/book.ts';
import { blue, field, open, red, type Stood, withPieces } from '../../../testing/field.ts';
import { go, INCH, jump, move } from '../../../testing/moves.ts';
import type { Activation, Position } from '../../../types.ts';
import type { ServiceRule } from '../../uses.ts';

const scout = (service: readonly ServiceRule[], change: Stood[4] = {}): Stood =>
  blue('tactical-marine-warrior', 5, 5, { service, ...change });
const far: Stood = red('boy-fighter', 25, 18);
const line = (service: readonly ServiceRule[], change: Partial<Position> = {}): Position =>
  broke([scout(service), far], change);

section('KT-14.20 Runner', () => {
  const cost = (action: string, performed: readonly string[]): number => {
    const t = tableOf(killTeam, open, line(['runner'], { activation: active({ performed } as Partial<Activation>) }));
    return costOf(t, actionOf(t, 0, action), 0);
  };

  rule('KT-14.20', 'a Dash is free as long as it neither shoots nor fights', () => {
    expect([cost('dash', []), cost('dash', ['normal-move']), cost('normal-move', ['dash'])]).toEqual([0, 0, 1]);
    expect([cost('dash', ['shoot']), cost('dash', ['fight'])]).toEqual([1, 1]);
  });

  rule('KT-14.20', 'attacking after it costs its AP, once', () => {
    expect([cost('shoot', []), cost('shoot', ['dash']), cost('fight', ['dash'])]).toEqual([1, 2, 2]);
    expect(cost('fight', ['dash', 'shoot'])).toBe(1);
    expect(cost('shoot', ['fight', 'dash'])).toBe(1);
  });
});

section('KT-14.21 Swift', () => {
  rule('KT-14.21', 'Dashes again in the same activation', () => {
    const may = (service: readonly ServiceRule[]) => {
      const t = tableOf(killTeam, open, line(service, { activation: active({ performed: ['dash'] }) }));
      return isAllowed(t, actionOf(t, 0, 'dash'), 0);
    };
    expect([may([]), may(['swift'])]).toEqual([false, true]);
    const t = tableOf(killTeam, open, line(['swift'], { activation: active({ performed: ['normal-move'] }) }));
    expect(isAllowed(t, actionOf(t, 0, 'normal-move'), 0)).toBe(false);
  });

  rule('KT-14.21', 'jumps without a roll', start => {
    const Z = inches(3);
    const stage = (id: string, left: number) => ({
      id,
      parts: [part('floor', rectangle([left / 254, 5], [1500 / 254, 7]), 2.8, 3)],
    });
    const gap = withPieces([stage('one', 1500), stage('other', 3000 + INCH)]);
    const game = start.from(gap, broke([scout(['swift'], { at: spot(2840, 2000, Z) }), far]), move());
    game.picks('move', [jump(3160 + INCH, 2000, Z)]);
    expect(game.state.question).toBeNull();
    expect(game.position.operatives[0]!.at).toEqual(spot(3160 + INCH, 2000, Z));
  });

  rule('KT-14.21', 'traverses at no cost', start => {
    const walled = withPieces([block('low-wall', [3, 7], [4, 0.2], [0, 1])]);
    const to = [go(1270, 1270 + 6 * INCH)];
    start
      .from(walled, broke([scout([]), far]), move())
      .refuses(to, 'too-long', 'KT-3.1')
      .picks('move', []);
    const game = start.from(walled, broke([scout(['swift']), far]), move()).picks('move', to);
    expect(game.facts().at(-1)).toMatchObject({ type: 'moved', distance: 6 * INCH });
  });
});

section('KT-14.22 Covert', () => {
  const begun = (turningPoint: number, service: readonly ServiceRule[] = ['covert']): Position =>
    line(service, { turningPoint });

  rule('KT-14.22', 'its order may change when it is activated in the first turning point', start => {
    const game = start.from(open, begun(1), activation.start({ operative: 0, chosen: '' }));
    game.reacts('activated', 'covert');
    expect(game.position.operatives[0]!.order).toBe('conceal');
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-14.22', 'or stay; later, and for others, as usual', start => {
    const kept = start.from(open, begun(1), activation.start({ operative: 0, chosen: '' })).reacts('activated', null);
    expect(kept.position.operatives[0]!.order).toBe('engage');
    kept.picks('choose an action', 'end-activation');
    const plain = start.from(open, begun(1, []), activation.start({ operative: 0, chosen: '' }));
    plain.picks('choose an action', 'end-activation');
    const later = start.from(open, begun(2), activation.start({ operative: 0, chosen: '' }));
    expect(later.asks('give an order', 'pick-one').options).toEqual(['engage', 'conceal']);
    later.picks('give an order', 'engage').picks('choose an action', 'end-activation');
  });
});

section('KT-14.23 Picket', () => {
  const R = 160;
  const waiting = (service: readonly ServiceRule[]): Position =>
    field([scout(service, { at: null }), far], { phase: 'set-up' });
  const setting = setUpOne.start({ operative: 0, at: null });

  rule('KT-14.23', 'wholly within 3" of the drop zone, and wherever others may be', start => {
    const edge = 6 * INCH - R;
    const game = start.from(open, waiting(['picket']), setting);
    game.refuses({ at: spot(2000, edge + 1) }, 'outside-drop-zone', 'KT-11.10');
    game.picks('set up an operative', { at: spot(2000, edge) }).picks('give it an order', 'engage');
    expect(game.position.operatives[0]!.at).toEqual(spot(2000, edge));
    const inside = start.from(open, waiting(['picket']), setting);
    inside.picks('set up an operative', { at: spot(2000, 300) }).picks('give it an order', 'engage');
    const plain = start.from(open, waiting([]), setting);
    plain.refuses({ at: spot(2000, edge) }, 'outside-drop-zone', 'KT-11.10').stopsAt('set up an operative');
  });
});

section('KT-14.24 Evasive', () => {
  const shotAt = (order: 'engage' | 'conceal'): Position =>
    broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { order, service: ['evasive'] })]);

  rule('KT-14.24', 'on conceal one defence die is re-rolled', start => {
    const game = start.from(open, shotAt('conceal'), attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 1, most: 1 });
    game.picks('choose dice to roll again', [0]).dice('roll them again', 6);
    expect(game.position.operatives[1]!.wounds).toBe(10);
  });

  rule('KT-14.24', 'not on engage', start => {
    const game = start.from(open, shotAt('engage'), attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(7);
  });
});

section('KT-14.25 Dodge', () => {
  const enemy: Stood = red('boy-fighter', 0, 0, { at: spot(1270 + 500, 1270 + 3 * INCH) });
  const past = [go(1270, 1270 + 6 * INCH)];

  rule('KT-14.25', 'through engagement range with a Normal Move', start => {
    start
      .from(open, broke([scout([]), enemy]), move())
      .refuses(past, 'enters-engagement-range', 'KT-3.5')
      .picks('move', []);
    const game = start.from(open, broke([scout(['dodge']), enemy]), move()).picks('move', past);
    expect(game.position.operatives[0]!.at).toEqual(spot(1270, 1270 + 6 * INCH));
  });

  rule(['KT-14.25', 'KT-3.5'], 'but never to end in it', start => {
    const game = start.from(open, broke([scout(['dodge']), enemy]), move());
    game.refuses([go(1270, 1270 + 3 * INCH)], 'ends-engaged', 'KT-3.5').picks('move', []);
  });
});
