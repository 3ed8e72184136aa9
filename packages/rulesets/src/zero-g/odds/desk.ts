// Attacks as people type them: `A2 BS4 S4 AP5 rending` or `model/weapon, half`; `T4 3+ W1 cover` or a model
import {
  type Forecast,
  note,
  type OddsDesk,
  oddsOfForecasts,
  problem,
  type Read,
  type Reader,
  tableOf,
} from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { changedByWords, nameAndWords, type Reading, unknownName, wordsIn } from '@little-wars/skirmish';
import { isIdle } from '../../w40k/content/uses.ts';
import { namesOf } from '../../w40k/odds/named.ts';
import { tokensOf } from '../../w40k/odds/tokens.ts';
import { bareId } from '../content/bare.ts';
import { catalogue, factions, gear, powers, weapons } from '../content/index.ts';
import type { Kit, WeaponProfile } from '../content/types.ts';
import type { BareAbilityUse, WeaponUse } from '../content/uses.ts';
import { attackOf } from '../core/03-shooting/fire.ts';
import { shotsOf } from '../core/03-shooting/weapons.ts';
import { kitOf } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { fresh, opening } from '../setup.ts';
import { ofBlows, ofShot } from '../tabletop/forecast.ts';
import type { Look, Model, Position, Setup } from '../types.ts';
import {
  ATTACK,
  type Attacker,
  PLAIN_ATTACKER,
  PLAIN_TARGET,
  rearmed,
  TARGET,
  type Target,
  withAbility,
} from './words.ts';

const bare: Setup = { ...ready[0]!, map: { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } } };

const abilities = [
  ...factions.flatMap(({ sheets }) => sheets.flatMap(sheet => sheet.abilities)),
  ...gear.flatMap(item => item.abilities),
];
const rules = weapons.flatMap(({ profiles }) => profiles.flatMap(profile => profile.rules));
const weaponTokens = tokensOf(rules.filter(use => !isIdle(use)));
const abilityTokens = tokensOf(abilities.filter(use => !isIdle(use)));
const names = namesOf({ ...catalogue, content: { weapons, gear, powers, factions } } as never);

const attacks: Reading<Attacker> = {
  path: 'weapon',
  words: ATTACK,
  special: (so, word) => {
    const rule = weaponTokens.read(word) as WeaponUse | null;
    if (rule) return { weapon: rearmed(so.weapon, { rules: [...so.weapon.rules, rule] }) };
    const ability = abilityTokens.read(word) as BareAbilityUse | null;
    return ability && { kit: withAbility(so.kit, ability) };
  },
};
const targets: Reading<Target> = {
  path: 'target',
  words: TARGET,
  special: (so, word) => {
    const ability = abilityTokens.read(word) as BareAbilityUse | null;
    return ability && { kit: withAbility(so.kit, ability) };
  },
};

const changed = <B>(reader: Reader, text: string, from: B, reading: Reading<B>): B =>
  changedByWords(reader, wordsIn(text.toLowerCase()), from, reading);

const isBareAttack = /^\s*a\d+(?:\s|,|$)/i;
const isBareTarget = /^\s*(?:t|w|av|hp)\d/i;

function attackerIn(reader: Reader, text: string): Attacker {
  if (isBareAttack.test(text)) return changed(reader, text, PLAIN_ATTACKER, attacks);
  const [name, words] = nameAndWords(text);
  const [bearer, ...others] = names.weaponsCalled(name);
  if (!bearer)
    return note(reader, unknownName('weapon', 'weapon', name, names.weaponNames(name.includes('/'))), PLAIN_ATTACKER);
  const options = [bearer, ...others].map(({ kind, profile }) => `${kind}/${profile.id}`);
  if (others.length > 0) return note(reader, problem('weapon', 'several-weapons', { options }), PLAIN_ATTACKER);
  const weapon = bearer.profile as unknown as WeaponProfile;
  return changed(reader, words, { ...PLAIN_ATTACKER, kit: kitOf(bearer), weapon }, attacks);
}

function targetIn(reader: Reader, text: string): Target {
  if (isBareTarget.test(text)) return changed(reader, text, PLAIN_TARGET, targets);
  const [name, words] = nameAndWords(text);
  const model = names.modelCalled(name);
  if (!model) return note(reader, unknownName('target', 'target', name, names.models), PLAIN_TARGET);
  return changed(reader, words, { ...PLAIN_TARGET, kit: kitOf(model) }, targets);
}

const widthOf = ({ kind: { base } }: Kit): number => (base.shape === 'round' ? base.diameter : base.length);

/** A model of a card on the empty table. */
const standingAt = (seat: number, x: number, kit: Kit, change: Partial<Model> = {}): Model => ({
  ...fresh(kit.profile?.wounds ?? kit.vehicle?.hullPoints ?? 1),
  name: '',
  kind: '',
  choices: [],
  seat,
  sheet: bareId(kit),
  selection: 0,
  at: { x, y: inches(18), z: 0 },
  ...change,
});

/** The two of them, in contact or at three quarters of the range, or well within half of it. */
function duelOf({ kit, weapon, isNear, isSnap, charged, moved }: Attacker, { kit: other, cover }: Target): Look {
  const apart =
    weapon.type === 'melee'
      ? 1
      : Math.floor((inches(weapon.range === 0 ? 8 : Math.min(weapon.range, 30)) * (isNear ? 1 : 3)) / 4);
  const armed: Kit = { ...kit, weapons: [{ id: weapon.id, name: weapon.name, profiles: [weapon], all: false }] };
  const from = inches(2);
  const models = [
    standingAt(0, from, armed, { snap: isSnap, did: charged ? ['charged'] : [], manoeuvre: moved ? 'start' : null }),
    standingAt(1, from + apart + (widthOf(kit) + widthOf(other)) / 2, other, { along: { dx: -1, dy: 0 } }),
  ];
  const effects: Position['effects'] =
    cover === null
      ? []
      : [{ use: { rule: 'told-cover', target: 1, save: cover, seat: 1, holder: 1 }, until: 'battle', seat: 1 }];
  return tableOf(ruleset, bare, {
    ...opening({ armies: [] }),
    round: 1,
    turns: 1,
    phase: weapon.type === 'melee' ? 'fight' : 'shooting',
    models,
    effects,
  }) as Look;
}

/** More hit dice than this are refused, and more hits. */
const MOST = 24;
const MOST_HITS = 96;

/** How many hits a die is worth that shows 6. */
function hitsOfSix(t: Look, profile: string): number {
  const attack = attackOf(t, { attacker: 0, target: 1, profile, manner: 'shooting' });
  return 1 + t.query('more-hits', 0, { attack, face: 6 });
}

/** Forecasts of an attack as typed, or everything in it that is not understood. */
export function forecastsIn(attack: string, who: string): Read<readonly Forecast[]> {
  const reader: Reader = { problems: [] };
  const [attacker, target] = [attackerIn(reader, attack), targetIn(reader, who)];
  if (reader.problems.length > 0) return { ok: false, problems: reader.problems };
  const t = duelOf(attacker, target);
  const { id: profile, type } = attacker.weapon;
  const count =
    type === 'melee'
      ? (attacker.kit.profile?.attacks ?? 0)
      : shotsOf(t, { attacker: 0, target: 1, profile, manner: 'shooting' });
  if (count > MOST) return { ok: false, problems: [problem('weapon', 'too-many-attacks', { count, most: MOST })] };
  const hits = type === 'melee' ? count : count * hitsOfSix(t, profile);
  if (hits > MOST_HITS)
    return { ok: false, problems: [problem('weapon', 'too-many-hits', { count: hits, most: MOST_HITS })] };
  const forecast = type === 'melee' ? ofBlows(t, 0, 1, profile) : ofShot(t, 0, 1, profile);
  return { ok: true, value: [{ ...forecast, by: 'attacker', to: 'target', with: attack }] };
}

const TEXTS = {
  'odds.attack': 'one attack under a ruleset; weapons and targets by name or in numbers',
  'odds.attack.weapon': 'model/weapon or numbers, then a comma and words; without any an example is shown',
  'odds.attack.target': 'a model or numbers, then words',
  'no-such-weapon': 'nobody has a weapon "{weapon}"; write model/weapon, or numbers as in the example',
  'no-such-target': 'there is no model "{target}"; write one as datasheets do, or numbers as in the example',
  'no-weapon-but': 'nobody has a weapon "{weapon}"; perhaps one of these: {options}',
  'no-target-but': 'there is no model "{target}"; perhaps one of these: {options}',
  'not-understood': '"{word}" means nothing here; see the example',
  'too-many-attacks': 'no more than {most} attacks can be worked out, and here there are {count}: take fewer',
  'too-many-hits': 'no more than {most} hits can be worked out, and here there may be {count}: take fewer attacks',
};

/** The odds desk of Zero-G. */
export const odds: OddsDesk = {
  counters: [
    {
      id: 'attack',
      fields: ['weapon', 'target'].map(id => ({ id, value: 'text' })),
      example: { weapon: 'A2 BS4 S4 AP5 rapid-fire, half', target: 'T4 3+ W1 cover' },
      read({ weapon = '', target = '' }) {
        const read = forecastsIn(String(weapon), String(target));
        return read.ok ? { ok: true, value: oddsOfForecasts(read.value) } : read;
      },
    },
  ],
  texts: { en: TEXTS },
};
