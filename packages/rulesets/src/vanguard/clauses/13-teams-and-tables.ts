import type { Clause } from '@little-wars/engine';

/** Teams, terrain, the game and its scenario. */
export const teamsAndTables: readonly Clause[] = [
  { id: 'VG-13.1', title: 'A team costs up to 100 points, or the agreed number, and not one more' },
  { id: 'VG-13.2', title: 'The leader gives one more CP and has one more wound, plus what its faction adds' },
  { id: 'VG-13.3', title: 'Abilities and attacks of a faction belong to its whole team' },
  { id: 'VG-13.4', title: 'Six lists of our own, each with a team ready to play, even against one another' },
  { id: 'VG-13.5', title: 'One faction for a team, and every model from its list' },
  { id: 'VG-13.6', title: 'No entry more often than its list allows' },
  { id: 'VG-13.7', title: 'Choices come from the entry and cost their points' },
  { id: 'VG-13.8', title: 'A cheaper team plays as one of the agreed size' },
  { id: 'VG-13.9', title: 'Exactly one model leads' },

  { id: 'VG-14.1', title: 'Open ground has no effect' },
  { id: 'VG-14.2', title: 'An obstacle of up to 2" costs 2" to cross' },
  { id: 'VG-14.3', title: 'Difficult ground counts every inch twice' },
  { id: 'VG-14.4', title: 'Impassable terrain can be neither entered nor stood on' },
  { id: 'VG-14.5', title: 'The map says what each piece is' },
  { id: 'VG-14.6', title: 'Taller obstacles are climbed up and over' },
  { id: 'VG-14.7', title: 'A window is an obstacle to models next to it' },
  { id: 'VG-14.8', title: 'The 2" replace the path inside the obstacle, and no move ends on it' },
  { id: 'VG-14.9', title: 'Pieces in difficult ground give way to models, and block sight like all terrain' },
  { id: 'VG-14.10', title: 'Nothing counts more than twice' },
  { id: 'VG-14.11', title: 'The ground inside a ruin is difficult' },

  { id: 'VG-15.1', title: 'Terrain covers at least a quarter of the table, or the agreed share' },
  { id: 'VG-15.2', title: 'The winner of a roll-off chooses a side and places the first model' },
  { id: 'VG-15.3', title: 'Five rounds, and on 4+ one more: the player who finished first rolls' },
  { id: 'VG-15.4', title: 'After a wipe-out the other side plays the rest' },
  { id: 'VG-15.5', title: 'Models are placed alternately, one each, in their own zones' },
  { id: 'VG-15.6', title: 'Terrain first, then markers, then models' },
  { id: 'VG-15.7', title: 'The whole base in the zone; when one player is done the other continues' },
  { id: 'VG-15.8', title: 'Finished first is the earlier declaration, or a side without models' },
  { id: 'VG-15.9', title: 'If both sides are gone the game is over' },
  { id: 'VG-15.10', title: 'The players agree on a scenario: the document’s, or one of two of our own' },
  { id: 'VG-15.11', title: 'A scenario may have rules and points of its own for leaders' },
  { id: 'VG-15.12', title: 'Placing terrain alternately: who begins, how near, and when it ends' },

  { id: 'VG-16.1', title: 'Five markers: the centre and the four quarters; zones of 6" along two edges' },
  { id: 'VG-16.2', title: 'A marker is taken by touching it, standing and unengaged, with no enemy at it' },
  { id: 'VG-16.3', title: 'Each round: 1 VP for own markers, 3 for the centre, 2 for those of the enemy' },
  { id: 'VG-16.4', title: 'Most VP win; equal is a draw' },
  { id: 'VG-16.5', title: 'Markers block neither moves nor sight and never move' },
  { id: 'VG-16.6', title: 'Who holds a marker is determined only at scoring, and it scores once' },
  { id: 'VG-16.7', title: 'Any enemy base at a marker denies it, knocked down or not' },
  { id: 'VG-16.8', title: 'A marker is a flat disc of 25 mm that models may stand on' },

  { id: 'VG-17.1', title: 'Supply Drop (ours): three markers across the middle, equally near to both sides' },
  { id: 'VG-17.2', title: 'Supply Drop (ours): a held marker scores the number of the round, at most 3' },

  { id: 'VG-18.1', title: 'Cut Off the Head (ours): one marker in the centre' },
  { id: 'VG-18.2', title: 'Cut Off the Head (ours): the marker scores 2 VP each round, 3 if a leader holds it' },
  {
    id: 'VG-18.3',
    title: 'Cut Off the Head (ours): a removed leader, whatever the cause, gives its enemy 3 VP at once',
  },
];
