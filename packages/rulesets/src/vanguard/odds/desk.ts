// Attacks as people write them: `2x3+ AP1 D2 melee, aim` or `card/weapon, far`; `AR4 WN2 inv5 cover` or a card, `down`
import {
  chancesOf,
  type Explained,
  type Forecast,
  type Numbered,
  note,
  type OddsDesk,
  problem,
  type Reader,
} from '@little-wars/engine';
import { apOf, type BareTarget, type BareWeapon, bareStrike, hitModifierOf } from './bare.ts';
import { bareTargetOf, bareWeaponOf, cardCalled, type Looking, weaponsCalled } from './named.ts';
import { strikeOdds } from './strike.ts';

type Words<B> = readonly (readonly [RegExp, (n: number, so: B) => Partial<B>])[];

/** What a word about an attack changes. */
const ATTACK: Words<BareWeapon> = [
  [/^ap(\d)$/, (ap, so) => ({ ap: so.ap + ap })],
  [/^melee()$/, () => ({ type: 'melee' })],
  [/^aim()$/, (_, so) => ({ added: so.added + 1 })],
  [/^focus-hit()$/, (_, so) => ({ added: so.added + 1 })],
  [/^focus-ap()$/, (_, so) => ({ ap: so.ap + 1 })],
  [/^(?:obscured|far)()$/, (_, so) => ({ added: so.added - 1 })],
  [/^disengaging()$/, (_, so) => ({ added: so.added + 1, ap: so.ap + 1 })],
  [/^outnumbering()$/, (_, so) => ({ dice: so.dice + 1 })],
  [/^mortal(\d)$/, (mortal, so) => ({ mortal: so.mortal + mortal })],
  [/^again(\d{1,2})$/, (free, so) => ({ free: so.free + free })],
  [/^buys(\d)$/, bought => ({ bought })],
  [/^knocks-down()$/, () => ({ knocksDown: true })],
  [/^no-explosions()$/, () => ({ explodes: false })],
];

const TARGET: Words<BareTarget> = [
  [/^ar(\d)\+?$/, armor => ({ armor })],
  [/^wn(\d{1,2})$/, wounds => ({ wounds })],
  [/^inv(\d)\+?$/, (on, so) => ({ invulnerable: [...so.invulnerable, on] })],
  [/^cover()$/, () => ({ cover: true })],
  [/^down()$/, () => ({ down: true })],
  [/^again(\d{1,2})$/, (free, so) => ({ free: so.free + free })],
  [/^buys(\d)$/, bought => ({ bought })],
];

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(word => word !== '');

function changed<B>(reader: Reader, path: string, text: string, [from, words]: readonly [B, Words<B>]): B {
  let made = from;
  for (const word of wordsOf(text)) {
    const means = words.find(([pattern]) => pattern.test(word));
    if (means) made = { ...made, ...means[1](Number(means[0].exec(word)![1]), made) };
    else note(reader, problem(path, 'not-understood', { word: word.slice(0, 40) }), null);
  }
  return made;
}

/** Before the first comma a name, after it words. */
const parted = (text: string): readonly [name: string, words: string] => {
  const at = text.indexOf(',');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

const PLAIN_WEAPON: BareWeapon = {
  type: 'ranged',
  dice: 0,
  hit: 7,
  ap: 0,
  damage: 1,
  added: 0,
  mortal: 0,
  free: 0,
  bought: 0,
  knocksDown: false,
  recovery: 0,
  explodes: true,
};
const PLAIN_TARGET: BareTarget = {
  armor: 7,
  wounds: 1,
  invulnerable: [],
  cover: false,
  down: false,
  free: 0,
  bought: 0,
};

function weaponIn(reader: Reader, text: string, looking: Looking): BareWeapon {
  const bare = /^\s*(\d{1,2})\s*(?:x|dice)\s*(\d)\+(.*)$/i.exec(text);
  if (bare) {
    const damage = /\bd(\d{1,2})\b/i.exec(bare[3]!);
    const rest = bare[3]!.replace(/\bd\d{1,2}\b/i, '');
    const plain = { ...PLAIN_WEAPON, dice: Number(bare[1]), hit: Number(bare[2]), damage: Number(damage?.[1] ?? 1) };
    return changed(reader, 'weapon', rest, [plain, ATTACK]);
  }
  const [name, words] = parted(text);
  const [found, ...others] = weaponsCalled(name);
  const weapon = name.trim().slice(0, 80);
  if (!found) return note(reader, problem('weapon', 'no-such-weapon', { weapon }), PLAIN_WEAPON);
  const options = [found, ...others].map(each => `${each.card.id}/${each.weapon.id}`);
  if (others.length > 0) return note(reader, problem('weapon', 'several-weapons', { options }), PLAIN_WEAPON);
  return changed(reader, 'weapon', words, [bareWeaponOf(looking, found), ATTACK]);
}

function targetIn(reader: Reader, text: string, looking: Looking): BareTarget {
  if (/^\s*(?:ar|wn)\d/i.test(text)) return changed(reader, 'target', text, [PLAIN_TARGET, TARGET]);
  const [name, words] = parted(text);
  const card = cardCalled(name);
  if (!card)
    return note(reader, problem('target', 'no-such-target', { target: name.trim().slice(0, 80) }), PLAIN_TARGET);
  return changed(reader, 'target', words, [bareTargetOf(looking, card), TARGET]);
}

const plainly = (value: number): Explained<number> => ({ base: value, value, changes: [] });

function because(weapon: BareWeapon, target: BareTarget): readonly Numbered[] {
  const lines: readonly (readonly [id: string, clause: string, value: number])[] = [
    ['dice', 'VG-3.8', weapon.dice],
    ['hit', 'VG-10.3', weapon.hit],
    ['added', 'VG-3.2', hitModifierOf(weapon, target)],
    ['armor', 'VG-10.4', target.armor],
    ['ap', 'VG-10.4', apOf(weapon, target)],
    ...(target.cover ? [['added', 'VG-10.21', 1] as const] : []),
    ...target.invulnerable.map(on => ['invulnerable', 'VG-10.28', on] as const),
    ['damage', 'VG-10.5', weapon.damage],
  ];
  return lines.map(([id, clause, value]) => ({ id, clause, explained: plainly(value) }));
}

export const deskOf = (looking: Looking): OddsDesk => ({
  example: { weapon: '2x3+ AP1 D2, aim', target: 'AR4 WN2 inv5 cover' },
  read({ weapon: attack = '', target: who = '' }) {
    const reader: Reader = { problems: [] };
    const [weapon, target] = [weaponIn(reader, attack, looking), targetIn(reader, who, looking)];
    if (reader.problems.length > 0) return { ok: false, problems: reader.problems };
    const { lost, average, removed } = strikeOdds(bareStrike(weapon, target));
    const forecast: Forecast = {
      id: 'wounds',
      clause: 'VG-10.5',
      by: 'attacker',
      to: 'target',
      with: attack,
      chances: chancesOf(lost),
      mean: average,
      kill: removed,
      because: because(weapon, target),
      policy: 'failures-again',
    };
    return { ok: true, value: [forecast] };
  },
});
