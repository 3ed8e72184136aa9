import { describe, expect, it } from 'vitest';
import { type Flow, flowOf, question, said, sequence } from '../testing/flow.ts';
import { orderMatters } from './at-once.ts';
import { tableOf } from './explain.ts';
import type { Frame } from './types.ts';

const word = sequence<{ readonly word: string }>('word', 'F-1', s => [
  s.run('F-1', 'say it', (t, v) => {
    t.emit(said(v.word));
    return v;
  }),
]);
/** Says its word only if nobody has said anything. */
const first = sequence<{ readonly word: string }>('first', 'F-1', s => [
  s.run('F-1', 'say it', (t, v) => {
    if (t.position.log.length === 0) t.emit(said(v.word));
    return v;
  }),
]);
/** Says its word on a roll of 4 or more, or of what it says it needs. */
const lucky = sequence<{ readonly word: string; readonly needs?: number }>('lucky', 'F-1', s => [
  s.roll('F-1', question('roll for it', 'roll'), {
    count: () => 1,
    then: (t, v, [face]) => {
      if (face! >= (v.needs ?? 4)) t.emit(said(v.word));
      return v;
    },
  }),
]);
/** On a 6, says how many have spoken before. */
const counting = sequence<object>('counting', 'F-1', s => [
  s.roll('F-1', question('roll to count', 'roll'), {
    count: () => 2,
    then: (t, v, faces) => {
      if (faces[0] === 6 && faces[1] === 6) t.emit(said(`after ${t.position.log.length}`));
      return v;
    },
  }),
]);
const sayYes = question('say yes', 'pick-one');
const asking = sequence<object>('asking', 'F-1', s => [
  s.ask('F-1', sayYes, { to: () => 0, ask: () => ({ of: 'word', options: ['yes'] }), then: (_t, v) => v }),
]);
const many = sequence<object>('many dice', 'F-1', s => [
  s.roll('F-1', question('roll a lot', 'roll'), { count: () => 30, then: (_t, v) => v }),
]);
/** Asks only if somebody has spoken. */
const askingLate = sequence<object>('asking late', 'F-1', s => [
  s.ask('F-1', question('say yes at last', 'pick-one'), {
    to: () => 0,
    ask: t => (t.position.log.length > 0 ? { of: 'word', options: ['yes'] } : null),
    then: (_t, v) => v,
  }),
]);
/** Says its word unless all of some others have been said. */
const unless = sequence<{ readonly word: string; readonly said: readonly string[] }>('unless', 'F-1', s => [
  s.run('F-1', 'say it', (t, v) => {
    if (!v.said.every(each => t.position.log.includes(each))) t.emit(said(v.word));
    return v;
  }),
]);
/** Speaks with a chance of 1/2, by one die if nobody has spoken and by the first of two otherwise. */
const even = sequence<object>('even', 'F-1', s => [
  s.roll('F-1', question('roll evenly', 'roll'), {
    count: t => (t.position.log.length === 0 ? 1 : 2),
    then: (t, v, [face]) => {
      if (face! > 3) t.emit(said('even'));
      return v;
    },
  }),
]);
/** Takes as many runs to try as its die has sides, and one more; ends in one position for each of its words. */
const runs = (sides: number, words: readonly string[]) =>
  sequence<object>(`${sides} sides, ${words.length} ends`, 'F-1', s => [
    s.roll('F-1', question('roll a large die', 'roll'), {
      count: () => 1,
      sides,
      then: (t, v, [face]) => {
        t.emit(said(words[face! % words.length]!));
        return v;
      },
    }),
  ]);
const twoEnds = runs(1331, ['x', 'y']);
const threeEnds = runs(1331, ['x', 'y', 'z']);
const fewer = runs(1330, ['x', 'y']);
const oneSide = runs(1, ['one']);
const oneEnd = runs(1369, ['x']);

const large = [twoEnds, threeEnds, fewer, oneSide, oneEnd];
const rules = flowOf([word, first, lucky, counting, asking, many, askingLate, unless, even, ...large]);
const inAnyOrder = ({ log }: Flow['position']): string => JSON.stringify(log.toSorted());
const inOrder = ({ log }: Flow['position']): string => JSON.stringify(log);
const matters = (frames: readonly Frame[], sameAs = inAnyOrder): boolean =>
  orderMatters(tableOf(rules, { uses: [] }, { log: [] }), frames, sameAs);
const say = (text: string): Frame => word.start({ word: text });

describe('whether the order of effects matters', () => {
  it('not with one effect, nor with several that do not touch one another', () => {
    expect(matters([])).toBe(false);
    expect(matters([say('a')])).toBe(false);
    expect(matters([asking.start({})])).toBe(false);
    expect(matters([say('a'), say('b')])).toBe(false);
    expect(matters(['a', 'b', 'c', 'd', 'e', 'f'].map(say))).toBe(false);
  });

  it('where positions differ, as far as the ruleset cares', () => {
    expect(matters([say('a'), say('b')], inOrder)).toBe(true);
    expect(matters([say('a'), say('a')], inOrder)).toBe(false);
    expect(matters([first.start({ word: 'a' }), first.start({ word: 'b' })])).toBe(true);
  });

  it('where a player is asked, in whichever of them', () => {
    expect(matters([say('a'), asking.start({})])).toBe(true);
    expect(matters([asking.start({}), say('a')])).toBe(true);
  });

  it('where a player is asked in one order alone', () => {
    expect(matters([say('a'), askingLate.start({})])).toBe(true);
    expect(matters([askingLate.start({}), say('a')])).toBe(true);
    expect(matters([lucky.start({ word: 'a', needs: 7 }), askingLate.start({})])).toBe(false);
  });

  it('of two that have others between them, and do as they like after those', () => {
    const [a, c] = ['a', 'c'].map(text => first.start({ word: text }));
    const over = ({ log }: Flow['position']): string =>
      log.some(text => text === 'b' || text === 'd') ? 'over' : JSON.stringify(log.toSorted());
    expect(matters([a!, say('b'), c!, say('d')], over)).toBe(true);
    expect(matters([a!, say('b'), say('d')], over)).toBe(false);
  });

  it('where two touch one another only after a third, or after one of its ends', () => {
    const b = unless.start({ word: 'b', said: ['a', 'c'] });
    expect(matters([b, say('c')])).toBe(false);
    expect(matters([say('a'), b, say('c')])).toBe(true);
    expect(matters([b, say('c'), say('a')])).toBe(true);
    expect(matters([lucky.start({ word: 'a' }), b, say('c')])).toBe(true);
    expect(matters([lucky.start({ word: 'a', needs: 7 }), b, say('c')])).toBe(false);
  });

  it('where the ruleset cares only after one of the ends of a third', () => {
    const once = (position: Flow['position']): string =>
      position.log.includes('a') ? inOrder({ log: position.log.filter(text => text !== 'a') }) : inAnyOrder(position);
    expect(matters([say('b'), say('c')], once)).toBe(false);
    expect(matters([lucky.start({ word: 'a' }), say('b'), say('c')], once)).toBe(true);
    expect(matters([lucky.start({ word: 'a', needs: 7 }), say('b'), say('c')], once)).toBe(false);
    // Here the ends of the third differ by themselves, so that one of several leads there.
    const apart = (position: Flow['position']): string => `${position.log.includes('a')} ${once(position)}`;
    expect(matters([lucky.start({ word: 'a' }), say('b'), say('c')], apart)).toBe(true);
  });

  it('where only the second of three spoils it for the third', () => {
    const frames = [say('a'), say('b'), counting.start({})];
    expect(matters(frames)).toBe(true);
    expect(matters(frames.slice(0, 2))).toBe(false);
  });

  it('by the chances of dice, not by single falls of them', () => {
    expect(matters([lucky.start({ word: 'a' }), lucky.start({ word: 'b' })])).toBe(false);
    expect(matters([lucky.start({ word: 'a' }), lucky.start({ word: 'b', needs: 2 }), say('c')])).toBe(false);
    expect(matters([lucky.start({ word: 'a' }), first.start({ word: 'b' })])).toBe(true);
    expect(matters([lucky.start({ word: 'a', needs: 7 }), first.start({ word: 'b' })])).toBe(false);
    // With other dice, and the same chances.
    expect(matters([say('a'), even.start({})])).toBe(false);
    // Two positions that become one, or are one from the beginning.
    const onceSaid = ({ log }: Flow['position']): string => (log.includes('a') ? 'said' : String(log));
    expect(matters([lucky.start({ word: 'b' }), say('a')], onceSaid)).toBe(false);
    // The same positions come about, with other chances.
    const unlike = (log: readonly string[]): string => (log.includes('after 1') ? 'late' : String(log.length > 0));
    expect(matters([lucky.start({ word: 'a', needs: 2 }), counting.start({})], ({ log }) => unlike(log))).toBe(true);
  });

  it('in doubt, if there is too much to try', () => {
    expect(matters([many.start({}), say('a')])).toBe(true);
    expect(matters(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(say))).toBe(true);
  });

  it('up to 4000 runs, and not one more', () => {
    // Both in either order, then each alone: with two ends 2 x 1332 + 3 x 1, and 1332 + 1.
    expect(matters([twoEnds.start({}), say('a')])).toBe(false);
    expect(matters([say('a'), twoEnds.start({})])).toBe(false);
    // 2 x 1332 + 4 x 1, and 1332 + 1.
    expect(matters([threeEnds.start({}), say('a')])).toBe(true);
    // 2 x 1331 + 3 x 2, and 1331 + 2.
    expect(matters([fewer.start({}), oneSide.start({})])).toBe(true);
    // It runs out while the first is tried alone, after both orders have come out the same.
    expect(matters([oneEnd.start({}), say('a')])).toBe(true);
  });
});
