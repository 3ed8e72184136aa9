import { type Bot, eager, random, seenBy, soldier } from '@little-wars/bots';
import {
  answer,
  begin,
  type Edition,
  type FactShape,
  type Game,
  numbers,
  type Question,
  questionOf,
  type State,
  seeded,
} from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { problems, tellerFor } from '@little-wars/words';
import { describe, expect, it } from 'vitest';

/** The bots that play each setup: enough to cover nearly everything, and quick. */
const PLAYERS: readonly Bot[] = [eager, random];

/** Questions before the battle occur only once per game; advice is slow, so one game asks it for all of them. */
const EARLY = 60;

interface Heard {
  /** Ids without a text, with the setup and the answer at which they first appeared. */
  readonly missing: Map<string, string>;
  readonly lines: Set<string>;
}

const optionsOf = (question: Question): readonly unknown[] => {
  if (question.kind === 'pick-one' || question.kind === 'pick-some') return question.options;
  if (question.kind === 'react') return [...question.options, null];
  return question.kind === 'share' ? question.among : [];
};

/** Answers that are wrong in every possible way. */
function wrongAnswers(question: Question, right: unknown): readonly unknown[] {
  switch (question.kind) {
    case 'move': {
      const legs = right as readonly { readonly how: string; readonly to: { x: number; y: number; z: number } }[];
      const far = [
        [-20_000, 0],
        [3000, 3000],
        [6000, 200],
        [200, 5000],
        [900, 0],
        [0, 900],
        [0, -900],
        [-900, 0],
      ];
      return far.flatMap(([x, y]) =>
        ['go', 'climb', 'drop', 'jump'].map(how => [
          { how, to: { x: (legs[0]?.to.x ?? 3000) + x!, y: (legs[0]?.to.y ?? 3000) + y!, z: how === 'go' ? 0 : 508 } },
        ]),
      );
    }
    case 'place':
      return [
        [-20_000, 0],
        [0, 0],
        [3800, 2800],
        [1000, 1000],
        [6000, 3000],
      ].map(([x, y]) => ({ at: { x, y, z: 0 } }));
    case 'pick-some':
      return [[], [...question.options, ...question.options], ['no such thing']];
    case 'count':
      return [question.most + 1];
    case 'share':
      return [[], question.among.map(() => -1)];
    default:
      return ['no such thing', null];
  }
}

function play(ruleset: Edition<Game>, setup: object, seed: string, { missing, lines }: Heard, bot: Bot): void {
  const [dice, next] = [seeded(seed), numbers(seed)];
  let state: State<Game> = begin(ruleset, setup);
  let position = state.position;
  let count = 0;
  const tell = (seat: number | null) =>
    tellerFor(
      { ruleset, setup, position: ruleset.view(setup, position, seat) },
      { missing: id => void (missing.has(id) || missing.set(id, `${seed}, answer ${count}`)) },
    );
  const hear = (line: string | null): void => void (line === null || lines.add(line));
  while (state.question !== null) {
    const question = questionOf(ruleset, setup, state)!;
    count++;
    position = state.position;
    const teller = tell(question.to === 'dice' ? null : question.to);
    hear(teller.question(question));
    for (const line of teller.numbers(question)) hear(line);
    for (const option of optionsOf(question)) hear(teller.option(question, option));
    const seen = question.to === 'dice' ? null : seenBy(ruleset, setup, state, question.to);
    const given = question.kind === 'roll' ? dice(question) : bot(seen!, next).answer;
    if (seen && ((seed.startsWith('words 0') && count < EARLY) || count % 12 === 0)) {
      const { because } = soldier(seen, next);
      if (because) hear(teller.because(because));
    }
    for (const wrong of count % 5 === 0 ? wrongAnswers(question, given) : []) {
      const judged = answer(ruleset, setup, state, { by: question.to, answer: wrong });
      if (!judged.ok) for (const reason of judged.reasons) hear(teller.reason(reason));
    }
    const answered = answer(ruleset, setup, state, { by: question.to, answer: given }, (fact, after) => {
      position = after;
      for (const seat of [0, null]) hear(tell(seat).fact(ruleset.show(fact, seat) as FactShape));
    });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
  }
}

describe.each(rulesets.map(ruleset => [ruleset.id, ruleset] as const))('the words of %s', (_id, ruleset) => {
  const heard: Heard = { missing: new Map(), lines: new Set() };

  it('exist for every id that players meet in random games', () => {
    for (const [i, setup] of ruleset.ready.entries())
      for (const [game, bot] of PLAYERS.entries()) play(ruleset, setup, `words ${i} ${game}`, heard, bot);
    // Each line is an id to add to the ruleset's texts, with the seed and the answer at which it appeared.
    expect([...heard.missing].map(([id, where]) => `${id}   (setup and game: ${where})`).toSorted()).toEqual([]);
  });

  it('have every parameter filled in, and no text of an id', () => {
    const odd = [...heard.lines].filter(line => /\{\w|undefined|null|NaN|\[object|"\{|[a-z]-\d+$|=/.test(line));
    expect(odd.slice(0, 20)).toEqual([]);
  });

  it('exist for every fact, special rule and step that asks', () => {
    const own = { ...problems, ...ruleset.texts['en'] };
    const steps = ruleset.sequences.flatMap(({ steps }) => steps.filter(({ kind }) => kind !== undefined));
    const ids = [
      ...steps.map(({ kind, name }) => `${kind === 'roll' ? 'roll' : 'question'}.${name}`),
      ...Object.keys(ruleset.specialRules).map(rule => `rule.${rule}`),
    ];
    expect([...new Set(ids)].filter(id => !Object.hasOwn(own, id)).toSorted()).toEqual([]);
  });
});
