import type { Clause } from '@little-wars/engine';

/** Narrative missions: ours, in addition to the book. */
export const narrative: readonly Clause[] = [
  { id: 'KT-15.1', title: 'Narrative play (ours): prepared as matched play, but no tac ops and no limits to VP' },
  {
    id: 'KT-15.2',
    title: 'Once sides are chosen the mission lays its markers on objectives and says who starts where',
  },
  {
    id: 'KT-15.3',
    title: 'Each side has its own aim; what falls, leaves or stands counts by whole quarters of a team',
  },

  { id: 'KT-15.4', title: 'Ambush: the Defender starts around the middle, the Attacker in both drop zones' },
  { id: 'KT-15.5', title: 'Break Out (1 AP, Defender): from the second turning point, by an exit and not engaged' },
  { id: 'KT-15.6', title: 'Ambush scores 4 VP for every quarter that broke out, and 2 VP for every quarter that fell' },

  { id: 'KT-15.7', title: 'Rescue: three captives lie nearest to the Defender; the Attacker alone picks them up' },
  {
    id: 'KT-15.8',
    title: 'Bring to Safety (1 AP, Attacker): a captive that is carried into its own drop zone is safe',
  },
  {
    id: 'KT-15.9',
    title: 'Rescue scores 3 VP for a captive freed, 3 VP for one safe; in the end 1 VP for one held, 2 VP if retaken',
  },

  {
    id: 'KT-15.10',
    title: 'Plant Charge (1 AP, Attacker): at one of three sites nearest to the Defender, if controlled',
  },
  { id: 'KT-15.11', title: 'A charge goes off as the next turning point ends, unless it is defused (1 AP, Defender)' },
  { id: 'KT-15.12', title: 'At ease: the Defender moves 2" less, until a charge is planted or one of its own is hurt' },
  {
    id: 'KT-15.13',
    title: 'Sabotage scores 6 VP for each site destroyed; 1 VP for each charge defused, 2 VP for each left',
  },

  { id: 'KT-15.14', title: 'Last Stand: the Defender starts around the middle by two relays, surrounded' },
  { id: 'KT-15.15', title: 'A controlled relay calls once per turning point (1 AP), or is silenced for good' },
  {
    id: 'KT-15.16',
    title:
      'Last Stand: 1 VP for a call, 3 VP for silence; at the end 1 VP per quarter standing, 2 VP per quarter fallen',
  },
];
