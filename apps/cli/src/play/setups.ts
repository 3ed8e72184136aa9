import type { Edition, Game } from '@little-wars/engine';
import { tellerFor } from '@little-wars/words';

/** A setup in a line: its map, its mission and the sides, as far as the ruleset has words for them. */
export function titleOfSetup(ruleset: Edition<Game>, setup: object): string {
  const { position } = ruleset.opening(setup);
  const teller = tellerFor({ ruleset, setup, position });
  const texts = ruleset.texts['en'] ?? {};
  const told = (field: string): readonly string[] => {
    const value = (setup as Record<string, unknown>)[field];
    if (typeof value !== 'string') return [];
    return Object.hasOwn(texts, `${field}.${value}`) ? [teller.thing(field, value)] : [value];
  };
  const sides = Array.from({ length: ruleset.seats }, (_, seat) => teller.thing('side', seat));
  const named = sides.some((side, seat) => side !== String(seat)) ? [sides.join(' against ')] : [];
  return [...told('map'), ...told('mission'), ...told('play'), ...named].join(', ');
}

/** What a setup is played for, in a sentence, where the ruleset has one. */
export function aimOfSetup(ruleset: Edition<Game>, setup: object): readonly string[] {
  const texts = ruleset.texts['en'] ?? {};
  return Object.entries(setup).flatMap(([field, value]) =>
    typeof value === 'string' && Object.hasOwn(texts, `${field}-how.${value}`) ? [texts[`${field}-how.${value}`]!] : [],
  );
}
