import type { Clause } from '@little-wars/engine';

/** Special rules of weapons and equipment. */
export const specialRules: readonly Clause[] = [
  // Special rules
  { id: 'KT-9.1', title: 'APx: the target has x fewer defence dice; of several values the attacker chooses one' },
  { id: 'KT-9.2', title: 'Barrage: the cover die is for bases that terrain hides in part from straight above' },
  { id: 'KT-9.3', title: 'Balanced: re-roll one attack die' },
  { id: 'KT-9.4', title: 'Blast x: then shoots all others within x of the target, friends too; never in Overwatch' },
  { id: 'KT-9.5', title: 'Brutal: against it, only critical hits parry' },
  { id: 'KT-9.6', title: 'Ceaseless: re-roll attack dice of 1' },
  {
    id: 'KT-9.7',
    title: 'Fusillade: share the attack dice with other valid targets 2" around the first, one or more each',
  },
  { id: 'KT-9.8', title: 'Heavy: shooting it bars Charge, Fall Back and Normal Move in that activation, not Dash' },
  { id: 'KT-9.9', title: 'Hot: each 1 left after re-rolls is 3 mortal wounds to the shooter, whose attack continues' },
  { id: 'KT-9.10', title: 'Indirect: cover does not help enemies, neither to hide on conceal nor for a cover die' },
  { id: 'KT-9.11', title: 'Invulnerable Save x+: chosen before rolling instead of Sv; full D, untouched by modifiers' },
  { id: 'KT-9.12', title: 'Lethal x: hits of x or more become critical' },
  { id: 'KT-9.13', title: 'Limited: once per battle for each carrier, with all the attacks of that use' },
  { id: 'KT-9.14', title: 'MWx: each retained critical hit also deals the target x mortal wounds' },
  { id: 'KT-9.15', title: 'No Cover: the target gets no cover die, but may still hide on conceal' },
  { id: 'KT-9.16', title: 'Px: one retained critical hit gives the attack APx' },
  { id: 'KT-9.17', title: 'Rng x: targets must be within x, except those added by Blast; the shortest Rng counts' },
  {
    id: 'KT-9.18',
    title: 'Reap x: a critical strike is x mortal wounds to other enemies in sight within 1" of the fight',
  },
  { id: 'KT-9.19', title: 'Relentless: re-roll any attack dice' },
  { id: 'KT-9.20', title: 'Rending: a retained critical hit may turn one normal hit critical too' },
  { id: 'KT-9.21', title: 'Silent: may be shot on conceal' },
  {
    id: 'KT-9.22',
    title: 'Splash x: a retained critical hit deals x mortal wounds to the target and everyone it sees within 2"',
  },
  {
    id: 'KT-9.23',
    title: 'Stun: a critical shot takes 1 APL; of critical strikes the first takes a hit, the second 1 APL',
  },
  { id: 'KT-9.24', title: 'Torrent x: then shoots further valid targets, a set in which no two are more than x apart' },
  { id: 'KT-9.25', title: 'Unwieldy: Shoot costs 1 AP more, and Overwatch is barred' },
  { id: 'KT-9.26', title: 'Indirect equipment: one of each item per team and battle' },
  {
    id: 'KT-9.27',
    title: 'Shooting rules apply in Overwatch too, combat rules to both fighters; re-rolls renew with each attack',
  },
];
