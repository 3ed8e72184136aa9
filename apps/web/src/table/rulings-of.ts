import type { Game, Id, Ruling, Sight, Tabletop } from '@little-wars/engine';

/** What the sight court says of two models; nothing while there are not two. */
export const rulingsOf = (
  tabletop: Tabletop<Game>,
  t: Sight<Game>,
  chosen: Id | null,
  other: Id | null,
): readonly Ruling[] => (chosen === null || other === null ? [] : tabletop.court(t, chosen, other));
