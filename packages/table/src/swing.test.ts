import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { everyRuleset, played } from './playing.oracle.ts';
import { swingOf, turningPoints } from './swing.ts';

describe.each(everyRuleset)('a match of %s', (_, ruleset) => {
  const session = played(ruleset, { seed: 'story', level: 'eager', answers: 400 });
  const { moments } = session;

  it('swings from an even start to its last position', () => {
    const swing = swingOf(ruleset, session);
    expect(swing[0]).toEqual({ at: 0, lead: 0 });
    expect(swing.at(-1)?.at).toBe(moments.length);
    expect(swing.length).toBeGreaterThan(5);
    expect(swing.some(({ lead }) => lead > 0) || swing.some(({ lead }) => lead < 0)).toBe(true);
    for (const [i, { at }] of swing.entries()) if (i > 0) expect(at).toBeGreaterThan(swing[i - 1]!.at);
  });

  it('is worth to one side what it costs the other', () => {
    const others: Pick<typeof ruleset, 'evaluate'> = {
      evaluate: (setup, position, seat) => ruleset.evaluate(setup, position, 1 - seat),
    };
    const back = swingOf(others, session).map(({ at, lead }) => ({ at, lead: 0 - lead }));
    expect(back).toEqual(swingOf(ruleset, session));
  });

  it('has consecutive chapters that contain every input once', () => {
    const chapters = chaptersOf(session);
    expect(chapters[0]?.at).toBe(0);
    expect(chapters.at(-1)?.end).toBe(moments.length);
    for (const [i, { at }] of chapters.entries()) if (i > 0) expect(at).toBe(chapters[i - 1]!.end);
    expect(chapters.length).toBeLessThan(moments.length / 2);
    expect(new Set(chapters.map(({ actor }) => actor)).size).toBeGreaterThan(2);
  });

  it('keeps dice and reactions in the chapter that they interrupt', () => {
    const begun = chaptersOf(session)
      .slice(1)
      .map(({ at }) => moments[at]!.question);
    expect(begun.filter(({ to, kind }) => to === 'dice' || kind === 'react')).toEqual([]);
  });
});

describe('turning points', () => {
  it('are the few largest changes of the lead, in chronological order', () => {
    const leads = [0, 4, 3, -6, -6.5, 1];
    const swing = leads.map((lead, i) => ({ at: 10 * i, lead }));
    expect(turningPoints(swing, 2).map(({ at, by }) => [at, by])).toEqual([
      [30, -9],
      [50, 7.5],
    ]);
    expect(turningPoints(swing, 9)).toHaveLength(5);
    expect(turningPoints([{ at: 0, lead: 0 }])).toEqual([]);
  });
});
