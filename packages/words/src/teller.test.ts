import { answer, begin, type FactShape, type Playable, questionOf } from '@little-wars/engine';
import { standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { average, letterOf, percent, tellerFor } from './index.ts';

const opening = begin(toy, standardSetup);
const { position } = opening;
const question = questionOf(toy, standardSetup, opening);
const missing: string[] = [];
const about = { ruleset: toy, setup: standardSetup, position };
const teller = tellerFor(about, { seats: ['South', 'North'], missing: id => missing.push(id) });

describe('a teller', () => {
  it('names models by letter, number and name, and seats by name', () => {
    expect([teller.label(3), teller.model(3), teller.seat(1), letterOf(2)]).toEqual([
      'B2',
      'B2 Sergeant',
      'North',
      'C',
    ]);
    expect(tellerFor(about).seat(1)).toBe('B');
  });

  it('puts questions, options and facts into words, with names in place of ids', () => {
    expect(teller.question(question!)).toBe('Where is A1 Marksman set up?');
    const react = { ...question!, kind: 'react', timing: 'target-chosen', options: ['duck'] } as never;
    expect([teller.question(react), teller.option(react, 'duck'), teller.option(react, null)]).toEqual([
      'You are a target. Do you react?',
      'Duck, for 1 courage',
      'Do nothing',
    ]);
    const fact = { type: 'bids-shown', clause: 'TOY-3.1', bids: [1, 0], first: 1 } as FactShape;
    expect(teller.fact(fact)).toBe('The bids are 1 and 0: North goes first');
    expect(teller.fact({ type: 'ducked', clause: 'TOY-6.1', soldier: null } as FactShape)).toBeNull();
  });

  it('puts a refusal into the text that fits its parameters, with its clause', () => {
    const refused = answer(toy, standardSetup, begin(toy, standardSetup), {
      by: 0,
      answer: { at: { x: 0, y: 0, z: 9 } },
    });
    expect(refused.ok ? [] : refused.reasons.map(teller.reason)).toEqual([
      'It must stand on the ground (TOY-2.1)',
      'Its base must be wholly on the table (TOY-2.1)',
    ]);
    expect(teller.reason({ reason: 'too-long', clause: null, longest: 3 })).toBe('This is too long; the most is 3');
    expect(missing).toEqual([]);
  });

  it('shows an id without a text as it is, and reports it', () => {
    const bare: Playable<Toy> = { ...toy, texts: {} };
    const reportedIds: string[] = [];
    const silent = tellerFor({ ...about, ruleset: bare }, { missing: id => reportedIds.push(id) });
    expect(silent.question(question!)).toBe('question.place a soldier');
    expect(silent.because({ reason: 'why-not' })).toBe('because.why-not');
    expect(silent.reason({ reason: 'no-such-thing', clause: 'X-1' })).toBe('No-such-thing (X-1)');
    expect(reportedIds).toEqual(['question.place a soldier', 'because.why-not', 'reason.no-such-thing']);
  });
});

describe('chances and averages', () => {
  it('are never rounded to nothing or to certainty', () => {
    expect([0, 0.001, 0.4, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '40%', '>99%', '100%']);
    expect([0, 0.004, 0.005, 0.046, 0.1, 3.56].map(average)).toEqual(['0.0', '<0.01', '0.01', '0.05', '0.1', '3.6']);
  });
});
