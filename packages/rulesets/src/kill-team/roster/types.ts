/** KT-13.2: operatives of one faction, from which kill teams are picked. */
export interface Roster {
  readonly name?: string;
  readonly faction: string;
  readonly operatives: readonly RosterOperative[];
}

export interface RosterOperative {
  readonly id: string;
  readonly card: string;
  readonly name?: string;
  /** Ids of weapons and gear; an id is repeated for an item carried twice. */
  readonly loadOut: readonly string[];
}

/** KT-11.6: who plays from a roster, by fire team. */
export interface TeamPick {
  readonly fireteams: readonly FireteamPick[];
}

export interface FireteamPick {
  readonly fireteam: string;
  /** Ids of the roster's operatives. */
  readonly operatives: readonly string[];
}

/** KT-11.8: an item and its bearer. */
export interface EquipmentPick {
  readonly item: string;
  readonly operative: string;
}

/** A kill team with its operatives resolved from the roster. */
export interface PickedTeam {
  readonly faction: string;
  readonly fireteams: readonly PickedFireteam[];
}

export interface PickedFireteam {
  readonly fireteam: string;
  readonly operatives: readonly RosterOperative[];
}

/** Matched play requires a LEADER; open play allows one. */
export type Play = 'matched' | 'open';
