import { describe, expect, it } from 'vitest';
import { AGAINST_BOT, everyRuleset, opened, PEOPLE, played } from './playing.oracle.ts';
import { NOT_ASKED } from './quiet.ts';
import { sessionAt } from './session.ts';
import { undoIn } from './undo.ts';

describe.each(everyRuleset)('taking back in %s', (_, ruleset) => {
  const whole = played(ruleset, { seed: 'undo' });
  const at = (inputs: number, players = PEOPLE) => ({ ...sessionAt(whole, inputs), players });
  const places = whole.moments.map((_moment, n) => n + 1);

  it('has nothing to take back before the seat has answered', () => {
    expect(undoIn(opened(ruleset, { seed: 'undo' }), 0)).toBeNull();
  });

  it("goes back to the seat's last answer, free until a die is rolled, a secret revealed or the other answers", () => {
    const met = new Set<string>();
    for (const n of places) {
      const session = at(n);
      const undo = undoIn(session, 0);
      const to = session.moments.findLastIndex(({ input }) => input.by === 0);
      expect(undo?.to ?? -1).toBe(to);
      if (!undo) continue;
      const since = session.moments.slice(to);
      const hasRolled = since.some(({ input }) => input.by === 'dice');
      const hasShown = since.some(({ events }) =>
        events.some(({ fact }) => (ruleset.reveals as readonly string[]).includes(fact.type)),
      );
      const hasAnswered = since.some(({ input }) => input.by === 1);
      expect(undo.against.length === 0).toBe(!(hasRolled || hasShown || hasAnswered));
      if (hasRolled) expect(undo.against).toContain('rolled');
      for (const each of undo.against.length === 0 ? ['free'] : undo.against) met.add(each);
    }
    expect(met).toContain('free');
    expect(met).toContain('rolled');
    expect(met).toContain('answered');
  });

  it("distinguishes a bot's answer from a person's, and lists the latest first", () => {
    const n = places.find(place => whole.moments[place - 1]!.input.by === 1 && undoIn(at(place), 0))!;
    expect(undoIn(at(n), 0)!.against).toContain('answered');
    expect(undoIn(at(n, AGAINST_BOT), 0)!.against).not.toContain('answered');
    const rolledLast = places.find(place => whole.moments[place - 1]!.input.by === 'dice' && undoIn(at(place), 0))!;
    expect(undoIn(at(rolledLast), 0)!.against[0]).toBe('rolled');
  });

  it('skips answers that nobody was asked for', () => {
    const n = places.find(place => whole.moments[place - 1]!.input.by === 0)!;
    const session = at(n);
    const last = session.moments.at(-1)!;
    const quiet = { ...session, moments: session.moments.with(-1, { ...last, because: NOT_ASKED }) };
    expect(undoIn(session, 0)!.to).toBe(n - 1);
    expect(undoIn(quiet, 0)?.to).not.toBe(n - 1);
    expect(undoIn(session, 0, moment => moment !== last)?.to).not.toBe(n - 1);
  });
});
