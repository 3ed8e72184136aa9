import type { Clause } from '@little-wars/engine';

/** Tac ops, ways to play, Close Quarters, teams. */
export const waysToPlay: readonly Clause[] = [
  // Tac ops
  { id: 'KT-10.1', title: 'Tac ops on offer, and the way to choose them, come from the mission sequence' },
  { id: 'KT-10.2', title: 'Tac ops stay hidden from opponents, bots and spectators until the moment each card names' },
  { id: 'KT-10.3', title: 'Each tac op has two scoring conditions, each once and only when revealed' },
  { id: 'KT-10.4', title: 'Decks: 24 core cards and 26 of Critical Ops 2022; a missed compulsory reveal is lost' },

  // Ways to play
  { id: 'KT-11.1', title: 'Matched play, the default: prepared and scored as in Critical Ops 2022' },
  {
    id: 'KT-11.2',
    title: 'Open play: only starter teams on map 1; 1 VP for each objective held at the end of a turning point',
  },
  { id: 'KT-11.3', title: 'Spec Ops: linked games with experience, ranks, honours, scars, requisition and assets' },
  { id: 'KT-11.4', title: 'Missions Loot, Secure and Capture, on nine maps with six objectives and fixed terrain' },
  {
    id: 'KT-11.5',
    title: 'The winner of a roll-off names Attacker and Defender; the Defender takes a drop zone',
  },
  { id: 'KT-11.6', title: 'Kill teams are chosen from the rosters and shown; both players start with 3 CP' },
  { id: 'KT-11.7', title: 'Three secret tac ops: at most one of the faction, the others of a single archetype' },
  { id: 'KT-11.8', title: 'Equipment worth up to 10 EP is chosen and shown' },
  {
    id: 'KT-11.9',
    title: 'Barricades: two each, alternately, within 6" of your own zone, over 2" apart and off terrain',
  },
  {
    id: 'KT-11.10',
    title: 'Set-up alternates in three equal groups, Defender first, inside the zone and with orders',
  },
  {
    id: 'KT-11.11',
    title: 'Scouting, in secret: Fortify adds a barricade, Infiltrate changes an order, Recon dashes free',
  },
  {
    id: 'KT-11.12',
    title: 'The winner of scouting gives the first initiative; on equal choices the Attacker does',
  },
  { id: 'KT-11.13', title: 'If one side is wiped out the other plays on' },
  {
    id: 'KT-11.14',
    title: 'VP limits: mission 4 per turning point and 16 in all, tac ops 2 each and 6; paint scores none',
  },
  { id: 'KT-11.15', title: 'A draw if both have the same VP' },

  // Close Quarters
  { id: 'KT-12.1', title: 'Guard (1 AP, counts as Shoot): goes on guard; on engage and not engaged' },
  { id: 'KT-12.2', title: 'Guard is over after its attack, any own action, taking conceal, or with the turning point' },
  { id: 'KT-12.3', title: 'Guard is also lost if an enemy ends an action engaged with it, without a guard attack' },
  {
    id: 'KT-12.4',
    title: 'Guard attack: once per enemy activation, after a normal action, one on guard shoots or fights',
  },
  { id: 'KT-12.5', title: 'Point-blank: Overwatch against the enemy it is engaged with; still once per turning point' },
  { id: 'KT-12.6', title: 'Point-blank leaves it without weapon or dice for fights in the rest of that activation' },
  { id: 'KT-12.7', title: 'Falling to a guard attack ends the interrupted activation, even if revived' },
  { id: 'KT-12.8', title: 'Hatchway Fight (1 AP, counts as Fight): reaches through an open hatch, up to 2" beyond' },
  {
    id: 'KT-12.9',
    title: 'Operate Hatch (1 AP): opens or closes one within 1"; not engaged, nor if a near enemy blocks it',
  },
  { id: 'KT-12.10', title: 'Operate Hatch fits inside a Normal Move or Dash, which continues unless now engaged' },
  { id: 'KT-12.11', title: 'Blast, Splash and Torrent weapons have at least Lethal 5+' },
  { id: 'KT-12.12', title: 'Indirect is a choice at each attack, and adds Rng 3"' },
  {
    id: 'KT-12.13',
    title: 'One attack die fewer past a third operative on engage, but for W 5 or less or touching friends',
  },
  {
    id: 'KT-12.14',
    title: 'Seize Ground, Hold the Line, Vantage and Sabotage are not used; two tac ops of Close Quarters are',
  },
  { id: 'KT-12.15', title: 'Short tac op decks are filled up to six cards from one other archetype' },
  {
    id: 'KT-12.16',
    title: 'Barricades: over 6" from the enemy zone, over 2" from access points and each other, off terrain',
  },
  { id: 'KT-12.17', title: 'Walls are Heavy and stop all moves, FLY too, except by an access point' },
  { id: 'KT-12.18', title: 'Walls block sight, above them as well' },
  { id: 'KT-12.19', title: 'A target is not valid if walls cross every cover line' },
  { id: 'KT-12.20', title: 'Distances go around walls by the shortest way, even for engagement' },
  { id: 'KT-12.21', title: 'Walls cover or obscure only by a corner or an end that a cover line crosses' },
  { id: 'KT-12.22', title: 'Hatchways start closed, as walls; opened, the way is clear and the hatch itself a wall' },
  {
    id: 'KT-12.23',
    title: 'Access points: a base partly in the opening ignores 1" of wall beside it, and ends on one side',
  },
  { id: 'KT-12.24', title: 'Ancient apparatus: Heavy, Traversable; as an objective, held by more APL within 1"' },
  { id: 'KT-12.25', title: 'Pipes are Insignificant here, broken ones Light and Traversable' },

  // Teams
  { id: 'KT-13.1', title: 'Six factions: 52 types of operative with all their equipment and abilities' },
  { id: 'KT-13.2', title: 'Teams and rosters are refused with every reason; 20 to a roster, one LEADER to a team' },
  { id: 'KT-13.3', title: 'Every fireteam has a starter team ready to play' },
];
