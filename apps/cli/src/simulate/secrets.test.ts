import { random, type Seen, seenBy, soldier } from '@little-wars/bots';
import { answer, begin, type Edition, numbers, type State, seeded } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';

const killTeam = rulesets.find(({ id }) => id === 'kill-team') as unknown as Edition;
const ready = killTeam.ready[1] as { readonly options: object };
const setup = { ...ready, options: { ...ready.options, turningPoints: 2 } };

interface Card {
  readonly id: string;
  readonly revealed: boolean;
  readonly memo: object;
}

interface Secrets {
  readonly tacOps: readonly (readonly Card[])[];
  readonly scouting: readonly (string | null)[];
  readonly scoutingShown: boolean;
}

const OTHERS = ['critical-ops/rout', 'critical-ops/courier', 'critical-ops/implant'];

/** The same match with different secrets of the other seat: other cards, notes on them and scouting option. */
function otherwise(state: State, seat: number): State {
  const position = structuredClone(state.position) as unknown as Secrets;
  const tacOps = position.tacOps.map((cards, of) =>
    of === seat
      ? cards
      : cards.map((card, i) => (card.revealed ? card : { ...card, id: OTHERS[i]!, memo: { bearer: 0, watcher: 1 } })),
  );
  const scouting = position.scouting.map((choice, of) =>
    of === seat || position.scoutingShown || choice === null ? choice : choice === 'recon' ? 'fortify' : 'recon',
  );
  return { ...state, position: { ...position, tacOps, scouting } as unknown as State['position'] };
}

describe('a soldier', () => {
  it('answers the same if only hidden information differs, at every question of a game', () => {
    const [dice, chances] = [seeded('secrets'), [0, 1].map(seat => numbers(`secrets ${seat}`))];
    let [state, differed] = [begin(killTeam, setup) as State, 0];
    while (state.question !== null) {
      const { question } = state;
      let given: unknown;
      if (question.to === 'dice') given = dice(question as never);
      else {
        const seat = question.to;
        const other = otherwise(state, seat);
        if (JSON.stringify(other.position) !== JSON.stringify(state.position)) differed++;
        const [one, two] = [state, other].map(each => {
          const seen: Seen = seenBy(killTeam, setup as never, each, seat);
          return soldier(seen, numbers('alike'));
        });
        expect(two, question.purpose).toEqual(one);
        given =
          question.kind === 'place'
            ? random(seenBy(killTeam, setup as never, state, seat), chances[seat]!).answer
            : one!.answer;
      }
      const answered = answer(killTeam, setup as never, state, { by: question.to, answer: given } as never);
      if (!answered.ok) throw new Error(JSON.stringify([question, given, answered.reasons]));
      state = answered.state as State;
    }
    expect(differed).toBeGreaterThan(100);
  }, 60_000);

  it('sees the whole table in Kill Team Vanguard, where nothing is secret', () => {
    const vanguard = rulesets.find(({ id }) => id === 'vanguard') as unknown as Edition;
    const ready = vanguard.ready[3]! as never;
    const [dice, next] = [seeded('open'), numbers('open')];
    let [state, asked] = [begin(vanguard, ready) as State, 0];
    expect(vanguard.reveals).toEqual([]);
    while (state.question !== null) {
      const { question } = state;
      if (question.to !== 'dice') {
        asked++;
        const seen = seenBy(vanguard, ready, state, question.to);
        expect(seen.position).toEqual(state.position);
      }
      const given =
        question.to === 'dice'
          ? dice(question as never)
          : soldier(seenBy(vanguard, ready, state, question.to), next).answer;
      const answered = answer(vanguard, ready, state, { by: question.to, answer: given } as never);
      if (!answered.ok) throw new Error(JSON.stringify([question, given, answered.reasons]));
      state = answered.state as State;
    }
    expect(asked).toBeGreaterThan(50);
  });
});
