// Attacks as people type them: `A2 3+ S4 AP-1 D2, moved` or `model/weapon, half`; `T4 3+ W2 inv5 cover` or a model
import {
  type Forecast,
  type LeftOut,
  note,
  type OddsDesk,
  type OddsTold,
  oddsOfForecasts,
  problem,
  type Read,
  type Reader,
  supposing,
} from '@little-wars/engine';
import { changedByWords, nameAndWords, type Reading, unknownName, wordsIn } from '@little-wars/skirmish';
import type { Kit, NamedUse } from '../content/types.ts';
import type { Shots } from '../show/forecasts.ts';
import type { Look, Position } from '../types.ts';
import { type Attacker, changedKit, duelOf, type Target } from './duel.ts';
import { enduringOf } from './enduring.ts';
import type { NamedModel, Names } from './named.ts';
import type { Tokens } from './tokens.ts';
import { ATTACK, mostAttacks, PLAIN_ATTACKER, PLAIN_TARGET, rearmed, settled, TARGET, valueIn } from './words.ts';

export interface DeskParts {
  readonly names: Names;
  readonly kitOf: (model: NamedModel) => Kit;
  /** Words for the special rules of weapons, and of models. */
  readonly weaponTokens: Tokens;
  readonly abilityTokens: Tokens;
  /** A view of the position of a match that has not begun, with changes. */
  readonly looking: (change: Partial<Position>) => Look;
  readonly forecastOf: (t: Look, shots: Shots) => Forecast;
  readonly leftOut: (t: Look, shots: Shots) => readonly LeftOut[];
  readonly example: { readonly weapon: string; readonly target: string };
}

/** More attacks than this, with all copies, are refused: they cannot be computed in 50 ms. */
const MOST_ATTACKS = 20;
/** Enough to pay for everything. */
const ENOUGH = 9;

const TEXTS = {
  'odds.attack': 'one attack under a ruleset; weapons and targets by name or in numbers',
  'odds.attack.weapon': 'model/weapon or numbers, then a comma and words; without any an example is shown',
  'odds.attack.target': 'a model or numbers, then words',
  'odds.back': 'costs its bearer {mean} wounds, and slays it in {chance}',
  'no-such-weapon': 'nobody has a weapon "{weapon}"; write model/weapon, or numbers as in the example',
  'no-such-target': 'there is no model "{target}"; write one as datasheets do, or numbers as in the example',
  'no-weapon-but': 'nobody has a weapon "{weapon}"; perhaps one of these: {options}',
  'no-target-but': 'there is no model "{target}"; perhaps one of these: {options}',
  'not-understood': '"{word}" means nothing here; see the example',
  'kept-by-kind': 'the last wound cannot be kept by one who ignores only some kinds of wounds',
  'too-many-attacks':
    'no more than {most} attacks can be worked out, and here there are {count}: take fewer, or fewer copies of the weapon',
};

const isBareAttack = /^\s*a(?:\d|d[36])\S*(?:\s|,|$)/i;
const isBareTarget = /^\s*(?:t|w)\d/i;

export function forecastsInOf(parts: DeskParts) {
  const { names, kitOf, weaponTokens, abilityTokens, looking, forecastOf, leftOut } = parts;
  const withAbility = (kit: Kit, use: NamedUse | null): Kit | null =>
    use && changedKit(kit, { abilities: [{ ...use, from: 'as-told' }] });
  const attacks: Reading<Attacker> = {
    path: 'weapon',
    words: ATTACK,
    special: (so, word) => {
      const value = valueIn(so, word);
      if (value) return value;
      const use = weaponTokens.read(word);
      if (use) return { weapon: rearmed(so.weapon, { rules: [...so.weapon.rules, use] }) };
      const kit = withAbility(so.kit, abilityTokens.read(word));
      return kit && { kit };
    },
  };
  const targets: Reading<Target> = {
    path: 'target',
    words: TARGET,
    special: (so, word) => {
      const kit = withAbility(so.kit, abilityTokens.read(word));
      return kit && { kit };
    },
  };
  const changed = <B>(reader: Reader, text: string, from: B, reading: Reading<B>): B =>
    changedByWords(reader, wordsIn(text.toLowerCase()), from, reading);

  const attackerIn = (reader: Reader, text: string): Attacker => {
    if (isBareAttack.test(text)) return settled(changed(reader, text, PLAIN_ATTACKER, attacks));
    const [name, words] = nameAndWords(text);
    const [bearer, ...others] = names.weaponsCalled(name);
    if (!bearer)
      return note(reader, unknownName('weapon', 'weapon', name, names.weaponNames(name.includes('/'))), PLAIN_ATTACKER);
    const options = [bearer, ...others].map(({ kind, profile }) => `${kind}/${profile.id}`);
    if (others.length > 0) return note(reader, problem('weapon', 'several-weapons', { options }), PLAIN_ATTACKER);
    return changed(reader, words, { ...PLAIN_ATTACKER, kit: kitOf(bearer), weapon: bearer.profile }, attacks);
  };
  const targetIn = (reader: Reader, text: string): Target => {
    if (isBareTarget.test(text)) return changed(reader, text, PLAIN_TARGET, targets);
    const [name, words] = nameAndWords(text);
    const model = names.modelCalled(name);
    if (!model) return note(reader, unknownName('target', 'target', name, names.models), PLAIN_TARGET);
    return changed(reader, words, { ...PLAIN_TARGET, kit: kitOf(model) }, targets);
  };

  /** Forecasts of an attack as typed, or everything in it that is not understood. */
  return (attack: string, who: string): Read<readonly Forecast[]> => {
    const reader: Reader = { problems: [] };
    const [attacker, target] = [attackerIn(reader, attack), targetIn(reader, who)];
    if (reader.problems.length > 0) return { ok: false, problems: reader.problems };
    const { t, shots } = duelOf(looking, attacker, target);
    const count = mostAttacks(attacker) + shots.reduce((sum, shot) => sum + t.query('attack-bonus', 0, shot), 0);
    if (count > MOST_ATTACKS)
      return { ok: false, problems: [problem('weapon', 'too-many-attacks', { count, most: MOST_ATTACKS })] };
    const { kept, mortalKept } = enduringOf(t, 1, 0);
    if (kept !== mortalKept) return { ok: false, problems: [{ path: 'target', problem: 'kept-by-kind' }] };
    const forecast = forecastOf(t, shots);
    // Nobody pays for anything here: lists what could be bought with enough CP.
    const missing = leftOut(supposing(t, { cp: [ENOUGH, ENOUGH] }), shots);
    return { ok: true, value: [{ ...forecast, by: 'attacker', to: 'target', with: attack, leftOut: missing }] };
  };
}

/** What a weapon does to its bearer is reported last. */
function withBack(forecasts: readonly Forecast[]): OddsTold {
  const told = oddsOfForecasts(forecasts);
  const lines = forecasts.flatMap(({ back }) =>
    back ? [{ word: 'odds.back', mean: { mean: back.mean }, chance: { chance: back.kill } }] : [],
  );
  return lines.length === 0 ? told : { ...told, parts: [...told.parts, { as: 'lines', lines }] };
}

export function deskOf(parts: DeskParts): OddsDesk {
  const forecastsIn = forecastsInOf(parts);
  return {
    counters: [
      {
        id: 'attack',
        fields: ['weapon', 'target'].map(id => ({ id, value: 'text' })),
        example: { ...parts.example },
        read({ weapon = '', target = '' }) {
          const read = forecastsIn(String(weapon), String(target));
          return read.ok ? { ok: true, value: withBack(read.value) } : read;
        },
      },
    ],
    texts: { en: TEXTS },
  };
}
