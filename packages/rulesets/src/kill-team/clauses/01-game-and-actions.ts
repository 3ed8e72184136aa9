import type { Clause } from '@little-wars/engine';

/** Game and dice, the turning point, actions. */
export const gameAndActions: readonly Clause[] = [
  // Game, measuring, dice
  { id: 'KT-1.1', title: 'Two kill teams, each of one faction in six, four turning points on 30" x 22"; most VP wins' },
  { id: 'KT-1.2', title: 'Measuring is always free, base edge to base edge; exactly x away still counts as within x' },
  { id: 'KT-1.3', title: 'Wholly within x means that every part of a base is within x' },
  { id: 'KT-1.4', title: 'Distance is the straight line in space, height included' },
  { id: 'KT-1.5', title: 'One re-roll per die, ever; the second face counts even if it is worse' },
  { id: 'KT-1.6', title: 'Modifiers add up, and may push a result below 1 or above 6' },
  { id: 'KT-1.7', title: 'Natural faces, after re-rolls, decide automatic failures, criticals and Lethal' },
  { id: 'KT-1.8', title: 'APL changes last for the current activation, or otherwise for the next one' },
  { id: 'KT-1.9', title: 'APL changes never total more than one up or one down' },
  {
    id: 'KT-1.10',
    title: "AP follow at once when an active operative's APL changes; objective control counts the new APL",
  },
  { id: 'KT-1.11', title: 'Roll-offs are won by the higher of two D6, rolled again while they are equal' },
  { id: 'KT-1.12', title: 'Engagement range: within 1" and one of the two sees the other; it applies to both' },
  { id: 'KT-1.13', title: 'Simultaneous effects happen in the order that the player with initiative chooses' },

  // Turning point
  { id: 'KT-2.1', title: 'Ready: every turning point opens with all operatives ready again' },
  { id: 'KT-2.2', title: 'Initiative is set by the mission at first; in later turning points a roll-off wins it' },
  { id: 'KT-2.3', title: 'Equal initiative dice favour the player who went without it last time' },
  { id: 'KT-2.4', title: 'Command points: one more for each player every turning point, kept until used' },
  {
    id: 'KT-2.5',
    title: 'Strategic ploys are played alternately, initiative first, paid and resolved, until both pass in a row',
  },
  { id: 'KT-2.6', title: 'Each strategic ploy at most once per player and strategy phase' },
  { id: 'KT-2.7', title: 'Tac ops that may be shown now are revealed alternately; keeping them hidden is allowed' },
  { id: 'KT-2.8', title: 'Activations alternate, initiative first, until no operative on either side is ready' },
  { id: 'KT-2.9', title: 'Group activation: operatives of one type with GA 2 or more go one after another' },
  { id: 'KT-2.10', title: 'At most two activations in a row before the opponent may activate or overwatch' },
  { id: 'KT-2.11', title: 'Order, engage or conceal, is chosen on activation; turning point one keeps that of set-up' },
  { id: 'KT-2.12', title: 'AP, as many as the APL, pay for actions chosen one at a time; only Pass may repeat' },
  { id: 'KT-2.13', title: 'Free actions cost no AP, but must be possible as usual and count as performed' },
  { id: 'KT-2.14', title: 'Overwatch turn: with nobody left to activate, one operative on engage may fire each turn' },
  { id: 'KT-2.15', title: 'An activation ends with the last AP, after free actions and drops, or earlier by choice' },

  // Actions
  { id: 'KT-3.1', title: 'Normal Move (1 AP): at most M, along straight lines that count as at least 1" each' },
  { id: 'KT-3.2', title: 'M is never reduced below 4"' },
  { id: 'KT-3.3', title: 'Normal Move is barred while engaged, and alongside Fall Back or Charge' },
  { id: 'KT-3.4', title: 'Bases, terrain and the edge of the killzone stop a move' },
  {
    id: 'KT-3.5',
    title: 'Enemy engagement range: a move enters it only where another friend is, and never ends in it',
  },
  { id: 'KT-3.6', title: 'A move ends with the base level, all of it on the killzone, clear of bases and terrain' },
  { id: 'KT-3.7', title: 'FLY passes over operatives, but does not stop on one' },
  { id: 'KT-3.8', title: 'Charge (1 AP): a move with 2" added to M, which has to finish in engagement range' },
  { id: 'KT-3.9', title: 'A charge that alone enters the range of an enemy must still be in it at the end' },
  { id: 'KT-3.10', title: 'Charge is barred on conceal, while engaged, and alongside Normal Move, Dash or Fall Back' },
  {
    id: 'KT-3.11',
    title: 'Fall Back (2 AP): moves up to M out of all engagement; barred alongside Normal Move or Charge',
  },
  { id: 'KT-3.12', title: 'Dash (1 AP): a short move of up to 3"; barred while engaged, and alongside Charge' },
  { id: 'KT-3.13', title: 'Pass (1 AP): does nothing, as often as wanted' },
  {
    id: 'KT-3.14',
    title: 'Overwatch (0 AP): shoots at BS worsened by 1, once per turning point; on engage and not engaged',
  },
  { id: 'KT-3.15', title: 'Pick Up (1 AP): takes a controlled token within 1"; one at a time and never while engaged' },
  {
    id: 'KT-3.16',
    title: 'Tokens are dropped for free, or on removal, within 1" and in sight, otherwise as near as possible',
  },
  { id: 'KT-3.17', title: 'Shoot (1 AP): barred while engaged, and on conceal unless the weapon is Silent' },
  { id: 'KT-3.18', title: 'Fight (1 AP): needs an enemy in engagement range' },
  { id: 'KT-3.19', title: 'Missions, tac ops and datacards add actions of their own' },
  { id: 'KT-3.20', title: 'An impossible action is refused and costs nothing' },
];
