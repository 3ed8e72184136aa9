import { type About, latest, latestAt, latestFrom, perObject, type Seat, type Speaking } from '@little-wars/engine';
import { forEverybody, heldBy, thoseSpeaking, together } from '@little-wars/skirmish';
import { attackIn, firstOf, type Held, secondOf, type Tells, tellsOf, weaponsIn } from './concerned.ts';
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
  readonly ofTeams: (always: Always) => Spoken;
  readonly ofHolder: (id: OperativeId, own: readonly Use[]) => readonly Use[];
  readonly ofWeapon: (rules: readonly WeaponUse[]) => (holder: OperativeId, seat: Seat) => readonly Use[];
  /** Inserts the rules of an operative or a weapon in their place in the order. */
  readonly between: (spoken: Spoken, own: readonly Use[]) => readonly Use[];
  /** Which fields tell the operatives and weapons concerned; constant per query, timing or fact. */
  readonly tells: (about: About<KillTeam>) => Tells;
}

/** The rules that respond now, whichever operatives are concerned. */
interface Spoken {
  /** Common rules and team rules. */
  readonly teams: readonly Use[];
  readonly effects: readonly Use[];
  readonly both: readonly Use[];
  /** Whether any operative in this battle holds a rule that responds. */
  readonly byHolders: boolean;
  readonly listener: Listener;
}

function listenerOf(speaking: Speaking): Listener {
  const tells = latestFrom((about: About<KillTeam>) => tellsOf(about));
  const listener: Listener = {
    byWeapons: Object.keys(weaponRules).some(rule => speaking.has(rule)),
    ofTeams: latest(({ uses, held }: Always): Spoken => {
      const teams = thoseSpeaking(uses, speaking);
      return { teams, effects: NONE, both: teams, byHolders: held.some(rule => speaking.has(rule)), listener };
    }),
    ofHolder: latestAt((_id: OperativeId, own: readonly Use[]) => thoseSpeaking(own, speaking)),
    ofWeapon: perObject((rules: readonly WeaponUse[]) =>
      latestAt((holder: OperativeId, seat: Seat): readonly Use[] =>
        heldBy(thoseSpeaking(rules, speaking), seat, holder),
      ),
    ),
    between: latest(({ teams, effects }: Spoken, own: readonly Use[]) => together(together(teams, own), effects)),
    tells: about => (speaking === EVERYTHING ? tellsOf(about) : tells(about)),
  };
  return listener;
}

const EVERYTHING: Speaking = { has: () => true, number: 0 };

/** More than the queries, timings and facts that it responds to. */
const MOST_LISTENERS = 1024;
const listenerAt = latestAt((_number: number, speaking: Speaking) => listenerOf(speaking), MOST_LISTENERS);

const spokenAt = latestAt((number: number, speaking: Speaking, always: Always, effects: Effects): Spoken => {
  const quiet = listenerAt(number, speaking).ofTeams(always);
  const others = thoseSpeaking(usesOf(effects), speaking);
  return others.length === 0 ? quiet : { ...quiet, effects: others, both: together(quiet.teams, others) };
}, MOST_LISTENERS);

/**
 * The special rules that apply: common ones, those of the teams, of the operatives concerned and of the weapons
 * used, and active effects. Most rules do not respond to a given query, and usually none does.
 */
export function inPlay(t: Look, about: About<KillTeam>, speaking: Speaking = EVERYTHING): readonly Use[] {
  const { position } = t;
  const spoken = spokenAt(speaking.number, speaking, alwaysIn(position, t.setup), position.effects);
  const { listener, byHolders } = spoken;
  if (!byHolders && !listener.byWeapons) return spoken.both;
  const tells = listener.tells(about);
  const attack = attackIn(t, about, tells);
  let uses = NONE;
  if (byHolders) {
    const one = firstOf(about, attack, tells);
    const another = one === null ? null : secondOf(about, attack, tells);
    if (one !== null) uses = ofHolder(t, one, listener);
    if (another !== null && another !== one) uses = together(uses, ofHolder(t, another, listener));
  }
  if (listener.byWeapons) {
    const weapons = weaponsIn(t, about, attack, tells);
    for (let i = 0; i < weapons.length; i++) uses = together(uses, ofWeapon(t, weapons[i]!, listener));
  }
  return uses.length === 0 ? spoken.both : listener.between(spoken, uses);
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
