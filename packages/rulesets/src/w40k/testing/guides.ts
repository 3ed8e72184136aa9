// What holds for the guided first game of every edition
import {
  type Edition,
  type Game,
  type Guide,
  openMatch,
  play,
  propose,
  type Ruleset,
  seeded,
} from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { describe, expect, it } from 'vitest';

const GAMES = 4;

export function testGuide<G extends Game>(edition: Edition<G>, guide: Guide, texts: { readonly [id: string]: string }) {
  const ruleset = edition as unknown as Ruleset<Game>;
  describe('the guided first game', () => {
    it('is a legal setup in which every lesson comes up, in one game or another', () => {
      const met = new Set<string>();
      for (let seed = 0; seed < GAMES; seed++) {
        const opened = openMatch(ruleset, guide.setup);
        if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
        let match = opened.value;
        const [dice, next] = [seeded(`guide ${seed}`), numbers(seed)];
        while (match.state.question !== null) {
          const { question } = match.state;
          met.add(question.purpose);
          const answer = question.kind === 'roll' ? dice(question) : propose(ruleset, match.setup, match.state, next);
          const played = play(match, { by: question.to, answer }, fact => met.add(fact.type));
          if (!played.ok) throw new Error(JSON.stringify(played.reasons));
          match = played.match;
        }
      }
      const unmet = guide.lessons.filter(({ at }) => !met.has('purpose' in at ? at.purpose : at.fact));
      expect(unmet).toEqual([]);
    });

    it('has words and an existing clause for every lesson', () => {
      const clauses = edition.clauses.map(({ id }) => id);
      for (const { id, clause } of guide.lessons) {
        expect(texts[`lesson.${id}`], id).toBeDefined();
        expect(clauses).toContain(clause);
      }
    });
  });
}
