import { describe, expect, it } from 'vitest';
import { resultIn } from './asked.ts';
import { answerTo, turnOf } from './bot.ts';
import { around, type Stored, settle } from './live.oracle.ts';
import { type Live, LiveTable } from './live.ts';
import { AGAINST_BOT, everyRuleset, opened } from './playing.oracle.ts';
import type { Player } from './session.ts';

const BOTS: readonly Player[] = [
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'eager' },
];

describe.each(everyRuleset)('a live table of %s', (_, ruleset) => {
  it('plays whole games of bots, and stores every input', async () => {
    const session = opened(ruleset, { seed: 'live', players: BOTS });
    const { surroundings, store, asked, answers } = around(session);
    const table = new LiveTable<Stored>(session, { writes: 0 }, surroundings);
    await table.start();
    for (let { turn, answered } = asked.shift()!; ; { turn, answered } = asked.shift()!) {
      answered(answers(turn));
      await settle();
      if (asked.length === 0) break;
    }
    const { session: end, stored } = table.now();
    expect(resultIn(end)).not.toBeNull();
    await table.stop();
    expect(store.inputs).toEqual(end.match.inputs.map(({ answer }) => answer));
    expect(stored.writes).toBeGreaterThan(10);
    expect(store.closed).toBe(true);
  });
});

describe('a live table', () => {
  const [, ruleset] = everyRuleset.at(-1)!;

  /** At the first answer of a bot, after a person has answered. */
  async function waiting() {
    const session = opened(ruleset, { seed: 'live', players: AGAINST_BOT });
    const all = around(session);
    const table = new LiveTable<Stored>(session, { writes: 0 }, all.surroundings);
    const heard: Live<Stored>[] = [];
    table.subscribe(() => heard.push(table.now()));
    await table.start();
    while (all.asked.length === 0) await answerAsPerson(table);
    await settle();
    return { ...all, table, heard };
  }

  const answerAsPerson = async (table: LiveTable<Stored>): Promise<void> => {
    const { session } = table.now();
    const turn = turnOf(session, 0, 'random', String(session.moments.length));
    expect(table.answer(answerTo(ruleset, turn).answer).ok).toBe(true);
    await settle();
  };

  it('shows that a bot is working, and notifies listeners of its answer', async () => {
    const { table, heard, asked, answers } = await waiting();
    expect(table.now().thinking).toBe(true);
    const before = table.now().session.moments.length;
    asked[0]!.answered(answers(asked[0]!.turn));
    await settle();
    expect(table.now().session.moments.length).toBeGreaterThan(before);
    expect(heard.at(-1)).toBe(table.now());
  });

  it('sends a bot only what its seat may see', async () => {
    const { asked, table } = await waiting();
    const { turn } = asked[0]!;
    const { setup, state } = table.now().session.match;
    const { seat, position } = turn.seen;
    expect(Object.keys(turn.seen)).toEqual(['setup', 'seat', 'position', 'question', 'options']);
    expect(position).toEqual(ruleset.view(setup, state.position, seat));
    expect(JSON.parse(JSON.stringify(turn))).toEqual(turn);
  });

  it("ignores a bot's answer that comes too late", async () => {
    const { table, asked, answers } = await waiting();
    const late = asked[0]!;
    table.backTo(0);
    late.answered(answers(late.turn));
    await settle();
    expect(table.now().session.moments.length).toBe(0);
  });

  it('reports that a bot failed or gave an illegal answer, and asks it again on demand', async () => {
    const { table, asked } = await waiting();
    asked[0]!.failed();
    await settle();
    expect(table.now()).toMatchObject({ failed: true, thinking: false });
    table.step();
    expect(table.now()).toMatchObject({ failed: false, thinking: true });
    asked[1]!.answered({ answer: { nonsense: true }, because: null });
    await settle();
    expect(table.now()).toMatchObject({ failed: true, thinking: false });
  });

  it('makes bots wait while paused, and lets them go step by step', async () => {
    const { table, asked, answers } = await waiting();
    table.pause(true);
    asked[0]!.answered(answers(asked[0]!.turn));
    await settle();
    while (table.now().session.match.state.question?.to === 0) await answerAsPerson(table);
    const many = asked.length;
    table.step();
    expect(asked.length).toBe(many + 1);
    table.pause(false);
    expect(asked.length).toBe(many + 2);
  });

  it('retries what could not be stored', async () => {
    const { table, store } = await waiting();
    table.seat(1, { kind: 'person' });
    store.fails = true;
    table.backTo(0);
    await settle();
    await answerAsPerson(table);
    expect(table.now().unkept).toBe(true);
    store.fails = false;
    const { session } = table.now();
    const turn = turnOf(session, Number(session.match.state.question!.to), 'random', 'x');
    table.answer(answerTo(ruleset, turn).answer);
    await settle();
    expect(table.now().unkept).toBe(false);
    expect(store.inputs).toEqual(table.now().session.match.inputs.map(({ answer }) => answer));
  });

  it('plays nothing more once it is stopped', async () => {
    const { table, asked, answers } = await waiting();
    const before = table.now().session.moments.length;
    await table.stop();
    asked[0]!.answered(answers(asked[0]!.turn));
    await settle();
    expect(table.now().session.moments.length).toBe(before);
  });
});
