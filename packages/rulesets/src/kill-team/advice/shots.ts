// Which enemy to shoot, and with what.
import { bestOf } from '@little-wars/engine';
import { rangedOf, wieldingOf } from '../core/04-shooting/aiming.ts';
import { reasonsAgainstWeapon, validTargets } from '../core/04-shooting/valid-targets.ts';
import { isEnemy, profileOf } from '../lookups.ts';
import { shotOdds } from '../odds/shot.ts';
import { shotCaseOf } from '../odds/shot-case.ts';
import type { Aim } from '../queries.ts';
import type { Look, OperativeId } from '../types.ts';
import { blasted } from '../weapon-rules/blast.ts';
import { inTorrent } from '../weapon-rules/torrent.ts';
import { harm, harmBy, memoized } from './harm.ts';

const oddsOf = memoized((shot: ReturnType<typeof shotCaseOf>) => {
  const { average, kill, selfKill } = shotOdds(shot);
  return { average, kill, self: selfKill };
});

export interface Shot {
  readonly weapon: string;
  readonly target: OperativeId;
  readonly average: number;
  readonly kill: number;
  readonly worth: number;
}

export interface Shooter {
  readonly attacker: OperativeId;
  readonly action: string;
  /** KT-12.12 */
  readonly indirect?: boolean;
}

/** One weapon at one target. */
export function shotAt(t: Look, shooter: Shooter, weapon: string, target: OperativeId): Shot {
  const { attacker } = shooter;
  const aim = { ...wieldingOf({ ...shooter, chosen: weapon }), target };
  const { average, kill, self } = oddsOf(shotCaseOf(t, aim));
  const worth = harmBy(t, { attacker, how: 'shooting' }, target, [average, kill]) - harm(t, attacker, 0, self);
  return { weapon, target, average, kill, worth: worth + worthOfOthers(t, aim) };
}

/** Everybody else a Blast or Torrent hits; friends count against it. */
function worthOfOthers(t: Look, aim: Aim): number {
  const { rules } = profileOf(t, aim.attacker, aim.weapon, aim.profile);
  let worth = 0;
  for (const rule of rules) {
    if (rule.rule !== 'blast' && rule.rule !== 'torrent') continue;
    const others =
      rule.rule === 'blast'
        ? blasted(t, aim, rule.inches)
        : inTorrent(t, { aim, inches: rule.inches, chosen: [aim.target] });
    for (const target of others) {
      const { average, kill } = oddsOf(shotCaseOf(t, { ...aim, target, viewer: aim.target }, { after: aim.target }));
      worth += (isEnemy(t, aim.attacker, target) ? 1 : -1) * harm(t, target, average, kill);
    }
  }
  return worth;
}

/** Every shot an operative has from where it stands. */
export const shotsOf = (t: Look, shooter: Shooter): readonly Shot[] =>
  rangedOf(t, shooter.attacker)
    .filter(chosen => reasonsAgainstWeapon(t, wieldingOf({ ...shooter, chosen })).length === 0)
    .flatMap(chosen => validTargets(t, { ...shooter, chosen }).map(target => shotAt(t, shooter, chosen, target)));

/** Null when there is no target. */
export const bestShotOf = (t: Look, shooter: Shooter): Shot | null => bestOf(shotsOf(t, shooter));
