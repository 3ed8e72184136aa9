import { type Edition, type Game, type Id, type Leg, type Question, questionOf, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { answerTo, type Turn, turnOf } from './bot.ts';
import { diceFor } from './dice.ts';
import { activating, attacking, charging, ending, moving, movingFarther } from './gesture.ts';
import { around, type Stored, settle } from './live.oracle.ts';
import { LiveTable } from './live.ts';
import { onwardFor, settled } from './onward.ts';
import { declaredIn, type Planning, planFor } from './plan.ts';
import { AGAINST_BOT, everyRuleset, opened, type Played } from './playing.oracle.ts';
import { accepted, answerIn } from './session.ts';
import { ASK_LITTLE, type Wishes } from './settling.ts';
import { undoIn } from './undo.ts';

const LITTLE: Wishes = { quiet: [], askMe: ASK_LITTLE };
const EVERYTHING: Wishes = { quiet: [], askMe: { everything: [0], once: [] } };
const [, ruleset] = everyRuleset.find(([id]) => id === 'kill-team')!;

const asked = ({ match: { setup, state } }: Played): Question => questionOf(ruleset, setup, state)!;

/** Plays with a bot until the first seat is asked. */
function until(isWanted: (question: Question, session: Played) => boolean): Played {
  let session = opened(ruleset as Edition<Game>, { seed: 'plan', players: AGAINST_BOT });
  const dice = diceFor(session.match, null);
  for (let n = 0; ; n++) {
    session = settled(session, dice, LITTLE);
    const question = asked(session);
    if (question.to === 0 && isWanted(question, session)) return session;
    const turn = turnOf(session, question.to as number, 'soldier', `plan ${n}`);
    session = accepted(answerIn(session, answerTo(ruleset, turn).answer), 'a bot');
  }
}

const foesOf = ({ match }: Played): readonly Id[] =>
  match.ruleset.tabletop
    .board(tableOf<Game>(match.ruleset, match.setup, match.state.position))
    .models.filter(({ seat, out }) => seat === 1 && !out)
    .map(({ id }) => id);

const purposes = (plan: Planning): readonly string[] => (plan.ok ? plan.inputs.map(({ purpose }) => purpose) : []);

describe('a plan', () => {
  /** Orders are given from the second turning point on. */
  const session = until(({ purpose }, { match: { state } }) => {
    const { turningPoint } = state.position as { readonly turningPoint: number };
    return purpose === 'choose who activates' && turningPoint === 2;
  });
  const [model] = (asked(session) as Question<'pick-one'>).options as readonly [Id];

  it('picks the model to act, and stops there', () => {
    const plan = planFor(session, 0, activating(model), LITTLE);
    expect(plan).toMatchObject({
      ok: true,
      isDone: true,
      inputs: [{ purpose: 'choose who activates', answer: model }],
    });
  });

  it('continues to the question for the path, through its order and its action', () => {
    const plan = planFor(session, 0, moving(model, null, ['conceal']), LITTLE);
    expect(purposes(plan)).toEqual(['choose who activates', 'give an order', 'choose an action']);
    expect(plan.ok && plan.inputs[1]?.answer).toBe('conceal');
    expect(plan.ok && plan.match.state.question).toMatchObject({ kind: 'move', model });
    expect(asked(session).purpose).toBe('choose who activates');
  });

  it('returns every reason against what is impossible', () => {
    const plan = planFor(session, 0, moving(model, [{ how: 'go', to: { x: -500, y: 0, z: 0 } }]), LITTLE);
    expect(plan.ok).toBe(false);
    expect(!plan.ok && plan.reasons.length).toBeGreaterThan(0);
  });

  it('never attacks anybody but the target', () => {
    let done = 0;
    for (const id of (asked(session) as Question<'pick-one'>).options)
      for (const foe of foesOf(session)) {
        const plan = planFor(session, 0, attacking(id, foe), LITTLE);
        if (!plan.ok || !plan.isDone) continue;
        done++;
        const { attack } = plan.match.state.position as { readonly attack: { readonly target: Id } | null };
        expect(attack?.target).toBe(foe);
      }
    expect(done).toBeGreaterThan(0);
  });

  it('answers more itself for people who want to be asked everything', () => {
    const models = (asked(session) as Question<'pick-one'>).options;
    const fits = (wishes: Wishes): readonly Planning[] =>
      models.flatMap(id => foesOf(session).map(foe => planFor(session, 0, attacking(id, foe), wishes)));
    const counts = [LITTLE, EVERYTHING].map(wishes =>
      Math.max(...fits(wishes).map(plan => (plan.ok && plan.isDone ? plan.inputs.length : 0))),
    );
    expect(counts[1]).toBeGreaterThan(counts[0]!);
  });

  it('is played as one, and undone as one', () => {
    const { surroundings } = around(session);
    const table = new LiveTable<Stored>(session, { writes: 0 }, surroundings);
    const plan = planFor(session, 0, moving(model), LITTLE);
    const begun = session.moments.length;
    const played = table.play(plan.ok ? plan.inputs : []);
    expect(played.ok && asked(played.session as Played)).toMatchObject({ kind: 'move', model });
    expect(played.ok && undoIn(played.session, 0)?.to).toBe(begun);
  });

  it('stops where something else is asked', () => {
    const { surroundings } = around(session);
    const table = new LiveTable<Stored>(session, { writes: 0 }, surroundings);
    const played = table.play([
      { purpose: 'choose who activates', answer: model },
      { purpose: 'spend the saves', answer: '0-0' },
    ]);
    expect(played.ok && asked(played.session as Played).purpose).toBe('give an order');
    expect(table.play([{ purpose: 'choose who activates', answer: 'nobody' }]).ok).toBe(false);
  });

  it('continues with a second kind of move, and ends, in one', () => {
    const { at } = ruleset.tabletop
      .board(tableOf<Game>(ruleset, session.match.setup, session.match.state.position))
      .models.find(({ id }) => id === model)!;
    const stay: readonly Leg[] = [{ how: 'go', to: at! }];
    const plan = planFor(session, 0, [...movingFarther(model, stay, stay), ending(model)], LITTLE);
    expect(purposes(plan).filter(purpose => purpose === 'move')).toHaveLength(2);
    expect(plan).toMatchObject({ ok: true, isDone: true, rest: [] });
    expect(plan.ok && plan.match.state.question).not.toMatchObject({ to: 0 });
  });

  it('keeps the rest while somebody else answers, and then continues', async () => {
    const plan = planFor(session, 0, [ending(model), activating(model)], LITTLE);
    expect(plan.ok && plan.rest).toEqual([activating(model)]);
    const at = until(({ purpose }) => purpose === 'use a strategic ploy');
    const [, ploy] = (asked(at) as Question<'pick-one'>).options as readonly [Id, Id];
    const { purpose } = asked(at);
    const { surroundings, answers } = around(at);
    const bots = { ...surroundings, ask: async (turn: Turn) => answers(turn) };
    const table = new LiveTable<Stored>(at, { writes: 0 }, bots);
    const played = table.play([{ purpose, answer: ploy }], onwardFor(0, [], [{ purpose, answer: 'pass' }]));
    expect(played.ok).toBe(true);
    const given = (): readonly unknown[] =>
      table
        .now()
        .session.moments.slice(at.moments.length)
        .flatMap(({ input }) => (input.by === 0 ? [input.answer] : []));
    await settle();
    expect(given().slice(0, 2)).toEqual([ploy, 'pass']);
  });

  it('charges to the side of its target, or says why not', () => {
    const plans = foesOf(session).map(foe => planFor(session, 0, charging(model, foe), LITTLE));
    for (const plan of plans) {
      if (!plan.ok) expect(plan.reasons.length).toBeGreaterThan(0);
      else expect((plan.inputs.at(-1)!.answer as readonly Leg[]).length).toBeGreaterThan(0);
    }
  });
});

describe('a charge at the only enemy in reach', () => {
  const [, book] = everyRuleset.find(([id]) => id === 'recon-squad')!;

  /** A model that may charge, and the one enemy that no question names. */
  function onlyTarget() {
    let session = opened(book as Edition<Game>, { seed: 'only', players: AGAINST_BOT });
    const dice = diceFor(session.match, null);
    for (let n = 0; n < 2000; n++) {
      session = settled(session, dice, LITTLE);
      const question = questionOf(book, session.match.setup, session.match.state)!;
      const mayCharge = question.to === 0 && question.purpose === 'choose a model to charge';
      for (const model of mayCharge && question.kind === 'pick-one' ? question.options : []) {
        const declared = accepted(answerIn(session, model), 'a charger').moments.at(-1)!.events;
        const targets = declared.flatMap(({ fact }) => declaredIn(fact));
        if (targets.length === 1) return { session, model, target: targets[0]! };
      }
      const turn = turnOf(session, question.to as number, 'soldier', `only ${n}`);
      session = accepted(answerIn(session, answerTo(book, turn).answer), 'a bot');
    }
    throw new Error('nobody came near enough');
  }

  it('is declared by dropping a model on it, and goes on after its dice', () => {
    const { session, model, target } = onlyTarget();
    const plan = planFor(session, 0, charging(model, target), LITTLE);
    expect(plan).toMatchObject({ ok: true, isDone: true, inputs: [{ answer: model }] });
    expect(plan.ok && plan.rest).toMatchObject([{ model, target, goesOn: true }]);
    const other = foesOf(session).find(id => id !== target)!;
    expect(planFor(session, 0, charging(model, other), LITTLE)).toMatchObject({ ok: false });
  });
});

describe('a model that may be activated again', () => {
  it('is picked by the option that is named after it', () => {
    const [, book] = everyRuleset.find(([id]) => id === 'vanguard')!;
    let session = opened(book as Edition<Game>, { seed: 'again', players: AGAINST_BOT });
    const dice = diceFor(session.match, null);
    for (let n = 0; ; n++) {
      session = settled(session, dice, LITTLE);
      const question = questionOf(book, session.match.setup, session.match.state)!;
      const again = question.kind === 'pick-one' && question.options.find(id => String(id).startsWith('again/'));
      if (question.to === 0 && again) {
        const model = Number(String(again).slice('again/'.length));
        const plan = planFor(session, 0, activating(model), LITTLE);
        expect(plan).toMatchObject({ ok: true, inputs: [{ answer: again }] });
        break;
      }
      const turn = turnOf(session, question.to as number, 'soldier', `again ${n}`);
      session = accepted(answerIn(session, answerTo(book, turn).answer), 'a bot');
    }
  });
});
