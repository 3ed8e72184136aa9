import { advise, begin, type Id, numbers, type Question, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { defaults } from '../options.ts';
import type { Setup } from '../types.ts';
import { mixed, mixedSome } from './mixing.ts';
import { TAC_OP_POINTS } from './tac-op-points.ts';

const weighed = [3, 2.9, 2.5, 1].map((worth, answer) => ({ answer, worth }));
const SEEDS = 200;
const over = <A>(draw: (next: ReturnType<typeof numbers>) => A): readonly A[] =>
  Array.from({ length: SEEDS }, (_, seed) => draw(numbers(`mix ${seed}`)));
const shareOf = <A>(drawn: readonly A[], one: A): number => drawn.filter(each => each === one).length / drawn.length;

describe('a mixed choice', () => {
  it('is the better the more often, and never what is clearly worse', () => {
    const drawn = over(next => mixed(weighed, 0.5, next));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(shareOf(drawn, 0)).toBeGreaterThan(shareOf(drawn, 2));
    expect(shareOf(drawn, 2)).toBeGreaterThan(0.03);
    expect(new Set(over(next => mixed(weighed, 0, next)))).toEqual(new Set([0]));
    expect(mixed([], 1, () => 0)).toBeNull();
  });

  it('of several takes each once', () => {
    for (const drawn of over(next => mixedSome(weighed, 3, 0.5, next))) expect(drawn.toSorted()).toEqual([0, 1, 2]);
    expect(over(next => mixedSome(weighed, 9, 0.5, next))[0]).toHaveLength(4);
    expect(new Set(over(next => mixedSome(weighed, 2, 0.5, next).join())).size).toBeGreaterThan(3);
  });
});

/** What the soldier answers over many seeds to a question with this purpose, at the start of a match. */
function answersTo(purpose: string, ask: object, setup: Setup = killTeam.ready[0]!): readonly unknown[] {
  const t = tableOf(killTeam, setup, begin(killTeam, setup).position);
  const question = { purpose, clause: 'KT-11.7', to: 0, secret: true, ...ask } as Question;
  return over(next => advise(killTeam, t, question, next)?.answer);
}

describe('what the soldier chooses in secret', () => {
  it('KT-11.11 scouting varies', () => {
    const options = ['fortify', 'infiltrate', 'recon'];
    const drawn = answersTo('choose a scouting option', { kind: 'pick-one', of: 'scouting', options });
    for (const option of options) expect(shareOf(drawn, option)).toBeGreaterThan(0.1);
    expect(shareOf(drawn, 'recon')).toBeGreaterThan(shareOf(drawn, 'fortify'));
  });

  it('KT-11.7 tac ops vary, among those that score about as much', () => {
    const options: readonly Id[] = [
      'headhunter',
      'assassinate-target',
      'central-control',
      'implant',
      'eliminate-guards',
    ].map(id => `critical-ops/${id}`);
    const drawn = answersTo('choose three tac ops', { kind: 'pick-some', of: 'tac-op', options, least: 3, most: 3 });
    const hands = drawn as readonly (readonly string[])[];
    expect(new Set(hands.map(hand => hand.toSorted().join())).size).toBeGreaterThan(2);
    const points = hands.map(hand => hand.reduce((all, id) => all + TAC_OP_POINTS[id]!, 0));
    // The best three score 3.25 together.
    expect(Math.min(...points)).toBeGreaterThan(2.7);
    for (const hand of hands) expect(hand).toContain('critical-ops/eliminate-guards');
  });

  it('KT-11.7 the deck lies in any order', () => {
    const setup: Setup = { ...killTeam.ready[0]!, options: { ...defaults, coreDeck: true } };
    const options: readonly Id[] = ['core/rout', 'core/challenge', 'core/headhunter', 'core/execution'];
    const ask = { kind: 'pick-some', of: 'tac-op', options, least: 4, most: 4 };
    const firsts = (answersTo('lay the cards face down', ask, setup) as readonly (readonly string[])[]).map(
      ([id]) => id,
    );
    for (const option of options) expect(shareOf(firsts, option as string)).toBeGreaterThan(0.1);
  });
});
