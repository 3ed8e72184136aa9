import { describe, expect, it } from 'vitest';
import { forEverybody, type Holding, heldBy, respondersOf, respondingTo, together } from './in-play.ts';

type Use = Holding & { readonly rule: string };

describe('rules in play', () => {
  it('apply to everybody, or are held by a model of a seat', () => {
    expect(forEverybody(['cover'])).toEqual([{ rule: 'cover', seat: 0, holder: null }]);
    expect(heldBy([{ rule: 'lethal', face: 5 }], 1, 3)).toEqual([{ rule: 'lethal', face: 5, seat: 1, holder: 3 }]);
  });

  it('are filtered to those that respond, in order', () => {
    const uses = ['a', 'b', 'c'].map(rule => ({ rule }));
    expect(respondingTo(uses, { has: rule => rule !== 'b' })).toEqual([{ rule: 'a' }, { rule: 'c' }]);
    expect(respondingTo(uses, { has: () => false })).toEqual([]);
  });

  it('stay the same list when nothing is added or no rule responds', () => {
    const [one, none]: [readonly object[], readonly object[]] = [[{}], []];
    expect(together(one, none)).toBe(one);
    expect(together(none, one)).toBe(one);
    expect(together(one, one)).toHaveLength(2);
    const quiet = { has: () => false };
    expect(respondingTo([], quiet)).toBe(respondingTo([{ rule: 'a' }], quiet));
    expect(heldBy([], 0, 1)).toBe(heldBy([], 1, 2));
  });
});

describe('what responds to a query', () => {
  const responders = respondersOf<Use>(profile => (profile === 'axe' ? [{ rule: 'sharp' }, { rule: 'heavy' }] : []));
  const to = (number: number, ...rules: string[]) => ({ number, has: (rule: string) => rules.includes(rule) });
  const [sharp, loud] = [to(1, 'sharp', 'loud'), to(2, 'loud')];
  const uses: readonly Use[] = [
    { rule: 'loud', seat: 0, holder: null },
    { rule: 'heavy', seat: 1, holder: 2 },
  ];

  it('is listed by where it comes from, and stays the same list', () => {
    const responder = responders(sharp);
    expect(responders(sharp)).toBe(responder);
    const standing = responder.standing(uses);
    expect(standing).toEqual([uses[0]]);
    expect(responder.standing(uses)).toBe(standing);
    const weapon = responder.ofWeapon('axe', 3, 1);
    expect(weapon).toEqual([{ rule: 'sharp', seat: 1, holder: 3 }]);
    expect([responder.ofWeapon('axe', 3, 1) === weapon, responder.ofWeapon('axe', 3, 0) === weapon]).toEqual([
      true,
      false,
    ]);
    expect([responder.ofWeapon('fist', 3, 1), responders(loud).ofWeapon('axe', 3, 1)]).toEqual([[], []]);
    const effects = responder.effects([{ use: uses[0]! }, { use: uses[1]! }]);
    expect(effects).toEqual([uses[0]]);
    expect(responder.effects([{ use: uses[0]! }])).toEqual([uses[0]]);
    const joined = responder.joined(standing, weapon, effects);
    expect(joined).toEqual([uses[0], ...weapon, uses[0]]);
    expect(responder.joined(standing, weapon, effects)).toBe(joined);
    expect(responder.joined(standing, [], [])).toBe(standing);
  });

  it('is everything if nothing is asked', () => {
    expect(responders().standing(uses)).toEqual(uses);
    expect(
      responders()
        .ofWeapon('axe', 0, 0)
        .map(({ rule }) => rule),
    ).toEqual(['sharp', 'heavy']);
  });
});
