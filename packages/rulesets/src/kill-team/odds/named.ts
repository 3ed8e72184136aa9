// Weapons and targets by their names on cards.
import { note, problem, type Reader, tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { unknownName } from '@little-wars/skirmish';
import { type Card, cardOf, factionOfCard, factions, type Profile, type Weapon } from '../content/index.ts';
import { MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import type { Look, Team } from '../types.ts';
import type { BareTarget, BareWeapon } from './bare.ts';
import { shotCaseOf } from './shot-case.ts';

const cards: readonly Card[] = factions.flatMap(faction => faction.cards);

const isCalled =
  (name: string) =>
  (each: { readonly id: string; readonly name: string }): boolean =>
    each.id === name || each.name.toLowerCase() === name.toLowerCase();

export const cardCalled = (name: string): Card | undefined => cards.find(isCalled(name.trim()));

interface LabelledProfile {
  readonly label: string;
  readonly profile: Profile;
}

function profilesCalled(name: string, type: Weapon['type']): readonly LabelledProfile[] {
  const parts = name.split('/').map(part => part.trim());
  const [card, weapon, profile] = parts.length === 1 ? [null, parts[0]!] : [parts[0]!, parts[1]!, parts[2]];
  return cards
    .filter(each => card === null || isCalled(card)(each))
    .flatMap(owner =>
      owner.weapons
        .filter(own => own.type === type && isCalled(weapon)(own))
        .flatMap(own =>
          own.profiles
            .filter(({ id }) => profile === undefined || id === profile)
            .map(one => ({ label: `${owner.id}/${own.id}/${one.id}`, profile: one })),
        ),
    );
}

function noSuchWeapon(path: string, written: string, type: Weapon['type']) {
  const names = cards.flatMap(card =>
    card.weapons.filter(each => each.type === type).map(({ id }) => (written.includes('/') ? `${card.id}/${id}` : id)),
  );
  return unknownName(path, 'weapon', written, names);
}

export const cardIds: readonly string[] = cards.map(({ id }) => id);

const looksOf = ({ attacks, hit, damage, rules }: BareWeapon): string => JSON.stringify([attacks, hit, damage, rules]);

/** `card/weapon`, `card/weapon/profile`, or a weapon that is the same on every card that has it; as cards print it. */
export function weaponCalled(reader: Reader, path: string, name: string, type: Weapon['type']): BareWeapon {
  const profiles = profilesCalled(name, type);
  const nothing: BareWeapon = { attacks: 0, hit: 7, damage: [0, 0], rules: [] };
  const [first] = profiles;
  if (!first) return note(reader, noSuchWeapon(path, name, type), nothing);
  if (new Set(profiles.map(({ profile }) => looksOf(profile))).size > 1)
    return note(reader, problem(path, 'several-weapons', { options: profiles.map(({ label }) => label) }), nothing);
  const { attacks, hit, damage, rules } = first.profile;
  return { attacks, hit, damage, rules };
}

const SHOOTER = 'tactical-marine-warrior';

const teamOf = (card: Card): Team => ({
  faction: factionOfCard(card.id).id,
  fireteams: [card.fireteam],
  operatives: [
    { card: card.id, fireteam: 0, name: card.name, weapons: card.weapons.map(({ id }) => id), equipment: [] },
  ],
});

/** A killzone with nothing on it. */
const bare = { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } };

/** Two operatives alone on it, 6" apart. */
function duelOf(own: Card, theirs: Card): Look {
  const setup = { ...ready[0]!, map: bare, teams: [teamOf(own), teamOf(theirs)] };
  const position = opening(setup);
  const operatives = position.operatives.map((each, i) => ({
    ...each,
    at: { x: inches(3 + 6 * i), y: inches(3), z: 0 },
  }));
  return tableOf(ruleset, setup, { ...position, phase: 'firefight', operatives });
}

/** A card as the target of a shot, with its own abilities. */
export function targetOfCard(card: Card): BareTarget {
  const [weapon] = cardOf(SHOOTER).weapons.filter(({ type }) => type === 'ranged');
  const aim = { attacker: 0, target: 1, weapon: weapon!.id, profile: weapon!.profiles[0]!.id, action: 'shoot' };
  const { defence, saveOn, wounds, kept, invulnerable, ignoresOn } = shotCaseOf(duelOf(cardOf(SHOOTER), card), aim);
  return { defence, save: saveOn, wounds, cover: kept, invulnerable, ignores: ignoresOn };
}
