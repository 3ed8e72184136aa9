import { describe, expect, it } from 'vitest';
import { advising, chooseASoldier, choosing, move, playing, showing, standardSetup, type Toy } from '../toy/index.ts';
import { begin } from './answer.ts';
import { editionOf } from './compose.ts';
import { tableOf } from './explain.ts';
import { type Flow, PLAIN_FLOW } from './flow.ts';
import type { Question } from './questions.ts';
import { checkFlow, doneIn, idleIn, isAfterEnd, isSetUp, settledIn, verbsIn } from './settle.ts';
import { kernelFor } from './steps.ts';
import { reactOrPass } from './window.ts';

const { idleOn, settledOn, stakesOn, verbsOn, question } = kernelFor<Toy>();
const t = tableOf<Toy>(playing, standardSetup, begin(playing, standardSetup).position);

const asQuestion = (ask: object): Question =>
  ({ to: 0, purpose: 'choose dice', clause: 'TOY-1', secret: false, ...ask }) as unknown as Question;
const withFlow = (flow: Partial<Flow<Toy>>) => ({ ...playing, flow: { ...PLAIN_FLOW, ...flow } });
const answerTo = (ask: object, flow: Partial<Flow<Toy>> = {}): unknown => settledIn(withFlow(flow), t, asQuestion(ask));

describe('a question that need not be asked', () => {
  it('has one answer', () => {
    const only = { reason: 'one-option', clause: 'TOY-1' };
    expect(answerTo({ kind: 'pick-one', of: 'die', options: [4] })).toEqual({ ...only, answer: 4 });
    expect(answerTo({ kind: 'pick-some', of: 'die', options: [4], least: 1, most: 1 })).toEqual({
      ...only,
      answer: [4],
    });
    expect(answerTo({ kind: 'count', least: 2, most: 2 })).toEqual({ ...only, answer: 2 });
    expect(answerTo({ kind: 'share', of: 'die', among: [7], total: 3, least: 0 })).toEqual({ ...only, answer: [3] });
    expect(answerTo({ kind: 'share', of: 'die', among: [7, 8], total: 3, least: 0 })).toBeNull();
  });

  it('has more than one answer where a player may pass, take none or choose an order', () => {
    expect(answerTo({ kind: 'react', timing: 'shot', options: ['duck'] })).toBeNull();
    expect(answerTo({ kind: 'pick-some', of: 'die', options: [4], least: 0, most: 1 })).toBeNull();
    expect(answerTo({ kind: 'pick-some', of: 'die', options: [4, 5], least: 2, most: 2 })).toBeNull();
    expect(answerTo({ kind: 'count', least: 1, most: 2 })).toBeNull();
    expect(answerTo({ kind: 'move', model: 1, allowance: 10 })).toBeNull();
  });

  it('is one that the ruleset settles', () => {
    const settled = [settledOn(chooseASoldier, () => ({ answer: 2, reason: 'best', clause: 'TOY-2' }))];
    const ask = { kind: 'pick-one', of: 'model', options: [1, 2], purpose: chooseASoldier.purpose };
    expect(answerTo(ask, { settled })).toEqual({ answer: 2, reason: 'best', clause: 'TOY-2' });
    expect(answerTo({ ...ask, purpose: 'choose another' }, { settled })).toBeNull();
  });

  it('is one with a single option that is not idle', () => {
    const why = { reason: 'same', clause: 'TOY-3' };
    const idle = [
      idleOn(chooseASoldier, (_t, { options }) => options.slice(1).map(option => ({ option, ...why }))),
      idleOn(reactOrPass, (_t, { options }) => options.filter(id => id !== 'fire').map(option => ({ option, ...why }))),
    ];
    const pick = { kind: 'pick-one', of: 'model', options: [1, 2, 3], purpose: chooseASoldier.purpose };
    expect(answerTo(pick, { idle })).toEqual({ answer: 1, ...why });
    expect(idleIn(withFlow({ idle }), t, asQuestion(pick)).map(({ option }) => option)).toEqual([2, 3]);
    const react = { kind: 'react', timing: 'shot', purpose: reactOrPass.purpose };
    expect(answerTo({ ...react, options: ['duck'] }, { idle })).toEqual({ answer: null, ...why });
    expect(answerTo({ ...react, options: ['duck', 'fire'] }, { idle })).toBeNull();
  });

  it('is one without an option that is not idle, where none may be taken', () => {
    const why = { reason: 'same', clause: 'TOY-3' };
    const all = idleOn(question(chooseASoldier.purpose, 'pick-some'), (_t, { options }) =>
      options.filter(id => id !== 9).map(option => ({ option, ...why })),
    );
    const some = { kind: 'pick-some', of: 'model', options: [1, 2], most: 2, purpose: chooseASoldier.purpose };
    expect(answerTo({ ...some, least: 0 }, { idle: [all] })).toEqual({ answer: [], ...why });
    expect(answerTo({ ...some, least: 1 }, { idle: [all] })).toBeNull();
    expect(answerTo({ ...some, options: [1, 9], least: 0 }, { idle: [all] })).toBeNull();
  });

  it('is none of these while two options of one to pick are left, or the question has no options', () => {
    const why = { reason: 'same', clause: 'TOY-3' };
    const idle = [
      idleOn(chooseASoldier, () => [{ option: 3, ...why }]),
      idleOn(question('how many', 'count'), () => [{ option: 3, ...why }]),
    ];
    const pick = { kind: 'pick-one', of: 'model', options: [1, 2, 3], purpose: chooseASoldier.purpose };
    expect(answerTo(pick, { idle })).toBeNull();
    expect(answerTo({ kind: 'count', least: 0, most: 3, purpose: 'how many' }, { idle })).toBeNull();
  });
});

describe('a flow', () => {
  it('speaks only of questions that are asked', () => {
    const nobody = question('choose a general', 'pick-one');
    expect(() => checkFlow(withFlow({}))).not.toThrow();
    for (const flow of [
      { settled: [settledOn(nobody, () => null)] },
      { idle: [idleOn(nobody, () => [])] },
      { verbs: [verbsOn(nobody, () => [])] },
      { stakes: [stakesOn(nobody, () => null)] },
      { setUp: [nobody] },
      { moreTargets: [nobody] },
      { together: [{ question: nobody, done: 'enough' }] },
      { afterEnd: [nobody] },
    ])
      expect(() => checkFlow(withFlow(flow))).toThrow(/choose a general/);
    const setUp = [nobody];
    expect(() => editionOf(playing, { ...showing, flow: { ...PLAIN_FLOW, setUp } }, choosing, advising)).toThrow(
      /flow.setUp speaks to "choose a general"/,
    );
  });

  it('says what options do, and which questions belong to set-up', () => {
    const verb = { option: 1, verb: 'move', cost: null, against: [] } as const;
    const flow = withFlow({ verbs: [verbsOn(chooseASoldier, () => [verb])], setUp: [chooseASoldier, move] });
    const pick = asQuestion({ kind: 'pick-one', of: 'model', options: [1], purpose: chooseASoldier.purpose });
    expect(verbsIn(flow, t, pick)).toEqual([verb]);
    expect(isSetUp(flow, pick)).toBe(true);
    expect(isSetUp(flow, asQuestion({ kind: 'count', least: 0, most: 1 }))).toBe(false);
  });

  it('says which option ends a question that repeats, and which questions follow a turn', () => {
    const together = [
      { question: chooseASoldier, done: 'enough' },
      { question: question('choose a barrel', 'pick-one'), done: 'no more' },
      { question: chooseASoldier, done: 'the first counts' },
    ];
    const flow = withFlow({ together, afterEnd: [chooseASoldier, reactOrPass] });
    expect(doneIn(flow, chooseASoldier)).toBe('enough');
    expect(doneIn(flow, { purpose: 'choose a barrel' })).toBe('no more');
    expect(doneIn(flow, reactOrPass)).toBeNull();
    expect(isAfterEnd(flow, reactOrPass)).toBe(true);
    expect(isAfterEnd(flow, move)).toBe(false);
  });
});
