/** Special rules that factions bring: the name and its parameters. One file each beside this one. */
export type FactionUse =
  /** VG-2.6: before the hit roll of a ranged attack, for CP: better to hit. */
  { readonly rule: 'targeting-routines'; readonly cp: number };
