import type { Edition, Game } from '@little-wars/engine';
import { tellerFor } from '@little-wars/words';

/** A setup in one line: map, mission and sides, as far as the ruleset has texts for them. */
export function titleOfSetup(ruleset: Edition<Game>, setup: object): string {
  const { position } = ruleset.opening(setup);
  const teller = tellerFor({ ruleset, setup, position });
  const texts = ruleset.texts['en'] ?? {};
  const textOf = (field: string): readonly string[] => {
    const value = (setup as Record<string, unknown>)[field];
    if (typeof value !== 'string') return [];
    return Object.hasOwn(texts, `${field}.${value}`) ? [teller.thing(field, value)] : [value];
  };
  const sides = Array.from({ length: ruleset.seats }, (_, seat) => teller.thing('side', seat));
  const named = sides.some((side, seat) => side !== String(seat)) ? [sides.join(' against ')] : [];
  return [...textOf('map'), ...textOf('mission'), ...textOf('play'), ...named].join(', ');
}

/** The aim of a setup in a sentence, if the ruleset has one. */
export function aimOfSetup(ruleset: Edition<Game>, setup: object): readonly string[] {
  const texts = ruleset.texts['en'] ?? {};
  return Object.entries(setup).flatMap(([field, value]) =>
    typeof value === 'string' && Object.hasOwn(texts, `${field}-how.${value}`) ? [texts[`${field}-how.${value}`]!] : [],
  );
}
