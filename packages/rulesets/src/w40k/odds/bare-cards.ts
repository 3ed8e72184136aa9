// Plain cards to modify: for odds of plain numbers
import type { Spot } from '@little-wars/engine/geometry';
import { bareId } from '../content/bare.ts';
import type { Kit, NamedUse, Profile, Weapon, WeaponProfile } from '../content/types.ts';
import { isInvulnerable } from '../content/uses.ts';
import { profile, round } from '../content/writing.ts';
import type { Model } from '../types.ts';

/** M6, WS and BS 4+, S4, T4, W1, A1, Ld7 and no save. */
export const PLAIN_PROFILE: Profile = profile([6, 4, 4, 4, 4, 1, 1, 7, null]);

/** One shot, S4, AP0, D1. */
export const PLAIN_WEAPON: WeaponProfile = {
  id: '',
  name: '',
  type: 'assault',
  range: 24,
  attacks: 1,
  strength: 4,
  ap: 0,
  damage: 1,
  rules: [],
  family: null,
};

/** What a card of plain numbers may have. */
export interface BareCard {
  readonly profile?: Profile;
  readonly abilities?: readonly NamedUse[];
  readonly keywords?: readonly string[];
  readonly weapons?: readonly Weapon[];
}

const BASE_MM = 32;
const HEIGHT = 400;

function kitWith({ profile: line = PLAIN_PROFILE, abilities = [], keywords = [], weapons = [] }: BareCard): Kit {
  const saves = abilities.flatMap(use => (isInvulnerable(use) ? [use.save] : []));
  const kind = { name: '', least: 1, most: 1, points: 0, profile: line, wargear: [], base: round(BASE_MM) };
  const sheet = { id: '', name: '', role: '', least: 1, most: 1, keywords, models: [kind], options: [], abilities };
  return {
    sheet,
    kind,
    profile: line,
    invulnerable: saves.length > 0 ? Math.min(...saves) : null,
    weapons,
    gear: [],
    abilities,
    keywords,
    psyker: null,
    points: 0,
    height: HEIGHT,
  };
}

/** The id of a datasheet that consists of this card. */
export const bareSheet = (card: BareCard): string => bareId(kitWith(card));

/** A weapon of plain numbers, under an id of its own. */
export function bareWeapon(change: Partial<WeaponProfile>): WeaponProfile {
  const changed = { ...PLAIN_WEAPON, ...change };
  return { ...changed, id: bareId({ ...changed, id: '' }) };
}

/** A weapon of one profile, as in a kit. */
export const asCarried = (only: WeaponProfile): Weapon => ({
  id: only.id,
  name: only.name,
  profiles: [only],
  all: false,
});

/** A model on the table, unhurt, that has done nothing. */
export const standingAt = (
  at: Spot,
  of: Pick<Model, 'seat' | 'sheet' | 'kind' | 'choices' | 'wounds'> & Partial<Model>,
): Model => ({
  name: '',
  selection: 0,
  at,
  along: { dx: 1, dy: 0 },
  removed: false,
  reserve: false,
  did: [],
  used: [],
  ...of,
});

/** A model of plain numbers. */
export const bareModel = (seat: number, at: Spot, card: BareCard, change: Partial<Model> = {}): Model =>
  standingAt(at, {
    seat,
    sheet: bareSheet(card),
    kind: '',
    choices: [],
    wounds: (card.profile ?? PLAIN_PROFILE).wounds,
    ...change,
  });
