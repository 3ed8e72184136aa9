import type { About } from '@little-wars/engine';
import { rulesAsWielded } from './factions/mechanisms/granted.ts';
import { ownUses, standingUses } from './factions/standing.ts';
import { operativeOf, weaponOf } from './lookups.ts';
import { speaksOfOne } from './of-one.ts';
import type { Attack, KillTeam, Look, OperativeId, Position } from './types.ts';
import type { Use } from './uses.ts';

/** KT-3, KT-5, KT-6: rules for everybody, whatever the cards say. */
const COMMON: readonly Use[] = (
  [
    'injured',
    'combat-support',
    'overwatch',
    'command-re-roll',
    'vantage-point',
    'mission',
    'tac-ops',
    'infiltrate',
  ] as const
).map(rule => ({
  rule,
  seat: 0,
  holder: null,
}));

/**
 * The special rules that bear on something: common ones, those of teams and of everyone concerned, those of the weapons
 * used, and effects at work.
 */
export function inPlay(t: Look, about: About<KillTeam>): readonly Use[] {
  const { operatives, effects, activation } = t.position;
  if (!isOfOne(about)) {
    if (last?.about === about && last.operatives === operatives && last.effects === effects) return last.uses;
    const uses = usesFor(t, about);
    last = 'type' in about ? last : { about, operatives, effects, uses };
    return uses;
  }
  const place = 2 * about.operative + ('action' in about ? 1 : 0);
  const before = kept[place];
  if (before?.operatives === operatives && before.effects === effects && before.weapons === activation?.weapons)
    return before.uses;
  const uses = usesFor(t, about).filter(speaksOfOne);
  kept[place] = { operatives, effects, weapons: activation?.weapons, uses };
  return uses;
}

interface Last {
  readonly about: About<KillTeam>;
  readonly operatives: Position['operatives'];
  readonly effects: Position['effects'];
  readonly uses: readonly Use[];
}

/** The same weapon or shot is asked about several times in a row. */
let last: Last | null = null;

interface Kept {
  readonly operatives: Position['operatives'];
  readonly effects: Position['effects'];
  readonly weapons: readonly string[] | undefined;
  readonly uses: readonly Use[];
}

/** Most is asked about one operative and what it may do: that is looked up once while operatives and effects stay. */
const kept: (Kept | undefined)[] = [];

const MORE = ['type', 'attack', 'attacker', 'side', 'against', 'how'] as const;

const isOfOne = (about: About<KillTeam>): about is About<KillTeam> & { readonly operative: OperativeId } =>
  'operative' in about && !MORE.some(key => key in about);

let always: { readonly standing: readonly Use[]; readonly uses: readonly Use[] } = { standing: [], uses: COMMON };

/** What is in play whatever is asked. */
function alwaysIn({ position }: Look): readonly Use[] {
  const standing = standingUses(position);
  if (standing !== always.standing) always = { standing, uses: [...COMMON, ...standing] };
  return always.uses;
}

function usesFor(t: Look, about: About<KillTeam>): readonly Use[] {
  const uses: Use[] = [...alwaysIn(t)];
  for (const id of concerned(t, about)) uses.push(...ownUses(operativeOf(t, id), id));
  for (const weapon of weaponsIn(t, about)) uses.push(...weaponRules(t, weapon));
  for (const { use } of t.position.effects) uses.push(use);
  return uses;
}

/** The attack something is about: its own, or for facts that name a side the one under way. */
const attackIn = (t: Look, about: About<KillTeam>): Attack | null =>
  'attack' in about ? about.attack : 'side' in about ? t.position.attack : null;

/** The operatives something is about, each once: a Blast may catch the shooter itself. */
function concerned(t: Look, about: About<KillTeam>): readonly OperativeId[] {
  const both = attackIn(t, about) ?? about;
  if (!('attacker' in both)) return 'operative' in about ? among(about) : [];
  return 'target' in both && both.target !== both.attacker ? [both.attacker, both.target] : [both.attacker];
}

/** An operative, and whom it picked to fight or shot at, or who felled it. */
function among(about: About<KillTeam> & { readonly operative: OperativeId }): readonly OperativeId[] {
  const { operative } = about;
  const another = 'against' in about ? about.against : 'how' in about ? about.by : null;
  return another === null || another === operative ? [operative] : [operative, another];
}

interface Held {
  readonly holder: OperativeId;
  readonly weapon: string;
  readonly profile: string;
  readonly action: string;
}

/**
 * The weapons whose rules act: the roller's in combat, the shooter's in everything about a shooting attack, and for
 * an action those shot with before it in the activation (KT-9.8).
 */
function weaponsIn(t: Look, about: About<KillTeam>): readonly Held[] {
  const attack = attackIn(t, about);
  if (attack !== null) return 'side' in about ? ofSide(t, attack, about.side) : [];
  if ('weapon' in about && 'attacker' in about)
    return [{ holder: about.attacker, weapon: about.weapon, profile: about.profile, action: about.action }];
  const { activation } = t.position;
  if (!('action' in about && 'operative' in about) || activation?.operative !== about.operative) return [];
  return activation.weapons.map(used => {
    const [weapon, profile] = used.split('/') as [string, string];
    return { holder: about.operative, weapon, profile, action: 'shoot' };
  });
}

function ofSide(t: Look, attack: Attack, side: 'attacker' | 'defender'): readonly Held[] {
  const { action, attacker, target, weapon, profile, parryWeapon, parryProfile } = attack;
  if (side === 'attacker' || attack.kind === 'shooting')
    return weapon === '' ? [] : [{ holder: attacker, weapon, profile, action }];
  // Who fights with a ranged weapon leaves its rules aside.
  const isMelee = parryWeapon !== null && weaponOf(t, target, parryWeapon).type === 'melee';
  return isMelee ? [{ holder: target, weapon: parryWeapon, profile: parryProfile!, action }] : [];
}

function weaponRules(t: Look, { holder, weapon: id, profile, action }: Held): readonly Use[] {
  const { seat } = operativeOf(t, holder);
  const weapon = weaponOf(t, holder, id);
  return rulesAsWielded(t, holder, { weapon, profile, action }).map(use => ({ ...use, seat, holder }));
}
