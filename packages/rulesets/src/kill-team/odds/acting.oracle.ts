// Which rules can affect attacks, and which act in a given one.
import { explain, tableOf } from '@little-wars/engine';
import { attackOn } from '../core/04-shooting/attack.ts';
import { now, type Side } from '../core/dice/dice.ts';
import { killTeam } from '../index.ts';
import { specialRules } from '../special-rules.ts';
import type { AttackTiming, Die, Look, Position, Queries, Setup } from '../types.ts';
import type { Use } from '../uses.ts';
import { ALL_KINDS, during, offersAt, rolledDie } from './asking.ts';
import { combatOf } from './duel.ts';
import { followingRetained, followingRetainedIn, followingStrike } from './harm.ts';

export type RuleName = Use['rule'];

/** Operative 0 attacks operative 1. */
export interface Situation {
  readonly name: string;
  readonly setup: Setup;
  readonly position: Position;
  readonly weapon: string;
  readonly parry: string | null;
  readonly kind: 'shot' | 'fight';
  readonly action: string;
}

/** Queries that odds take into account. */
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
] as const satisfies readonly (keyof Queries)[];
const OF_SOMEBODY = [
  'loses-wounds',
  'injured',
  'supports',
  'fights-with',
] as const satisfies readonly (keyof Queries)[];
export const BEARING_QUERIES: readonly string[] = [
  ...ROLLED,
  ...OF_SOMEBODY,
  'damage',
  'dice-lost',
  'in-cover',
  'ignores-wounds-on',
];
export const BEARING_TIMINGS = [
  'target-selected',
  'enemy-selected',
  'attack-dice-rolled',
  'attack-dice-judged',
  'defence-dice-rolled',
  'defence-dice-judged',
  'damage-dealt',
] as const satisfies readonly AttackTiming[];
const BEARING_FACTS: readonly string[] = ['attack-dice-retained', 'struck', 'attack-began', 'mortal-wounds-came'];

interface Parts {
  readonly modify?: object;
  readonly offer?: object;
  readonly on?: object;
}
const partsOf = (rule: RuleName): Parts => specialRules[rule] as Parts;
const names = (parts: object | undefined): readonly string[] => Object.keys(parts ?? {});

/** Whether a rule could affect any attack. */
export const mayBear = (rule: RuleName): boolean => {
  const { modify, offer, on } = partsOf(rule);
  return (
    names(modify).some(name => BEARING_QUERIES.includes(name)) ||
    names(offer).some(name => (BEARING_TIMINGS as readonly string[]).includes(name)) ||
    names(on).some(name => BEARING_FACTS.includes(name))
  );
};

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
  const { modify, on } = partsOf(rule);
  const isChanged = (name: string, about: object): boolean =>
    (BASES[name] ?? NUMBERS).some(base =>
      explain(look, name as never, base as never, about as never).changes.some(
        ({ rule: by, before, after }) => by === rule && JSON.stringify(before) !== JSON.stringify(after),
      ),
    );
  const sides: readonly Side[] = ['attacker', 'defender'];
  const asked = names(modify).some(name => {
    if ((ROLLED as readonly string[]).includes(name)) return sides.some(side => isChanged(name, now(look, side)));
    if ((OF_SOMEBODY as readonly string[]).includes(name))
      return [0, 1].some(operative => isChanged(name, { operative }));
    if (name === 'damage')
      return sides.some(side => [true, false].some(critical => isChanged(name, { ...now(bare, side), critical })));
    if (name === 'ignores-wounds-on')
      return [0, 1].some(operative => [true, false].some(mortal => isChanged(name, { operative, mortal })));
    if (situation.kind !== 'shot') return false;
    if (name === 'in-cover') return isChanged(name, { ...aimOf(situation), asked: 'for-die' });
    return name === 'dice-lost' && isChanged(name, aimOf(situation));
  });
  if (asked || offeredIn(situation).some(({ rule: by }) => by === rule)) return true;
  if (!names(on).some(name => BEARING_FACTS.includes(name))) return false;
  const followed =
    situation.kind === 'shot'
      ? followingRetained(t, attack, [...ALL_KINDS, { face: 1, reRolled: false, as: 'fail' }])
      : sides.flatMap(side => [
          ...followingRetainedIn(t, attack, side),
          ...[1, 2].flatMap(nth => followingStrike(t, attack, side, nth)),
        ]);
  return followed.some(({ rule: by, facts, isMore }) => by === rule && (isMore || facts.length > 0));
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
    const judged = [0, 1].flatMap(operative => offersAt(look, 'damage-dealt', { operative, amount: 1 }, seat));
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
      ...judged,
    ];
  });
}
