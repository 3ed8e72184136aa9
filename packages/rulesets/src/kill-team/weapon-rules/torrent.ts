import { end, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-game/measuring.ts';
import { reasonsAgainstTarget } from '../core/04-shooting/targets.ts';
import { enemiesOf, ownerOf } from '../lookups.ts';
import type { Aim, Target } from '../queries.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../types.ts';
import { isHeldBy } from './wielded.ts';

export interface Spreading {
  readonly aim: Aim;
  readonly inches: number;
  /** The targets picked so far, in the order of the attacks. */
  readonly chosen: readonly OperativeId[];
}

/** Valid targets within x of the first and of all picked so far, without chaining. */
export function inTorrent(t: Look, { aim, inches: x, chosen }: Spreading): readonly OperativeId[] {
  const picked = [aim.target, ...chosen];
  return enemiesOf(t, aim.attacker).filter(
    id =>
      !picked.includes(id) &&
      picked.every(other => areWithin(t, id, other, inches(x))) &&
      reasonsAgainstTarget(t, { ...aim, target: id }).length === 0,
  );
}

export const pickNextOfTorrent = question<'pick-one', Aim>('pick the next of the torrent', 'pick-one');

/** Every further target is attacked; if they are not all near one another, the attacker picks which. */
export const pickTorrent = sequence<Spreading, readonly Target[]>('pick the torrent', 'KT-9.24', s => [
  s.ask('KT-9.24', pickNextOfTorrent, {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) => {
      const options = inTorrent(t, v);
      return options.length > 1 ? { of: 'operative', options, about: v.aim } : null;
    },
    then: (_t, v, pick) => ({ ...v, chosen: [...v.chosen, pick as OperativeId] }),
  }),
  s.repeat('KT-9.24', 'while there is a choice', {
    from: pickNextOfTorrent.purpose,
    while: (t, v) => inTorrent(t, v).length > 1,
  }),
  s.run('KT-9.24', 'attack them all', (t, v) => {
    const more = [...v.chosen, ...inTorrent(t, v)];
    return end(more.map((operative): Target => ({ operative, dice: null, after: v.aim.target })));
  }),
]);

/** KT-9.24 */
export const torrent: Rule<'torrent'> = {
  clause: 'KT-9.24',
  sequences: [pickTorrent],
  words: { en: { rule: 'Torrent' } },
  modify: {
    'also-attacks': set((frame, use, aim, t) => {
      const spreading = { aim, inches: use.inches, chosen: [] };
      return isHeldBy(t, use, aim.attacker) && inTorrent(t, spreading).length > 0
        ? pickTorrent.start(spreading)
        : frame;
    }),
  },
};
