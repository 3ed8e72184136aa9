import {
  type Edition,
  type Game,
  type Leg,
  type Match,
  newMatch,
  play,
  propose,
  type Question,
  seeded,
  tableOf,
} from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import type { Spot } from '@little-wars/engine/geometry';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { moveTo } from './places.ts';

/** A match at its first move. */
function atMove(): Match<Game, Edition<Game>> {
  const [dice, next] = [seeded('typed'), numbers(1)];
  let match = newMatch(toy as unknown as Edition<Game>, standardSetup);
  for (let n = 0; match.state.question?.kind !== 'move'; n++) {
    const question = match.state.question!;
    const answer =
      question.to === 'dice' ? dice(question as never) : propose(match.ruleset, match.setup, match.state, next);
    const played = play(match, { by: question.to, answer });
    if (!played.ok || n > 500) throw new Error('no move is asked for');
    match = played.match;
  }
  return match;
}

/** The same under rules that snap an end at one place to another. */
const drawing = (match: Match<Game, Edition<Game>>, contact: (at: Spot) => Spot | null): Match<Game, Edition<Game>> => {
  const { ruleset } = match;
  const { reach } = ruleset.tabletop;
  const tabletop = {
    ...ruleset.tabletop,
    reach: (...asked: Parameters<typeof reach>) => ({ ...reach(...asked), contact }),
  };
  return { ...match, ruleset: { ...ruleset, tabletop } };
};

describe('a move typed as several places', () => {
  const match = atMove();
  const question = match.state.question as Question<'move'>;
  const view = match.state.position;
  const board = match.ruleset.tabletop.board(tableOf(match.ruleset, match.setup, view));
  const from = board.models.find(({ id }) => id === question.model)!.at!;
  const places = [30, 60].map(dy => ({ x: from.x, y: from.y + dy }));
  const typed = (contact: (at: Spot) => Spot | null): Spot => {
    const given = moveTo(drawing(match, contact), view, question, places, board);
    if (!('answer' in given)) throw new Error(JSON.stringify(given.reasons));
    return (given.answer as readonly Leg[]).at(-1)!.to;
  };

  it('snaps to terrain that its last place almost touches', () => {
    expect(typed(at => ({ ...at, y: at.y + 7 })).y).toBe(from.y + 67);
  });

  it('ends where typed if there is nothing to touch, or no legal way to touch it', () => {
    expect(typed(() => null).y).toBe(from.y + 60);
    expect(typed(at => ({ ...at, y: -5000 })).y).toBe(from.y + 60);
  });
});
