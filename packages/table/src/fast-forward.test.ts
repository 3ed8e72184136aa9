import { describe, expect, it } from 'vitest';
import { answerTo } from './bot.ts';
import { diceFor } from './dice.ts';
import { fastForward } from './fast-forward.ts';
import { pictureOf } from './picture.ts';
import { everyRuleset, opened } from './playing.oracle.ts';

describe.each(everyRuleset.filter(([, { guide }]) => guide !== null))('the guided game of %s', (_, ruleset) => {
  const guide = ruleset.guide!;
  const session = opened(ruleset, { seed: 'forward', setup: guide.setup as object });
  const forwarding = {
    dice: diceFor(session.match, null),
    ask: async (turn: Parameters<typeof answerTo>[1]) => answerTo(ruleset, turn),
    seed: 'bots',
  };

  it('is played up to where the learner takes over, with both sides on the table', async () => {
    const { match, moments } = await fastForward(session, {
      ...forwarding,
      isReached: ({ to, purpose }) => to === 0 && purpose === guide.from,
    });
    expect(match.state.question).toMatchObject({ to: 0, purpose: guide.from });
    const { models } = pictureOf(match, match.state.position).board;
    for (const seat of [0, 1]) {
      expect(moments.some(({ question }) => question.to === seat)).toBe(true);
      expect(models.filter(({ at, seat: of }) => of === seat && at !== null).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('stops at once if it is already there', async () => {
    const { moments } = await fastForward(session, { ...forwarding, isReached: () => true });
    expect(moments.filter(({ input }) => input.by !== 'dice')).toEqual([]);
  });
});
