import { emptyCaches } from '@little-wars/engine';
import { expect, it } from 'vitest';
import { MARINE } from '../tac-ops/testing/hand.ts';
import { table } from '../testing/advice.ts';
import { blue, field, sector } from '../testing/field.ts';
import { floorFor } from './floor.ts';

it('house rules about terrain change the floor of a map that is cached already', () => {
  const position = field([blue(MARINE, 15, 11)]);
  const floors = [{}, { detritusBelow: 3, materielUpTo: 0 }, { bodyHeight: 12 }].map(change =>
    table(position, { ...sector, options: { ...sector.options, ...change } }),
  );
  const cells = floors.map(t => floorFor(t, 0).cells);
  for (const [i, t] of floors.entries()) {
    emptyCaches();
    expect(floorFor(t, 0).cells).toEqual(cells[i]);
  }
  expect(cells[1]).not.toEqual(cells[0]);
});
