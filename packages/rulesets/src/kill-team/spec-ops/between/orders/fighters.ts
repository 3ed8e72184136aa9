// KT-14.66-67  Who fights in the next battle
import { end, type Reason, type Seat } from '@little-wars/engine';
import { factionOf, findStarter, fireteamOf } from '../../../content/index.ts';
import { filled, inOrder, placesOf, usualOrders } from '../../fielding.ts';
import { completed, reasonsAgainstCompleting } from '../../recruiting.ts';
import { enlistedOf, teamOf } from '../lookups.ts';
import type { Dataslate, Enlisted, OrderedFireteam, Place } from '../state.ts';
import { type Look, question, sequence, type T } from '../types.ts';

/** The places with the names of those who fill them. */
function named(fireteams: readonly OrderedFireteam[], ids: readonly string[]): readonly OrderedFireteam[] {
  let at = 0;
  return fireteams.map(each => ({ ...each, places: each.places.map(place => ({ ...place, operative: ids[at++]! })) }));
}

/** KT-14.37: the usual team with those who fill its places; some of them may be recruits who have not joined yet. */
export function usualTeam(slate: Dataslate): readonly OrderedFireteam[] {
  const { fireteams } = usualOrders(findStarter(slate.founder)!);
  return named(fireteams, filled(slate, { fireteams }).ids);
}

export const isIn = (fireteams: readonly OrderedFireteam[], id: string): boolean =>
  placesOf(fireteams).some(({ operative }) => operative === id);

/** KT-14.67: recruits join for the places that nobody named fills. */
export function enlist(t: T, seat: Seat, fireteams: readonly OrderedFireteam[]): readonly OrderedFireteam[] {
  const { operatives, ...slate } = teamOf(t, seat);
  const onlyNamed = operatives.map(one => (isIn(fireteams, one.id) ? one : { ...one, out: true }));
  const { slate: joined, ids } = filled({ ...slate, operatives: onlyNamed }, { fireteams });
  const isOn = (list: readonly Enlisted[], id: string): boolean => list.some(each => each.id === id);
  for (const { id: operative } of operatives)
    if (!isOn(joined.operatives, operative)) t.emit({ type: 'dismissed', clause: 'KT-14.36', seat, operative });
  for (const enlisted of joined.operatives)
    if (!isOn(operatives, enlisted.id)) t.emit({ type: 'enlisted', clause: 'KT-14.67', seat, enlisted });
  return named(fireteams, ids);
}

/** Fit operatives that fit into a fire team and are not in another. */
const openTo = (slate: Dataslate, fireteam: string, others: readonly OrderedFireteam[]): readonly Enlisted[] => {
  const { slots } = fireteamOf(factionOf(slate.faction), fireteam);
  return slate.operatives
    .filter(({ id, card, out }) => !out && !isIn(others, id) && slots.some(({ cards }) => cards.includes(card)))
    .toSorted(inOrder);
};

/** A place for an operative, armed as it is. */
const placeOf = ({ id, card, loadOut }: Enlisted): Place => ({ operative: id, card, loadOut, equipment: [] });

export interface AboutFireteam {
  readonly seat: Seat;
  readonly fireteam: string;
  readonly nth: number;
  /** All fire teams as chosen so far. */
  readonly fireteams: readonly OrderedFireteam[];
}

/** The fire teams with these operatives in the one that is asked about. */
const withFighters = (t: Look, { seat, nth, fireteams }: AboutFireteam, ids: readonly unknown[]) =>
  fireteams.map((each, i) =>
    i === nth ? { ...each, places: ids.map(id => placeOf(enlistedOf(t, seat, String(id)))) } : each,
  );

/** KT-14.67: all reasons against these operatives: the team must be legal, or recruits must be able to make it so. */
export function reasonsAgainstFighters(t: Look, about: AboutFireteam, ids: readonly unknown[]): readonly Reason[] {
  const slate = teamOf(t, about.seat);
  const fireteams = withFighters(t, about, ids);
  const reasons = reasonsAgainstCompleting(slate, fireteams);
  if (reasons.length > 0) return reasons;
  return completed(slate, fireteams) ? [] : [{ reason: 'no-legal-team', clause: 'KT-14.67' }];
}

/** As many of these as fit, in their order. */
export function fitting(t: Look, about: AboutFireteam, ids: readonly string[]): readonly string[] {
  let chosen: readonly string[] = [];
  for (const id of ids) {
    const more = [...chosen, id];
    if (reasonsAgainstFighters(t, about, more).length === 0) chosen = more;
  }
  return chosen;
}

export const chooseWhoFights = question<'pick-some', AboutFireteam>('choose who fights', 'pick-some');

/** One fire team; its result is all fire teams with those who fight in it. */
export const choosing = sequence<AboutFireteam, readonly OrderedFireteam[]>('who fights', 'KT-14.67', s => [
  s.ask('KT-14.67', chooseWhoFights, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = openTo(teamOf(t, v.seat), v.fireteam, v.fireteams).map(({ id }) => id);
      return options.length > 0 ? { of: 'fighter', options, least: 0, most: options.length, about: v } : null;
    },
    legal: (t, { about }, ids) => reasonsAgainstFighters(t, about, ids),
    propose: (t, { about, options }, next) =>
      fitting(
        t,
        about,
        options.map(String).filter(() => next(4) > 0),
      ),
    then: (t, v, ids) => end(withFighters(t, v, ids)),
  }),
  s.run('KT-14.67', 'nobody fits', (_t, v) => end(v.fireteams)),
]);
