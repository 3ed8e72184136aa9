// KT-4.12  Who else an action attacks: Fusillade (KT-9.7), Blast (KT-9.4), Torrent (KT-9.24)
import { end, type Frame } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { WeaponUse } from '../content/types.ts';
import { enemiesOf, inPlay, ownerOf, profileOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import { type Look, type OperativeId, sequence } from '../types.ts';
import { areWithin } from './01-measuring.ts';
import { isConcealed, isInCover, reasonsAgainstTarget } from './04-targets.ts';
import { lineOfSight } from './07-line-of-sight.ts';

export interface Target {
  readonly operative: OperativeId;
  /** Attack dice for it; null: as many as the profile has. */
  readonly dice: number | null;
  /** The first target, when this attack follows one on it. */
  readonly after: OperativeId | null;
}

type UseNamed<N> = Extract<WeaponUse, { readonly rule: N }>;

export const useOf = <N extends WeaponUse['rule']>(
  t: Look,
  { attacker, weapon, profile }: Aim,
  rule: N,
): UseNamed<N> | undefined =>
  profileOf(t, attacker, weapon, profile).rules.find((use): use is UseNamed<N> => use.rule === rule);

const FUSILLADE = inches(2);

interface Splitting {
  readonly aim: Aim;
  readonly targets: readonly OperativeId[];
}

/** KT-9.7: any number of valid targets within 2" of the first, at least one die each. */
export function fusillade(t: Look, aim: Aim): Frame<readonly Target[]> | null {
  return useOf(t, aim, 'fusillade') && othersNear(t, aim).length > 0
    ? splitDice.start({ aim, targets: [aim.target] })
    : null;
}

const othersNear = (t: Look, aim: Aim): readonly OperativeId[] =>
  enemiesOf(t, aim.attacker).filter(
    id =>
      id !== aim.target &&
      areWithin(t, id, aim.target, FUSILLADE) &&
      reasonsAgainstTarget(t, { ...aim, target: id }).length === 0,
  );

const diceOf = (t: Look, { attacker, weapon, profile }: Aim): number => profileOf(t, attacker, weapon, profile).attacks;

const splitDice = sequence<Splitting, readonly Target[]>('split the dice', 'KT-9.7', s => [
  s.ask('KT-9.7', 'add targets', 'pick-some', {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) => {
      const options = othersNear(t, v.aim);
      return { of: 'operative', options, least: 0, most: Math.min(options.length, diceOf(t, v.aim) - 1), about: v.aim };
    },
    then: (_t, v, more) => ({ ...v, targets: [v.aim.target, ...(more as readonly OperativeId[])] }),
  }),
  s.ask('KT-9.7', 'share out the attack dice', 'share', {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) =>
      v.targets.length > 1 ? { of: 'attack-dice', among: v.targets, total: diceOf(t, v.aim), least: 1 } : null,
    then: (_t, v, dice) => end(v.targets.map((operative, i): Target => ({ operative, dice: dice[i]!, after: null }))),
  }),
  s.run('KT-9.7', 'all at the first', (_t, v) =>
    end([{ operative: v.aim.target, dice: null, after: null } satisfies Target]),
  ),
]);

interface FollowUps {
  readonly aim: Aim;
  readonly chosen: readonly OperativeId[];
}

/** Those attacked afterwards with the same profile, in the attacker's order. */
export function followUps(t: Look, aim: Aim): Frame<readonly Target[]> | null {
  if (useOf(t, aim, 'blast') && aim.action !== 'overwatch' && caughtByBlast(t, aim).length > 0)
    return orderBlast.start({ aim, chosen: [] });
  return useOf(t, aim, 'torrent') && inTorrent(t, aim, [aim.target]).length > 0
    ? pickTorrent.start({ aim, chosen: [] })
    : null;
}

/** KT-9.4: everyone within x of the first target, friends and the shooter too, valid as if that target were shooting. */
export function caughtByBlast(t: Look, aim: Aim): readonly OperativeId[] {
  const reach = inches(useOf(t, aim, 'blast')!.inches);
  return inPlay(t.position, (_, id) => id !== aim.target && areWithin(t, id, aim.target, reach)).filter(id => {
    const line = lineOfSight(t, aim.target, id);
    if (t.setup.options.errata) return line.sight.visible;
    const from = { ...aim, attacker: aim.target, target: id };
    const hidden = isConcealed(t, { ...aim, target: id }) && isInCover(t, from, line);
    return line.sight.visible && !line.obscured && !hidden;
  });
}

const orderBlast = sequence<FollowUps, readonly Target[]>('order the blast', 'KT-9.4', s => [
  s.ask('KT-4.12', 'order the attacks of the blast', 'pick-some', {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) => {
      const options = caughtByBlast(t, v.aim);
      return options.length > 1 ? { of: 'operative', options, least: options.length, most: options.length } : null;
    },
    then: (_t, v, order) => ({ ...v, chosen: order as readonly OperativeId[] }),
  }),
  s.run('KT-9.4', 'attack them all', (t, v) =>
    end(afterFirst(v.aim, v.chosen.length > 0 ? v.chosen : caughtByBlast(t, v.aim))),
  ),
]);

/** KT-9.24: valid targets within x of the first and of all picked so far. */
export function inTorrent(t: Look, aim: Aim, picked: readonly OperativeId[]): readonly OperativeId[] {
  const reach = inches(useOf(t, aim, 'torrent')!.inches);
  return enemiesOf(t, aim.attacker).filter(
    id =>
      !picked.includes(id) &&
      picked.every(other => areWithin(t, id, other, reach)) &&
      reasonsAgainstTarget(t, { ...aim, target: id }).length === 0,
  );
}

const pickTorrent = sequence<FollowUps, readonly Target[]>('pick the torrent', 'KT-9.24', s => [
  s.ask('KT-9.24', 'pick the next of the torrent', 'pick-one', {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) => {
      const options = inTorrent(t, v.aim, [v.aim.target, ...v.chosen]);
      return options.length > 0 ? { of: 'operative', options: ['no-more', ...options] } : null;
    },
    then: (_t, v, pick) =>
      pick === 'no-more' ? end(afterFirst(v.aim, v.chosen)) : { ...v, chosen: [...v.chosen, pick as OperativeId] },
  }),
  s.repeat('KT-9.24', 'while more are near', {
    from: 'pick the next of the torrent',
    while: (t, v) => inTorrent(t, v.aim, [v.aim.target, ...v.chosen]).length > 0,
  }),
  s.run('KT-9.24', 'attack them all', (_t, v) => end(afterFirst(v.aim, v.chosen))),
]);

const afterFirst = (aim: Aim, operatives: readonly OperativeId[]): readonly Target[] =>
  operatives.map(operative => ({ operative, dice: null, after: aim.target }));

export const moreTargetSequences = [splitDice, orderBlast, pickTorrent];
