// Lists of special rules in play: cheap to build, and the same object if possible, because caches are keyed by them.
import { type HandlerSet, latest, latestAt, perKey, type Seat } from '@little-wars/engine';

/** Who has a rule; common rules have no holder. */
export interface Holding {
  readonly seat: Seat;
  readonly holder: number | null;
}

/** Rules that apply to every model, whatever its card. */
export const forEverybody = <R extends string>(rules: readonly R[]): readonly ({ readonly rule: R } & Holding)[] =>
  rules.map(rule => ({ rule, seat: 0, holder: null }));

/** Rules held by a model of a seat, from its card or its weapon. */
export const heldBy = <U extends { readonly rule: string }>(
  rules: readonly U[],
  seat: Seat,
  holder: number,
): readonly (U & Holding)[] => (rules.length === 0 ? NONE : rules.map(use => ({ ...use, seat, holder })));

const NONE: readonly never[] = [];

/** The rules that respond to a query, timing or fact; usually none. */
export function respondingTo<U extends { readonly rule: string }>(
  uses: readonly U[],
  handlers: Pick<HandlerSet, 'has'>,
): readonly U[] {
  let responding: U[] | null = null;
  for (let i = 0; i < uses.length; i++) {
    const use = uses[i]!;
    if (!handlers.has(use.rule)) continue;
    if (responding === null) responding = [use];
    else responding.push(use);
  }
  return responding ?? NONE;
}

/** Both lists joined; if either is empty, the other list itself. */
export const together = <U>(a: readonly U[], b: readonly U[]): readonly U[] =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b];

type Effects<U> = readonly { readonly use: U }[];

/**
 * The rules that respond to one query, timing or fact, by where they come from. Each list stays the same while it can.
 */
export interface Responder<U> {
  /** Of those that are always in play, or held by models. */
  standing(uses: readonly U[]): readonly U[];
  /** Of a weapon, by its profile and its bearer. */
  ofWeapon(profile: string, bearer: number, seat: Seat): readonly U[];
  effects(effects: Effects<U>): readonly U[];
  joined(standing: readonly U[], weapon: readonly U[], effects: readonly U[]): readonly U[];
}

const EVERYTHING: HandlerSet = { has: () => true, number: 0 };

/** Cache limit: more than the queries, timings and facts of a ruleset. */
const MOST_RESPONDERS = 1024;
/** Cache limit: more than the weapons of a match. */
const MOST_PROFILES = 256;

/** Responders by what is asked; without it, one to everything. `rulesOf` are the rules of a weapon profile. */
export function respondersOf<U extends { readonly rule: string }>(
  rulesOf: (profile: string) => readonly { readonly rule: string }[],
): (handlers?: HandlerSet) => Responder<U> {
  const responderTo = (handlers: HandlerSet): Responder<U> => {
    const ofProfile = perKey((profile: string) => {
      const rules = respondingTo(rulesOf(profile), handlers);
      return latestAt((bearer: number, seat: Seat) => heldBy(rules, seat, bearer) as unknown as readonly U[]);
    }, MOST_PROFILES);
    return {
      standing: latest((uses: readonly U[]) => respondingTo(uses, handlers)),
      ofWeapon: (profile, bearer, seat) => ofProfile(profile)(bearer, seat),
      effects: latest((effects: Effects<U>) => (effects.length === 0 ? NONE : respondingTo(usesOf(effects), handlers))),
      joined: latest((standing: readonly U[], weapon: readonly U[], effects: readonly U[]) =>
        together(together(standing, weapon), effects),
      ),
    };
  };
  const responders = latestAt((_number: number, handlers: HandlerSet) => responderTo(handlers), MOST_RESPONDERS);
  return (handlers = EVERYTHING) => responders(handlers.number, handlers);
}

const usesOf = <U>(effects: Effects<U>): readonly U[] => effects.map(({ use }) => use);
