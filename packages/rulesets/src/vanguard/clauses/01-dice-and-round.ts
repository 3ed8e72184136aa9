import type { Clause } from '@little-wars/engine';

/** Measuring, cards, dice, the round. */
export const diceAndRound: readonly Clause[] = [
  {
    id: 'VG-1.1',
    title:
      'Distances run between the closest points of bases, round, oval or square; what overhangs them does not count',
  },
  { id: 'VG-1.2', title: 'The table is 36" by 36" unless the players agree on another size' },
  { id: 'VG-1.3', title: 'No move leaves the table unless a rule says it may' },
  { id: 'VG-1.4', title: 'Everybody may measure everything at all times' },
  { id: 'VG-1.5', title: 'Exactly x counts as within x and up to x, never as more than x; nothing is rounded' },

  { id: 'VG-2.1', title: 'A card gives CP, speed, armor, wounds, nerve, base, height, and what the model can do' },
  {
    id: 'VG-2.2',
    title: 'An attack has a type, range, dice, hit value, AP, damage and rules; range 0" is base contact',
  },
  { id: 'VG-2.3', title: 'Special actions are short, long or free, in addition to the standard ones, and may cost CP' },
  { id: 'VG-2.4', title: 'Abilities name their own moment and may cost CP' },
  {
    id: 'VG-2.5',
    title: 'Reanimation Protocol: a fallen warrior returns with one wound near its caller, as activated',
  },
  { id: 'VG-2.6', title: 'Targeting Routines: CP before the hit roll make a ranged attack hit more easily' },
  {
    id: 'VG-2.7',
    title: 'A returning model keeps its choices and counts for CP, tokens and breaking from the next start',
  },
  { id: 'VG-2.8', title: 'A paid ability works once for each occasion' },
  { id: 'VG-2.9', title: 'Without a fallen friend or a free place Reanimation Protocol is refused' },

  { id: 'VG-3.1', title: 'Each die that shows the needed number or more is one success' },
  { id: 'VG-3.2', title: 'Modifiers add up and change every die of the roll' },
  { id: 'VG-3.3', title: 'No die is rolled a third time; the second face counts even if it is worse' },
  { id: 'VG-3.4', title: 'Every natural 6 succeeds and gives one more die, which can do the same' },
  { id: 'VG-3.5', title: 'Nerve tests and recovery rolls never explode; 6 still passes and 1 still fails' },
  { id: 'VG-3.6', title: 'A natural 1 is a failure whatever the modifiers' },
  { id: 'VG-3.7', title: 'Only natural faces are automatic: needing 7 or more means needing a natural 6' },
  { id: 'VG-3.8', title: 'Bonus and lost dice change the number rolled beforehand, never to less than none' },
  { id: 'VG-3.9', title: 'Armor rolls explode too; a bonus die may save another hit, surplus saves are lost' },
  { id: 'VG-3.10', title: 'Rolls that only compare or look something up are not tests' },
  { id: 'VG-3.11', title: 'Re-rolls are declared after the roll and its bonus dice; any die but a natural 6' },
  { id: 'VG-3.12', title: 'A die that turns into a 6 by a re-roll explodes' },

  { id: 'VG-4.1', title: 'Start of a round: CP become two plus those of the models in play' },
  { id: 'VG-4.2', title: 'First player: a die each plus bonuses, ties re-rolled; the higher goes first or second' },
  { id: 'VG-4.3', title: 'Alternately a player activates a fresh model, spends a pass token or re-activates' },
  { id: 'VG-4.4', title: 'A player with no model left to activate may declare being finished, permanently' },
  { id: 'VG-4.5', title: 'End of a round: its effects, then marks and counters are removed, then unused CP' },
  { id: 'VG-4.6', title: 'The side with fewer models gets as many pass tokens as the difference' },
  {
    id: 'VG-4.7',
    title: 'Every model activates once; a player with fresh models and no alternative must activate one',
  },
  { id: 'VG-4.8', title: 'When one player is finished the other continues alone until finished too' },
  { id: 'VG-4.9', title: 'Pass tokens are lost at the end of the round' },
  { id: 'VG-4.10', title: 'With all activated a player may still re-activate or use a token, or else is finished' },
  { id: 'VG-4.11', title: 'A finished player may still strike, retaliate and re-roll' },
  { id: 'VG-4.12', title: 'Simultaneous effects: the first player resolves all of its own before the other' },
  { id: 'VG-4.13', title: 'Only the roll of the first round decides who begins' },
  { id: 'VG-4.14', title: 'Scoring opens the end phase; the initiative is seized openly, first player first' },
  { id: 'VG-4.15', title: 'Whether a team is broken is determined before anything else in the start phase' },
  { id: 'VG-4.16', title: 'Knocked-down models stay down when the round ends' },
];
