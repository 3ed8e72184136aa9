// Weapons and targets by the names cards have for them, their own rules counted
import { inches } from '@little-wars/engine/geometry';
import { factionOf, factions, weaponOf } from '../content/index.ts';
import type { Card, Faction, Weapon } from '../content/types.ts';
import { fullWounds } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Look, Member, Position, Setup } from '../types.ts';
import type { BareTarget, BareWeapon } from './bare.ts';
import { begun, caseOf } from './strike-case.ts';

const cards: readonly Card[] = factions.flatMap(faction => faction.cards);

const isCalled = (each: { readonly id: string; readonly name: string }, name: string): boolean =>
  [each.id, each.name.toLowerCase()].includes(name.trim().toLowerCase());

/** An id is one card's alone; a name is the first one's that has it. */
export const cardCalled = (name: string): Card | undefined =>
  cards.find(({ id }) => id === name.trim().toLowerCase()) ?? cards.find(card => isCalled(card, name));

interface Armed {
  readonly card: Card;
  readonly choices: readonly string[];
  readonly weapon: Weapon;
}

/** Every way a card may carry a weapon: its own, its faction's, or by a choice. */
const armedWith = (card: Card, faction: Faction): readonly Armed[] => {
  const own = [...(card.kit.weapons ?? []), ...(faction.kit.weapons ?? [])];
  const chosen = card.choices.flatMap(({ id, adds }) =>
    (adds.weapons ?? []).map(weapon => ({ weapon, choices: [id] })),
  );
  const all = [...own.map(weapon => ({ weapon, choices: [] as readonly string[] })), ...chosen];
  return all.map(({ weapon, choices }) => ({ card, choices, weapon: weaponOf(faction, weapon) }));
};

/** `card/weapon`, or a weapon: every one of that name that is not the same as another. */
export function weaponsCalled(name: string): readonly Armed[] {
  const [card, weapon] = name.includes('/') ? (name.split('/') as [string, string]) : [null, name];
  const found = cards
    .filter(each => card === null || each === cardCalled(card))
    .flatMap(each => armedWith(each, factionOf(each.id)))
    .filter(each => isCalled(each.weapon, weapon));
  return found.filter((each, i) => found.findIndex(other => other.weapon === each.weapon) === i);
}

/** How a position is looked at. */
export type Looking = (setup: Setup, position: Position) => Look;

/** Two models on a bare table, so near that they can do to each other what is asked. */
function duelOf(looking: Looking, own: Member, theirs: Member, apart: number): Look {
  const map = { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } };
  const setup: Setup = { ...ready[0]!, map };
  const models = [own, theirs].map((member, seat) => ({
    ...opening({ teams: [{ faction: '', models: [member] }] }).models[0]!,
    seat,
    at: { x: inches(6 + apart * seat), y: inches(6), z: 0 },
    wounds: fullWounds(member),
  }));
  return looking(setup, { ...opening({ teams: [] }), round: 1, phase: 'turns', models });
}

const member = ({ id }: Card, choices: readonly string[] = []): Member => ({
  card: id,
  name: '',
  leader: false,
  choices,
});
const NEAR = 1;
const AWAY = 8;

/** What its card prints, and what rules of the card and the weapon make of its dice at 8", or hand to hand. */
export function bareWeaponOf(looking: Looking, { card, choices, weapon }: Armed): BareWeapon {
  const { id, type, hit, ap, damage } = weapon;
  const t = duelOf(looking, member(card, choices), member(cards[0]!), type === 'melee' ? NEAR : AWAY);
  const look = begun(t, { attacker: 0, target: 1, weapon: id, manner: 'action' });
  const made = caseOf(look, {});
  return {
    type,
    dice: made.dice,
    hit,
    ap,
    damage,
    added: 0,
    mortal: made.hurting[1]!.mortal,
    free: made.hit.free,
    bought: 0,
    knocksDown: made.knocksDown,
    recovery: look.query('recovery-modifier', 0, { model: 1, from: 0 }),
    explodes: true,
  };
}

/** A card as one attacks it. */
export function bareTargetOf(looking: Looking, card: Card): BareTarget {
  const t = duelOf(looking, member(cards[0]!), member(card), AWAY);
  const { armor } = card;
  const invulnerable = t.query('invulnerable', [], { model: 1, from: 0 });
  return { armor, wounds: card.wounds, invulnerable, cover: false, down: false, free: 0, bought: 0 };
}
