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
  s.roll('F-1', 'roll for it', {
    count: () => 1,
    then: (t, v, [face]) => {
      if (face! >= (v.needs ?? 4)) t.emit(said(v.word));
      return v;
    },
  }),
]);
/** On a 6, says how many have spoken before. */
const counting = sequence<object>('counting', 'F-1', s => [
  s.roll('F-1', 'roll to count', {
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
  s.roll('F-1', 'roll a lot', { count: () => 9, then: (_t, v) => v }),
]);

const rules = flowOf([word, first, lucky, counting, asking, many]);
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
    // The same positions come about, with other chances.
    const unlike = (log: readonly string[]): string => (log.includes('after 1') ? 'late' : String(log.length > 0));
    expect(matters([lucky.start({ word: 'a', needs: 2 }), counting.start({})], ({ log }) => unlike(log))).toBe(true);
  });

  it('in doubt, if there is too much to try', () => {
    expect(matters([many.start({}), say('a')])).toBe(true);
    expect(matters(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(say))).toBe(true);
  });
});
