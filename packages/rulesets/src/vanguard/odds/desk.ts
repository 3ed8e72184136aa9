// Attacks as people type them: `2x3+ AP1 D2 melee, aim` or `card/weapon, far`; `AR4 WN2 inv5 cover` or a card, `down`
import {
  type Forecast,
  note,
  type OddsDesk,
  oddsOfForecasts,
  problem,
  type Read,
  type Reader,
  supposing,
} from '@little-wars/engine';
import { changedByWords, nameAndWords, type Reading, unknownName, type Words, wordsIn } from '@little-wars/skirmish';
import { profileId } from '../content/profiles.ts';
import type { Card, Weapon } from '../content/types.ts';
import type { Focus } from '../types.ts';
import { type Attacker, duelOf, type Looking, PLAIN_CARD, type Target } from './duel.ts';
import { forecastOf } from './forecasts.ts';
import { abilityIn, weaponRuleIn } from './labels.ts';
import { cardCalled, cardIds, weaponNames, weaponsCalled } from './named.ts';
import { leftOut } from './not-counted.ts';

/** A copy of a weapon with changes, under an id of its own. */
function rearmed(weapon: Weapon, change: Partial<Weapon>): Weapon {
  const changed = { ...weapon, ...change };
  return { ...changed, id: profileId({ ...changed, id: '' }) };
}

const inMelee = ({ weapon }: Attacker): Partial<Attacker> =>
  weapon.type === 'melee' ? {} : { weapon: rearmed(weapon, { type: 'melee' }) };

/** VG-6.11: said a second time it adds up, as for a charge prepared by a Focus action. */
function focusedOn(before: Focus | null, on: 'hit' | 'ap'): Focus {
  if (before === null) return on;
  return before === on ? `${on}-twice` : 'both';
}

/** What words about an attack change, other than those that are special rules. */
const ATTACK: Words<Attacker> = [
  [/^ap(\d)$/, (ap, { weapon }) => ({ weapon: rearmed(weapon, { ap: weapon.ap + ap }) })],
  [/^melee()$/, (_, so) => inMelee(so)],
  [/^aim()$/, () => ({ aimed: true })],
  [/^focus-hit()$/, (_, so) => ({ ...inMelee(so), focus: focusedOn(so.focus, 'hit') })],
  [/^focus-ap()$/, (_, so) => ({ ...inMelee(so), focus: focusedOn(so.focus, 'ap') })],
  [/^obscured()$/, () => ({ obscured: true })],
  [/^far()$/, () => ({ far: true })],
  [/^disengaging()$/, (_, so) => ({ ...inMelee(so), manner: 'disengaging' })],
  [/^outnumbering()$/, (_, so) => ({ ...inMelee(so), outnumbering: true })],
  [/^buys(\d)$/, bought => ({ bought })],
  [/^no-explosions()$/, () => ({ explodes: false })],
];

/** A changed card no longer belongs to any list, so it loses its id. */
const changedCard = (card: Card, change: Partial<Card>): Card => ({ ...card, ...change, id: '' });

const TARGET: Words<Target> = [
  [/^ar(\d)\+?$/, (armor, { card }) => ({ card: changedCard(card, { armor }) })],
  [/^wn(\d{1,2})$/, (wounds, { card }) => ({ card: changedCard(card, { wounds }) })],
  [/^cover()$/, () => ({ cover: true })],
  [/^down()$/, () => ({ down: true })],
  [/^again(\d{1,2})$/, (dice, so) => ({ armorDice: so.armorDice + dice })],
  [/^buys(\d)$/, bought => ({ bought })],
];

function withRule({ weapon }: Attacker, word: string): Partial<Attacker> | null {
  const use = weaponRuleIn(word);
  return use && { weapon: rearmed(weapon, { rules: [...weapon.rules, use] }) };
}

function withAbility({ card }: Target, word: string): Partial<Target> | null {
  const use = abilityIn(word);
  const abilities = [...(card.kit.abilities ?? []), ...(use ? [use] : [])];
  return use && { card: changedCard(card, { kit: { ...card.kit, abilities } }) };
}

const ATTACKS: Reading<Attacker> = { path: 'weapon', words: ATTACK, special: withRule };
const TARGETS: Reading<Target> = { path: 'target', words: TARGET, special: withAbility };

const changed = <B>(reader: Reader, text: string, from: B, reading: Reading<B>): B =>
  changedByWords(reader, wordsIn(text.toLowerCase()), from, reading);

const PLAIN_WEAPON: Weapon = {
  id: '',
  name: '',
  type: 'ranged',
  range: 36,
  dice: 0,
  hit: 7,
  ap: 0,
  damage: 1,
  rules: [],
};
const PLAIN_ATTACKER: Attacker = {
  card: PLAIN_CARD,
  choices: [],
  weapon: PLAIN_WEAPON,
  manner: 'action',
  aimed: false,
  focus: null,
  obscured: false,
  far: false,
  outnumbering: false,
  bought: 0,
  explodes: true,
};
const PLAIN_TARGET: Target = { card: PLAIN_CARD, cover: false, down: false, armorDice: 0, bought: 0 };

function attackerIn(reader: Reader, text: string): Attacker {
  const bare = /^\s*(\d{1,2})\s*(?:x|dice)\s*(\d)\+(.*)$/i.exec(text);
  if (bare) {
    const damage = /\bd(\d{1,2})\b/i.exec(bare[3]!);
    const rest = bare[3]!.replace(/\bd\d{1,2}\b/i, '');
    const numbers = { dice: Number(bare[1]), hit: Number(bare[2]), damage: Number(damage?.[1] ?? 1) };
    return changed(reader, rest, { ...PLAIN_ATTACKER, weapon: rearmed(PLAIN_WEAPON, numbers) }, ATTACKS);
  }
  const [name, words] = nameAndWords(text);
  const [bearer, ...others] = weaponsCalled(name);
  if (!bearer)
    return note(reader, unknownName('weapon', 'weapon', name, weaponNames(name.includes('/'))), PLAIN_ATTACKER);
  const options = [bearer, ...others].map(each => `${each.card.id}/${each.weapon.id}`);
  if (others.length > 0) return note(reader, problem('weapon', 'several-weapons', { options }), PLAIN_ATTACKER);
  return changed(reader, words, { ...PLAIN_ATTACKER, ...bearer }, ATTACKS);
}

function targetIn(reader: Reader, text: string): Target {
  if (/^\s*(?:ar|wn)\d/i.test(text)) return changed(reader, text, PLAIN_TARGET, TARGETS);
  const [name, words] = nameAndWords(text);
  const card = cardCalled(name);
  if (!card) return note(reader, unknownName('target', 'target', name, cardIds), PLAIN_TARGET);
  return changed(reader, words, { ...PLAIN_TARGET, card }, TARGETS);
}

/** Steps: more cannot be computed in 50 ms. */
const MOST_STEPS = 2820;
/** About as many 6s as may follow before they cease to matter. */
const MORE_HITS = 10;

/**
 * How far a forecast has to go, in steps of about the same length: armor dice are rolled for every number of hits.
 * Those re-rolled for CP come one by one.
 */
export function stepsOf(dice: number, armorDice: number, bought: number): number {
  const again = 1.2 * Math.min(armorDice, dice + 2 * MORE_HITS) + 1.5 * bought;
  return Math.ceil((dice + MORE_HITS) * again * again + 3 * dice * dice);
}

function checkSize(reader: Reader, { weapon }: Attacker, { armorDice, bought }: Target): void {
  const count = stepsOf(weapon.dice, armorDice, bought);
  if (count > MOST_STEPS) note(reader, problem('target', 'too-many-again', { count, most: MOST_STEPS }), null);
}

const ENOUGH = 9;

const TEXTS = {
  'odds.attack': 'one attack under a ruleset; weapons and targets by name or in numbers',
  'odds.attack.weapon': 'card/weapon or numbers, then a comma and words; without any an example is shown',
  'odds.attack.target': 'a card or numbers, then words',
  'no-such-weapon': 'no card has a weapon "{weapon}"; write card/weapon, or numbers as in the example',
  'no-such-target': 'there is no card "{target}"; write one as rosters do, or numbers as in the example',
  'not-understood': '"{word}" means nothing here; see the example',
  'too-many-again':
    'at most {most} steps can be worked out, and here there are {count}: take fewer dice or armor re-rolls',
};

/** Forecasts of an attack as typed, or everything in it that is not understood. */
export const forecastsIn =
  (looking: Looking) =>
  (attack: string, who: string): Read<readonly Forecast[]> => {
    const reader: Reader = { problems: [] };
    const [attacker, target] = [attackerIn(reader, attack), targetIn(reader, who)];
    checkSize(reader, attacker, target);
    if (reader.problems.length > 0) return { ok: false, problems: reader.problems };
    const { t, aim, details } = duelOf(looking, attacker, target);
    const forecast = forecastOf(t, aim, details);
    // Nobody pays for anything here: list what could be bought with enough CP.
    const missing = leftOut(supposing(t, { cp: [ENOUGH, ENOUGH] }), aim, details);
    return { ok: true, value: [{ ...forecast, by: 'attacker', to: 'target', with: attack, leftOut: missing }] };
  };

export const deskOf = (looking: Looking): OddsDesk => ({
  counters: [
    {
      id: 'attack',
      fields: ['weapon', 'target'].map(id => ({ id, value: 'text' })),
      example: { weapon: '2x3+ AP1 D2, aim', target: 'AR4 WN2 inv5 cover' },
      read({ weapon = '', target = '' }) {
        const read = forecastsIn(looking)(String(weapon), String(target));
        return read.ok ? { ok: true, value: oddsOfForecasts(read.value) } : read;
      },
    },
  ],
  texts: { en: TEXTS },
});
