import { begin, tableOf } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { tellerFor } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { mapWords } from '../table/map-words.ts';
import { labelsOn, toldPart } from './grounds.ts';

const board = (id: string) => {
  const ruleset = rulesets.find(each => each.id === id)!;
  const setup = ruleset.ready[0]!;
  const { position } = begin(ruleset, setup);
  return {
    ...ruleset.tabletop.board(tableOf(ruleset, setup, position)),
    words: mapWords(tellerFor({ ruleset, setup, position })),
  };
};

describe('VG-14.5 the classes of terrain', () => {
  it('are in the tooltip of every part, with their effect', () => {
    const { pieces, words } = board('vanguard');
    for (const { parts } of pieces)
      for (const part of parts) {
        expect(part.ground).toBeDefined();
        const { name, does } = words.ground(part.ground!);
        expect(toldPart(part, words.kind, words.ground)).toMatch(/^[a-z ]+, [\d."]+( to [\d."]+)? high\. /);
        expect(toldPart(part, words.kind, words.ground)).toContain(`${name}: ${does}`);
      }
  });

  it('are written on the map once per piece: in full if there is room, otherwise by an initial', () => {
    const { pieces, words } = board('vanguard');
    const wood = pieces.find(({ parts }) => parts[0]!.kind === 'wood')!;
    expect(labelsOn(wood.parts, words.ground, 1)).toMatchObject([{ ground: 'difficult', label: 'difficult' }]);
    expect(labelsOn(wood.parts, words.ground, 100)).toMatchObject([{ label: 'D' }]);
    const far = pieces.flatMap(({ parts }) => labelsOn(parts, words.ground, 100));
    const initials = new Map(far.map(({ ground, label }) => [ground, label]));
    expect(new Set(initials.values()).size).toBe(initials.size);
    for (const { parts } of pieces)
      expect(labelsOn(parts, words.ground, 1)).toHaveLength(new Set(parts.map(({ ground }) => ground)).size);
  });

  it('are left out where the rules have none', () => {
    const { pieces, words } = board('kill-team');
    for (const { parts } of pieces) {
      expect(labelsOn(parts, words.ground, 1)).toEqual([]);
      expect(toldPart(parts[0]!, words.kind, words.ground)).toMatch(/ high$/);
    }
  });
});
