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
  { id: 'KT-15.5', title: 'Break Out (1AP, Defender): from the second turning point, by an exit and not engaged' },
  { id: 'KT-15.6', title: 'Ambush scores 4VP for every quarter that broke out, and 2VP for every quarter that fell' },

  { id: 'KT-15.7', title: 'Rescue: three captives lie nearest to the Defender; the Attacker alone picks them up' },
  { id: 'KT-15.8', title: 'Bring to Safety (1AP, Attacker): a captive that is carried into the own drop zone is gone' },
  {
    id: 'KT-15.9',
    title: 'Rescue scores 3VP for a captive freed, 3VP for one safe; in the end 1VP for one held, 2VP if retaken',
  },

  {
    id: 'KT-15.10',
    title: 'Plant Charge (1AP, Attacker): at one of three sites nearest to the Defender, if controlled',
  },
  { id: 'KT-15.11', title: 'A charge goes off as the next turning point ends, unless it is defused (1AP, Defender)' },
  { id: 'KT-15.12', title: 'At ease: the Defender moves 2" less, until a charge is planted or one of its own is hurt' },
  {
    id: 'KT-15.13',
    title: 'Sabotage scores 6VP for each site destroyed; 1VP for each charge defused, 2VP for each left',
  },

  { id: 'KT-15.14', title: 'Last Stand: the Defender starts around the middle by two relays, surrounded' },
  { id: 'KT-15.15', title: 'A relay that is controlled is called by once a turning point (1AP), or silenced for good' },
  {
    id: 'KT-15.16',
    title:
      'Last Stand scores 1VP for a call, 3VP for silence; in the end each quarter 1VP if it stands, 2VP if it fell',
  },
];
