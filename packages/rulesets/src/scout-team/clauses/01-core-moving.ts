import type { Clause } from '@little-wars/engine';

/** The 9th edition core as far as it is in force here: terms, dice, turns, stratagems, movement and powers. */
export const coreMoving: readonly Clause[] = [
  { id: '9E-1.1', title: 'A model has M, WS, BS, S, T, W, A, Ld and Sv; a dash means it cannot do that at all' },
  { id: '9E-1.2', title: 'A weapon has a range, a type with its attacks, S, AP, D and abilities' },
  { id: '9E-1.3', title: 'Values are divided and multiplied first, then added to; the result rounds up' },
  { id: '9E-1.4', title: 'S, T, A and Ld never fall below 1, and a dash is never modified' },
  { id: '9E-1.5', title: 'Engagement Range is 1" horizontally and 5" vertically' },
  {
    id: '9E-1.6',
    title: 'Starting Strength is the size a unit was mustered with; below half means less than half of it',
  },
  { id: '9E-1.7', title: 'Within means any part of the base, wholly within means all of it' },

  { id: '9E-2.1', title: 'A D3 is half a D6, rounded up' },
  { id: '9E-2.2', title: 'Modifiers of a roll add up, and no result is below 1' },
  { id: '9E-2.3', title: 'A die is re-rolled before it is modified, and never twice' },
  { id: '9E-2.4', title: 'Hit and wound rolls are modified by at most 1, up or down' },
  { id: '9E-2.5', title: 'To hit and to wound an unmodified 1 fails and an unmodified 6 succeeds' },
  { id: '9E-2.6', title: 'An unmodified 1 fails to save; modifiers of saves are not limited and a 6 is not automatic' },
  { id: '9E-2.7', title: 'Simultaneous rules: the player whose turn it is chooses the order, otherwise a roll-off' },

  { id: '9E-3.1', title: 'A battle round is one turn of each player, the same player first every round' },
  { id: '9E-3.2', title: 'A turn goes Command, Movement, Psychic, Shooting, Charge, Fight, Morale' },
  { id: '9E-3.3', title: 'The battle ends after round 5, or when an army is destroyed' },

  { id: '9E-4.1', title: 'Battle-forged: +1 CP at the start of each own Command phase' },
  { id: '9E-4.2', title: 'Besides that an army gains or is refunded at most 1 CP per round' },
  { id: '9E-4.3', title: 'Each player uses a stratagem at most once per phase' },
  { id: '9E-4.4', title: 'Command Re-roll, 1 CP: one roll of the listed kinds is re-rolled' },
  { id: '9E-4.5', title: 'Cut Them Down, 1 CP: a 6 for each model near an enemy that Falls Back is a mortal wound' },
  {
    id: '9E-4.6',
    title: 'Desperate Breakout, 2 CP: a 1 slays; otherwise it Falls Back across enemies and does no more',
  },
  { id: '9E-4.7', title: 'Fire Overwatch, 1 CP: one target of a declared charge shoots at the charger' },
  { id: '9E-4.8', title: 'Counter-Offensive, 2 CP: after an enemy has fought, a friendly unit fights next' },
  { id: '9E-4.9', title: 'Insane Bravery, 2 CP: a Morale test is passed without a roll, once per battle' },
  { id: '9E-4.10', title: 'Emergency Disembarkation is never offered, because no list has a transport' },

  { id: '9E-5.1', title: 'Each unit may move once: Remain Stationary, Normal Move, Advance or Fall Back' },
  { id: '9E-5.2', title: 'Normal Move: up to M, never within Engagement Range of an enemy' },
  { id: '9E-5.3', title: 'Advance: M and a D6; no charge, and no shooting except with Assault weapons' },
  { id: '9E-5.4', title: 'A model that starts in Engagement Range stays or Falls Back' },
  { id: '9E-5.5', title: 'Fall Back: up to M through Engagement Range, ending outside all of it' },
  {
    id: '9E-5.6',
    title: 'A model that Fell Back neither charges nor shoots nor casts this turn, unless it is Titanic',
  },
  { id: '9E-5.7', title: 'Terrain up to 1" does not hinder; higher terrain is climbed, and no move ends half-way' },
  { id: '9E-5.8', title: 'FLY: crosses models and Engagement Range, and heights are free' },
  { id: '9E-5.9', title: 'Reinforcements arrive after all moves, as a rule more than 9" from enemies' },
  { id: '9E-5.10', title: 'A model that arrived counts as having moved; models that never arrive are destroyed' },

  { id: '9E-6.1', title: 'A Psyker that did not Fall Back is picked once, for as many powers as its datasheet says' },
  { id: '9E-6.2', title: 'Each army attempts a power other than Smite once per battle round' },
  { id: '9E-6.3', title: 'A unit attempts Smite once per battle round' },
  { id: '9E-6.4', title: 'Psychic test: 2D6 that reach the warp charge manifest the power' },
  { id: '9E-6.5', title: 'Perils of the Warp: a double 1 or a double 6 costs the Psyker D3 mortal wounds' },
  {
    id: '9E-6.6',
    title: 'A Psyker destroyed by Perils: its power fails, and others within 6" suffer D3 mortal wounds',
  },
  { id: '9E-6.7', title: 'Deny the Witch: an enemy Psyker within 24" stops the power with 2D6 above the test, once' },
  { id: '9E-6.8', title: 'Smite: warp charge 5, +1 for each earlier attempt of the army this phase' },
  { id: '9E-6.9', title: 'Smite: D3 mortal wounds on the closest visible enemy within 18", D6 if the test was 11+' },
];
