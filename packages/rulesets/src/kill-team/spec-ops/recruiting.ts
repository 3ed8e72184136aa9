// KT-14.66-67  Which fire teams a team can field, and the recruits that complete them
import { cardOf, type Faction, type Fireteam, factionOf, findStarter, fireteamOf } from '../content/index.ts';
import { loadOutsOf, type RosterReason } from '../roster/index.ts';
import type { OrderedFireteam, Place } from './between/state.ts';
import { reasonsAgainstPlaces, usualOrders } from './fielding.ts';

/** What a team is: enough to know whom it recruits. */
export interface Kind {
  readonly faction: string;
  readonly founder: string;
}

/** Reasons that more operatives can put right; a fire team with too few places filled is another. */
const CURABLE: readonly RosterReason['reason'][] = [
  'too-few-of-card',
  'not-in-pairs',
  'companion-missing',
  'outnumbered-by',
  'no-leader',
];

const isCurable = ({ reason, size, given }: RosterReason): boolean =>
  CURABLE.includes(reason) || (reason === 'wrong-fireteam-size' && Number(given) < Number(size));

/** Reasons against fire teams that no recruit can put right. */
export const reasonsAgainstCompleting = (
  { faction }: Kind,
  fireteams: readonly OrderedFireteam[],
): readonly RosterReason[] => reasonsAgainstPlaces(faction, fireteams).filter(reason => !isCurable(reason));

/** Somebody who may be recruited into the nth fire team, once or any number of times. */
interface Candidate {
  readonly nth: number;
  readonly place: Place;
  readonly isOnce: boolean;
}

const placeFor = (card: string, loadOut: readonly string[]): Place => ({
  operative: null,
  card,
  loadOut,
  equipment: [],
});

/** The places of a fire team as ready teams have them: the founding one first. */
function usualPlaces({ founder }: Kind, fireteam: string, nth: number): readonly Place[] {
  const own = usualOrders(findStarter(founder)!).fireteams;
  const same = own[nth]?.fireteam === fireteam ? own[nth] : own.find(each => each.fireteam === fireteam);
  const ready = findStarter(fireteam);
  const places = same ?? (ready && usualOrders(ready).fireteams.find(each => each.fireteam === fireteam));
  return (places?.places ?? []).map(({ card, loadOut }) => placeFor(card, loadOut));
}

/** The places of a list that these do not fill already. */
function without(places: readonly Place[], filled: readonly Place[]): readonly Place[] {
  const left = [...places];
  for (const { card, loadOut } of filled) {
    const same = left.findIndex(each => each.card === card && `${each.loadOut}` === `${loadOut}`);
    const at = same < 0 ? left.findIndex(each => each.card === card) : same;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Everybody who fits into a fire team; with and without the weapons that it limits or that take more room. */
function anybody({ slots, weaponLimits = [] }: Fireteam): readonly Place[] {
  const special = [
    ...weaponLimits.map(({ weapon }) => weapon),
    ...slots.flatMap(({ takesWith }) => takesWith?.weapon ?? []),
  ];
  return slots.flatMap(({ cards }) =>
    cards.flatMap(card => {
      const all = loadOutsOf(cardOf(card));
      const plain = all.find(loadOut => !special.some(weapon => loadOut.includes(weapon)));
      return [...new Set([all[0]!, ...(plain ? [plain] : [])])].map(loadOut => placeFor(card, loadOut));
    }),
  );
}

const candidatesFor = (kind: Kind, faction: Faction, fireteams: readonly OrderedFireteam[]): readonly Candidate[] =>
  fireteams.flatMap(({ fireteam, places }, nth) => [
    ...without(usualPlaces(kind, fireteam, nth), places).map(place => ({ nth, place, isOnce: true })),
    ...anybody(fireteamOf(faction, fireteam)).map(place => ({ nth, place, isOnce: false })),
  ]);

const withPlace = (fireteams: readonly OrderedFireteam[], { nth, place }: Candidate): readonly OrderedFireteam[] =>
  fireteams.map((each, i) => (i === nth ? { ...each, places: [...each.places, place] } : each));

/** KT-14.67: the same fire teams with recruits in the missing places; null if that makes no legal team. */
export function completed(kind: Kind, fireteams: readonly OrderedFireteam[]): readonly OrderedFireteam[] | null {
  const candidates = candidatesFor(kind, factionOf(kind.faction), fireteams);
  const search = (now: readonly OrderedFireteam[], from: number): readonly OrderedFireteam[] | null => {
    const reasons = reasonsAgainstPlaces(kind.faction, now);
    if (reasons.length === 0) return now;
    if (!reasons.every(isCurable)) return null;
    const lacking = now.findIndex((_, nth) => reasons.some(({ at }) => at.startsWith(`fireteams[${nth}]`)));
    const canLead = ({ nth, place }: Candidate, i: number): boolean =>
      i >= from && nth >= lacking && cardOf(place.card).keywords.includes('LEADER');
    if (reasons.some(({ reason }) => reason === 'no-leader') && !candidates.some(canLead)) return null;
    for (let i = from; i < candidates.length; i++) {
      const candidate = candidates[i]!;
      if (lacking >= 0 && candidate.nth !== lacking) continue;
      const completion = search(withPlace(now, candidate), candidate.isOnce ? i + 1 : i);
      if (completion) return completion;
    }
    return null;
  };
  return search(fireteams, 0);
}

const SEPARATOR = '+';

/** Fire teams as an option of a question, and back. */
export const keyOf = (fireteams: readonly string[]): string => fireteams.join(SEPARATOR);
export const fireteamsOf = (key: string): readonly string[] => key.split(SEPARATOR);

export const usualFireteams = ({ founder }: Kind): readonly string[] =>
  findStarter(founder)!.pick.fireteams.map(({ fireteam }) => fireteam);

const sorted = (ids: readonly string[]): string => ids.toSorted((a, b) => (a < b ? -1 : 1)).join();

const isSame = (a: readonly string[], b: readonly string[]): boolean => sorted(a) === sorted(b);

/** KT-14.66: all fire teams that make a legal kill team together, the usual ones first. */
export function fieldable(kind: Kind): readonly (readonly string[])[] {
  const { fireteams, composition } = factionOf(kind.faction);
  const ids = fireteams.map(({ id }) => id);
  let all: readonly (readonly string[])[] = [[]];
  for (let i = 0; i < composition.fireteams; i++)
    all = all.flatMap(some => ids.slice(Math.max(0, ids.indexOf(some.at(-1)!))).map(id => [...some, id]));
  const usual = usualFireteams(kind);
  const others = all.filter(
    each =>
      !isSame(each, usual) &&
      completed(
        kind,
        each.map(fireteam => ({ fireteam, places: [] })),
      ) !== null,
  );
  return [usual, ...others];
}
