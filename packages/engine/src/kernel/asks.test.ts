import { describe, expect, it } from 'vitest';
import { advising, chooseASoldier, choosing, move, playing, showing, standardSetup, toy } from '../toy/index.ts';
import type { Toy } from '../toy/types.ts';
import { begin, reasonsAgainst } from './answer.ts';
import { editionOf, interludeOf } from './compose.ts';
import type { Edition } from './edition.ts';
import { tableOf } from './explain.ts';
import { propose } from './propose.ts';
import type { Declared, Question } from './questions.ts';
import { combineHandlers, isAsked, withoutNumbers } from './speaking.ts';
import { kernelFor } from './steps.ts';

const { sequence, question, adviceOn, forecastOn, prospectOn } = kernelFor<Toy>();
const composed = (more: Partial<Edition<Toy>>) => (): unknown =>
  editionOf({ ...playing, ...more }, { ...showing, ...more }, { ...choosing, ...more }, { ...advising, ...more });

/** The ruleset with an extra sequence that asks something. */
const asking = (declared: ReturnType<typeof question<'count'>>, legal?: () => readonly []) =>
  sequence<object>('one more', 'TOY-1.1', s => [
    s.ask('TOY-1.1', declared, {
      to: () => 0,
      ask: () => ({ least: 0, most: 1 }),
      then: (_t, v) => v,
      ...(legal ? { legal } : {}),
    }),
  ]);

describe('questions of a ruleset', () => {
  const moveQuestion: Question<'move'> = {
    kind: 'move',
    to: 0,
    purpose: 'move',
    clause: 'TOY-4.1',
    secret: false,
    model: 0,
    allowance: 300,
  };

  it('use `legal` and `propose` of the step that asks them', () => {
    const t = tableOf(toy, standardSetup, {
      ...begin(toy, standardSetup).position,
      soldiers: begin(toy, standardSetup).position.soldiers.map((each, id) => ({
        ...each,
        at: { x: 900 + 700 * id, y: 300, z: 0 },
      })),
    });
    const away = [{ how: 'go', to: { x: 2900, y: 300, z: 0 } }];
    expect(reasonsAgainst(toy, t, moveQuestion, away)).toContainEqual(expect.objectContaining({ reason: 'too-long' }));
    expect(
      propose(toy, standardSetup, { position: t.position, frames: [], question: moveQuestion }, below =>
        Math.floor(below * 0.6),
      ),
    ).toEqual([expect.objectContaining({ how: 'go' })]);
  });

  it('throw if no sequence asks them', () => {
    const unknown = { ...moveQuestion, purpose: 'move on' };
    expect(() =>
      reasonsAgainst(toy, tableOf(toy, standardSetup, begin(toy, standardSetup).position), unknown, []),
    ).toThrow(/no sequence asks "move on"/);
    const state = { ...begin(toy, standardSetup), question: { ...moveQuestion, purpose: chooseASoldier.purpose } };
    expect(() => propose(toy, standardSetup, state, () => 0)).toThrow(
      /no sequence asks "choose a ready soldier" \(move\)/,
    );
  });

  it('may be asked by several sequences only if these agree', () => {
    const bid = question('bid courage', 'count');
    expect(composed({ sequences: [...toy.sequences, asking(bid)] })).not.toThrow();
    const unlike = /sequence "one more" asks "bid courage" unlike/;
    expect(composed({ sequences: [...toy.sequences, asking(bid, () => [])] })).toThrow(unlike);
    expect(composed({ sequences: [...toy.sequences, asking(question('move', 'count'))] })).toThrow(/"move" unlike/);
  });

  it('may be rolls, each with an entry among the numbers', () => {
    const luck = question('roll for luck', 'roll');
    const lucky = sequence<object>('one more', 'TOY-1.1', s => [
      s.roll('TOY-1.1', luck, { count: () => 1, then: (_t, v) => v }),
    ]);
    expect(lucky.steps).toMatchObject([{ form: 'ask', name: 'roll for luck', kind: 'roll', declared: luck }]);
    const sequences = [...toy.sequences, lucky];
    expect(composed({ sequences })).toThrow(/telling.numbers has no entry for the roll "roll for luck"/);
    const { questions } = showing.telling.numbers;
    const numbers = combineHandlers(withoutNumbers(...(questions as readonly Declared<'roll'>[]), luck), []);
    expect(composed({ sequences, telling: { ...showing.telling, numbers } })).not.toThrow();
    const between = (telling: typeof showing.telling) => () =>
      interludeOf({ ...playing, sequences }, { telling, texts: {}, clauses: [], advice: [] });
    expect(between(showing.telling)).toThrow(/no entry for the roll "roll for luck"/);
    expect(between({ ...showing.telling, numbers })).not.toThrow();
  });

  it('have one entry of advice at most, and only if a sequence asks them', () => {
    const last = adviceOn(chooseASoldier, () => null);
    expect(composed({ advice: [last] })).not.toThrow();
    expect(composed({ advice: [last, last] })).toThrow(/two entries for the question "choose a ready soldier"/);
    expect(composed({ advice: [adviceOn(question('choose a general', 'pick-one'), () => null)] })).toThrow(
      /advice speaks to "choose a general" \(pick-one\), which no sequence asks/,
    );
    expect(composed({ advice: [adviceOn(question('move', 'pick-one'), () => null)] })).toThrow(/"move" \(pick-one\)/);
  });

  it('have forecasts and lessons only if a sequence asks them', () => {
    const chances = (purpose: string) => ({
      attacks: () => [],
      prospects: () => [],
      forecast: combineHandlers([forecastOn(question(purpose, 'move'), () => [])], []),
    });
    expect(composed({ chances: chances(move.purpose) })).not.toThrow();
    expect(composed({ chances: chances('fly') })).toThrow(/forecast speaks to "fly"/);
    const prospects = combineHandlers([prospectOn(question('fly', 'move'), () => [])], []);
    expect(composed({ chances: { ...chances(move.purpose), prospects } })).toThrow(/prospects speaks to "fly"/);
    const fly = combineHandlers([forecastOn(question('fly', 'move'), () => [])], []) as never;
    expect(composed({ alike: fly })).toThrow(/alike speaks to "fly"/);
    expect(composed({ telling: { ...showing.telling, numbers: fly } })).toThrow(/telling.numbers speaks to "fly"/);
    const guide = (purpose: string, from: string = move.purpose) => ({
      setup: {},
      from,
      scene: () => null,
      lessons: [{ id: 'one', clause: 'TOY-1.1', at: { purpose } }],
      texts: { one: 'One.' },
    });
    expect(composed({ guide: guide(move.purpose) })).not.toThrow();
    expect(composed({ guide: guide('fly') })).toThrow(/lesson "one" waits for "fly"/);
    expect(composed({ guide: guide(move.purpose, 'fly') })).toThrow(/guide begins at "fly"/);
  });
});

describe('handlers of questions', () => {
  it('recognise the declared question by purpose and kind', () => {
    const pick = { kind: 'pick-one', to: 0, clause: 'TOY-1.1', secret: false, of: 'soldier', options: [3] } as const;
    expect(isAsked(chooseASoldier, { ...pick, purpose: chooseASoldier.purpose })).toBe(true);
    expect(isAsked(chooseASoldier, { ...pick, purpose: 'choose a general' })).toBe(false);
    expect(isAsked(question('move', 'pick-one'), { ...pick, purpose: 'move', kind: 'move' } as never)).toBe(false);
  });

  it('are looked up by question, with a fallback for all others', () => {
    const say = combineHandlers(
      [adviceOn(chooseASoldier, (_t, { options }) => ({ answer: options[0]!, because: { reason: 'first' } }))],
      null,
    );
    const pick = { kind: 'pick-one', to: 0, clause: 'TOY-1.1', secret: false, of: 'soldier', options: [3, 4] } as const;
    expect(say(null as never, { ...pick, purpose: chooseASoldier.purpose }, () => 0)).toMatchObject({ answer: 3 });
    expect(say(null as never, { ...pick, purpose: 'choose a general' }, () => 0)).toBeNull();
  });
});
