import { type About, type HandlerSet, latest, latestAt, latestFrom, perObject, type Seat } from '@little-wars/engine';
import { forEverybody, heldBy, respondingTo, together } from '@little-wars/skirmish';
import { attackIn, firstOf, type Held, type Present, presentIn, secondOf, weaponsIn } from './concerned.ts';
import type { WeaponUse } from './content/types.ts';
import { rulesAsWielded } from './factions/mechanisms/granted.ts';
import { ownUses, standingIn } from './factions/standing.ts';
import { mapOf, operativeOf, weaponOf } from './lookups.ts';
import type { KillTeam, Look, OperativeId, Position, Setup } from './types.ts';
import type { Use } from './uses.ts';
import { weaponRules } from './weapon-rules/index.ts';

/** KT-3, KT-5, KT-6: rules that apply to everybody, whatever their cards. */
const COMMON: readonly Use[] = forEverybody([
  'universal-actions',
  'injured',
  'combat-support',
  'overwatch',
  'command-re-roll',
  'vantage-point',
  'mission',
  'tac-ops',
  'infiltrate',
  'faction',
]);

/** KT-12: rules that apply to everybody in Close Quarters. */
const CLOSE_QUARTERS: readonly Use[] = forEverybody([
  'guard',
  'hatches',
  'condensed-environment',
  'past-others',
  'indirect-by-choice',
]);

const NONE: readonly Use[] = [];

type Effects = Look['position']['effects'];

/** The rules in play whatever is asked. */
interface Always {
  readonly uses: readonly Use[];
  /** Names of the rules that operatives hold, without duplicates. */
  readonly held: readonly string[];
}

const alwaysWith = latest((uses: readonly Use[], held: readonly string[], setup: Setup): Always => {
  const common = mapOf(setup).closeQuarters === null ? COMMON : [...COMMON, ...CLOSE_QUARTERS];
  return { uses: [...common, ...uses], held };
});

/** Cached, because many queries are made of one position. */
const alwaysIn = latest((position: Position, setup: Setup): Always => {
  const { uses, held } = standingIn(position);
  return alwaysWith(uses, held, setup);
});

/** The rules of the active effects; the same list while the effects are the same. */
const usesOf = latest((effects: Effects): readonly Use[] => effects.map(({ use }) => use));

/** What is precomputed for a query, a timing or a fact: which rules respond to it. */
interface Listener {
  readonly byWeapons: boolean;
  readonly ofTeams: (always: Always) => Responding;
  readonly ofHolder: (id: OperativeId, own: readonly Use[]) => readonly Use[];
  readonly ofWeapon: (rules: readonly WeaponUse[]) => (holder: OperativeId, seat: Seat) => readonly Use[];
  /** Inserts the rules of an operative or a weapon in their place in the order. */
  readonly between: (responding: Responding, own: readonly Use[]) => readonly Use[];
  /** Which fields that identify operatives and weapons are present: always the same for a query, timing or fact. */
  readonly present: (about: About<KillTeam>) => Present;
}

/** The rules that respond now, whichever operatives are concerned. */
interface Responding {
  /** Common rules and team rules. */
  readonly teams: readonly Use[];
  readonly effects: readonly Use[];
  readonly both: readonly Use[];
  /** Whether any operative in this battle holds a rule that responds. */
  readonly byHolders: boolean;
  readonly listener: Listener;
}

function listenerOf(handlers: HandlerSet): Listener {
  const present = latestFrom((about: About<KillTeam>) => presentIn(about));
  const listener: Listener = {
    byWeapons: Object.keys(weaponRules).some(rule => handlers.has(rule)),
    ofTeams: latest(({ uses, held }: Always): Responding => {
      const teams = respondingTo(uses, handlers);
      return { teams, effects: NONE, both: teams, byHolders: held.some(rule => handlers.has(rule)), listener };
    }),
    ofHolder: latestAt((_id: OperativeId, own: readonly Use[]) => respondingTo(own, handlers)),
    ofWeapon: perObject((rules: readonly WeaponUse[]) =>
      latestAt((holder: OperativeId, seat: Seat): readonly Use[] =>
        heldBy(respondingTo(rules, handlers), seat, holder),
      ),
    ),
    between: latest(({ teams, effects }: Responding, own: readonly Use[]) => together(together(teams, own), effects)),
    present: about => (handlers === EVERYTHING ? presentIn(about) : present(about)),
  };
  return listener;
}

const EVERYTHING: HandlerSet = { has: () => true, number: 0 };

/** Cache limit: more than the queries, timings and facts of the ruleset. */
const MOST_LISTENERS = 1024;
const listenerAt = latestAt((_number: number, handlers: HandlerSet) => listenerOf(handlers), MOST_LISTENERS);

const respondingAt = latestAt((number: number, handlers: HandlerSet, always: Always, effects: Effects): Responding => {
  const quiet = listenerAt(number, handlers).ofTeams(always);
  const others = respondingTo(usesOf(effects), handlers);
  return others.length === 0 ? quiet : { ...quiet, effects: others, both: together(quiet.teams, others) };
}, MOST_LISTENERS);

/**
 * The special rules that apply: common ones, those of the teams, of the operatives concerned and of the weapons
 * used, and active effects. Most rules do not respond to a given query, and usually none does.
 */
export function inPlay(t: Look, about: About<KillTeam>, handlers: HandlerSet = EVERYTHING): readonly Use[] {
  const { position } = t;
  const responding = respondingAt(handlers.number, handlers, alwaysIn(position, t.setup), position.effects);
  const { listener, byHolders } = responding;
  if (!byHolders && !listener.byWeapons) return responding.both;
  const present = listener.present(about);
  const attack = attackIn(t, about, present);
  let uses = NONE;
  if (byHolders) {
    const one = firstOf(about, attack, present);
    const another = one === null ? null : secondOf(about, attack, present);
    if (one !== null) uses = ofHolder(t, one, listener);
    if (another !== null && another !== one) uses = together(uses, ofHolder(t, another, listener));
  }
  if (listener.byWeapons) {
    const weapons = weaponsIn(t, about, attack, present);
    for (let i = 0; i < weapons.length; i++) uses = together(uses, ofWeapon(t, weapons[i]!, listener));
  }
  return uses.length === 0 ? responding.both : listener.between(responding, uses);
}

/** An operative's rules that affect only itself. */
function ofHolder(t: Look, id: OperativeId, listener: Listener): readonly Use[] {
  const own = ownUses(operativeOf(t, id), id);
  return own.length === 0 ? NONE : listener.ofHolder(id, own);
}

function ofWeapon(t: Look, { holder, weapon: id, profile, action }: Held, listener: Listener): readonly Use[] {
  const rules = rulesAsWielded(t, holder, { weapon: weaponOf(t, holder, id), profile, action });
  return rules.length === 0 ? NONE : listener.ofWeapon(rules)(holder, operativeOf(t, holder).seat);
}
