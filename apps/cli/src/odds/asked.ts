// What was typed, as the odds of Kill Team read it; and their problems, told by the options that were typed.
import type { Problem } from '@little-wars/engine';
import { cardCalled, targetOfCard } from '@little-wars/rulesets/kill-team';

/** Options as they were typed; nothing is checked yet, so that every problem is told at once. */
export interface ShotOptions {
  readonly weapon?: string;
  readonly target?: string;
  readonly injured?: boolean;
  readonly overwatch?: boolean;
  readonly commandReRolls?: string;
  readonly objective?: string;
  readonly reRolls?: string;
  readonly saveReRolls?: string;
  readonly save?: string;
  readonly keepCover?: string;
  readonly json?: boolean;
}

export interface FightOptions {
  readonly attacker?: string;
  readonly defender?: string;
  readonly objective?: string;
  readonly reRolls?: string;
  readonly defenderReRolls?: string;
  readonly hits?: string;
  readonly defenderHits?: string;
  readonly json?: boolean;
}

/** Only what was given: a field that is there is read. */
const given = (fields: { readonly [name: string]: unknown }): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A number, or the text itself, for the reader to refuse. */
const numberIn = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text) : text);

export const shotAsked = (options: ShotOptions): object => {
  const { weapon, target, injured, overwatch, commandReRolls, objective, reRolls, saveReRolls, save, keepCover } =
    options;
  return given({
    weapon,
    target,
    injured,
    overwatch,
    commandReRolls: commandReRolls?.split(',').map(numberIn),
    policy: given({ objective, reRolls, saveReRolls, save, cover: keepCover }),
  });
};

export const fightAsked = (options: FightOptions): object => {
  const { attacker, defender, objective, reRolls, defenderReRolls, hits, defenderHits } = options;
  return given({
    attacker: attacker === undefined ? undefined : fighterAsked(attacker),
    defender: defender === undefined ? undefined : fighterAsked(defender),
    policy: given({
      objective,
      attacker: { hits: hits ?? 'best', reRolls: reRolls ?? 'best' },
      defender: { hits: defenderHits ?? 'best', reRolls: defenderReRolls ?? 'best' },
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
 * before the weapon (`card/weapon`) its wounds are those of the card. A word that means nothing is handed on as a field
 * that the reader does not know.
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

/** Which option a part of the input came from; the longest first. */
const OPTIONS: readonly (readonly [string, string])[] = [
  ['policy.attacker.reRolls', '--re-rolls'],
  ['policy.attacker.hits', '--hits'],
  ['policy.defender.reRolls', '--defender-re-rolls'],
  ['policy.defender.hits', '--defender-hits'],
  ['policy.objective', '--objective'],
  ['policy.saveReRolls', '--save-re-rolls'],
  ['policy.reRolls', '--re-rolls'],
  ['policy.save', '--save'],
  ['policy.cover', '--keep-cover'],
  ['commandReRolls', '--command-re-rolls'],
  ['attacker.weapon', '--attacker'],
  ['defender.weapon', '--defender'],
  ['attacker', '--attacker'],
  ['defender', '--defender'],
  ['weapon', '--weapon'],
  ['target', '--target'],
];

/** The same problem, told of the option it came from. */
export function ofOption(found: Problem): Problem {
  const option = OPTIONS.find(
    ([part]) => found.path === part || (/^[.[]/.test(found.path.slice(part.length)) && found.path.startsWith(part)),
  );
  if (!option) return found;
  const rest = found.path.slice(option[0].length).replace(/^\./, '');
  return { ...found, path: rest === '' ? option[1] : `${option[1]} (${rest})` };
}
