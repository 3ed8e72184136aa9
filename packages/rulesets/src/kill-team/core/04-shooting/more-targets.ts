// KT-4.12  Who else an action attacks: Fusillade (KT-9.7), Blast (KT-9.4), Torrent (KT-9.24)
import type { Frame } from '@little-wars/engine';
import { profileOf } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { Look, OperativeId } from '../../types.ts';
import { blasted, orderBlast } from '../../weapon-rules/blast.ts';
import { inFusillade, splitDice } from '../../weapon-rules/fusillade.ts';
import { inTorrent, pickTorrent } from '../../weapon-rules/torrent.ts';

export interface Target {
  readonly operative: OperativeId;
  /** Attack dice for it; null: as many as the profile has. */
  readonly dice: number | null;
  /** The first target, when this attack follows one on it. */
  readonly after: OperativeId | null;
  /** Who sees it, where that is not the attacker. */
  readonly viewer?: OperativeId;
}

const ruleOf = <N extends string>(t: Look, { attacker, weapon, profile }: Aim, name: N) =>
  profileOf(t, attacker, weapon, profile).rules.find(
    (use): use is Extract<typeof use, { readonly rule: N }> => use.rule === name,
  );

/** KT-9.7: the targets the attack dice are split over; null where all go to the first. */
export function fusillade(t: Look, aim: Aim): Frame<readonly Target[]> | null {
  if (!ruleOf(t, aim, 'fusillade') || inFusillade(t, aim).length === 0) return null;
  return splitDice.start({ aim, targets: [aim.target], dice: [] });
}

/** Those attacked afterwards with the same profile, in the attacker's order. */
export function followUps(t: Look, aim: Aim): Frame<readonly Target[]> | null {
  const blast = ruleOf(t, aim, 'blast');
  if (blast && blasted(t, aim, blast.inches).length > 0) return orderBlast.start({ aim, inches: blast.inches });
  const torrent = ruleOf(t, aim, 'torrent');
  if (!torrent || inTorrent(t, { aim, inches: torrent.inches, chosen: [] }).length === 0) return null;
  return pickTorrent.start({ aim, inches: torrent.inches, chosen: [] });
}

export const moreTargetSequences = [splitDice, orderBlast, pickTorrent];
