import { expect } from 'vitest';
import { battle, charges, fights, melee, proposing, reasons, targets } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  apart,
  blue,
  box,
  broke,
  field,
  go,
  look,
  open,
  pairsOf,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const phase = () => charges.phase.start({ model: null });
const at = (line: readonly Stood[], change: Partial<Position> = {}) =>
  field(line, { ...broke, phase: 'charge', ...change });
const fighting = (line: readonly Stood[], change: Partial<Position> = {}) =>
  field(line, { ...broke, phase: 'fight', ...change });
const fight = () => fights.phase.start({ seat: 1, step: 0, model: null });

section('9E-9 Charges', () => {
  rule(['9E-9.1', '9E-9.3'], 'within 12" of an enemy, seen or not, and in no Engagement Range', () => {
    const stood = (gap: number) => look(at([blue('Ork Boy', 10, 10), red('Ork Boy', 0, 0, apart(gap))]));
    expect([charges.targetsOf(stood(12 * 254), 0), charges.targetsOf(stood(12 * 254 + 1), 0)]).toEqual([[1], []]);
    expect(pairsOf(charges.againstCharge(stood(254), 0))).toEqual([['in-combat', '9E-9.2']]);
    expect(charges.againstCharge(stood(255), 0)).toEqual([]);
    const wall = withPieces(box('wall', [13, 0], [0.3, 30], 8));
    const hidden = look(at([blue('Ork Boy', 10, 10), red('Ork Boy', 16, 10)]), wall);
    expect([targets.canSee(hidden, 0, 1), charges.targetsOf(hidden, 0)]).toEqual([false, [1]]);
  });

  rule('9E-9.2', 'no charge after an Advance or a Fall Back', () => {
    const did = (...deeds: Position['models'][number]['did']) =>
      pairsOf(charges.againstCharge(look(at([blue('Ork Boy', 10, 10, { did: deeds }), red('Ork Boy', 14, 10)])), 0));
    expect([did('moved'), did('advanced'), did('fell-back')]).toEqual([
      [],
      [['advanced', '9E-9.2']],
      [['fell-back', '9E-9.2']],
    ]);
  });

  rule(['9E-9.5', '9E-9.3'], '2D6", ending in Engagement Range of every target, else nobody moves', start => {
    const line = [blue('Intercessor', 10, 10), red('Nob', 16, 10), red('Nob', 16, 13)];
    const game = start.from(open, at(line), phase());
    game.picks('choose a model to charge', 0).picks('choose targets of the charge', [1, 2]).dice('charge roll', 4, 3);
    game.refuses([go(14, 10)], 'must-reach-a-target', '9E-9.5').picks('move', [go(14.7, 11.5)]);
    expect(game.position.models.map(({ did }) => did)).toEqual([
      ['declared-charge', 'charged'],
      ['was-charged'],
      ['was-charged'],
    ]);
    const apartTooFar = [line[0]!, red('Nob', 16, 10), red('Nob', 16, 18)];
    const failed = start.from(open, at(apartTooFar), phase());
    failed.picks('choose a model to charge', 0).picks('choose targets of the charge', [1, 2]).dice('charge roll', 6, 6);
    expect(failed.facts().map(({ type }) => type)).toContain('charge-failed');
    expect(failed.position.models[0]!.at).toEqual({ x: 2540, y: 2540, z: 0 });
  });

  rule('9E-9.5', 'exactly the roll is enough', () => {
    const charge = (allowance: number) =>
      proposing.find(look(at([blue('Ork Boy', 10, 10), red('Ork Boy', 0, 0, apart(254 + 5 * 254))])), {
        model: 0,
        manner: 'charge',
        allowance,
        at: [1],
      });
    expect(charge(5 * 254)).not.toBeNull();
    expect(charge(5 * 254 - 1)).toBeNull();
  });

  rule('9E-9.6', 'not in Engagement Range of enemies that are not its targets', () => {
    const line = [blue('Ork Boy', 10, 10), red('Nob', 16, 10), red('Nob', 16, 12.5)];
    const against = (...at_: readonly number[]) =>
      pairsOf(
        reasons.againstMove(look(at(line)), { model: 0, manner: 'charge', allowance: 2000, at: at_ }, [go(14.7, 11.2)]),
      );
    expect(against(1, 2)).toEqual([]);
    expect(against(1)).toContainEqual(['ends-near-an-enemy', '9E-9.6']);
  });

  rule(
    '9E-9.8',
    'Heroic Intervention: Characters within 3" and not in Engagement Range move 3", closer to the nearest',
    start => {
      const hero = (gap: number, kind = 'Primaris Lieutenant') =>
        red(kind, 0, 0, { at: tenths(2540 + 360 + gap, 2540) });
      const play = (...line: readonly Stood[]) =>
        start.from(open, at([blue('Ork Boy', 10, 10), ...line]), charges.interventions.start({ model: null }));
      const game = play(hero(762));
      game.picks('choose a model to intervene', 1).refuses([go(15, 10)], 'must-end-nearer', '9E-9.8');
      game.picks('move', [go(11.6, 10)]);
      expect(game.position.models[1]!.did).toEqual(['intervened']);
      expect(play(hero(763)).facts()).toEqual([]);
      expect(play(hero(254)).facts()).toEqual([]);
      expect(play(hero(700, 'Scout')).facts()).toEqual([]);
    },
  );
});

section('9E-10 Fights', () => {
  const charged: Partial<Position> = { charges: [{ by: 0, at: [1] }] };

  rule(['9E-10.1', '9E-10.5'], 'who charged or is in Engagement Range fights once, A times', start => {
    const line = [
      blue('Intercessor', 10, 10),
      red('Nob', 0, 0, { at: tenths(2540 + 360, 2540) }),
      blue('Intercessor', 30, 20),
    ];
    const game = start.from(open, fighting(line), fight());
    // Nob: A3 and one more with its choppa. Intercessor: A2.
    game.dice('roll to hit', 1, 1, 1, 1).dice('roll to hit', 1, 1);
    expect(game.position.models.map(({ did }) => did)).toEqual([['fought'], ['fought'], []]);
  });

  rule('9E-10.2', 'alternating, beginning with the player whose turn it is not', start => {
    const pair = (y: number): readonly Stood[] => [
      blue('Intercessor', 10, y),
      red('Intercessor', 0, 0, { at: tenths(2860, y * 254) }),
    ];
    const game = start.from(
      open,
      fighting([...pair(10), ...pair(20)]),
      battle.phase.start({ seat: 0, phase: 'fight' }),
    );
    expect(game.asks('choose a model to fight', 'pick-one')).toMatchObject({ to: 1, options: [1, 3] });
    game.picks('choose a model to fight', 1).dice('roll to hit', 1, 1);
    expect(game.asks('choose a model to fight', 'pick-one')).toMatchObject({ to: 0, options: [0, 2] });
    game.picks('choose a model to fight', 2).dice('roll to hit', 1, 1);
    game.dice('roll to hit', 1, 1).dice('roll to hit', 1, 1);
  });

  rule(
    '9E-10.3',
    'chargers and models that fight first come before all others, models that fight last after them',
    start => {
      const masked = {
        use: { rule: 'masked', target: 4, seat: 0, holder: 0 },
        until: 'turn',
        seat: 0,
      } as const;
      const line = [
        blue('Intercessor', 10, 10, { did: ['charged'] }),
        red('Intercessor', 0, 0, { at: tenths(2860, 2540) }),
        red('Lictor', 0, 0, { at: tenths(2540, 2540 + 160 + 250) }),
        blue('Scout', 20, 20),
        red('Scout', 0, 0, { at: tenths(5400, 5080) }),
      ];
      const position = fighting(line, { charges: [{ by: 0, at: [1, 2] }], effects: [masked] });
      const game = start.from(open, position, fight());
      // First the Lictor and the charger, then the rest, and at the very end who is masked.
      game.dice('roll to hit', 1, 1, 1, 1, 1, 1).picks('choose whom to strike', [1]).dice('roll to hit', 1, 1, 1);
      game.dice('roll to hit', 1, 1).dice('roll to hit', 1).dice('roll to hit', 1);
      const order = game.facts().flatMap(fact => (fact.type === 'did' && fact.deed === 'fought' ? [fact.model] : []));
      expect(order).toEqual([2, 0, 1, 3, 4]);
    },
  );

  rule(['9E-10.4', '9E-10.8'], 'pile in and consolidate: up to 3", ending closer to the nearest enemy', start => {
    const line = [blue('Intercessor', 10, 10, { did: ['charged'] }), red('Nob', 12.2, 10)];
    const game = start.from(open, fighting(line, charged), fights.fight.start({ model: 0 }));
    expect(game.asks('move', 'move').allowance).toBe(762);
    game.refuses([go(9.5, 10)], 'must-end-nearer', '9E-10.4').picks('move', [go(10.7, 10)]);
    game.dice('roll to hit', 1, 1, 1);
    expect(game.asks('move', 'move')).toMatchObject({ about: { manner: 'consolidate' }, allowance: 762 });
    game.refuses([go(10.5, 10)], 'must-end-nearer', '9E-10.8').picks('move', []);
  });

  rule('9E-10.6', 'a charger strikes only its targets, or models that intervened', () => {
    const line = (deed: Position['models'][number]['did']) => [
      blue('Intercessor', 10, 10, { did: ['charged'] }),
      red('Ork Boy', 0, 0, apart(0)),
      red('Warboss', 0, 0, { at: tenths(2540, 2540 + 360), did: deed }),
    ];
    expect(melee.victimsOf(look(fighting(line([]), charged)), 0)).toEqual([1]);
    expect(melee.victimsOf(look(fighting(line(['intervened']), charged)), 0)).toEqual([1, 2]);
  });

  rule('9E-10.7', 'without a melee weapon: own S, AP 0, D 1', () => {
    const [profile] = melee.profilesOf(look(fighting([blue('Intercessor', 10, 10)])), 0);
    expect(profile).toMatchObject({ strength: 'user', ap: 0, damage: 1, attacks: 0 });
    expect(melee.profilesOf(look(fighting([blue('Ork Boy', 10, 10)])), 0).map(({ id }) => id)).toEqual(['choppa']);
  });
});
