// KT-11.13-15, KT-10  Where VP come from, and what a player has in mind: mission, tac ops, ploys
import type { Board, BoardNote, ScoreLine, Seat } from '@little-wars/engine';
import { missionNote } from '@little-wars/skirmish';
import { missionOf } from '../core/11-ways-to-play/mission.ts';
import { missionPointsOf, tacOpPointsOf } from '../core/11-ways-to-play/victory.ts';
import { roleOf } from '../missions/narrative/aims.ts';
import type { Look } from '../types.ts';
import { areSidesChosen } from './sides.ts';

const SEATS: readonly Seat[] = [0, 1];

/** What is sealed for who looks has no name (KT-10.2). */
const isKnown = ({ id }: { readonly id: string }): boolean => id !== 'sealed';

/** KT-15.3: a side's own aim in our missions, once sides are chosen; otherwise the mission of both. */
function aimOf(t: Look, seat: Seat): string | null {
  const { id, play } = missionOf(t);
  return play === 'narrative' && areSidesChosen(t) ? `${id}.${roleOf(t, seat)}` : null;
}

const clauseOf = ({ setup }: Look): string => (setup.play === 'narrative' ? 'KT-15.1' : 'KT-11.4');

function scoresOf(t: Look, seat: Seat): readonly ScoreLine[] {
  const { setup, position } = t;
  const aim = aimOf(t, seat);
  return [
    {
      seat,
      source: { word: aim ? `aim.${aim}` : `mission.${setup.mission}` },
      value: missionPointsOf(setup, position, seat),
      clause: clauseOf(t),
    },
    ...position.tacOps[seat]!.filter(isKnown).map(card => ({
      seat,
      source: { word: `tac-op.${card.id}` },
      value: tacOpPointsOf(card),
      most: 2,
      clause: 'KT-10.3',
    })),
  ];
}

function notesOf(t: Look, seat: Seat): readonly BoardNote[] {
  const { position } = t;
  const aim = aimOf(t, seat);
  const aims: readonly BoardNote[] = aim
    ? [{ kind: 'card', seat, name: { word: `aim.${aim}` }, how: { word: `aim-how.${aim}` }, clause: 'KT-15.3' }]
    : [];
  const cards = position.tacOps[seat]!.map(
    (card): BoardNote => ({
      kind: 'card',
      seat,
      name: { word: `tac-op.${card.id}` },
      how: isKnown(card) ? { word: `tac-op-how.${card.id}` } : null,
      ...(!card.revealed && { sealed: true as const }),
      clause: 'KT-10.2',
    }),
  );
  const ploys = position.ploys[seat]!.map(
    (ploy): BoardNote => ({
      kind: 'active',
      seat,
      name: { word: `ploy.${ploy}` },
      how: { word: `ploy-how.${ploy}` },
      clause: 'KT-2.6',
    }),
  );
  return [...aims, ...cards, ...ploys];
}

export function standingsOf(t: Look): Pick<Board, 'scores' | 'notes'> {
  const { mission } = t.setup;
  return {
    scores: SEATS.flatMap(seat => scoresOf(t, seat)),
    notes: [missionNote('mission', mission, clauseOf(t)), ...SEATS.flatMap(seat => notesOf(t, seat))],
  };
}
