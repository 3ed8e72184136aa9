// Which rules can affect attacks, and which act in a given one.
import { explain, tableOf } from '@little-wars/engine';
import type { Heard } from '@little-wars/engine/testing';
import { type Bearing, handles, type Names } from '@little-wars/skirmish';
import { attackOn } from '../core/04-shooting/attack.ts';
import { now, type Side } from '../core/dice/dice.ts';
import { killTeam } from '../index.ts';
import { specialRules } from '../special-rules.ts';
import type { Die, Look, Queries } from '../types.ts';
import { ALL_KINDS, during, type Followed, followingBeginning, offersAt, rolledDie } from './asking.ts';
import { combatOf } from './duel.ts';
import { followingRetained, followingRetainedIn, followingStrike } from './harm.ts';
import { BESIDE, heardInAttacks } from './heard.oracle.ts';
import { followingFall, followingMortalWounds, resolvedAs, whenTakenOut } from './left-out.ts';
import type { RuleName, Situation } from './situation.oracle.ts';
import { UNREAD } from './unread.ts';

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** Queries about one side's dice. */
const ROLLED = [
  'attack-dice',
  'hit-on',
  'critical-on',
  'attack-re-rolls',
  'ap',
  'defence-dice',
  'save-on',
  'invulnerable-saves',
  'kept-saves',
  'defence-re-rolls',
  'parried-by-normal',
  'splash',
  'may-be-supported',
  'instead-of-damage',
] as const satisfies readonly (keyof Queries)[];
const OF_SOMEBODY = [
  'loses-wounds',
  'takes-damage',
  'ignores-critical-on',
  'injured',
  'apl',
  'apl-change',
  'supports',
  'fights-with',
] as const satisfies readonly (keyof Queries)[];

/** They change nothing by themselves: whatever asks them is asked too. */
const ASKED_ON_THE_WAY: readonly string[] = ['ploy-cost', 'tac-ops'];

const { played, computed } = heardInAttacks();

/** What attacks ask, offer and emit, as heard when they are played, and what odds ask besides. */
const all = (part: keyof Heard): readonly string[] =>
  [...new Set([...played[part], ...computed[part], ...UNREAD[part]])].filter(name => BESIDE[name] === undefined);
const BEARING: Names = { queries: all('queries'), timings: all('timings'), facts: all('facts') };

interface Parts extends Bearing {
  readonly modify?: object;
  readonly offer?: object;
  readonly on?: object;
}
const partsOf = (rule: RuleName): Parts => specialRules[rule] as Parts;
const names = (parts: object | undefined): readonly string[] => Object.keys(parts ?? {});

/** Whether a rule handles anything of an attack at all. */
export const mayBear = (rule: RuleName): boolean => handles({ ...partsOf(rule), noBearing: {} }, BEARING);

/** Base values for queries, such that each rule can change one of them. */
const BASES: { readonly [query: string]: readonly unknown[] } = {
  'attack-re-rolls': [[]],
  'defence-re-rolls': [[]],
  'invulnerable-saves': [[]],
  'parried-by-normal': [true],
  'loses-wounds': [true],
  injured: [true],
  supports: [true],
  'fights-with': ['melee'],
  'in-cover': [true, false],
  'takes-damage': [true],
  'may-be-supported': [true],
  'instead-of-damage': [null],
  'instead-of-strike': [[]],
  splash: [{ wounds: 1, reach: 508 }],
};
const NUMBERS = [0, 1, 3, 5, 6, 7];

const aimOf = ({ weapon: chosen, action }: Pick<Situation, 'weapon' | 'action'>) => {
  const [weapon, profile] = chosen.split('/') as [string, string];
  return { attacker: 0, target: 1, weapon, profile, action };
};

const attackIn = (t: Look, situation: Situation) =>
  situation.kind === 'shot'
    ? attackOn(t, aimOf(situation), null)
    : combatOf({ attacker: 0, target: 1, weapon: situation.weapon, parry: situation.parry });

/** Whether a rule changes a number, offers a reaction or reacts to a fact in an attack. */
export function acts(rule: RuleName, situation: Situation): boolean {
  const t = tableOf(killTeam, situation.setup, situation.position);
  const attack = attackIn(t, situation);
  const bare = during(t, attack);
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const { modify, offer, on } = partsOf(rule);
  const sides = SIDES;
  const isChanged = (name: string, about: object): boolean =>
    (BASES[name] ?? NUMBERS).some(base =>
      explain(look, name as never, base as never, about as never).changes.some(
        ({ rule: by, before, after }) => by === rule && JSON.stringify(before) !== JSON.stringify(after),
      ),
    );
  const asked = names(modify).some(name => {
    if (!BEARING.queries.includes(name) || ASKED_ON_THE_WAY.includes(name)) return false;
    if ((ROLLED as readonly string[]).includes(name)) return sides.some(side => isChanged(name, now(look, side)));
    if ((OF_SOMEBODY as readonly string[]).includes(name))
      return [0, 1].some(operative => isChanged(name, { operative }));
    if (name === 'damage')
      return sides.some(side => [true, false].some(critical => isChanged(name, { ...now(bare, side), critical })));
    if (name === 'ignores-wounds-on')
      return [0, 1].some(operative => [true, false].some(mortal => isChanged(name, { operative, mortal })));
    if (name === 'instead-of-strike')
      return situation.kind === 'fight' && [0, 1].some(id => isChanged(name, { operative: id, against: 1 - id }));
    if (name === 'in-cover')
      return situation.kind === 'shot' && isChanged(name, { ...aimOf(situation), asked: 'for-die' });
    if (name === 'dice-lost') return situation.kind === 'shot' && isChanged(name, aimOf(situation));
    throw new Error(`nobody says what "${name}" is to be asked about`);
  });
  return (
    asked ||
    (names(offer).some(name => BEARING.timings.includes(name)) &&
      offeredIn(situation).some(({ rule: by }) => by === rule)) ||
    names(on).some(name => BEARING.facts.includes(name) && isFollowed(rule, name, situation))
  );
}

/** Whether a rule makes something of a fact of an attack; if odds do not ask it, whether it is in play. */
function isFollowed(rule: RuleName, name: string, situation: Situation): boolean {
  const t = tableOf(killTeam, situation.setup, situation.position);
  const attack = attackIn(t, situation);
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const { noBearing } = partsOf(rule);
  if (noBearing?.[name] !== undefined || (UNREAD.facts as readonly string[]).includes(name))
    return SIDES.some(side => killTeam.inPlay(look, now(look, side)).some(use => use.rule === rule));
  const of = (followed: readonly Followed[]): boolean =>
    followed.some(({ rule: by, facts, frame }) => by === rule && (frame !== null || facts.length > 0));
  const isShot = situation.kind === 'shot';
  if (name === 'attack-began') return of(followingBeginning(t, attack));
  if (name === 'attack-dice-retained')
    return isShot
      ? of(followingRetained(t, attack, [...ALL_KINDS, { face: 1, reRolled: false, as: 'fail' }]))
      : SIDES.some(side => of(followingRetainedIn(t, attack, side)));
  if (name === 'struck')
    return !isShot && SIDES.some(side => [1, 2].some(nth => of(followingStrike(t, attack, side, nth))));
  if (name === 'mortal-wounds-came') return [0, 1].some(id => of(followingMortalWounds(look, id)));
  if (name === 'incapacitated') return [0, 1].some(id => of(followingFall(look, id, 1 - id)));
  throw new Error(`nobody says what follows "${name}"`);
}

const FAILED = ALL_KINDS.map((): Die => ({ face: 2, reRolled: false, as: 'fail' }));

/** Every reaction that would be on offer in an attack, to either side. */
export function offeredIn(situation: Situation) {
  const t = tableOf(killTeam, situation.setup, situation.position);
  const attack = attackIn(t, situation);
  const raw = during(t, { ...attack, attackDice: [rolledDie], defenceDice: [rolledDie] });
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const sides: readonly Side[] = ['attacker', 'defender'];
  /** The attack with only failures on the other side. */
  const winning = (side: Side): Look =>
    during(t, {
      ...attack,
      attackDice: side === 'attacker' ? ALL_KINDS : FAILED,
      defenceDice: side === 'attacker' ? FAILED : ALL_KINDS,
    });
  return [0, 1].flatMap(seat => {
    const judged = [0, 1].flatMap(operative => [
      ...offersAt(look, 'damage-dealt', { operative, amount: 1 }, seat),
      ...whenTakenOut(look, operative, seat),
    ]);
    if (situation.kind === 'fight')
      return [
        ...offersAt(t, 'enemy-selected', { operative: 0, action: 'fight', against: 1 }, seat),
        ...sides.flatMap(side => offersAt(raw, 'attack-dice-rolled', now(raw, side), seat)),
        ...sides.flatMap(side => offersAt(winning(side), 'attack-dice-judged', now(winning(side), side), seat)),
        ...judged,
      ];
    return [
      ...offersAt(during(t, attack), 'target-selected', aimOf(situation), seat),
      ...offersAt(raw, 'attack-dice-rolled', now(raw, 'attacker'), seat),
      ...offersAt(look, 'attack-dice-judged', now(look, 'attacker'), seat),
      ...offersAt(raw, 'defence-dice-rolled', now(raw, 'defender'), seat),
      ...offersAt(look, 'defence-dice-judged', now(look, 'defender'), seat),
      ...offersAt(t, 'attack-resolved', resolvedAs({ aim: aimOf(situation), dice: null, after: null }), seat),
      ...judged,
    ];
  });
}
