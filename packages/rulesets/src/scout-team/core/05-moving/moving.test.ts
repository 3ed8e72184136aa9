import { expect } from 'vitest';
import { asCarried, bareModel, bareWeapon } from '../../../w40k/odds/bare-cards.ts';
import { charges, movement, psychic, reasons, weapons } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  apart,
  blue,
  box,
  broke,
  climb,
  field,
  go,
  look,
  lookups,
  open,
  pairsOf,
  red,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const moves = () => movement.phase.start({ model: null, manner: null, bonus: 0 });
const phase: Partial<Position> = { ...broke, phase: 'movement' };
type Legs = Parameters<typeof reasons.againstMove>[2];
const against = (position: Position, legs: Legs, inches = 6, setup: Setup = open, manner = 'move' as const) =>
  pairsOf(reasons.againstMove(look(position, setup), { model: 0, manner, allowance: inches * 254 }, legs));

section('9E-5 Movement', () => {
  rule(['9E-5.1', '9E-5.2', 'ST-3.2'], 'each model moves once, up to M, and nobody has to keep together', start => {
    const game = start.from(open, field([blue('Intercessor', 10, 10), blue('Intercessor', 10, 14)], phase), moves());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'move');
    game.refuses([go(16.01, 10)], 'too-long', '9E-5.1').picks('move', [go(16, 10)]);
    game.refuses(0, 'not-an-option', '9E-5.1');
    // It may stay where it is as well.
    game.picks('choose a model to move', 1).picks('choose how it moves', 'move').picks('move', []);
    expect(game.position.models.map(({ did }) => did)).toEqual([['moved'], ['stayed']]);
  });

  rule('9E-5.2', 'never within Engagement Range of an enemy, neither on the way nor at its end', () => {
    const near = (gap: number) => field([blue('Intercessor', 10, 10), red('Ork Boy', 0, 0, apart(762 + gap))]);
    expect(against(near(254), [go(13, 10)])).toEqual([
      ['too-near-an-enemy', '9E-5.2'],
      ['ends-near-an-enemy', '9E-5.2'],
    ]);
    expect(against(near(255), [go(13, 10)])).toEqual([]);
  });

  rule(['9E-5.2', '9E-1.5'], 'an enemy more than 5" above does not hold anybody back', () => {
    const tower = withPieces(box('building', [13, 8], [4, 4], 6));
    const line = (z: number) =>
      field([blue('Intercessor', 10, 10), red('Ork Boy', 0, 0, { at: { x: 3600, y: 2540, z } })]);
    expect(against(line(6 * 254), [go(12, 10)], 6, tower)).toEqual([]);
    const low = withPieces(box('building', [13, 8], [4, 4], 5));
    expect(against(line(5 * 254), [go(12.2, 10)], 6, low).map(([reason]) => reason)).toContain('ends-near-an-enemy');
  });

  rule('9E-5.3', 'Advance: M and a D6; no charge, and only Assault weapons', start => {
    const game = start.from(open, field([blue('Intercessor', 10, 10), red('Ork Boy', 30, 10)], phase), moves());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'advance').dice('roll to Advance', 2);
    game.refuses([go(18.01, 10)], 'too-long', '9E-5.3').picks('move', [go(18, 10)]);
    const t = look(game.position);
    expect(pairsOf(charges.againstCharge(t, 0))).toEqual([['advanced', '9E-9.2']]);
    expect(pairsOf(weapons.against(t, 0, lookups.profile('bolt-rifle')))).toEqual([['advanced', '9E-5.3']]);
    expect(pairsOf(weapons.against(t, 0, lookups.profile('auto-bolt-rifle')))).toEqual([]);
  });

  rule('9E-5.4', 'a model that starts in Engagement Range stays or Falls Back', () => {
    const t = look(field([blue('Intercessor', 10, 10), red('Ork Boy', 0, 0, apart(254))], phase));
    expect(pairsOf(movement.againstManner(t, 0, 'move'))).toEqual([['in-combat', '9E-5.5']]);
    expect(pairsOf(movement.againstManner(t, 0, 'advance'))).toEqual([['in-combat', '9E-5.5']]);
    expect(movement.againstManner(t, 0, 'fall-back')).toEqual([]);
    const free = look(field([blue('Intercessor', 10, 10), red('Ork Boy', 0, 0, apart(255))], phase));
    expect(pairsOf(movement.againstManner(free, 0, 'fall-back'))).toEqual([['not-in-combat', '9E-5.5']]);
  });

  rule('9E-5.5', 'Fall Back: through Engagement Range, ending outside all of it', start => {
    const line = [blue('Intercessor', 10, 10), red('Ork Boy', 0, 0, apart(254)), red('Ork Boy', 8, 12.4)];
    const game = start.from(open, field(line, phase), moves());
    game.picks('choose a model to move', 0).refuses([go(8, 10.2)], 'ends-near-an-enemy', '9E-5.2');
    game.refuses([go(3.9, 10)], 'too-long', '9E-5.5').picks('move', [go(8, 10), go(5, 10)]);
    expect(game.position.models[0]!.did).toEqual(['fell-back']);
  });

  rule('9E-5.6', 'a model that Fell Back neither charges nor shoots nor casts, even if it can FLY', () => {
    const fled = { did: ['fell-back'] } as const;
    const t = look(field([blue('Inceptor', 10, 10, fled), red('Ork Boy', 20, 10), blue('Farseer', 5, 5, fled)]));
    expect(pairsOf(weapons.against(t, 0, lookups.profile('assault-bolter')))).toEqual([['fell-back', '9E-5.5']]);
    expect(pairsOf(charges.againstCharge(t, 0))).toEqual([['fell-back', '9E-9.2']]);
    expect(pairsOf(t.query('cast-refused', [], { model: 2, power: 'smite' }))).toEqual([['fell-back', '9E-5.6']]);
    expect(psychic.castable(t, 2)).toEqual([]);
  });

  rule('9E-5.6', 'a Titanic model may do all of it after a Fall Back', () => {
    const gun = bareWeapon({});
    const walker = (keywords: readonly string[]) =>
      bareModel(0, { x: 2540, y: 2540, z: 0 }, { keywords, weapons: [asCarried(gun)] }, { did: ['fell-back'] });
    const [enemy] = field([red('Ork Boy', 20, 10)]).models;
    const refused = (keywords: readonly string[]) => {
      const t = look(field([], { models: [walker(keywords), enemy!] }));
      return [
        ...pairsOf(weapons.against(t, 0, lookups.profile(gun.id))),
        ...pairsOf(charges.againstCharge(t, 0)),
        ...pairsOf(t.query('cast-refused', [], { model: 0, power: 'smite' })),
      ].map(([reason]) => reason);
    };
    expect(refused(['Vehicle'])).toEqual(['fell-back', 'fell-back', 'fell-back']);
    expect(refused(['Vehicle', 'Titanic'])).toEqual([]);
  });

  rule('9E-5.7', 'terrain up to 1" does not hinder; higher terrain is climbed, and its height counts', () => {
    const low = withPieces(box('wall', [12, 0], [0.3, 30], 1));
    expect(against(field([blue('Intercessor', 10, 10)]), [go(16, 10)], 6, low)).toEqual([]);
    expect(against(field([blue('Intercessor', 10, 10)]), [go(12, 10)], 6, low)).toContainEqual([
      'not-standing',
      '9E-8.13',
    ]);
    const high = withPieces(box('wall', [12, 0], [0.3, 30], 1.1));
    expect(against(field([blue('Intercessor', 10, 10)]), [go(16, 10)], 6, high)).toContainEqual([
      'through-solid',
      '9E-8.13',
    ]);
    const block = withPieces(box('rock', [12, 5], [6, 10], 3));
    const up = (inches: number) =>
      against(field([blue('Intercessor', 11, 10)]), [climb(12.8, 10, 3), go(13.5, 10, 3)], inches, block);
    expect(up(5.5)).toEqual([]);
    expect(up(5.49)).toEqual([['too-long', '9E-5.1']]);
  });

  rule('9E-5.8', 'FLY: over models and terrain, heights are free', () => {
    const wall = withPieces(box('wall', [12, 0], [0.3, 30], 4));
    const line = (kind: string) => field([blue(kind, 10, 10), blue('Ork Boy', 14, 10), red('Ork Boy', 14, 13)]);
    expect(against(line('Inceptor'), [go(18, 10)], 10, wall)).toEqual([]);
    expect(against(line('Intercessor'), [go(18, 10)], 10, wall).map(([reason]) => reason)).toEqual([
      'through-solid',
      'through-base',
    ]);
    const enemy = field([blue('Inceptor', 10, 10), red('Ork Boy', 14, 10)]);
    expect(against(enemy, [go(18, 10)], 10)).toEqual([]);
    expect(against(enemy, [go(16, 10)], 10)).toEqual([['ends-near-an-enemy', '9E-5.2']]);
  });
});
