import type { Clause } from '@little-wars/engine';

/** Shoot and Fight, damage, tactical ploys and objectives. */
export const attacks: readonly Clause[] = [
  // Shoot
  { id: 'KT-4.1', title: 'Ranged weapon: choose one, or one of its profiles, and gather its number of attack dice' },
  { id: 'KT-4.2', title: 'Target: an enemy that the shooter has in line of sight and that no friend is engaged with' },
  { id: 'KT-4.3', title: 'Attack dice hit on BS or better; 6 never misses and is critical, 1 never hits' },
  { id: 'KT-4.4', title: 'Defence dice save on Sv or better; 6 never fails and is critical, 1 never saves' },
  { id: 'KT-4.5', title: 'Saves cancel hits one for one; against a critical hit, one critical save or two normal' },
  { id: 'KT-4.6', title: 'Remaining hits deal the normal or critical damage of the weapon' },
  { id: 'KT-4.7', title: 'Incapacitated operatives leave the killzone only after all attacks of the action' },
  { id: 'KT-4.8', title: 'Cover lets the defender keep one defence die, unrolled, as a normal save' },
  { id: 'KT-4.9', title: 'The cover die is one of those that AP leaves; it is never critical and never re-rolled' },
  { id: 'KT-4.10', title: 'The allocation of saves that lets the least damage through is offered first' },
  {
    id: 'KT-4.11',
    title: 'Dice are resolved by re-rolls, then Lethal, then Rending; Hot and effects of criticals follow',
  },
  {
    id: 'KT-4.12',
    title: 'All targets are declared before the first roll; until removed, even those at 0 wounds give cover',
  },

  // Fight
  { id: 'KT-5.1', title: 'Choose the enemy to fight among those in engagement range' },
  { id: 'KT-5.2', title: 'Melee weapons are chosen, attacker first, for their number of dice; unarmed means none' },
  { id: 'KT-5.3', title: 'Both roll at once: WS or better hits, 6 always and as a critical, 1 never' },
  {
    id: 'KT-5.4',
    title: 'Hits are spent alternately, attacker first, as strike or parry, until one falls or none is left',
  },
  { id: 'KT-5.5', title: 'Support: each friend engaged with only that enemy improves WS by one' },
  { id: 'KT-5.6', title: 'Strike: a hit deals the normal or critical damage of the weapon' },
  {
    id: 'KT-5.7',
    title: 'Parry: a hit removes an enemy hit, a critical one only with a critical; no parry without a hit to remove',
  },

  // Damage, ploys, objectives
  {
    id: 'KT-6.1',
    title: 'Damage removes wounds; at 0 the operative is incapacitated and removed, and any excess is lost',
  },
  { id: 'KT-6.2', title: 'Mortal wounds are single points of damage that no defence dice stop' },
  { id: 'KT-6.3', title: 'Injured below half its wounds: M is reduced by 2", BS and WS are worsened by 1' },
  { id: 'KT-6.4', title: 'Tactical ploys cost CP; a player may use each of them once per turning point' },
  { id: 'KT-6.5', title: 'Command Re-roll (1 CP, everybody, no limit): re-roll one attack or defence die' },
  { id: 'KT-6.6', title: 'Command Re-roll affects only own dice, before the next step begins' },
  {
    id: 'KT-6.7',
    title: 'Objectives are controlled by the side with more APL within 2" of the centre; if equal, by nobody',
  },
  { id: 'KT-6.8', title: 'Carrying a token means controlling it' },
  { id: 'KT-6.9', title: 'Control is determined at the start and end of each action, and at scoring' },
];
