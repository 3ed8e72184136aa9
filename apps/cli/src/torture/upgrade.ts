// Saves matches, changes the rules in random ways, and reads the matches again: none is rewritten or lost.
import { type Edition, type Game, load, madeWith, type Numbers, numbers, propose } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import {
  accepted,
  answerIn,
  type DepartedGame,
  gameFile,
  goingOn,
  openSession,
  playGame,
  readGame,
  recordOf,
  resultIn,
  type Session,
  sessionAt,
  snapshotAt,
  tellDeparture,
} from '@little-wars/table';
import type { Torture } from './torture.ts';

type Rules = Edition<Game>;

/** A later version of a ruleset; null if it no longer exists. */
type Change = (rules: Rules, next: Numbers) => Rules | null;

/** Changes what a random kind of fact does. */
const withFact =
  (effect: (position: object) => object): Change =>
  (rules, next) => {
    const types = Object.keys(rules.facts);
    const type = types[next(types.length)]!;
    const apply = (rules.facts as Record<string, (position: object, fact: never) => object>)[type]!;
    const changed = (position: object, fact: never): object => effect(apply(position, fact));
    return { ...rules, facts: { ...rules.facts, [type]: changed } as Rules['facts'] };
  };

const CHANGES: { readonly [name: string]: Change } = {
  'the version alone': rules => rules,
  'what a fact does': withFact(position => ({ ...position, changed: true })),
  'a fact that fails': withFact(() => {
    throw new Error('a planted failure');
  }),
  'a field that is gone': (rules, next) => {
    const gone = next(1000);
    const opening: Rules['opening'] = setup => {
      const { position, frame } = rules.opening(setup);
      const fields = Object.entries(position);
      return { frame, position: Object.fromEntries(fields.filter((_, i) => i !== gone % fields.length)) };
    };
    return { ...rules, opening };
  },
  'how it is scored': rules => ({
    ...rules,
    result: (setup, position) => {
      const result = rules.result(setup, position);
      return result && { ...result, scores: result.scores.map(score => 10 * score + 1) };
    },
  }),
  'which setups are legal': rules => ({ ...rules, readSetup: () => ({ ok: false, problems: [] }) }),
  'the ruleset is gone': () => null,
};
const NAMES = Object.keys(CHANGES);

/** A match between bots, whole or up to a random input. */
function playedBy(ruleset: Rules, seed: string, next: Numbers): Session<Rules> {
  const setup = ruleset.ready[next(ruleset.ready.length)]!;
  let session = openSession<Rules>({
    ...{ name: ruleset.id, players: [{ kind: 'person' }, { kind: 'bot', level: 'random' }], ruleset, setup },
    dice: { source: 'seeded', seed },
  });
  playGame({ ruleset, setup, bots: ['random', 'random'], seed }, ({ answer }) => {
    session = accepted(answerIn(session, answer), 'a bot');
  });
  return next(2) === 0 ? session : sessionAt(session, 1 + next(session.moments.length - 1));
}

interface Upgraded {
  readonly as: 'went on' | 'shown as stored' | 'played on';
  readonly failures: readonly string[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One match with one change of the rules. */
export function upgradeOnce(seed: string, among: readonly Rules[]): Upgraded {
  const next = numbers(seed);
  const ruleset = among[next(among.length)]!;
  const name = NAMES[next(NAMES.length)]!;
  const session = playedBy(ruleset, seed, next);
  const changed = CHANGES[name]!(ruleset, next);
  const today = changed && { ...changed, version: `after ${ruleset.version}` };
  const text = gameFile(session);
  const read = readGame(today ? [today] : [], text, () => []);
  const fails = (...what: readonly string[]): readonly string[] => what.map(each => `${seed}: ${name}: ${each}`);
  if (read.ok) {
    const now = read.value.session;
    const isSame = same(now.match.inputs, session.match.inputs) && same(resultIn(now), resultIn(session));
    return { as: 'went on', failures: isSame ? [] : fails('it went on as another match') };
  }
  const { departed } = read;
  if (!departed) return { as: 'shown as stored', failures: fails(`it is lost: ${JSON.stringify(read.problems)}`) };
  const on = playedOn(departed, name === 'a fact that fails');
  return {
    as: on === 'played' ? 'played on' : 'shown as stored',
    failures: fails(...lossesIn(departed, session), ...(on === 'played' || on === null ? [] : [on])),
  };
}

/** What is missing from the stored match. */
function lossesIn({ log, departure, ruleset }: DepartedGame, session: Session<Rules>): readonly string[] {
  const { moments, match } = session;
  const snapshots = log.snapshots.filter(({ at, state }) => same(state, snapshotAt(session, at).state));
  const sentence = tellDeparture({
    ...{ departure, inputs: moments.length, played: log.ruleset },
    today: ruleset && madeWith(ruleset),
  });
  const record = load([match.ruleset], recordOf(log));
  return [
    ...(log.inputs.length === moments.length && log.inputs.every(input => input.told) ? [] : ['inputs are lost']),
    ...(snapshots.length === Math.floor(moments.length / 25) ? [] : ['snapshots are lost']),
    ...(same(log.result, resultIn(session)) ? [] : ['its result is another']),
    ...(/^[A-Z].* .*\.$/s.test(sentence) ? [] : [`it is not told: ${sentence}`]),
    ...(record.ok && same(record.value.inputs, match.inputs) ? [] : ['its record does not replay']),
  ];
}

/** Continues a departed match for a while: 'played', null if that is refused, or what went wrong. */
function playedOn({ log, ruleset, session }: DepartedGame, isFailing: boolean): string | null {
  if (!ruleset || !session || log.result) return null;
  const snapshot = (log.snapshots.at(-1) ?? null) as Parameters<typeof goingOn>[0]['snapshot'];
  const way = goingOn({ ruleset, session, snapshot, played: log.ruleset });
  if (!way.ok) return null;
  const { match } = session;
  const next = numbers('on');
  try {
    let on = way.value.from === 'agreed' ? session : openSession({ ...session, ...match, start: way.value.start });
    for (let n = 0; n < 20 && on.match.state.question; n++)
      on = accepted(answerIn(on, propose(ruleset, match.setup, on.match.state, next)), 'the rules');
    return 'played';
  } catch (error) {
    return isFailing || way.value.from === 'agreed' ? null : `it cannot be played on: ${String(error)}`;
  }
}

export const upgrade: Torture = {
  name: 'upgrade',
  promise: 'a match that was saved before the rules changed goes on unchanged, or is shown as it was stored',
  tries: 1000,
  run: async ({ tries, seed, onTry }) => {
    const counts: Record<Upgraded['as'], number> = { 'went on': 0, 'shown as stored': 0, 'played on': 0 };
    const failures: string[] = [];
    for (let n = 0; n < tries; n++) {
      const upgraded = upgradeOnce(`${seed} ${n}`, rulesets as readonly Rules[]);
      counts[upgraded.as]++;
      failures.push(...upgraded.failures);
      onTry(1);
    }
    return { tries, figures: counts, failures };
  },
};
