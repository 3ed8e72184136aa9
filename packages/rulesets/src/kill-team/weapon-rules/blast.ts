import { add, end, limit, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-game/measuring.ts';
import { reasonsOfSight } from '../core/04-shooting/targets.ts';
import { canSee } from '../core/07-line-of-sight/line-of-sight.ts';
import { inPlay, ownerOf } from '../lookups.ts';
import type { Aim, Target } from '../queries.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** Everyone else within x of the first target and in its line of sight, including friends and the shooter. */
export function blasted(t: Look, aim: Aim, x: number): readonly OperativeId[] {
  const viewer = aim.target;
  return inPlay(t.position, (_, id) => id !== viewer && areWithin(t, id, viewer, inches(x))).filter(target =>
    t.setup.options.errata ? canSee(t, viewer, target) : reasonsOfSight(t, { ...aim, target, viewer }).length === 0,
  );
}

export interface Blasting {
  readonly aim: Aim;
  readonly inches: number;
}

const following = (operatives: readonly OperativeId[], first: OperativeId): readonly Target[] =>
  operatives.map(operative => ({ operative, dice: null, after: first, viewer: first }));

export const orderAttacksOfBlast = question<'pick-some', Aim>('order the attacks of the blast', 'pick-some');

export const orderBlast = sequence<Blasting, readonly Target[]>('order the blast', 'KT-9.4', s => [
  s.ask('KT-4.12', orderAttacksOfBlast, {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) => {
      const options = blasted(t, v.aim, v.inches);
      const all = options.length;
      return all > 1 ? { of: 'operative', options, least: all, most: all, about: v.aim } : null;
    },
    then: (_t, v, order) => end(following(order as readonly OperativeId[], v.aim.target)),
  }),
  s.run('KT-9.4', 'there is only one', (t, v) => end(following(blasted(t, v.aim, v.inches), v.aim.target))),
]);

/** KT-9.4: with the errata, targets it adds are never in cover. */
export const blast: Rule<'blast'> = {
  clause: 'KT-9.4',
  sequences: [orderBlast],
  words: { en: { rule: 'Blast' } },
  modify: {
    'weapon-refused': add((reasons, use, { attacker, action }, t) =>
      isHeldBy(t, use, attacker) && action === 'overwatch'
        ? [...reasons, { reason: 'not-in-overwatch', clause: 'KT-9.4' }]
        : reasons,
    ),
    'in-cover': limit((covered, use, { attacker, viewer }, t) =>
      isHeldBy(t, use, attacker) && viewer !== undefined && t.setup.options.errata ? false : covered,
    ),
    'also-attacks': set((frame, use, aim, t) =>
      isHeldBy(t, use, aim.attacker) && blasted(t, aim, use.inches).length > 0
        ? orderBlast.start({ aim, inches: use.inches })
        : frame,
    ),
  },
};
