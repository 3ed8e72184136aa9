// What holds for the guided first game of every ruleset
import {
  advise,
  type Edition,
  type Game,
  type Guide,
  type Match,
  onPosition,
  openMatch,
  play,
  propose,
  questionOf,
  type Ruleset,
  seeded,
  tableOf,
} from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { describe, expect, it } from 'vitest';

/** Games after which every lesson should have come up. */
const GAMES = 12;
/** Models of each side. */
const FEW = 3;

type Met = Set<string>;

export function testGuide<G extends Game>(of: Edition<G>, guideOf: Guide<G>): void {
  const [edition, guide] = [of as unknown as Edition<Game>, guideOf as unknown as Guide];
  describe('the guided first game', () => {
    it('begins with three models against three, of which one at least can attack where it stands', () => {
      const { setup, state } = begun(edition, guide, 0, new Set());
      const t = tableOf(edition, setup, edition.view(setup, state.position, 0));
      const models = edition.tabletop.board(t).models.filter(({ out }) => !out);
      const bySeat = [0, 1].map(seat => models.filter(model => model.seat === seat));
      expect(bySeat.map(({ length }) => length)).toEqual([FEW, FEW]);
      for (const { at, name } of models) expect(at, name).not.toBeNull();
      for (const [i, { at, base }] of models.entries())
        for (const other of models.slice(0, i))
          expect(Math.hypot(at!.x - other.at!.x, at!.y - other.at!.y)).toBeGreaterThan(base!.r + other.base!.r);
      const attacks = bySeat[0]!.flatMap(({ id }) =>
        bySeat[1]!.flatMap(foe => edition.chances?.attacks(t, id, foe.id) ?? []),
      );
      expect(attacks.length).toBeGreaterThan(0);
      expect(state.question?.purpose).toBe(guide.from);
    });

    it('is a legal setup in which every lesson comes up, in one game or another', () => {
      const met: Met = new Set();
      const unmet = () => guide.lessons.filter(({ at }) => !met.has('purpose' in at ? at.purpose : at.fact));
      for (let seed = 0; seed < GAMES && unmet().length > 0; seed++)
        playedOn(edition, begun(edition, guide, seed, met), { seed, met, until: () => false });
      expect(unmet()).toEqual([]);
    });

    it('has words and an existing clause for every lesson', () => {
      const clauses = edition.clauses.map(({ id }) => id);
      for (const { id, clause } of guide.lessons) {
        expect(guide.texts[id], id).toBeDefined();
        expect(clauses).toContain(clause);
      }
    });
  });
}

interface How {
  readonly seed: number;
  /** Questions and facts that came up. */
  readonly met: Met;
  readonly until: (question: { readonly to: unknown; readonly purpose: string }) => boolean;
}

/** The match as the pupil finds it. */
function begun(edition: Edition<Game>, guide: Guide, seed: number, met: Met): Match {
  const opened = openMatch<Game, Ruleset<Game>>(edition, guide.setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const until: How['until'] = ({ to, purpose }) => to === 0 && purpose === guide.from;
  const match = playedOn(edition, opened.value, { seed, met: new Set(), until });
  const { setup, state } = match;
  const changed = guide.scene(state.position);
  const scene = changed ? onPosition(edition, setup, state, changed) : state;
  if (scene.question) met.add(scene.question.purpose);
  return { ...match, state: scene };
}

/**
 * The learner answers at random, the enemy by advice as at the table: at random no model comes near enough to charge.
 */
function playedOn(edition: Edition<Game>, from: Match, { seed, met, until }: How): Match {
  const [dice, next] = [seeded(`guide ${seed}`), numbers(seed)];
  let match = from;
  for (;;) {
    const { setup, state } = match;
    const question = questionOf(edition, setup, state);
    if (question === null || until(question)) return match;
    met.add(question.purpose);
    const advised = question.to === 1 ? advise(edition, tableOf(edition, setup, state.position), question, next) : null;
    const answer =
      question.kind === 'roll' ? dice(question) : (advised?.answer ?? propose(edition, setup, state, next));
    const played = play(match, { by: question.to, answer }, fact => met.add(fact.type));
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
}
