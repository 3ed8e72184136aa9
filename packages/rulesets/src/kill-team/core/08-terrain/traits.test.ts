import { tableOf } from '@little-wars/engine';
import type { Piece } from '@little-wars/engine/geometry';
import { part, rectangle, type TerrainKind } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { traitsOf } from '../../terrain.ts';
import { block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood, withPieces } from '../../testing/field.ts';
import { go, INCH, move } from '../../testing/moves.ts';
import { lineOfSight } from '../07-line-of-sight/line-of-sight.ts';

const marine: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) });
const boy: Stood = red('boy-fighter', 0, 0, { at: spot(5000, 2000) });
const look = (...pieces: readonly Piece[]) =>
  lineOfSight(tableOf(killTeam, withPieces(pieces), broke([marine, boy])), 0, 1);

/** A 1" piece across the line, halfway or beside the target. */
const halfway = (kind: TerrainKind): Piece => block(kind, [3300 / 254, 5], [1, 6], [0, 1]);
const beside = (kind: TerrainKind): Piece => block(kind, [4500 / 254, 5], [1, 6], [0, 1]);

section('KT-8.1-4, KT-8.10, KT-8.12 Terrain traits', () => {
  rule(['KT-8.1', 'KT-8.10'], 'Heavy terrain, such as walls and machines, covers and obscures', () => {
    for (const kind of ['wall', 'machine'] as const) {
      expect(look(beside(kind))).toMatchObject({ coveredByTerrain: true, coveredByHeavy: true });
      expect(look(halfway(kind)).obscured).toBe(true);
    }
  });

  rule(['KT-8.2', 'KT-8.10'], 'Light terrain, such as low walls and pipes, covers but does not obscure', () => {
    for (const kind of ['low-wall', 'pipes', 'barricade'] as const) {
      expect(look(beside(kind))).toMatchObject({ coveredByTerrain: true, coveredByHeavy: false });
      expect(look(halfway(kind)).obscured).toBe(false);
    }
  });

  rule(['KT-8.3', 'KT-8.10'], 'Traversable: low walls and pipes are crossed, walls and machines are not', start => {
    const over = [go(2000 + 4 * INCH, 2000)];
    const at = (kind: TerrainKind) => withPieces([block(kind, [2500 / 254, 5], [0.3, 6], [0, 1])]);
    for (const kind of ['low-wall', 'pipes'] as const)
      start.from(at(kind), broke([marine, boy]), move()).picks('move', over);
    for (const kind of ['wall', 'machine'] as const)
      start
        .from(at(kind), broke([marine, boy]), move())
        .refuses(over, 'through-solid', 'KT-3.4')
        .picks('move', []);
  });

  rule('KT-8.12', 'parts of one piece may have different traits', () => {
    const ruin: Piece = {
      id: 'ruin',
      parts: [
        part('ruin-wall', rectangle([4500 / 254, 5], [0.5, 3]), 0, 1),
        part('low-wall', rectangle([4500 / 254, 8], [0.5, 3]), 0, 1),
      ],
    };
    // The low part is at y 2000 to 2032 and above, the ruined wall below.
    expect(look(ruin)).toMatchObject({ coveredByTerrain: true });
    expect(ruin.parts.map(each => traitsOf(each).heavy)).toEqual([true, false]);
    expect(traitsOf({ kind: 'floor', bottom: 0, top: 10 })).toMatchObject({ heavy: true, vantage: true });
    expect(traitsOf({ kind: 'ladder', bottom: 0, top: 10 })).toMatchObject({ insignificant: true, climbable: true });
  });
});
