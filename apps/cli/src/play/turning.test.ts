import { type Edition, type Game, type Match, newMatch, play, propose, seeded, tableOf } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { turnIn } from './turning.ts';
import { readTyped } from './typed.ts';

interface Teams {
  readonly teams: readonly { readonly models: readonly { readonly choices: readonly string[] }[] }[];
}

/** A match of Vanguard at the first question of a kind; on square bases, or on those of the cards. */
function at(kind: 'move' | 'place', square = true): Match<Game, Edition<Game>> {
  const ruleset = rulesets.find(({ id }) => id === 'vanguard') as unknown as Edition<Game>;
  const [ready] = ruleset.ready;
  const teams = (ready as unknown as Teams).teams.map(team => ({
    ...team,
    models: team.models.map(model => (square ? { ...model, choices: [...model.choices, 'square-base'] } : model)),
  }));
  const [dice, next] = [seeded('turned'), numbers(8)];
  let match = newMatch(ruleset, { ...ready, teams } as never);
  while (match.state.question?.kind !== kind) {
    const question = match.state.question!;
    const answer = question.to === 'dice' ? dice(question as never) : propose(ruleset, match.setup, match.state, next);
    const played = play(match, { by: question.to, answer });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
  return match;
}

/** What a line means there. */
function typed(match: Match<Game, Edition<Game>>, line: string): unknown {
  const { ruleset, setup, state } = match;
  const board = ruleset.tabletop.board(tableOf(ruleset, setup, state.position));
  const asked = { question: state.question, choices: [], board, view: state.position, usual: { answer: {} } };
  return readTyped({ match } as never, asked as never, line);
}

describe('a direction typed after a place', () => {
  it('is read as degrees from east, and nothing else is', () => {
    expect(turnIn('12.5,8 @90')).toEqual({ rest: '12.5,8', along: { dx: 0, dy: 1000 } });
    expect(turnIn(' @-45 ')).toEqual({ rest: '', along: { dx: 707, dy: -707 } });
    for (const other of ['12.5,8', '12@', '@x', '@1.5', '@1000', '']) expect(turnIn(other).along).toBeNull();
  });

  it('turns a base with corners where it is placed', () => {
    const match = at('place');
    const placement = [2, 34].map(y => typed(match, `5,${y} @45`)).find(each => 'answer' in (each as object));
    expect(placement).toMatchObject({ answer: { along: { dx: 707, dy: 707 } } });
  });

  it('rotates it in a move: on the spot, or at the end', () => {
    const match = at('move');
    // It stands near the edge of the table: parallel to the edge it fits, diagonally it does not.
    expect(typed(match, '@45')).toMatchObject({ reasons: [{ reason: 'off-table' }] });
    const still = typed(match, '@0') as { readonly answer: readonly unknown[] };
    expect(still.answer).toMatchObject([{ how: 'go', along: { dx: 1000, dy: 0 } }]);
    expect(play(match, { by: match.state.question!.to, answer: still.answer }).ok).toBe(true);
  });

  it('is refused for round bases, and so is a rotation without a place where something is placed', () => {
    expect(typed(at('move', false), '@45')).toMatchObject({ wrong: expect.stringContaining('round') });
    expect(typed(at('place', false), '5,2 @45')).toMatchObject({ wrong: expect.stringContaining('round') });
    expect(typed(at('place'), '@45')).toMatchObject({ wrong: expect.any(String) });
  });
});
