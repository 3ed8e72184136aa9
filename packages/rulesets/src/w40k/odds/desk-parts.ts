// The parts of an odds desk, from the cards of an edition
import type { Catalogue } from '../content/catalogue.ts';
import type { Content, NamedUse } from '../content/types.ts';
import { isIdle } from '../content/uses.ts';
import type { DeskParts } from './desk.ts';
import { namesOf } from './named.ts';
import { tokensOf } from './tokens.ts';

export interface DeskCards extends Pick<DeskParts, 'kitOf' | 'looking' | 'forecastOf' | 'leftOut'> {
  readonly content: Content<NamedUse>;
  readonly catalogue: Catalogue;
  /** Abilities that cannot be typed at the desk. */
  readonly isSkipped: (use: NamedUse) => boolean;
}

export function deskPartsOf({ content, catalogue, isSkipped, ...parts }: DeskCards): DeskParts {
  const abilities = [
    ...content.factions.flatMap(({ sheets }) => sheets.flatMap(sheet => sheet.abilities)),
    ...content.gear.flatMap(item => item.abilities),
  ].filter(use => !isSkipped(use));
  const weaponRules = content.weapons.flatMap(({ profiles }) => profiles.flatMap(({ rules }) => rules));
  return {
    ...parts,
    names: namesOf(catalogue),
    // Forms that no card has yet are added.
    weaponTokens: tokensOf([
      ...weaponRules.filter(use => !isIdle(use)),
      { rule: 're-roll-hits' },
      { rule: 're-roll-wounds' },
    ]),
    abilityTokens: tokensOf(abilities),
    example: { weapon: 'A2 3+ S4 AP-1 D2 rapid-fire, half', target: 'T4 3+ W2 inv5 cover' },
  };
}
