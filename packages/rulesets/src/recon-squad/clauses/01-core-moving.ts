import type { Clause } from '@little-wars/engine';

/** The 8th edition core as far as it is in force here: profiles, turns, dice, movement and psychic powers. */
export const coreMoving: readonly Clause[] = [
  { id: '8E-1.1', title: 'A model has M, WS, BS, S, T, W, A, Ld and Sv; a dash means it cannot do that at all' },
  { id: '8E-1.2', title: 'A weapon has a range, a type with its shots, S, AP and D; its S may come from the bearer' },
  { id: '8E-1.3', title: 'A random number of shots is rolled when the weapon fires' },
  { id: '8E-1.4', title: 'Random damage is rolled for each unsaved attack' },
  { id: '8E-1.5', title: 'A D3 is half a D6, rounded up' },
  { id: '8E-1.6', title: 'Characteristics are multiplied and divided first, then added to; the result rounds up' },

  { id: '8E-2.1', title: 'A battle round is one turn of each player, the same player first every round' },
  { id: '8E-2.2', title: 'A turn goes Movement, Psychic, Shooting, Charge, Fight, Morale' },
  { id: '8E-2.3', title: 'Distances are measured from base edge to base edge, by anybody at any time' },
  { id: '8E-2.4', title: 'Simultaneous rules: the player whose turn it is chooses the order, otherwise a roll-off' },

  { id: '8E-3.1', title: 'A die is re-rolled before it is modified' },
  { id: '8E-3.2', title: 'No die is re-rolled a second time' },
  { id: '8E-3.3', title: 'The unmodified die decides whether a roll failed and may be re-rolled' },
  { id: '8E-3.4', title: 'An unmodified 1 fails to hit, to wound and to save' },
  { id: '8E-3.5', title: 'A 6 succeeds only if it is enough, and modifiers are not limited' },
  { id: '8E-3.6', title: 'Rules about a roll of 6 or more use the modified roll, unless they say otherwise' },
  { id: '8E-3.7', title: 'No modifier takes a roll below 1' },

  { id: '8E-4.1', title: 'Each unit may move once in its Movement phase, up to its M' },
  {
    id: '8E-4.2',
    title: 'No normal move, Advance or Fall Back ends within 1" of an enemy; only a Fall Back passes so near',
  },
  { id: '8E-4.3', title: 'No model moves through other models' },
  { id: '8E-4.4', title: 'Height counts like any other distance, and models climb' },
  { id: '8E-4.5', title: 'FLY: moves in the Movement phase ignore models and terrain' },
  { id: '8E-4.6', title: 'Advance: declared first, then D6" added to M for this phase' },
  { id: '8E-4.7', title: 'A model that Advanced neither shoots, except with Assault weapons, nor charges this turn' },
  { id: '8E-4.8', title: 'A model that starts the phase within 1" of an enemy stays or Falls Back' },
  { id: '8E-4.9', title: 'Fall Back: a move of up to M that ends more than 1" from every enemy' },
  { id: '8E-4.10', title: 'A model that Fell Back neither Advances nor charges this turn' },
  { id: '8E-4.11', title: 'A model that Fell Back does not shoot this turn, unless it can FLY' },
  { id: '8E-4.12', title: 'Reinforcements arrive at the end of the Movement phase, more than 9" from every enemy' },
  {
    id: '8E-4.13',
    title: 'A model that arrived counts as having moved and moves no further this phase, but may charge',
  },
  { id: '8E-4.14', title: 'At least half of the units start on the table' },
  { id: '8E-4.15', title: 'Models that have not arrived by the end of battle round 3 are destroyed' },

  { id: '8E-5.1', title: 'A Psyker may attempt as many powers in a Psychic phase as its datasheet says' },
  { id: '8E-5.2', title: 'A Psyker attempts each of its powers at most once per turn' },
  { id: '8E-5.3', title: 'Psychic test: 2D6 that reach the warp charge manifest the power' },
  { id: '8E-5.4', title: 'Perils of the Warp: a double 1 or a double 6 costs the Psyker D3 mortal wounds' },
  {
    id: '8E-5.5',
    title: 'A Psyker slain by Perils: its power fails, and every unit within 6" suffers D3 mortal wounds',
  },
  { id: '8E-5.6', title: 'Deny the Witch: an enemy Psyker within 24" stops the power with 2D6 above the test' },
  { id: '8E-5.7', title: 'Only one attempt to deny each power; each Psyker denies as often as its datasheet says' },
  { id: '8E-5.8', title: 'Smite: warp charge 5, at the closest visible enemy within 18"' },
  { id: '8E-5.9', title: 'Smite deals D3 mortal wounds, D6 if the test came to 11 or more' },
];
