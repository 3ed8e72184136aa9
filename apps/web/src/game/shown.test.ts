import type { Edition, Game } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import {
  ASK_LITTLE,
  accepted,
  answerIn,
  answerTo,
  diceFor,
  type Live,
  nextIn,
  openSession,
  type Player,
  rolled,
  type Session,
  sessionAt,
  turnOf,
} from '@little-wars/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shown } from './shown.ts';
import type { Cue, Weight } from './weight.ts';

const ruleset = toy as unknown as Edition<Game>;
const BOTS: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: 'eager' }];

/** A match of a few answers, of which a part is shown. */
const whole: Session = (() => {
  const dice = { source: 'seeded', seed: 'shown' } as const;
  let current: Session = openSession({ name: 'shown', players: BOTS, ruleset, setup: standardSetup, dice });
  for (let n = 0; n < 12; n++) {
    current = rolled(current, diceFor(current.match, null));
    const next = nextIn(current);
    if (next.who !== 'person' && next.who !== 'bot') break;
    const { answer } = answerTo(ruleset, turnOf(current, next.seat, 'eager', `answer ${n}`));
    current = accepted(answerIn(current, answer), 'an answer');
  }
  return current;
})();

const PAUSE = 100;

/** Every moment but those of people is shown for a while. */
const byPeople = (_: Session, { input }: Session['moments'][number]): Weight =>
  input.by === 0 ? { pause: 0, cues: [] } : { pause: PAUSE, cues: ['dice'] };

/** A table that has played this many moments. */
function tableAt(count: number, pace = 1, weigh = byPeople) {
  const live = (inputs: number, thinking = false): Live<null> => ({
    session: sessionAt(whole, inputs),
    stored: null,
    quiet: [],
    askMe: ASK_LITTLE,
    thinking,
    failed: false,
    paused: false,
    unkept: false,
    takenOver: false,
  });
  let now = live(count);
  let tell = (): void => {};
  const heard: Cue[] = [];
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  const shown = new Shown(
    { subscribe, now: () => now },
    { weigh, pace: () => pace, hear: cues => void heard.push(...cues) },
  );
  /** Plays up to an input; if a bot thinks then, it plays on. */
  const plays = (inputs: number, thinking = false): void => {
    now = live(inputs, thinking);
    tell();
  };
  return { shown, plays, heard, at: () => shown.now().session.moments.length };
}

/** The first moment that is shown for a while, after which another one is. */
const slow = whole.moments.findIndex(({ input }, i) => input.by !== 0 && whole.moments[i + 1]?.input.by !== 0);

describe('what is shown of a match', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('follows moment by moment, and bots wait for it', async () => {
    const { shown, plays, heard, at } = tableAt(slow);
    const caughtUp = vi.fn();
    plays(slow + 2);
    void shown.caughtUp().then(caughtUp);
    expect([at(), shown.isBehind()]).toEqual([slow + 1, true]);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(caughtUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([at(), shown.isBehind()]).toEqual([slow + 2, false]);
    expect(caughtUp).toHaveBeenCalledOnce();
    expect(heard).toEqual(['dice', 'dice']);
  });

  it('is skipped by one key, and shown again by another', async () => {
    const { shown, plays, at } = tableAt(slow);
    plays(slow + 2);
    shown.skip();
    expect([at(), shown.isBehind()]).toEqual([slow + 2, false]);
    shown.again(slow);
    expect([at(), shown.isBehind()]).toEqual([slow + 1, true]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(at()).toBe(slow + 2);
  });

  it('appears at once with reduced motion, and can still be replayed', async () => {
    const { shown, plays, at } = tableAt(slow, 0);
    plays(slow + 2);
    expect([at(), shown.isBehind()]).toEqual([slow + 2, false]);
    shown.again(slow);
    expect(at()).toBe(slow + 1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([at(), shown.isBehind()]).toEqual([slow + 2, false]);
  });

  it('is drawn ten times a second while bots play at once, and bots do not wait for it', async () => {
    const before = slow - 1;
    const { shown, plays, heard, at } = tableAt(before, 0);
    // What a person brings about is shown at once.
    plays(before, true);
    await vi.advanceTimersByTimeAsync(30);
    plays(slow, true);
    expect([at(), shown.isBehind()]).toEqual([before, false]);
    await expect(shown.caughtUp()).resolves.toBeUndefined();
    plays(slow + 1, true);
    await vi.advanceTimersByTimeAsync(69);
    expect([at(), heard]).toEqual([before, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([at(), heard]).toEqual([slow + 1, ['dice']]);
    // The player who is asked next sees everything at once.
    plays(slow + 2);
    expect(at()).toBe(slow + 2);
  });

  it('shows an undo at once, and a replay from its beginning, also while bots play at once', async () => {
    const { shown, plays, at } = tableAt(slow + 1, 0);
    plays(slow + 1, true);
    plays(slow + 2, true);
    plays(slow);
    expect([at(), shown.isBehind()]).toEqual([slow, false]);
    plays(slow, true);
    plays(slow + 2, true);
    shown.again(slow);
    expect([at(), shown.isBehind()]).toEqual([slow + 1, true]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([at(), shown.isBehind()]).toEqual([slow + 2, false]);
  });

  it('is heard once, also where bots play on after a replay', async () => {
    const first = whole.moments[slow];
    const { shown, plays, heard, at } = tableAt(slow + 1, 0, (_, moment) =>
      moment === first ? { pause: PAUSE / 2, cues: [] } : { pause: 0, cues: ['dice'] },
    );
    plays(slow + 1, true);
    shown.again(slow);
    // The pause of what is replayed would end before the table is drawn again.
    plays(slow + 2, true);
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([at(), heard]).toEqual([slow + 2, ['dice']]);
  });

  it('goes back at once on undo', () => {
    const { plays, at } = tableAt(slow + 2);
    plays(slow - 1);
    expect(at()).toBe(slow - 1);
  });
});
