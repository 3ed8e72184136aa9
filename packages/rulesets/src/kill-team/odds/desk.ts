// Shots and fights as typed text, and their odds.
import type { OddsAsked, OddsCounter, OddsDesk, OddsTold, Problem, Read } from '@little-wars/engine';
import { deskTexts } from './desk-texts.ts';
import { tellFight, tellShot, tellWays } from './desk-told.ts';
import { fightOdds } from './fight.ts';
import { cardCalled, targetOfCard } from './named.ts';
import { readFight, readShot } from './profile.ts';
import { shotOdds } from './shot.ts';

/** Leaves out fields that were not given, because the reader reads every field there is. */
const given = (fields: { readonly [name: string]: unknown }): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A number, or else the text itself, which the reader refuses. */
const numberIn = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text) : text);

export const shotAsked = (asked: OddsAsked): object => {
  const { weapon, target, injured, overwatch, objective, save } = asked;
  return given({
    weapon,
    target,
    injured,
    overwatch,
    commandReRolls: asked['command-re-rolls']?.toString().split(',').map(numberIn),
    policy: given({
      objective,
      reRolls: asked['re-rolls'],
      saveReRolls: asked['save-re-rolls'],
      save,
      cover: asked['keep-cover'],
    }),
  });
};

export const fightAsked = (asked: OddsAsked): object => {
  const { attacker, defender, objective, hits = 'best' } = asked;
  return given({
    attacker: attacker === undefined ? undefined : fighterAsked(String(attacker)),
    defender: defender === undefined ? undefined : fighterAsked(String(defender)),
    policy: given({
      objective,
      attacker: { hits, reRolls: asked['re-rolls'] ?? 'best' },
      defender: { hits: asked['defender-hits'] ?? 'best', reRolls: asked['defender-re-rolls'] ?? 'best' },
    }),
  });
};

const BODY = /(?:^|[\s,;]+)(?:w\s?\d|injured\b|support\s?\d|ignores\s?\d|re-rolls\s?\d|scratch\b)/i;
const PARTS: readonly (readonly [RegExp, (n: number) => object])[] = [
  [/^w(\d+)$/i, wounds => ({ wounds })],
  [/^injured$/i, () => ({ injured: true })],
  [/^support(\d+)$/i, support => ({ support })],
  [/^ignores(\d)\+?$/i, ignores => ({ ignores })],
  [/^re-rolls(\d+)$/i, commandReRolls => ({ commandReRolls })],
  [/^scratch$/i, () => ({ scratch: true })],
];

/**
 * A weapon, then who wields it: `A4 3+ 4/5 Brutal, W12 injured support 1 ignores 5+ re-rolls 1 scratch`. With a card
 * before the weapon (`card/weapon`) its wounds are those of the card. An unknown word becomes a field, which the reader
 * refuses.
 */
export function fighterAsked(text: string): object {
  const start = BODY.exec(text)?.index ?? text.length;
  const weapon = text.slice(0, start).trim().replace(/[,;]$/, '');
  const card = /\d\s*\/\s*\d/.test(weapon) || !weapon.includes('/') ? undefined : cardCalled(weapon.split('/')[0]!);
  const body: Record<string, unknown> = { weapon };
  if (card) {
    const { wounds, ignores } = targetOfCard(card);
    Object.assign(body, { wounds, ignores });
  }
  const joined = text.slice(start).replace(/\b(w|support|ignores|re-rolls)\s+(?=\d)/gi, '$1');
  for (const word of joined.split(/[\s,;]+/).filter(each => each !== '')) {
    const part = PARTS.find(([pattern]) => pattern.test(word));
    Object.assign(body, part ? part[1](Number(part[0].exec(word)![1])) : { [word]: true });
  }
  return body;
}

/** The field that a part of the parsed value came from; the longest paths first. */
const CAME_FROM: readonly (readonly [part: string, field: string])[] = [
  ['policy.attacker.reRolls', 're-rolls'],
  ['policy.attacker.hits', 'hits'],
  ['policy.defender.reRolls', 'defender-re-rolls'],
  ['policy.defender.hits', 'defender-hits'],
  ['policy.objective', 'objective'],
  ['policy.saveReRolls', 'save-re-rolls'],
  ['policy.reRolls', 're-rolls'],
  ['policy.save', 'save'],
  ['policy.cover', 'keep-cover'],
  ['commandReRolls', 'command-re-rolls'],
  ['attacker.weapon', 'attacker'],
  ['defender.weapon', 'defender'],
];

/** The problem, with the path of the field that it came from. */
function ofField(problem: Problem): Problem {
  const from = CAME_FROM.find(
    ([part]) => problem.path.startsWith(part) && /^([.[]|$)/.test(problem.path.slice(part.length)),
  );
  return from ? { ...problem, path: from[1] + problem.path.slice(from[0].length) } : problem;
}

const refused = (problems: readonly Problem[]): Read<never> => ({ ok: false, problems: problems.map(ofField) });

function readShotAsked(asked: OddsAsked): Read<OddsTold> {
  const read = readShot(shotAsked(asked));
  if (!read.ok) return refused(read.problems);
  const { shot, policy, leftOut } = read.value;
  const odds = shotOdds(shot, policy);
  const parts = [...tellShot(shot, odds), { as: 'left-out', leftOut } as const];
  return { ok: true, value: { parts, data: { shot, policy, odds, leftOut } } };
}

function readFightAsked(asked: OddsAsked): Read<OddsTold> {
  const read = readFight(fightAsked(asked));
  if (!read.ok) return refused(read.problems);
  const { fight, policy, leftOut } = read.value;
  const odds = fightOdds(fight, policy);
  // If the caller says how hits are used, the ways to use them are not compared.
  const isSaid = asked['hits'] !== undefined || asked['defender-hits'] !== undefined;
  const ways = isSaid ? [] : [tellWays(fight, policy)];
  const parts = [...tellFight(fight, odds), { as: 'left-out', leftOut } as const, ...ways];
  return { ok: true, value: { parts, data: { fight, policy, odds, leftOut } } };
}

const field = (id: string, value: string | null = 'way'): OddsCounter['fields'][number] => ({ id, value });

/** Odds of Kill Team without a match. */
export const desk: OddsDesk = {
  counters: [
    {
      id: 'shot',
      fields: [
        field('weapon', 'text'),
        field('target', 'text'),
        field('injured', null),
        field('overwatch', null),
        field('command-re-rolls', 'numbers'),
        field('objective', 'aim'),
        field('re-rolls'),
        field('save-re-rolls'),
        field('save', 'kind'),
        field('keep-cover'),
      ],
      example: { weapon: 'A4 3+ 3/4 Lethal 5+, AP1', target: 'D3 3+ W12 cover' },
      read: readShotAsked,
    },
    {
      id: 'fight',
      fields: [
        field('attacker', 'text'),
        field('defender', 'text'),
        field('objective', 'aim'),
        field('re-rolls'),
        field('defender-re-rolls'),
        field('hits'),
        field('defender-hits'),
      ],
      example: { attacker: 'A4 3+ 4/5 Brutal, W12', defender: 'A3 4+ 3/4, W8 injured' },
      read: readFightAsked,
    },
  ],
  texts: { en: deskTexts },
};
