import { type AnswerOf, type BoardModel, isSetUp, type Question, questionOf, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { answerTo, turnOf } from './bot.ts';
import { diceFor } from './dice.ts';
import { around, type Stored, settle } from './live.oracle.ts';
import { LiveTable } from './live.ts';
import { carriedOn, type Given, replying } from './onward.ts';
import { AGAINST_BOT, everyRuleset, opened, PEOPLE, type Played } from './playing.oracle.ts';
import { accepted, answerIn } from './session.ts';
import {
  type Advise,
  adjusted,
  beforePlan,
  isPossible,
  planSetUp,
  type SetUpPlan,
  setUpReply,
  withChoice,
} from './set-up.ts';
import { ASK_LITTLE } from './settling.ts';

const PERSON = 0;

const question = ({ match: { ruleset, setup, state } }: Played): Question | null => questionOf(ruleset, setup, state);

const botOf = (session: Played, seat: number): unknown =>
  answerTo(session.match.ruleset, turnOf(session, seat, 'soldier', `set-up ${session.moments.length}`)).answer;

/** A person who leaves the set-up to the table, up to where it is drawn. */
function planned([, ruleset]: (typeof everyRuleset)[number], seed: string) {
  const begun = opened(ruleset, { seed, players: AGAINST_BOT });
  const given: Given = { dice: diceFor(begun.match, null), wishes: { quiet: [], askMe: ASK_LITTLE } };
  const advise: Advise = ({ state }, seat) => botOf({ ...begun, match: { ...begun.match, state } }, seat);
  const reply = replying(PERSON, session => beforePlan({ seat: PERSON, advise }, session));
  let now = carriedOn<typeof ruleset>({ session: begun, onward: reply }, given);
  for (let asked = question(now.session); asked?.to === 1; asked = question(now.session))
    now = carriedOn({ session: accepted(answerIn(now.session, botOf(now.session, 1)), 'a bot'), onward: reply }, given);
  return { given, plan: planSetUp({ session: now.session, seat: PERSON, advise }), session: now.session };
}

/** The session after the plan is confirmed, and the bot has set up in between. */
function confirmed(plan: SetUpPlan, session: Played, given: Given): Played {
  const onward = replying(PERSON, now => setUpReply(plan, now));
  let now = carriedOn({ session, onward }, given);
  for (let asked = question(now.session); asked?.to === 1 && now.onward; asked = question(now.session)) {
    if (!isSetUp(now.session.match.ruleset, asked)) break;
    now = carriedOn({ ...now, session: accepted(answerIn(now.session, botOf(now.session, 1)), 'a bot') }, given);
  }
  return now.session;
}

const boardOf = ({ match: { ruleset, setup, state } }: Played) =>
  ruleset.tabletop.board(tableOf(ruleset, setup, ruleset.view(setup, state.position, PERSON)));

/** Advice may hold models in reserve: nobody places those. */
const isWaiting = ({ conditions }: BoardModel): boolean => conditions.includes('reserve');

const books = everyRuleset.filter(([, { flow }]) => flow.setUp.length > 0);

describe.each(books)('the set-up of %s', (...book) => {
  it('is drawn as a whole, legally, before anything of it is placed', () => {
    const { plan, session, given } = planned(book, 'drawn');
    const own = boardOf(session).models.filter(({ seat }) => seat === PERSON);
    expect(own.filter(({ at }) => at !== null)).toEqual([]);
    expect(isPossible(plan)).toBe(true);
    const waiting = boardOf(confirmed(plan, session, given)).models.filter(isWaiting);
    const drawn = own.filter(({ id }) => !waiting.some(model => model.id === id));
    expect(drawn.length).toBeGreaterThanOrEqual(own.length / 2);
    expect(plan.ghosts.map(({ what }) => what)).toEqual(expect.arrayContaining(drawn.map(({ id }) => id)));
  });

  it('is confirmed once: everybody stands where the plan shows them, whatever the other side does', () => {
    const { plan, session, given } = planned(book, 'confirmed');
    const after = boardOf(confirmed(plan, session, given));
    for (const { what, answer } of plan.ghosts) {
      const model = after.models.find(({ id }) => id === what);
      if (model) expect(model.at).toEqual(answer.at);
    }
    const absent = after.models.filter(({ seat, at }) => seat === PERSON && at === null);
    expect(absent.filter(model => !isWaiting(model))).toEqual([]);
  });

  it('can be adjusted: a legal place is taken over, a refused one stays with its reasons', () => {
    const { plan, session, given } = planned(book, 'adjusted');
    const n = plan.ghosts.findLastIndex(({ what }) => typeof what === 'number');
    const { at } = plan.ghosts[n]!.answer;
    const near = [1, -1, 5, -5, 20, -20].flatMap(d => [{ at: { ...at, x: at.x + d } }, { at: { ...at, y: at.y + d } }]);
    const legal = near.map(place => adjusted(plan, n, place)).find(isPossible)!;
    expect(legal.ghosts[n]!.answer.at).not.toEqual(at);
    const after = boardOf(confirmed(legal, session, given));
    expect(after.models.find(({ id }) => id === plan.ghosts[n]!.what)?.at).toEqual(legal.ghosts[n]!.answer.at);

    const outside: AnswerOf<'place'> = { at: { x: -500, y: -500, z: 0 } };
    const refused = adjusted(legal, n, outside);
    expect(isPossible(refused)).toBe(false);
    expect(refused.ghosts[n]!.reasons.map(({ clause }) => clause)).not.toEqual([]);
    expect(refused.ghosts.filter((_, i) => i !== n).every(({ reasons }) => reasons.length === 0)).toBe(true);
    expect(isPossible(adjusted(refused, n, { at }))).toBe(true);
  });
});

describe('a plan of a set-up', () => {
  it('shows what is chosen for everybody with their place, takes another option, and confirms it', () => {
    const book = books.find(([id]) => id === 'kill-team')!;
    const { plan, session, given } = planned(book, 'orders');
    const models = plan.ghosts.filter(({ what }) => typeof what === 'number');
    expect(models.every(({ choice }) => choice?.question.purpose === 'give it an order')).toBe(true);
    const n = plan.ghosts.indexOf(models[1]!);
    const { question: asked, option } = models[1]!.choice!;
    const other = asked.options.find(id => id !== option)!;
    const changed = withChoice(plan, n, other);
    expect(changed.ghosts.map(({ choice }) => choice?.option)).toEqual(
      plan.ghosts.map(({ choice }, i) => (i === n ? other : choice?.option)),
    );
    // It keeps its order when it or somebody else is dragged.
    const moved = adjusted(changed, n, changed.ghosts[n]!.answer);
    expect(moved.ghosts[n]!.choice?.option).toBe(other);
    const after = boardOf(confirmed(moved, session, given)).models;
    for (const { what, choice } of moved.ghosts.filter(ghost => ghost.choice))
      expect(after.find(({ id }) => id === what)?.conditions).toContain(choice!.option);
    // Where nothing is asked with a place, nothing is chosen with it.
    const plain = planned(books.find(([id]) => id === 'vanguard')!, 'orders').plan;
    expect(plain.ghosts.every(ghost => !ghost.choice)).toBe(true);
    expect(withChoice(plain, 0, other).ghosts.every(ghost => !ghost.choice)).toBe(true);
  });

  it('says of whoever is placed later why it cannot stand on somebody', () => {
    const { plan } = planned(books.find(([id]) => id === 'vanguard')!, 'crowded');
    const [first, , third] = plan.ghosts;
    const onIt = adjusted(plan, 0, third!.answer);
    expect(onIt.ghosts[0]!.reasons).toEqual([]);
    expect(onIt.ghosts[2]!.reasons.length).toBeGreaterThan(0);
    expect(isPossible(adjusted(onIt, 2, first!.answer))).toBe(true);
  });

  it('goes on for both of two people who take turns to place, once both have confirmed', async () => {
    const [, ruleset] = books.find(([id]) => id === 'vanguard')!;
    const session = opened(ruleset, { seed: 'both', players: PEOPLE });
    const table = new LiveTable<Stored>(session, { writes: 0 }, around(session).surroundings);
    await table.start();
    const advise: Advise = ({ state }, seat) => botOf({ ...session, match: { ...session.match, state } }, seat);
    const asked = () => questionOf(ruleset, session.match.setup, table.now().session.match.state)!;
    for (let times = 0; times < 2; times++) {
      const seat = Number(asked().to);
      const plan = planSetUp({ session: table.now().session, seat, advise });
      table.play(
        [setUpReply(plan, table.now().session)!],
        replying(seat, now => setUpReply(plan, now)),
      );
      await settle();
    }
    expect(isSetUp(ruleset, asked())).toBe(false);
    expect(
      boardOf({ ...session, match: { ...session.match, state: table.now().session.match.state } }).models.filter(
        ({ at }) => at === null,
      ),
    ).toEqual([]);
  });

  it('ends where one of its places is refused, and the question for it is asked', () => {
    const { plan, session, given } = planned(books.find(([id]) => id === 'zero-g')!, 'ended');
    const bad = adjusted(plan, 1, { at: { x: -500, y: -500, z: 0 } });
    const after = confirmed(bad, session, given);
    expect(question(after)).toMatchObject({ kind: 'place', what: plan.ghosts[1]!.what, to: PERSON });
  });
});
