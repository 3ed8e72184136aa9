import {
  type Board,
  type Edition,
  type Game,
  type Id,
  type Leg,
  type Question,
  questionOf,
  tableOf,
} from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { answerTo, turnOf } from './bot.ts';
import { diceFor } from './dice.ts';
import { acting, attacking, moving, turning } from './gesture.ts';
import { likewise, othersOfUnit, pickedAt } from './likewise.ts';
import { carriedOn, onwardFor, playedIn, settled } from './onward.ts';
import { planFor } from './plan.ts';
import { AGAINST_BOT, everyRuleset, opened, type Played } from './playing.oracle.ts';
import { accepted, answerIn } from './session.ts';
import { ASK_LITTLE, type Wishes } from './settling.ts';

const LITTLE: Wishes = { quiet: [], askMe: ASK_LITTLE };
const editionOf = (name: string): Edition<Game> => everyRuleset.find(([id]) => id === name)![1] as Edition<Game>;

const asked = ({ match: { ruleset, setup, state } }: Played): Question | null => questionOf(ruleset, setup, state);
const boardOf = ({ match: { ruleset, setup, state } }: Played): Board =>
  ruleset.tabletop.board(tableOf<Game>(ruleset, setup, state.position));

/** Plays on by a bot until a question is put to the first seat. */
function until(ruleset: Edition<Game>, isWanted: (question: Question, session: Played) => boolean): Played {
  let session = opened(ruleset, { seed: 'likewise', players: AGAINST_BOT });
  const dice = diceFor(session.match, null);
  for (let n = 0; ; n++) {
    session = settled(session, dice, LITTLE);
    const question = asked(session)!;
    if (question.to === 0 && isWanted(question, session)) return session;
    const turn = turnOf(session, question.to as number, 'soldier', `likewise ${n}`);
    session = accepted(answerIn(session, answerTo(ruleset, turn).answer), 'a bot');
  }
}

const optionsOf = (session: Played): readonly Id[] => (asked(session) as Question<'pick-one'>).options;

describe('the others of a unit', () => {
  const session = until(editionOf('recon-squad'), ({ purpose }) => purpose === 'choose a model to move');
  const board = boardOf(session);
  const model = optionsOf(session).find(id => othersOfUnit(board, id).length > 1)!;
  const question = asked(session)!;
  const placeOf = (id: Id) => board.models.find(each => each.id === id)!.at!;

  it('are those of its selection that are on the table', () => {
    const unit = board.models.find(({ id }) => id === model)!.unit;
    for (const other of othersOfUnit(board, model)) expect(other).toMatchObject({ unit, out: false });
    expect(othersOfUnit(board, model).map(({ id }) => id)).not.toContain(model);
    expect(othersOfUnit(board, 'nobody')).toEqual([]);
  });

  it('move in formation, and those who cannot are left out', () => {
    const legs = (id: Id): readonly Leg[] => [{ how: 'go', to: { ...placeOf(id), x: placeOf(id).x + 10 } }];
    const gestures = likewise(board, question, [moving(model, legs(model))]);
    expect(gestures.slice(1).map(each => [each.model, each.legs])).toEqual(
      othersOfUnit(board, model).map(({ id }) => [id, legs(id)]),
    );
    const [first, ...others] = gestures;
    const away = { ...others[0]!, legs: [{ how: 'go', to: { x: -900, y: 0, z: 0 } }] as const };
    const plan = planFor(session, 0, [first!, away, ...others.slice(1)], LITTLE);
    const moved = plan.ok ? plan.inputs.flatMap(({ answer }) => (typeof answer === 'number' ? [answer] : [])) : [];
    expect(plan).toMatchObject({ ok: true, isDone: true, rest: [] });
    expect(moved).toContain(model);
    expect(moved).not.toContain(away.model);
    // What the first one does must be possible.
    expect(planFor(session, 0, [{ ...away, onlyAt: null }, first!], LITTLE).ok).toBe(false);
  });

  it('do nothing where something else is asked', () => {
    const elsewhere = likewise(board, { purpose: 'choose a model to charge' }, [moving(model, [])]).slice(1);
    expect(planFor(session, 0, elsewhere, LITTLE).ok).toBe(false);
  });

  it('attack the target or others of its unit after the dice have fallen', () => {
    const shooting = until(editionOf('recon-squad'), ({ purpose }, at) => {
      if (purpose !== 'choose a model to shoot') return false;
      return optionsOf(at).some(id =>
        othersOfUnit(boardOf(at), id).some(({ id: other }) => optionsOf(at).includes(other)),
      );
    });
    const before = boardOf(shooting);
    const foes = before.models.filter(({ seat, out, at }) => seat === 1 && !out && at !== null);
    const plans = optionsOf(shooting).flatMap(id =>
      foes.map(foe => planFor(shooting, 0, likewise(before, asked(shooting)!, [attacking(id, foe.id)]), LITTLE)),
    );
    const plan = plans.find(each => each.ok && each.rest.length > 0)!;
    if (!plan.ok) throw new Error('nobody can shoot');
    const given = { dice: diceFor(shooting.match, null), wishes: LITTLE };
    const after = carriedOn(
      { session: playedIn(shooting, plan.inputs, given), onward: onwardFor(0, plan.rest, [], planFor) },
      given,
    ).session;
    const shooters = after.moments
      .slice(shooting.moments.length)
      .filter(({ before: { question: of }, input }) => of?.purpose === 'choose a model to shoot' && input.by === 0);
    expect(shooters.length).toBeGreaterThan(1);
  });
});

describe('in space', () => {
  const ruleset = editionOf('zero-g');
  const isMover = ({ purpose }: Question): boolean => purpose === 'choose a model to move';
  const hasArrows = (session: Played): Id | undefined =>
    optionsOf(session).find(id => boardOf(session).models.some(each => each.id === id && each.heading));

  it('an arrow is turned in one with its model, and a turn can be drawn before it is chosen', () => {
    const session = until(ruleset, (question, at) => isMover(question) && hasArrows(at) !== undefined);
    const model = hasArrows(session)!;
    const { along } = boardOf(session).models.find(({ id }) => id === model)!.heading!;
    const plan = planFor(session, 0, turning(model, along), LITTLE);
    expect(plan.ok && plan.inputs.map(({ purpose }) => purpose)).toEqual([
      'choose a model to move',
      'choose a manoeuvre',
      'turn an arrow',
    ]);
    const ahead = planFor(session, 0, moving(model), LITTLE);
    expect(ahead.ok && ahead.match.state.question).toMatchObject({ kind: 'aim', model });
  });

  it('a manoeuvre of one is made by all who can', () => {
    const session = until(
      ruleset,
      (question, at) =>
        isMover(question) && hasArrows(at) !== undefined && othersOfUnit(boardOf(at), hasArrows(at)!).length > 0,
    );
    const model = hasArrows(session)!;
    const named = accepted(answerIn(session, model), 'named');
    expect(pickedAt(named, 0, model)).toEqual({ purpose: 'choose a model to move' });
    expect(pickedAt(named, 0, 'nobody')).toBeNull();
    const gestures = likewise(boardOf(named), pickedAt(named, 0, model)!, [acting(model, 'drift')]);
    const plan = planFor(named, 0, gestures, LITTLE);
    if (!plan.ok) throw new Error('it cannot drift');
    expect(plan.rest.map(({ option }) => option)).toEqual(gestures.slice(1).map(() => 'drift'));
  });
});
