import type { Named, Seat, Telling, Thing, Told } from '@little-wars/engine';
import { factions, findCard, findWeapon } from '../../content/index.ts';
import { findEnlisted } from './lookups.ts';
import type { Enlisted, Fact, Look, Of, SpecOps } from './types.ts';

/** An operative of a team; one slain meanwhile is looked up in the earlier state. */
const enlistedIn = (t: Look, seat: Seat, id: unknown): Enlisted | undefined =>
  findEnlisted(t, seat, String(id)) ?? t.setup.teams[seat]!.operatives.find(each => each.id === id);

/** By its name alone: there is no board on which it would have a label. Null for what is a name already. */
function operative(t: Look, { id, about }: Thing): Named | null {
  const own = (about as Partial<Of> | undefined)?.seat;
  const found = (own === undefined ? [0, 1] : [own]).flatMap(seat => enlistedIn(t, seat, id) ?? [])[0];
  return found ? { word: 'card', name: found.name } : null;
}

const NOBODY = 'nobody';

/** A weapon has the same name on every card. */
const weaponNamed = (id: string): string =>
  factions.flatMap(({ cards }) => cards.flatMap(card => findWeapon(card, id) ?? []))[0]?.name ?? id;

/** Ids with texts of their own, by where they appear. */
const WORDS: readonly string[] = [
  'rank',
  'specialism',
  'asset',
  'requisition',
  'medivac',
  'recuperate',
  'reward',
  'spec-op',
];

function name(t: Look, thing: Thing): Named | null {
  const { of, id } = thing;
  if (of === 'seat') return { seat: id as Seat };
  if (of === 'operative') return id === NOBODY ? { word: `operative.${id}` } : operative(t, thing);
  if (of === 're-roll') return operative(t, thing) ?? { word: `re-roll.${id}` };
  if (of === 'card') return { word: 'card', name: findCard(String(id))?.name ?? String(id) };
  if (of === 'weapon') return { word: 'card', name: weaponNamed(String(id)) };
  if (of === 'item') return { word: `reward.${id}` };
  if (of === 'specOp') return { word: `spec-op.${id}` };
  if (['rule', 'scar', 'honour'].includes(of)) return { word: `rule.${id}` };
  return WORDS.includes(of) ? { word: `${of}.${id}` } : null;
}

/** Facts about a team's points, which go up or down. */
const counted = (up: string, down: string, by: number): Told => ({ word: by > 0 ? up : down, by: Math.abs(by) });

function tell(t: Look, fact: Fact): Told | null {
  switch (fact.type) {
    case 'rest-counted':
    case 'aftermath-ended':
    case 'made-proficient':
      return null;
    case 'requisition-changed':
      return counted('fact.requisition-gained', 'fact.requisition-spent', fact.by);
    case 'stash-changed':
      return counted('fact.stash-filled', 'fact.stash-used', fact.by);
    case 'enlisted':
      return { word: 'fact.enlisted', name: fact.enlisted.name };
  }
  const { type, clause: _clause, seat, ...rest } = fact;
  const who = 'operative' in rest ? { operative: enlistedIn(t, seat, rest.operative)?.name ?? rest.operative } : {};
  const word = type === 'casualty-tested' ? (fact.passed ? 'casualty-passed' : 'casualty-failed') : type;
  return { word: `fact.${word}`, ...rest, ...who };
}

export const telling: Telling<SpecOps> = { name, tell, numbers: () => [] };
