import { describe, expect, it } from 'vitest';
import { resultIn } from './asked.ts';
import { turnOf } from './bot.ts';
import { Keeping, TakenOver } from './keeping.ts';
import { around, type Stored, settle } from './live.oracle.ts';
import { LiveTable, type Surroundings } from './live.ts';
import { everyRuleset, opened, PEOPLE, played } from './playing.oracle.ts';
import type { Player } from './session.ts';

const [, ruleset] = everyRuleset.at(-1)!;

const BOTS: readonly Player[] = [
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'random' },
];

/** A table on a store whose writes the test completes; bots answer at once. */
function onSlowStore(players: readonly Player[]) {
  const session = opened(ruleset, { seed: 'slow', players });
  const { surroundings, store, answers } = around(session);
  const writes: { readonly end: () => void; readonly fail: (why: Error) => void }[] = [];
  const slow: Surroundings<Stored> = {
    ...surroundings,
    ask: async turn => answers(turn),
    keep: async (...what) => {
      await new Promise<void>((end, fail) => writes.push({ end, fail }));
      await surroundings.keep(...what);
    },
  };
  const table = new LiveTable<Stored>(session, { writes: 0 }, slow);
  /** Completes the oldest write. */
  const write = async (): Promise<void> => {
    writes.shift()?.end();
    await settle();
  };
  const answer = (): boolean => {
    const { session: shown } = table.now();
    const turn = turnOf(shown, Number(shown.match.state.question!.to), 'random', String(shown.moments.length));
    return table.answer(answers(turn).answer).ok;
  };
  return { table, store, writes, write, answer };
}

describe('a live table on a slow store', () => {
  it('shows nothing that is not stored, however fast its bots are, and writes one thing at a time', async () => {
    const { table, store, writes, write } = onSlowStore(BOTS);
    void table.start();
    await settle();
    for (let n = 0; n < 2000 && resultIn(table.now().session) === null; n++) {
      expect(writes.length).toBe(1);
      expect(table.now().session.moments.length).toBeLessThanOrEqual(store.inputs.length);
      await write();
    }
    expect(resultIn(table.now().session)).not.toBeNull();
    expect(store.inputs).toEqual(table.now().session.match.inputs.map(({ answer }) => answer));
  });

  it("waits with a bot's next answer until the last is stored", async () => {
    const { table, store, write } = onSlowStore(BOTS);
    void table.start();
    await settle();
    await write();
    const before = store.inputs.length;
    for (let i = 0; i < 20; i++) await settle();
    expect(store.inputs.length).toBe(before);
    await write();
    const { moments } = table.now().session;
    expect(store.inputs.length).toBe(moments.length);
    expect(moments.slice(before).filter(({ input }) => input.by !== 'dice').length).toBe(1);
  });

  it("shows a person's answer when it is stored, and takes no other until then", async () => {
    const { table, store, write, answer } = onSlowStore(PEOPLE);
    void table.start();
    await settle();
    await write();
    const before = table.now().session.moments.length;
    expect(answer()).toBe(true);
    expect(answer()).toBe(false);
    await settle();
    expect(table.now().session.moments.length).toBe(before);
    await write();
    expect(table.now().session.moments.length).toBeGreaterThan(before);
    expect(store.inputs.length).toBe(table.now().session.moments.length);
    expect(answer()).toBe(true);
  });

  it('shows an answer that could not be stored, and says so', async () => {
    const { table, writes, write, answer } = onSlowStore(PEOPLE);
    void table.start();
    await settle();
    await write();
    answer();
    await settle();
    writes.shift()!.fail(new Error('full'));
    await settle();
    expect(table.now().unkept).toBe(true);
    expect(table.now().session.moments.length).toBeGreaterThan(0);
  });

  it('reports whether all answers are stored', async () => {
    const { table, writes, write, answer } = onSlowStore(PEOPLE);
    void table.start();
    await settle();
    await write();
    expect(table.storing()).toBe('stored');
    answer();
    expect(table.storing()).toBe('underway');
    await settle();
    writes.shift()!.fail(new Error('full'));
    await settle();
    expect(table.storing()).toBe('refused');
    void table.start();
    await settle();
    await write();
    expect(table.storing()).toBe('stored');
    answer();
    await settle();
    writes.shift()!.fail(new TakenOver('taken over'));
    await settle();
    expect(table.storing()).toBe('stored');
  });

  it('stops when another tab has taken over the match, and shows no more than is stored', async () => {
    const { table, store, writes, write, answer } = onSlowStore(PEOPLE);
    void table.start();
    await settle();
    await write();
    answer();
    await settle();
    writes.shift()!.fail(new TakenOver('taken over'));
    await settle();
    expect(table.now()).toMatchObject({ takenOver: true, unkept: false });
    expect(table.now().session.moments.length).toBe(store.inputs.length);
    expect(store.closed).toBe(true);
    expect(answer()).toBe(false);
    table.seat(0, BOTS[0]!);
    table.step();
    await settle();
    expect(writes.length).toBe(0);
  });
});

describe('keeping', () => {
  const whole = played(ruleset, { seed: 'keeping', answers: 12 });
  const upTo = (inputs: number) => ({ stored: inputs, session: { ...whole, moments: whole.moments.slice(0, inputs) } });

  /** Records what is written; each write completes on demand. */
  function noted() {
    const wrote: { readonly upTo: number; readonly from: number }[] = [];
    const ends: { readonly end: () => void; readonly fail: () => void }[] = [];
    const keeping = new Keeping<number>((stored, _session, from) => {
      wrote.push({ upTo: stored, from });
      return new Promise((end, fail) => ends.push({ end, fail: () => fail(new Error('full')) }));
    }, 0);
    return { wrote, ends, keeping };
  }

  it('batches what arrives during a write', async () => {
    const { wrote, ends, keeping } = noted();
    const first = keeping.keep(upTo(1), 0);
    await settle();
    const rest = [2, 3, 4, 5, 6].map(n => keeping.keep(upTo(n), n - 1));
    await settle();
    expect(wrote).toEqual([{ upTo: 1, from: 0 }]);
    ends[0]!.end();
    expect(await first).toBe('stored');
    await settle();
    expect(wrote.slice(1)).toEqual([{ upTo: 6, from: 1 }]);
    ends[1]!.end();
    expect(await Promise.all(rest)).toEqual(Array(5).fill('stored'));
    await keeping.done();
  });

  it('retries from the first input that is not in the store', async () => {
    const { wrote, ends, keeping } = noted();
    const first = keeping.keep(upTo(3), 0);
    await settle();
    const second = keeping.keep(upTo(5), 3);
    ends[0]!.fail();
    expect(await first).toBe('failed');
    await settle();
    ends[1]!.end();
    expect(await second).toBe('stored');
    expect(wrote.at(-1)).toEqual({ upTo: 5, from: 0 });
  });

  it('replaces what was undone during a write', async () => {
    const { wrote, ends, keeping } = noted();
    void keeping.keep(upTo(6), 0);
    await settle();
    void keeping.keep(upTo(2), 2);
    void keeping.keep(upTo(4), 2);
    ends[0]!.end();
    await settle();
    expect(wrote.at(-1)).toEqual({ upTo: 4, from: 2 });
    ends[1]!.end();
    await keeping.done();
  });
});
