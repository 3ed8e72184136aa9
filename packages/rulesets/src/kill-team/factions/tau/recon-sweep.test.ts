import { expect } from 'vitest';
import { mapOf } from '../../lookups.ts';
import type { Line } from '../../maps/map.ts';
import { spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { field, go, open, red } from '../../testing/field.ts';
import { INCH } from '../../testing/moves.ts';
import { atWork, planned, planning, USE } from '../testing/moments.ts';

section('KT-2.5 Recon Sweep', () => {
  const WHO = 'choose who dashes by recon sweep';
  // Long drop zones: the south edge belongs to zone 0.
  const line = (x: number, y: number, card = 'pathfinder-shasla') =>
    field([[0, card, x, y], red('boy-fighter', 15, 18)], { cp: [1, 0] });

  rule('KT-2.5', 'Recon Sweep: PATHFINDERs by an edge dash to an edge that is not their own', start => {
    const game = start.from(open, line(8, 3), planning()).picks(USE, 'recon-sweep').picks(WHO, [0]);
    game.refuses([go(8, 2)], 'must-end-at-another-edge', 'KT-2.5');
    game.refuses([go(5.5, 3)], 'must-end-at-another-edge', 'KT-2.5');
    game.picks('move', [go(5.4, 3)]);
    expect(game.position.operatives[0]!.at).toEqual(spot(1372, 762));
    expect(atWork(game.position)).toEqual([]);
  });

  rule('KT-2.5', 'Recon Sweep: an edge is their own along its stretch, both ends included', start => {
    const [low, high, width, depth] = [10, 12, 30, 22].map(each => each * INCH) as [number, number, number, number];
    // Each edge with its own stretch from 10" to 12", and an operative 3" from it.
    const edges: readonly [Line, (along: number) => readonly [number, number]][] = [
      [
        [
          { x: 0, y: low },
          { x: 0, y: high },
        ],
        along => [3, along],
      ],
      [
        [
          { x: width, y: high },
          { x: width, y: low },
        ],
        along => [27, along],
      ],
      [
        [
          { x: low, y: 0 },
          { x: high, y: 0 },
        ],
        along => [along, 3],
      ],
      [
        [
          { x: high, y: depth },
          { x: low, y: depth },
        ],
        along => [along, 19],
      ],
    ];
    for (const [own, beside] of edges) {
      const map = mapOf(open);
      const setup = { ...open, map: { ...map, edges: { ...map.edges, own: [own, own] as const } } };
      const game = start
        .from(setup, line(...beside(11)), planning())
        .picks(USE, 'recon-sweep')
        .picks(WHO, [0]);
      for (const along of [10, 12]) game.refuses([go(...beside(along))], 'must-end-at-another-edge', 'KT-2.5');
      game.picks('move', [go(...beside(9.9))]);
      const other = start
        .from(setup, line(...beside(11)), planning())
        .picks(USE, 'recon-sweep')
        .picks(WHO, [0]);
      other.picks('move', [go(...beside(12.1))]);
    }
  });

  rule('KT-2.5', 'Recon Sweep: only for PATHFINDERs wholly within 6" of an edge; nobody has to go', start => {
    for (const position of [line(15, 11), line(15, 5.5), line(8, 3, 'fire-warrior-shasla')]) {
      const game = start.from(open, position, planning());
      expect(planned(game)).not.toContain('recon-sweep');
      if (game.state.question !== null) game.stopsAt(USE);
    }
    start.from(open, line(8, 3), planning()).picks(USE, 'recon-sweep').picks(WHO, []);
  });
});
