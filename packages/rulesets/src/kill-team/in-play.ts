import type { About, Seat, Speaking } from '@little-wars/engine';
import { attackIn, firstOf, type Held, secondOf, type Tells, tellsOf, weaponsIn } from './concerned.ts';
import type { WeaponUse } from './content/types.ts';
import { rulesAsWielded } from './factions/mechanisms/granted.ts';
import { ownUses, standingUses } from './factions/standing.ts';
import { mapOf, operativeOf, weaponOf } from './lookups.ts';
import type { KillTeam, Look, OperativeId, Setup } from './types.ts';
import type { Use } from './uses.ts';
import { weaponRules } from './weapon-rules/index.ts';

/** KT-3, KT-5, KT-6: rules for everybody, whatever the cards say. */
const COMMON: readonly Use[] = (
  [
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
  ] as const
).map(rule => ({
  rule,
  seat: 0,
  holder: null,
}));

/** KT-12: rules for everybody in Close Quarters. */
const CLOSE_QUARTERS: readonly Use[] = (
  ['guard', 'hatches', 'condensed-environment', 'past-others', 'indirect-by-choice'] as const
).map(rule => ({ rule, seat: 0, holder: null }));

const NONE: readonly Use[] = [];

/** What is known of a query, a timing or a fact: whose rules speak to it, and those that do now, whatever it is about. */
interface Said {
  /** Whether anybody in this battle has a rule of its own that does. */
  byHolders: boolean;
  readonly byWeapons: boolean;
  readonly holders: (Kept | undefined)[];
  /** By the weapons of each, as last used. */
  readonly wielded: (Wielded[] | undefined)[];
  /** What of it tells whom and which weapons it is about; null before it was first asked. */
  tells: Tells | null;
  /** By common rules and whole teams. */
  teams: Kept;
  /** By effects at work. */
  effects: Kept;
  both: readonly Use[];
  /** With the last that somebody or some weapon had to say. */
  mixed: Mixed;
}

interface Mixed {
  readonly own: readonly Use[];
  readonly teams: Kept;
  readonly effects: Kept;
  readonly uses: readonly Use[];
}

/** The rules among some that speak: good for as long as the list is the same one. */
interface Kept {
  readonly of: object;
  readonly uses: readonly Use[];
}

/** The rules that a weapon has in somebody's hands, and those of them that speak. */
interface Wielded {
  readonly rules: readonly WeaponUse[];
  readonly seat: Seat;
  readonly uses: readonly Use[];
}

const UNKNOWN: Kept = { of: {}, uses: NONE };

/** By the number of what is spoken to. */
const said: (Said | undefined)[] = [];

function saidOf(speaking: Speaking): Said {
  const known = said[speaking.number];
  if (known !== undefined) return known;
  const byWeapons = Object.keys(weaponRules).some(rule => speaking.has(rule));
  const made: Said = {
    byHolders: false,
    byWeapons,
    holders: [],
    wielded: [],
    tells: null,
    teams: UNKNOWN,
    effects: UNKNOWN,
    both: NONE,
    mixed: { own: NONE, teams: UNKNOWN, effects: UNKNOWN, uses: NONE },
  };
  said[speaking.number] = made;
  return made;
}

const EVERYTHING: Speaking = { has: () => true, number: 0 };

/**
 * The special rules that bear on something: common ones, those of teams and of everyone concerned, those of the weapons
 * used, and effects at work. Most have nothing to say to what is asked, and most often nobody has.
 */
export function inPlay(t: Look, about: About<KillTeam>, speaking: Speaking = EVERYTHING): readonly Use[] {
  const now = saidOf(speaking);
  const teams = alwaysIn(t);
  const { effects } = t.position;
  if (now.teams.of !== teams || now.effects.of !== effects) listenAgain(t, now, teams, speaking);
  if (!now.byHolders && !now.byWeapons) return now.both;
  const tells = (speaking === EVERYTHING ? null : now.tells) ?? tellsOf(about);
  now.tells = tells;
  let uses = NONE;
  const attack = attackIn(t, about, tells);
  if (now.byHolders) {
    const one = firstOf(about, attack, tells);
    const another = one === null ? null : secondOf(about, attack, tells);
    if (one !== null) uses = ofHolder(t, one, now, speaking);
    if (another !== null && another !== one) uses = together(uses, ofHolder(t, another, now, speaking));
  }
  if (now.byWeapons) {
    const weapons = weaponsIn(t, about, attack, tells);
    for (let i = 0; i < weapons.length; i++) uses = together(uses, ofWeapon(t, weapons[i]!, now, speaking));
  }
  return uses.length === 0 ? now.both : between(now, uses);
}

/** With what speaks whatever it is about, in its place: asked for the same ones again and again. */
function between(now: Said, own: readonly Use[]): readonly Use[] {
  const { teams, effects, mixed } = now;
  if (mixed.own === own && mixed.teams === teams && mixed.effects === effects) return mixed.uses;
  const uses = together(together(teams.uses, own), effects.uses);
  now.mixed = { own, teams, effects, uses };
  return uses;
}

/** Finds out anew who speaks: teams or effects have changed. */
function listenAgain(t: Look, now: Said, teams: readonly Use[], speaking: Speaking): void {
  const { effects } = t.position;
  if (now.teams.of !== teams) {
    now.teams = { of: teams, uses: thoseSpeaking(teams, speaking) };
    now.byHolders = always.held.some(rule => speaking.has(rule));
  }
  if (now.effects.of !== effects) now.effects = { of: effects, uses: thoseSpeaking(usesOf(effects), speaking) };
  now.both = together(now.teams.uses, now.effects.uses);
}

type Effects = Look['position']['effects'];

let atWork: { readonly of: Effects; readonly uses: readonly Use[] } = { of: [], uses: NONE };

/** The rules that effects bring: one list for as long as they are the same. */
function usesOf(effects: Effects): readonly Use[] {
  if (atWork.of !== effects) atWork = { of: effects, uses: effects.map(({ use }) => use) };
  return atWork.uses;
}

function thoseSpeaking(uses: readonly Use[], speaking: Speaking): readonly Use[] {
  let found: Use[] | null = null;
  for (let i = 0; i < uses.length; i++) {
    const use = uses[i]!;
    if (!speaking.has(use.rule)) continue;
    if (found === null) found = [use];
    else found.push(use);
  }
  return found ?? NONE;
}

const together = (a: readonly Use[], b: readonly Use[]): readonly Use[] =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b];

/** What an operative has that is about itself. */
function ofHolder(t: Look, id: OperativeId, { holders }: Said, speaking: Speaking): readonly Use[] {
  const own = ownUses(operativeOf(t, id), id);
  if (own.length === 0) return NONE;
  const known = holders[id];
  if (known?.of === own) return known.uses;
  const uses = thoseSpeaking(own, speaking);
  holders[id] = { of: own, uses };
  return uses;
}

interface Always {
  readonly standing: readonly Use[];
  readonly setup: Setup | null;
  readonly uses: readonly Use[];
  /** The names of the rules that operatives have of their own, each once. */
  readonly held: readonly string[];
}

let always: Always = { standing: [], setup: null, uses: COMMON, held: [] };
/** The position asked about last: much is asked of one. */
let asked: Look['position'] | null = null;

/** What is in play whatever is asked. */
function alwaysIn({ position, setup }: Look): readonly Use[] {
  if (position === asked && setup === always.setup) return always.uses;
  asked = position;
  const standing = standingUses(position);
  if (standing !== always.standing || setup !== always.setup) {
    const common = mapOf(setup).closeQuarters === null ? COMMON : [...COMMON, ...CLOSE_QUARTERS];
    const held = position.operatives.flatMap((operative, id) => ownUses(operative, id).map(({ rule }) => rule));
    always = { standing, setup, uses: [...common, ...standing], held: [...new Set(held)] };
  }
  return always.uses;
}

function ofWeapon(
  t: Look,
  { holder, weapon: id, profile, action }: Held,
  { wielded }: Said,
  speaking: Speaking,
): readonly Use[] {
  const { seat } = operativeOf(t, holder);
  const rules = rulesAsWielded(t, holder, { weapon: weaponOf(t, holder, id), profile, action });
  if (rules.length === 0) return NONE;
  const known = wielded[holder] ?? [];
  wielded[holder] = known;
  const before = known.find(each => each.rules === rules && each.seat === seat);
  if (before) return before.uses;
  const uses = rules.filter(({ rule }) => speaking.has(rule)).map(use => ({ ...use, seat, holder }));
  if (known.length >= MOST_WEAPONS) known.length = 0;
  known.push({ rules, seat, uses });
  return uses;
}

/** So many are remembered of each: more than anybody carries. */
const MOST_WEAPONS = 8;
