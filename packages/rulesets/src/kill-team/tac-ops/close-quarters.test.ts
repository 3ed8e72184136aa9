import { expect } from 'vitest';
import { ARCHETYPES } from '../content/index.ts';
import { reveal } from '../core/10-tac-ops/tac-ops.ts';
import { CLOSE_QUARTERS } from '../maps/index.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red, type Stood } from '../testing/field.ts';
import { cardsFor } from './index.ts';
import { BOY, battleEnd, hand, MARINE, sealed, turnEnd } from './testing/hand.ts';

// Seat 0 starts in the east, seat 1 in the west.
const setup = { ...open, map: CLOSE_QUARTERS };

section('KT-12.14 Tac ops of Close Quarters', () => {
  rule('KT-12.14', 'two cards are used only there, and two are not used there', () => {
    const names = (where: typeof setup | typeof open, archetype: 'security' | 'recon') =>
      cardsFor(where, archetype).map(({ name }) => name);
    expect(names(setup, 'security')).toContain('Seize Access Point');
    expect(names(setup, 'security')).not.toContain('Seize Ground');
    expect(names(setup, 'recon')).toContain('Secure Unexplored Rooms');
    expect(names(setup, 'recon')).not.toContain('Secure Vantage');
    expect(names(open, 'security')).not.toContain('Seize Access Point');
    expect(names(open, 'recon')).not.toContain('Secure Unexplored Rooms');
  });

  rule('KT-12.14', 'four cards of the core decks are not used there', () => {
    const options = { ...setup.options, coreDeck: true };
    const left = ARCHETYPES.flatMap(archetype => {
      const there = cardsFor({ ...setup, options }, archetype);
      return cardsFor({ ...open, options }, archetype).filter(card => !there.includes(card));
    });
    expect(left.map(({ name }) => name).sort()).toEqual(['Hold The Line', 'Sabotage', 'Seize Ground', 'Vantage']);
  });

  rule(['KT-12.14', 'KT-10.2'], 'seize access point: one that is not wholly on the own side is named', start => {
    const id = 'critical-ops/seize-access-point';
    const stood: readonly Stood[] = [blue(MARINE, 28, 5), red(BOY, 2, 5)];
    const game = start.from(
      setup,
      field(stood, hand([0, id, sealed])),
      reveal.start({ seat: 0, tacOp: id, fallen: null }),
    );
    const { options } = game.asks('name it', 'pick-one');
    const own = CLOSE_QUARTERS.closeQuarters!.accessPoints.filter(({ outline }) =>
      outline.every(({ x }) => x >= 15 * 254),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(options).toEqual(
      CLOSE_QUARTERS.closeQuarters!.accessPoints.filter(each => !own.includes(each)).map(({ id: point }) => point),
    );
    game.picks('name it', options[0]);
  });

  rule('KT-12.14', 'seize access point: more APL within 2" at the end; alone there with APL 4, both', start => {
    const id = 'critical-ops/seize-access-point';
    // The doorway in the west is at about (7, 11).
    const point = CLOSE_QUARTERS.closeQuarters!.accessPoints.find(
      ({ outline }) =>
        outline.every(({ x }) => x < 8 * 254) &&
        outline.some(({ y }) => y < 11 * 254) &&
        outline.some(({ y }) => y > 11 * 254),
    )!;
    const card = { memo: { 'access-point': point.id } };
    const ends = (...stood: readonly Stood[]) => battleEnd(start, id, { setup, stood, card });
    expect(ends(blue(MARINE, 8.5, 11), red(BOY, 2, 5))).toEqual([4, 0]);
    expect(ends(blue(MARINE, 8.5, 11), blue(MARINE, 8.5, 12.5), red(BOY, 2, 5))).toEqual([4, 4]);
    expect(ends(blue(MARINE, 8.5, 11), blue(MARINE, 8.5, 12.5), red(BOY, 5.5, 11))).toEqual([4, 0]);
    expect(ends(blue(MARINE, 12, 11), red(BOY, 2, 5))).toEqual([0, 0]);
  });

  rule(
    ['KT-12.14', 'KT-12.20'],
    'seize access point: the 2" are measured around walls, including the open hatch',
    start => {
      const id = 'critical-ops/seize-access-point';
      const card = { memo: { 'access-point': 'hatchway-1-a' } };
      const stood: readonly Stood[] = [blue(MARINE, 8, 6.9), red(BOY, 28, 5)];
      const ends = (openHatches: readonly string[]) =>
        battleEnd(start, id, { setup, stood, card, position: { openHatches } });
      expect(ends([])).toEqual([4, 0]);
      expect(ends(['hatchway-1-a'])).toEqual([0, 0]);
    },
  );

  rule(
    'KT-12.14',
    'secure unexplored rooms: more APL in a room without the own drop zone; later in a different one',
    start => {
      const id = 'critical-ops/secure-unexplored-rooms';
      const enemy = red(BOY, 2, 5);
      const ends = (x: number, y: number, card = {}, turningPoint = 2) =>
        turnEnd(start, id, { setup, stood: [blue(MARINE, x, y), enemy], card, position: { turningPoint } });
      expect(ends(10, 11)).toEqual([2, 0]);
      expect(ends(28, 5)).toEqual([0, 0]);
      const card = { scored: [2, 0], memo: { 'held-hall': 1 } };
      expect(ends(10, 11, card, 3)).toEqual([2, 0]);
      expect(ends(10, 4, card, 3)).toEqual([2, 3]);
    },
  );
});
