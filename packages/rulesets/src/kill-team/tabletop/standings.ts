// KT-11.13-15, KT-10  Where VP come from, and what a player has in mind: mission, tac ops, ploys
import type { Board, BoardNote, ScoreLine, Seat } from '@little-wars/engine';
import { missionNote } from '@little-wars/skirmish';
import { missionPointsOf, tacOpPointsOf } from '../core/11-ways-to-play/victory.ts';
import type { Look } from '../types.ts';

const SEATS: readonly Seat[] = [0, 1];

/** What is sealed for who looks has no name (KT-10.2). */
const isKnown = ({ id }: { readonly id: string }): boolean => id !== 'sealed';

function scoresOf({ setup, position }: Look, seat: Seat): readonly ScoreLine[] {
  return [
    {
      seat,
      source: { word: `mission.${setup.mission}` },
      value: missionPointsOf(setup, position, seat),
      clause: 'KT-11.4',
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

function notesOf({ position }: Look, seat: Seat): readonly BoardNote[] {
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
  return [...cards, ...ploys];
}

export function standingsOf(t: Look): Pick<Board, 'scores' | 'notes'> {
  const { mission } = t.setup;
  return {
    scores: SEATS.flatMap(seat => scoresOf(t, seat)),
    notes: [missionNote('mission', mission, 'KT-11.4'), ...SEATS.flatMap(seat => notesOf(t, seat))],
  };
}
