// Profiles as typed text: `A4 3+ 3/4 Lethal 5+, AP1` and `D3 3+ W12 cover`.
import { note, problem, type Reader } from '@little-wars/engine';
import { changeBy, changedByWords, type Words, wordsIn } from '@little-wars/skirmish';
import type { BareTarget, BareWeapon } from './bare.ts';
import { weaponRuleIn } from './rule-words.ts';

/** `A4 3+ 3/4`, then rules with commas between them. */
export function readWeaponText(reader: Reader, path: string, text: string): BareWeapon {
  const match = /^\s*A?\s*(\d{1,2})[\s,]+(?:BS|WS|H)?\s*(\d)\+[\s,]+(\d{1,2})\/(\d{1,2})(.*)$/i.exec(text);
  const nothing: BareWeapon = { attacks: 0, hit: 7, damage: [0, 0], rules: [] };
  if (!match) return note(reader, problem(path, 'not-a-weapon', { example: 'A4 3+ 3/4 Lethal 5+, AP1' }), nothing);
  const [, attacks, hit, normal, critical, rest] = match as unknown as readonly string[];
  const words = rest!
    .split(/[,;]/)
    .map(word => word.trim())
    .filter(word => word !== '');
  const rules = words.flatMap((word, i) => weaponRuleIn(reader, `${path}.rules[${i}]`, word) ?? []);
  return { attacks: Number(attacks), hit: Number(hit), damage: [Number(normal), Number(critical)], rules };
}

/** What a target's words set. */
const TARGET: Words<Partial<BareTarget>> = [
  [/^(?:D|DF)(\d{1,2})$/i, defence => ({ defence })],
  [/^(?:SV)?(\d)\+$/i, save => ({ save })],
  [/^W(\d{1,3})$/i, wounds => ({ wounds })],
  [/^(?:IN-)?COVER()$/i, () => ({ cover: 1 })],
  [/^COVER=?(\d)$/i, cover => ({ cover })],
  [/^ROOF()$/i, () => ({ roofed: true })],
  [/^(\d)\+\+$/, invulnerable => ({ invulnerable })],
  [/^(?:INV|INVULNERABLE)(\d)\+$/i, invulnerable => ({ invulnerable })],
  [/^IGNORES(\d)\+$/i, ignores => ({ ignores })],
  [/^TRANSHUMAN()$/i, () => ({ transhuman: true })],
  [/^SCRATCH()$/i, () => ({ scratch: true })],
];

/** Splits a text into words; phrases such as "inv 4+" and "in cover" stay together. */
const wordsOf = (text: string): readonly string[] =>
  wordsIn(
    text
      .replace(/\b(inv|invulnerable|ignores|sv|d|df|w)\s+(?=\d)/gi, '$1')
      .replace(/\bin\s+cover\b/gi, 'cover')
      .replace(/\bunder\s+(?:a\s+)?roof\b/gi, 'roof'),
  );

/** Whether a text is a target's profile rather than a name: some word of it sets a number. */
export const isTargetText = (text: string): boolean =>
  wordsOf(text).some(word => /\d/.test(word) && changeBy(TARGET, word, {}) !== null);

/** `D3 3+ W12`, and then `cover`, `roof`, `inv 4+` (or `4++`), `ignores 5+`; on top of `base`. */
export function readTargetText(reader: Reader, path: string, text: string, base: Partial<BareTarget>): BareTarget {
  const target = changedByWords(reader, wordsOf(text), base, { path, words: TARGET });
  for (const field of ['defence', 'save', 'wounds'] as const)
    if (target[field] === undefined) note(reader, problem(`${path}.${field}`, 'missing'), null);
  return { defence: 0, save: 7, wounds: 1, cover: 0, invulnerable: null, ignores: 7, ...target };
}
