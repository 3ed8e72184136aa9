import { begin, tableOf } from '@little-wars/engine';
import { catalogue, playableOf } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './pictures.ts';

describe.each(catalogue.map(entry => [entry.title, entry] as const))('the picture of %s', (_, entry) => {
  it('shows every piece of its table, and is small', async () => {
    const [ruleset, ready] = await Promise.all([playableOf(entry), entry.ready()]);
    const view = ruleset.view(ready[0]!, begin(ruleset, ready[0]!).position, null);
    const board = ruleset.tabletop.board(tableOf(ruleset, ready[0]!, view));
    const svg = pictureOf(board);
    const parts = board.pieces.flatMap(piece => piece.parts).length;
    expect(svg.match(/<path/g)!.length).toBeGreaterThanOrEqual(3 * parts);
    expect(svg.length).toBeLessThan(60_000);
  });
});
