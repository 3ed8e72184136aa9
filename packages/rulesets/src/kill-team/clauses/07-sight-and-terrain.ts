import type { Clause } from '@little-wars/engine';

/** Line of sight and terrain. */
export const sightAndTerrain: readonly Clause[] = [
  // Line of sight
  { id: 'KT-7.1', title: 'Target on engage: it has to be visible and not obscured' },
  { id: 'KT-7.2', title: 'Target on conceal: it has to be out of cover too' },
  { id: 'KT-7.3', title: 'Visible: a straight line from the head to some part of the target above its base is free' },
  { id: 'KT-7.4', title: 'Bases never block sight' },
  {
    id: 'KT-7.5',
    title: 'Bodies are cylinders 1.25 base widths tall, the head on top; other bodies do not block sight',
  },
  {
    id: 'KT-7.6',
    title: "Cover lines start at the best point of the viewer's base and fan over the whole target base",
  },
  {
    id: 'KT-7.7',
    title: 'In cover: a line crosses cover or a third base within 1" of the target, itself over 2" away',
  },
  {
    id: 'KT-7.8',
    title: 'Obscured: a line crosses obscuring terrain over 2" from the target, over 1" from the viewer',
  },
  { id: 'KT-7.9', title: 'A single cover line decides, in three dimensions; grazing an edge crosses nothing' },
  {
    id: 'KT-7.10',
    title:
      'A crossing is the whole stretch of a line inside a feature; each side measures to its nearest point, in space',
  },

  // Terrain
  { id: 'KT-8.1', title: 'Heavy terrain covers and obscures' },
  { id: 'KT-8.2', title: 'Light terrain only covers, and not even that where it says so' },
  { id: 'KT-8.3', title: 'Traversable terrain may be crossed by a traverse' },
  { id: 'KT-8.4', title: 'Insignificant terrain changes nothing' },
  { id: 'KT-8.5', title: 'Barricades are 2" wide and 1" high, Light and Traversable' },
  {
    id: 'KT-8.6',
    title: 'Vantage Points are raised floors, the only parts of terrain to stand on after a move or set-up',
  },
  {
    id: 'KT-8.7',
    title: 'From a Vantage Point, targets on conceal 2" or more below count as on engage in all but Heavy cover',
  },
  {
    id: 'KT-8.8',
    title: 'Heavy cover as well keeps conceal effective against a Vantage Point; the cover die stays anyway',
  },
  {
    id: 'KT-8.9',
    title: 'A target on a Vantage Point is helped by level or higher parts, not by its floor or lower ones',
  },
  { id: 'KT-8.10', title: 'Walls and machines are Heavy; low walls and pipes are Light and Traversable' },
  { id: 'KT-8.11', title: 'Detritus under 1" is Insignificant; materiel is Light, and Traversable up to 2" high' },
  { id: 'KT-8.12', title: 'Buildings, trees and containers may mix traits part by part' },
  { id: 'KT-8.13', title: 'Traverse: crossing Traversable terrain takes 2" more, with no climb and no end on top' },
  { id: 'KT-8.14', title: 'Jump: a gap up to 3" wide and 2" up or down on a D6 of 2+; on a 1 the action is over' },
  { id: 'KT-8.15', title: 'A jump counts its width alone, needs room to land and never stands in for a climb' },
  { id: 'KT-8.16', title: 'An action that ends in a failed jump counts as performed, Charge included' },
  {
    id: 'KT-8.17',
    title: 'Climb: starts 1" or less from something to climb; height counts in steps of 2", rounded up',
  },
  { id: 'KT-8.18', title: 'A climb needs somewhere to end; a Dash may complete it if both are taken as one move' },
  {
    id: 'KT-8.19',
    title: 'Drop: up to 6" down, starting 1" or less from the edge; height in steps of 2", rounded down',
  },
  { id: 'KT-8.20', title: 'Bases below forbid a drop onto or through them; only FLY passes over' },
  { id: 'KT-8.21', title: 'FLY ignores heights over terrain: nothing to climb, traverse or jump' },
  { id: 'KT-8.22', title: 'FLY drops any height at no cost' },
];
