import type { Game, Id, Ruling, Sight, Tabletop } from '@little-wars/engine';

/** The sight court's rulings on two models; empty without two. */
export const rulingsOf = (
  tabletop: Tabletop<Game>,
  t: Sight<Game>,
  chosen: Id | null,
  other: Id | null,
): readonly Ruling[] => (chosen === null || other === null ? [] : tabletop.court(t, chosen, other));
