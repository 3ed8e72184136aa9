import { expect } from 'vitest';
import type { FactShape, Frame, Game, Input, Kind, OpenQuestion, Question, Ruleset, State } from '../kernel/index.ts';
import { answer, begin, questionOf, startAt } from '../kernel/index.ts';

/** A match under test: answers and scripted dice by purpose, and the facts that happened. */
export interface Playing<G extends Game> {
  readonly position: G['position'];
  readonly state: State<G>;
  /** Answers the open roll. */
  dice(purpose: string, ...faces: readonly number[]): Playing<G>;
  /** Answers for the seat that is asked. */
  picks(purpose: string, answer: unknown): Playing<G>;
  /** Takes a reaction, or passes with null. */
  reacts(timing: string, reaction: string | null): Playing<G>;
  /** Asserts the purpose (and kind) of the open question. */
  asks<K extends Kind>(purpose: string, kind?: K): Question<K>;
  /** Asserts that an answer is refused for at least this reason and clause, and changes nothing. */
  refuses(answer: unknown, reason: string, clause: string | null): Playing<G>;
  /** The facts since the start, or since the last call. */
  facts(): readonly G['fact'][];
  /** Leaves the match deliberately at this question. */
  stopsAt(purpose: string): void;
}

/** Starts matches in one test: each must be played to the end, or deliberately left at a question. */
export interface Start<G extends Game> {
  begin(setup: G['setup']): Playing<G>;
  /** Runs one sequence on a position. */
  from(setup: G['setup'], position: G['position'], frame: Frame): Playing<G>;
}

interface Tracked<G extends Game> {
  readonly playing: Playing<G>;
  isLeftOnPurpose(): boolean;
}

export function starter<G extends Game>(ruleset: Ruleset<G>): { start: Start<G>; settle(): void } {
  const started: Tracked<G>[] = [];
  const open = (setup: G['setup'], first: (sink: (fact: FactShape) => void) => State<G>): Playing<G> => {
    const tracked = track(ruleset, setup, first);
    started.push(tracked);
    return tracked.playing;
  };
  return {
    start: {
      begin: setup => open(setup, sink => begin(ruleset, setup, sink)),
      from: (setup, position, frame) => open(setup, sink => startAt(ruleset, setup, position, frame, sink)),
    },
    settle() {
      for (const { playing, isLeftOnPurpose } of started)
        if (playing.state.question !== null && !isLeftOnPurpose())
          expect.fail(`still asks: ${show(playing.state.question)}`);
    },
  };
}

function track<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  first: (sink: (fact: FactShape) => void) => State<G>,
): Tracked<G> {
  const happened: FactShape[] = [];
  const sink = (fact: FactShape): void => void happened.push(fact);
  let state = deepFreeze(first(sink));
  let left = false;
  const question = (purpose: string): OpenQuestion => {
    // An assertion like any other: a test may consist of what is asked, and of how many dice, alone.
    expect(state.question?.purpose, show(state.question)).toBe(purpose);
    return state.question!;
  };
  const give = (input: Input): void => {
    const answered = answer(ruleset, setup, state, input, sink);
    if (!answered.ok) expect.fail(`refused: ${JSON.stringify(answered.reasons)} to ${show(state.question)}`);
    state = deepFreeze(answered.state);
  };
  const playing: Playing<G> = {
    get position() {
      return state.position;
    },
    get state() {
      return state;
    },
    dice(purpose, ...faces) {
      if (question(purpose).to !== 'dice') expect.fail(`"${purpose}" is no roll: ${show(state.question)}`);
      give({ by: 'dice', answer: faces });
      return playing;
    },
    picks(purpose, picked) {
      give({ by: question(purpose).to, answer: picked });
      return playing;
    },
    reacts(timing, reaction) {
      const reactQuestion = question('react or pass');
      expect(reactQuestion).toMatchObject({ kind: 'react', timing });
      give({ by: reactQuestion.to, answer: reaction });
      return playing;
    },
    asks<K extends Kind>(purpose: string, kind?: K) {
      const { kind: actualKind } = question(purpose);
      if (kind !== undefined) expect(actualKind).toBe(kind);
      return questionOf(ruleset, setup, state) as Question<K>;
    },
    refuses(given, reason, clause) {
      if (state.question === null) expect.fail('nothing is asked');
      const before = JSON.stringify(state);
      const answered = answer(ruleset, setup, state, { by: state.question.to, answer: given });
      if (answered.ok) expect.fail(`accepted ${JSON.stringify(given)} to ${show(state.question)}`);
      expect(answered.reasons).toContainEqual(expect.objectContaining({ reason, clause }));
      expect(JSON.stringify(state)).toBe(before);
      return playing;
    },
    facts: () => happened.splice(0) as G['fact'][],
    stopsAt(purpose) {
      question(purpose);
      left = true;
    },
  };
  return { playing, isLeftOnPurpose: () => left };
}

const show = (question: OpenQuestion | null): string =>
  question === null ? 'nothing is asked' : JSON.stringify(question);

/** Freezes states in tests, so that code which mutates one throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
