import { expect } from 'vitest';
import { setUp } from './02-set-up.ts';
import { cards } from './content.ts';
import { carpet, field, nursery, rule, section } from './testing/field.ts';

const at = (x: number, y: number, z = 0) => ({ at: { x, y, z } });
const unplaced = (n: number) => {
  const line = field(Array.from({ length: n }, (_, i) => [i % 2, 'private', 0, 0] as const));
  return { ...line, soldiers: line.soldiers.map(s => ({ ...s, at: null, wounds: cards['private']!.wounds })) };
};

section('TOY-2 Setting up', () => {
  rule('TOY-2.1', 'seats place one soldier in turn', start => {
    const game = start.from(carpet, unplaced(2), setUp.start({ next: 0 }));
    expect(game.asks('place a soldier', 'place')).toMatchObject({ to: 0, what: 0 });
    game.picks('place a soldier', at(1000, 125));
    expect(game.asks('place a soldier', 'place')).toMatchObject({ to: 1, what: 1 });
    game.picks('place a soldier', at(1000, 3048 - 125));
    expect(game.facts().map(f => f.type)).toEqual(['placed', 'placed']);
  });

  rule('TOY-2.1', 'the whole base stands within 3" of its own edge: exactly is in, a tenth more is out', start => {
    const game = start.from(carpet, unplaced(2), setUp.start({ next: 0 }));
    game.refuses(at(1000, 762 - 124), 'outside-own-strip', 'TOY-2.1');
    game.refuses(at(1000, 124), 'off-table', 'TOY-2.1');
    game.refuses(at(1000, 125, 5), 'not-on-the-ground', 'TOY-2.1');
    game.picks('place a soldier', at(1000, 762 - 125)).stopsAt('place a soldier');
  });

  rule('TOY-2.1', 'bases may touch and not overlap', start => {
    const beside = unplaced(3);
    const game = start.from(carpet, beside, setUp.start({ next: 0 }));
    game.picks('place a soldier', at(1000, 125)).picks('place a soldier', at(1000, 3048 - 125));
    game.refuses(at(1249, 125), 'no-room', 'TOY-2.1');
    game.picks('place a soldier', at(1250, 125));
  });

  rule('TOY-2.1', 'all reasons are given at once', start => {
    const game = start.from(nursery, unplaced(1), setUp.start({ next: 0 }));
    // Inside the west wall, and in the air.
    game.refuses(at(762, 1524, 5), 'outside-own-strip', 'TOY-2.1');
    game.refuses(at(762, 1524, 5), 'no-room', 'TOY-2.1');
    game.refuses(at(762, 1524, 5), 'not-on-the-ground', 'TOY-2.1');
    game.stopsAt('place a soldier');
  });
});
