import { answer, begin, hashOf, numbers, propose, type State, seeded, tableOf } from '@little-wars/engine';
import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { engagedWith } from './core/01-game/measuring.ts';
import { actionsOf, isAllowed } from './core/03-actions/actions.ts';
import { allowanceOf, tripOf } from './core/03-actions/moves.ts';
import { rangedOf } from './core/04-shooting/aiming.ts';
import { weaponsToShoot } from './core/04-shooting/valid-targets.ts';
import { glanceAt } from './core/07-line-of-sight/line-of-sight.ts';
import { canSee } from './core/07-line-of-sight/sight.ts';
import { killTeam } from './index.ts';
import { bodyOf, headOf, inPlay, placesOf, standingOf } from './lookups.ts';
import { heavyFeatures } from './tac-ops/measures.ts';
import type { KillTeam, Look, Position, Setup } from './types.ts';

const ANSWERS = 250;

/** Plays a match and yields the hash of every state, one answer at a time. */
function* playing(setup: Setup, seed: string): Generator<string> {
  const [dice, next] = [seeded(seed), numbers(`${seed} answers`)];
  let state = begin(killTeam, setup);
  for (let i = 0; i < ANSWERS && state.question !== null; i++) {
    const { question } = state;
    const by = question.to;
    const given = by === 'dice' ? dice(question as never) : propose(killTeam, setup, state, next);
    const answered = answer(killTeam, setup, state, { by, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
    yield hashOf(state);
  }
}

const [first, second] = killTeam.ready as readonly [Setup, Setup];
const closeQuarters = killTeam.ready.find(({ map }) => map === 'close-quarters')!;

/** Setups that share something caches are keyed by: the map, the teams, the options, or nothing. */
const MATCHES: readonly Setup[] = [
  first,
  closeQuarters,
  { ...first, teams: second.teams },
  { ...first, teams: first.teams.toReversed() },
  { ...first, options: { ...first.options, bodyHeight: first.options.bodyHeight + 1, bodiesBlock: true } },
];

describe('matches at several tables, one answer each in turn', () => {
  it('play out as they do alone, whatever is cached', () => {
    const alone = MATCHES.map((setup, i) => [...playing(setup, `table ${i}`)]);
    expect(new Set(alone.flat()).size).toBeGreaterThan(MATCHES.length * 100);
    const tables = MATCHES.map((setup, i) => playing(setup, `table ${i}`));
    for (let k = 0; k < ANSWERS; k++)
      for (const [i, table] of tables.entries())
        expect({ table: i, k, hash: table.next().value }).toEqual({ table: i, k, hash: alone[i]![k] });
  });
});

/** Everything about a table that is cached somewhere. */
function readingOf(setup: Setup, position: Position): object {
  const t: Look = tableOf(killTeam, setup, position);
  const ids = inPlay(position);
  const pairs = ids.flatMap(a => ids.flatMap(b => (a === b ? [] : [[a, b] as const])));
  return {
    sides: placesOf(t).sides,
    bodies: ids.map(id => [bodyOf(t, id), headOf(t, id), standingOf(t, id)]),
    trips: ids.map(id => tripOf(t, id).field.others.length),
    engaged: ids.map(id => engagedWith(t, id)),
    sees: pairs.map(([a, b]) => canSee(t, a, b)),
    glances: pairs.map(([a, b]) => glanceAt(t, a, b)),
    moves: ids.map(id => (['normal-move', 'charge', 'dash'] as const).map(action => allowanceOf(t, id, action))),
    ranged: ids.map(id => rangedOf(t, id)),
    shoot: ids.map(attacker => weaponsToShoot(t, { attacker, action: 'shoot' })),
    actions: ids.map(id =>
      actionsOf(t, id).map(action => [action.id, action.possible ? null : isAllowed(t, action, id)]),
    ),
    features: heavyFeatures(t),
  };
}

/** A deep copy: new objects that no cache has seen. */
const copyOf = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X;

describe('one position under several house rules', () => {
  const house = ({ options, ...rest }: Setup, change: Partial<Setup['options']>): Setup => ({
    ...rest,
    options: { ...options, ...change },
  });
  const houses = (setup: Setup): readonly Setup[] => [
    setup,
    house(setup, { bodyHeight: 11 }),
    house(setup, { errata: true }),
    house(setup, { detritusBelow: 3, materielUpTo: 0 }),
    house(setup, { bodiesBlock: true }),
  ];

  it.each([
    ['in the open', first],
    ['in Close Quarters', closeQuarters],
  ])('reads as one that was never looked at: %s', (_where, setup) => {
    const positions: Position[] = [];
    const watch = ({ question, position }: State<KillTeam>): void => {
      if (question?.kind === 'pick-one' && question.purpose === 'choose an action') positions.push(position);
    };
    randomGame(killTeam, setup, 3, { watch });
    const sampled = positions.filter((_, i) => i % Math.ceil(positions.length / 4) === 0);
    const readings = sampled.flatMap(position =>
      houses(setup).map(each => {
        const reading = readingOf(each, position);
        expect(reading).toEqual(readingOf(copyOf(each), copyOf(position)));
        return JSON.stringify(reading);
      }),
    );
    // The readings must differ by house rule, or this would prove nothing.
    expect(new Set(readings).size).toBeGreaterThan(sampled.length * 3);
  });
});
