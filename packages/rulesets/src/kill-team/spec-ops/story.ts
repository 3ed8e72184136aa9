// What a campaign's chronicle says about facts of battles and of what follows them
import type { FactShape, Seat, Story, Told } from '@little-wars/engine';
import type { Fact as BattleFact } from '../fact-types.ts';
import type { Position as Battle, OperativeId } from '../types.ts';
import type { Fact, Look } from './between/types.ts';

/** Who fell and what was scored. */
export const STORY: readonly string[] = ['incapacitated', 'returned', 'tac-op-scored', 'battle-ended'];

/** How many ways there are to say it; which is taken depends on who and when alone. */
const FELLED = 4;

const placeIn = ({ operatives }: Battle, id: OperativeId) => {
  const { seat } = operatives[id]!;
  const first = operatives.findIndex(each => each.seat === seat);
  return { seat, member: id - first };
};

function felled(position: Battle, fact: Extract<BattleFact, { type: 'incapacitated' }>): Told {
  const { operative, by, how } = fact;
  const who = position.operatives[operative]!.name;
  if (by === null || by === operative) return { word: 'story.fell', operative: who };
  const killer = position.operatives[by]!;
  if (killer.seat === position.operatives[operative]!.seat)
    return { word: 'story.by-mishap', operative: who, by: killer.name };
  const way = how === 'combat' ? 'combat' : 'shot';
  const variant = (position.turningPoint + operative + by) % FELLED;
  return { word: `story.${way}-${variant}`, operative: who, by: killer.name };
}

/** KT-6.1, KT-10.2: a fact of a battle as a line. */
export function storyOf({ position: at }: { readonly position: object }, of: FactShape): Story | null {
  const position = at as Battle;
  const fact = of as BattleFact;
  const when = { word: 'story.turning-point', turningPoint: position.turningPoint };
  switch (fact.type) {
    case 'incapacitated': {
      const about = [fact.operative, ...(fact.by === null ? [] : [fact.by])].map(id => placeIn(position, id));
      return { when, told: felled(position, fact), about };
    }
    case 'returned': {
      const { name } = position.operatives[fact.operative]!;
      return { when, told: { word: 'story.returned', operative: name }, about: [placeIn(position, fact.operative)] };
    }
    case 'tac-op-scored': {
      const told = { word: 'story.tac-op', team: { seat: fact.seat }, tacOp: { word: `tac-op.${fact.tacOp}` } };
      return { when, told, about: [] };
    }
    default:
      return null;
  }
}

/** Worth remembering of what follows a battle: tests that were passed and points that were counted are not. */
const REMEMBERED: readonly string[] = [
  'slain',
  'scar-gained',
  'afflicted',
  'evacuated',
  'scar-healed',
  'rank-reached',
  'honour-gained',
  'weapon-improved',
  'weaponsmith-assigned',
  'asset-gained',
  'enlisted',
  'dismissed',
  'told-to-rest',
  'orders-given',
  'spec-op-taken',
  'spec-op-completed',
  'experience-gained',
];

const nameIn = (t: Look, seat: Seat, id: string): string =>
  [...t.position.teams[seat]!.operatives, ...t.setup.teams[seat]!.operatives].find(each => each.id === id)?.name ?? id;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function aftermathOf(t: Look, fact: Fact): Story | null {
  if (!REMEMBERED.includes(fact.type) || !('seat' in fact)) return null;
  const { seat } = fact;
  const when = { word: 'story.aftermath', team: { seat } };
  if (fact.type === 'orders-given' && fact.orders.stash === 0) return null;
  if (fact.type === 'told-to-rest') {
    const names = fact.operatives.map(id => nameIn(t, seat, id));
    return {
      when,
      told: { word: 'story.told-to-rest', names: listed(names) },
      about: fact.operatives.map(member => ({ seat, member })),
    };
  }
  if (!('operative' in fact)) {
    const about = fact.type === 'enlisted' ? [{ seat, member: fact.enlisted.id }] : [];
    return { when, told: teamTold(fact), about };
  }
  const told = { word: `story.${fact.type}`, operative: nameIn(t, seat, fact.operative), ...wordsIn(fact) };
  const story = { when, told, about: [{ seat, member: fact.operative }] };
  return fact.type === 'experience-gained' ? { ...story, minor: true } : story;
}

/** The ids of a fact as texts. */
function wordsIn(fact: Fact): object {
  switch (fact.type) {
    case 'scar-gained':
    case 'scar-healed':
      return { scar: { word: `rule.${fact.scar}` } };
    case 'honour-gained':
      return { honour: { word: `rule.${fact.honour}` } };
    case 'rank-reached':
      return { rank: { word: `rank.${fact.rank}` } };
    case 'weapon-improved':
      return { item: { word: `reward.${fact.item}` } };
    case 'experience-gained':
      return { xp: fact.xp };
    default:
      return {};
  }
}

function teamTold(fact: Fact): Told {
  const word = `story.${fact.type}`;
  switch (fact.type) {
    case 'enlisted':
      return { word, name: fact.enlisted.name };
    case 'asset-gained':
      return { word, asset: { word: `asset.${fact.asset}` } };
    case 'orders-given':
      return { word, stash: fact.orders.stash };
    case 'spec-op-taken':
    case 'spec-op-completed':
      return { word, specOp: { word: `spec-op.${fact.specOp}` } };
    default:
      return { word };
  }
}
