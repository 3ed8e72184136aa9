import { expect } from 'vitest';
import { reasonsAgainstTarget } from '../../core/04-shooting/targets.ts';
import { strengthOf } from '../../core/06-damage/objectives.ts';
import { active, apart, attackWith, block, broke, shooting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../../testing/field.ts';
import type { Operative, Position } from '../../types.ts';
import { activating, atWork, offers, on, skip, table } from '../testing/moments.ts';

const at = (x: number, y = 2000): Partial<Operative> => ({ at: spot(x, y) });
const shooter: Stood = blue('necron-warrior', 0, 0, at(8000));

section('KT-13.1 Artificial Intelligence', () => {
  rule('KT-13.1', 'Artificial Intelligence: no mission or Pick Up actions, other actions are free', () => {
    const t = table(
      broke([blue('mv1-gun-drone', 5, 5), red('boy-fighter', 5, 12), blue('fire-warrior-shasla', 9, 5)], {
        activation: active(),
      }),
    );
    const refused = (action: string, operative = 0) => t.query('action-refused', [], { operative, action });
    const reason = { reason: 'artificial-intelligence', clause: 'KT-13.1' };
    expect(refused('secure')).toEqual([reason]);
    expect(refused('pick-up')).toEqual([reason]);
    expect(refused('dash')).toEqual([]);
    expect(refused('secure', 2)).toEqual([]);
  });

  rule('KT-13.1', 'Artificial Intelligence: one APL less for objectives', () => {
    const t = table(broke([blue('mv1-gun-drone', 5, 5), blue('fire-warrior-shasla', 9, 5)]));
    expect(strengthOf(t, () => true)).toEqual([3, 0]);
  });

  rule('KT-13.1', 'Artificial Intelligence: on engage no die is kept for cover, on conceal it is', start => {
    const covered = withPieces([block('barricade', [4, 6.4], [2, 0.5], [0, 1])]);
    const line = (order: 'engage' | 'conceal') =>
      broke([blue('necron-warrior', 5, 15), red('mv1-gun-drone', 5, 5, { order })]);
    const game = start.from(covered, line('engage'), attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
    game.stopsAt('roll defence dice');
    const hidden = start
      .from(covered, line('conceal'), attackWith('gauss-flayer'))
      .dice('roll attack dice', 6, 1, 1, 1);
    hidden.stopsAt('keep dice for cover');
  });
});

section('KT-13.1 Shield Generator', () => {
  rule('KT-13.1', 'Shield Generator: a 4+ invulnerable save, and each wound ignored on a 5+', start => {
    const game = start.from(
      open,
      broke([shooter, red('mv4-shield-drone', 0, 0, at(4000))]),
      attackWith('gauss-flayer'),
    );
    game.dice('roll attack dice', 6, 1, 1, 1);
    expect(game.asks('choose the save', 'pick-one').options).toEqual(['save', 'invulnerable-4']);
    game.picks('choose the save', 'save').dice('roll defence dice', 1, 1, 1).dice('ignore wounds', 5, 4, 6, 1);
    expect(game.position.operatives[1]!.wounds).toBe(7 - 2);
  });

  rule('KT-13.1', 'Shield Generator: mortal wounds are not ignored', () => {
    const t = table(broke([blue('mv4-shield-drone', 5, 5)]));
    expect(t.query('ignores-wounds-on', 7, { operative: 0, mortal: true })).toBe(7);
    expect(t.query('ignores-wounds-on', 7, { operative: 0, mortal: false })).toBe(5);
  });
});

section('KT-13.1 Saviour Protocols', () => {
  // Bases of 28mm (fire warrior) and 32mm (drone).
  const TWO = 508 + 140 + 160;
  const ward: Stood = red('fire-warrior-shasla', 0, 0, at(4000));
  const drone = (x: number, y = 2000): Stood => red('mv1-gun-drone', 0, 0, at(x, y));
  const line = (...others: readonly Stood[]) => broke([shooter, ward, ...others]);
  const SAVE = 'saviour-protocols-2';
  const wounds = ({ operatives }: Position) => operatives.slice(1).map(each => each.wounds);

  rule('KT-13.1', 'Saviour Protocols: a drone exactly 2" away takes the attack, without a cover save', start => {
    const covered = withPieces([block('barricade', [15, 8.6], [1, 0.4], [0, 1])]);
    const game = start.from(covered, line(drone(4000 - TWO)), attackWith('gauss-flayer'));
    game.reacts('target-selected', SAVE).dice('roll attack dice', 6, 3, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(wounds(game.position)).toEqual([7, 0]);
    expect(game.position.effects).toEqual([on(2, { rule: 'protecting', ward: 1, seat: 1 }, 'turning-point')]);
  });

  rule('KT-13.1', 'Saviour Protocols: it goes on taking them this turning point, while they stay together', start => {
    const together = {
      ...line(drone(4000 - TWO)),
      effects: [on(2, { rule: 'protecting', ward: 1, seat: 1 }, 'turning-point')],
    };
    const game = start.from(open, together, attackWith('gauss-flayer'));
    game.dice('roll attack dice', 3, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(wounds(game.position)).toEqual([7, 4]);
    const apartNow = {
      ...together,
      operatives: together.operatives.map((each, id) => (id === 2 ? { ...each, ...at(4000 - TWO - 1) } : each)),
    };
    const alone = start.from(open, apartNow, attackWith('gauss-flayer'));
    alone.dice('roll attack dice', 3, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(wounds(alone.position)).toEqual([4, 7]);
  });

  rule(
    'KT-13.1',
    'Saviour Protocols: an attack made again is made on the ward, and the drone takes it again without cover',
    start => {
      const covered = withPieces([block('barricade', [13.2, 7.2], [0.4, 1.4], [0, 1])]);
      const ork: Stood = blue('boy-fighter', 0, 0, at(8000));
      const orks = broke([ork, ward, drone(4000 - TWO)], { cp: [1, 0] });
      const game = start.from(covered, orks, attackWith('shoota')).reacts('target-selected', SAVE);
      skip(game.dice('roll attack dice', 1, 1, 1, 1), 'more-dakka').reacts('attack-resolved', 'more-dakka');
      expect(game.position.attack).toMatchObject({ target: 2, inCover: false });
      game.dice('roll attack dice', 5, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
      expect(wounds(game.position)).toEqual([7, 4]);
    },
  );

  rule('KT-13.1', 'Saviour Protocols: it ends when they part', start => {
    const together = {
      ...line(drone(4000 - TWO)),
      effects: [on(2, { rule: 'protecting', ward: 1, seat: 1 }, 'turning-point')],
    };
    const game = start.from(open, together, activating(2)).picks('choose an action', 'dash');
    game.picks('move', [{ how: 'go', to: spot(4000 - TWO - 400, 2000) }]);
    expect(atWork(game.position)).toEqual([]);
    game.picks('choose an action', 'end-activation');
  });

  rule(
    'KT-13.1',
    'Saviour Protocols: not farther away, not engaged, not twice at once, not for another drone',
    start => {
      const target = 'roll attack dice';
      start.from(open, line(drone(4000 - TWO - 1)), attackWith('gauss-flayer')).stopsAt(target);
      const fighting = line(drone(4000 - TWO), blue('necron-warrior', 0, 0, at(4000 - TWO - apart(1))));
      start.from(open, fighting, attackWith('gauss-flayer')).stopsAt(target);
      const friend: Stood = red('fire-warrior-shasla', 0, 0, at(4000 - TWO, 2400));
      const busy = { ...line(drone(4000 - TWO), friend), effects: [on(2, { rule: 'protecting', ward: 3, seat: 1 })] };
      start.from(open, busy, attackWith('gauss-flayer')).stopsAt(target);
      const drones = broke([shooter, drone(4000), drone(4000 - 700)]);
      start.from(open, drones, attackWith('gauss-flayer')).stopsAt(target);
    },
  );

  rule('KT-13.1', 'Saviour Protocols: not against the follow-up attacks of a Blast', start => {
    const marine: Stood = blue('tactical-marine-heavy-gunner', 0, 0, at(8000));
    const crowd = broke([
      marine,
      ward,
      red('fire-warrior-shasla', 0, 0, at(4000, 2000 + 508)),
      drone(4000, 2000 + 508 + 600),
    ]);
    const game = start.from(open, crowd, shooting()).picks('select a ranged weapon', 'missile-launcher/frag');
    game.picks('select a valid target', 1);
    expect(offers(game)).toEqual([]);
    game.dice('roll attack dice', 1, 1, 1, 1);
    expect(offers(game)).toEqual([]);
    expect(game.position.attack).toMatchObject({ target: 2, after: 1 });
    skip(game).dice('roll attack dice', 1, 1, 1, 1);
  });
});

section('KT-13.1 Camouflage Field', () => {
  const suit = (x: number, order: 'engage' | 'conceal' = 'engage'): Stood =>
    red('stealth-battlesuit-shasui', 0, 0, { ...at(x), order });
  const TWO = 508 + 160 + 200;
  const aim = { attacker: 0, target: 1, weapon: 'gauss-flayer', profile: 'standard', action: 'shoot' };

  rule('KT-13.1', 'Camouflage Field: in cover in the open, except from within exactly 2"', start => {
    const game = start.from(open, broke([shooter, suit(8000 - TWO - 1)]), attackWith('gauss-flayer'));
    game.dice('roll attack dice', 6, 1, 1, 1).stopsAt('keep dice for cover');
    const near = start.from(open, broke([shooter, suit(8000 - TWO)]), attackWith('gauss-flayer'));
    near.dice('roll attack dice', 6, 1, 1, 1).stopsAt('roll defence dice');
  });

  rule('KT-13.1', 'Camouflage Field: concealed it is no target beyond 2"', () => {
    const hidden = { reason: 'concealed-in-cover', clause: 'KT-7.2' };
    expect(reasonsAgainstTarget(table(broke([shooter, suit(4000, 'conceal')])), aim)).toEqual([hidden]);
    expect(reasonsAgainstTarget(table(broke([shooter, suit(8000 - TWO, 'conceal')])), aim)).toEqual([]);
    expect(reasonsAgainstTarget(table(broke([shooter, suit(4000)])), aim)).toEqual([]);
  });

  rule(['KT-13.1', 'KT-9.4'], 'Camouflage Field: not against the follow-up attacks of a Blast', () => {
    const t = table(broke([shooter, suit(4000), red('fire-warrior-shasla', 0, 0, at(4000, 2700))]));
    const asked = 'for-die' as const;
    expect(t.query('in-cover', false, { ...aim, asked })).toBe(true);
    expect(t.query('in-cover', false, { ...aim, asked, viewer: 2 })).toBe(false);
  });
});
