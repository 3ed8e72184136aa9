// Stand And Fire, Supporting Fire
import { add, limit, type Reason, set } from '@little-wars/engine';
import { friendsEngagedWith } from '../../core/01-game/measuring.ts';
import { lineOfSight } from '../../core/07-line-of-sight/line-of-sight.ts';
import { friendsOf, hasKeyword, ownerOf, weaponsOf } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { Look, OperativeId, Rule } from '../../types.ts';
import { beginning, finish } from '../mechanisms/effects.ts';
import { isNear } from '../mechanisms/near.ts';
import { opensTargets } from '../mechanisms/new-targets.ts';
import { gains, offerPloy } from '../mechanisms/ploys.ts';
import { because, without } from '../mechanisms/reasons.ts';

const isNoDrone = (t: Look, operative: OperativeId): boolean => !hasKeyword(t, operative, 'DRONE');

/** When selected as the target of a fight, it fights with a ranged weapon: see the weapons of KT-5.2. */
export const standAndFire: Rule<'stand-and-fire'> = {
  clause: 'KT-6.4',
  dice: { does: 'begin' },
  offer: {
    'enemy-selected': (t, { against }, use, seat) => {
      const isArmed = weaponsOf(t, against).some(({ type }) => type === 'ranged');
      if (!isArmed || !gains(t, use, against) || !isNoDrone(t, against)) return [];
      const standing = { rule: 'standing-and-firing', seat: use.seat, holder: against } as const;
      const effects = [{ use: standing, until: 'attack' } as const];
      return offerPloy(t, use, seat, () => beginning.start({ effects, clause: 'KT-6.4' }));
    },
  },
};

/** Uses BS for WS, and ignores the weapon's special rules. */
export const standingAndFiring: Rule<'standing-and-firing'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Stand and Fire' } },
  modify: { 'fights-with': set((kind, { holder }, { operative }) => (operative === holder ? 'ranged' : kind)) },
};

const NEAR = 6;

/** Whether another friend is in the target's engagement range, and the target is near the shooter. */
const isSupportable = (t: Look, { attacker, target }: Pick<Aim, 'attacker' | 'target'>): boolean =>
  isNear(t, attacker, target, NEAR) && friendsEngagedWith(t, attacker, target).length > 0;

const isCoveredByOthers = (t: Look, { attacker, target }: Aim): boolean => {
  const line = lineOfSight(t, attacker, target, friendsOf(t, attacker));
  return line.coveredByTerrain || line.coveredByOperative;
};

const remaining = (t: Look, aim: Aim, reasons: readonly Reason[]): readonly Reason[] =>
  without(reasons, 'friend-engaged', ...(isCoveredByOthers(t, aim) ? [] : ['concealed-in-cover']));

/** Before a Shoot action: it may only shoot into a fight with friends. */
export const supportingFire: Rule<'supporting-fire'> = {
  clause: 'KT-6.4',
  offer: {
    'choosing-an-action': (t, { operative }, use, seat) =>
      gains(t, use, operative)
        ? offerPloy(t, use, seat, () => {
            const isFor = (target: OperativeId): boolean => isSupportable(t, { attacker: operative, target });
            const doesAway = (aim: Aim, reasons: readonly Reason[]): boolean => remaining(t, aim, reasons).length === 0;
            if (!opensTargets(t, operative, { isFor, doesAway })) return null;
            const supporting = { rule: 'supporting', seat: ownerOf(t, operative), holder: operative } as const;
            return beginning.start({ effects: [{ use: supporting, until: 'activation' }], clause: 'KT-6.4' });
          })
        : [],
  },
};

/** Active until the targets of the Shoot action are chosen. */
export const supporting: Rule<'supporting'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Supporting Fire' } },
  noBearing: { 'weapon-used': 'it ends, because it was about who may be a target' },
  modify: {
    'in-cover': limit((inCover, { holder }, { attacker, target, asked, ...aim }, t) =>
      attacker === holder && asked === 'as-target' && inCover
        ? isCoveredByOthers(t, { ...aim, attacker, target })
        : inCover,
    ),
    'target-refused': add((reasons, { holder }, aim, t) => {
      if (aim.attacker !== holder || aim.action !== 'shoot') return reasons;
      return [
        ...without(reasons, 'friend-engaged'),
        ...because(!isSupportable(t, aim), 'no-friend-to-support', 'KT-6.4'),
      ];
    }),
  },
  on: {
    'weapon-used': (t, { operative }, use) => {
      if (operative === use.holder) finish(t, use, 'KT-6.4');
      return null;
    },
  },
};
