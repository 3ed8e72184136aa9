import {
  answer,
  type Enumerated,
  enumerated,
  outcomes,
  outcomesAlike,
  type Question,
  questionOf,
  type State,
  startAt,
  tableOf,
} from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { apart, armed, attackWith, broke, fighting, rules, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red } from '../../testing/field.ts';
import type { KillTeam, Position } from '../../types.ts';
import { jump } from '../03-actions/moving.ts';
import { alike } from './alike.ts';
import { neededBy, now } from './dice.ts';

const duel = (change: Partial<Position> = {}) =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)], change);
const FACES = [1, 2, 3, 4, 5, 6];

type Played = { readonly state: State<KillTeam> };
const keys = ({ state }: Played) => {
  const alikeNow = alike(tableOf(killTeam, open, state.position), state.question as Question<'roll'>);
  return alikeNow && FACES.map(alikeNow);
};

/** Plays an attack for every roll; choices take the first option, re-rolls take every failed die. */
function chances(position: Position, isAlike: boolean): ReadonlyMap<string, number> {
  const byResult = new Map<string, number>();
  let state = startAt(killTeam, open, position, attackWith('boltgun', 'shoot', 3));
  const dice: Enumerated = enumerated(roll =>
    isAlike ? outcomes(tableOf(killTeam, open, state.position), killTeam, roll) : outcomesAlike(roll, null),
  );
  do {
    state = startAt(killTeam, open, position, attackWith('boltgun', 'shoot', 3));
    while (state.question !== null) {
      const reply = state.question.to === 'dice' ? dice.source(state.question as never) : chosen(state);
      const answered = answer(killTeam, open, state, { by: state.question.to, answer: reply });
      if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
      state = answered.state;
    }
    const { weight, total } = dice.chance();
    const key = JSON.stringify(state.position.operatives.map(({ wounds, aplChange }) => [wounds, aplChange]));
    // Branches differ in their number of rolls, so chances are compared in units of 1/6^9.
    byResult.set(key, (byResult.get(key) ?? 0) + Number((weight * 6n ** 9n) / total));
  } while (dice.next());
  return byResult;
}

function chosen(state: State<KillTeam>): unknown {
  const { position } = state;
  const question = questionOf(killTeam, open, state);
  if (question?.kind === 'pick-one') return question.options[0];
  if (question?.kind !== 'pick-some') return null;
  const low = (question.options as readonly number[]).filter(i => position.attack!.attackDice[i]!.face < 3);
  return low.slice(0, question.most);
}

section('Equivalent results of a roll', () => {
  rule('KT-4.3', 'attack dice are grouped by what they count as', start => {
    const game = start.from(open, duel(), attackWith('boltgun'));
    expect(keys(game)).toEqual(['fail', 'fail', 'normal', 'normal', 'normal', 'critical']);
    game.dice('roll attack dice', 3, 1, 1, 1);
    // Sv 5+.
    expect(keys(game)).toEqual(['fail', 'fail', 'fail', 'fail', 'normal', 'critical']);
    game.dice('roll defence dice', 1, 1, 1);
  });

  rule(['KT-9.12', 'KT-9.9', 'KT-9.6'], 'faces that Hot or a re-roll looks at stay apart', start => {
    const hot = start.from(open, duel(rules([{ rule: 'hot' }, { rule: 'lethal', face: 5 }])), attackWith('boltgun'));
    expect(keys(hot)).toEqual(['fail-1', 'fail', 'normal', 'normal', 'critical', 'critical']);
    hot.dice('roll attack dice', 2, 2, 2, 2);
    const again = start.from(open, duel(rules([{ rule: 'ceaseless' }])), attackWith('boltgun'));
    expect(keys(again)).toEqual(['fail-1', 'fail', 'normal', 'normal', 'normal', 'critical']);
    again.dice('roll attack dice', 1, 2, 2, 2).picks('choose dice to roll again', [0]);
    expect(keys(again)).toEqual(['fail', 'fail', 'normal', 'normal', 'normal', 'critical']);
    again.dice('roll them again', 2);
  });

  rule('KT-5.3', 'combat dice are grouped by each fighter’s own WS', start => {
    const close = broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) }),
      red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa'), wounds: 4 }),
    ]);
    const game = start.from(open, close, fighting()).picks('select an enemy', 1);
    expect(keys(game)).toEqual(['fail', 'fail', 'normal', 'normal', 'normal', 'critical']);
    game.dice('roll combat dice', 1, 1, 1);
    expect(keys(game)).toEqual(['fail', 'fail', 'fail', 'normal', 'normal', 'critical']);
    game.dice('roll combat dice', 1, 1, 1, 1);
  });

  rule('KT-6.1', 'wounds that may be ignored are grouped into ignored and not', start => {
    const drone = broke([blue('tactical-marine-warrior', 5, 5), red('mv4-shield-drone', 5, 12)]);
    const game = start.from(open, drone, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    game.picks('choose the save', 'save').dice('roll defence dice', 1, 1, 1);
    expect(game.asks('ignore wounds', 'roll')).toMatchObject({ count: 3, whose: 1 });
    expect(keys(game)).toEqual(['lost', 'lost', 'lost', 'lost', 'ignored', 'ignored']);
    game.dice('ignore wounds', 5, 4, 6);
    expect(game.position.operatives[1]!.wounds).toBe(7 - 1);
  });

  rule(['KT-4.3', 'KT-1.7'], 'an attack die is critical on a 6 and nothing less, unless a rule says so', start => {
    const needed = (change: Partial<Position>) => {
      const game = start.from(open, duel(change), attackWith('boltgun'));
      game.stopsAt('roll attack dice');
      const t = tableOf(killTeam, open, game.position);
      return neededBy(t, now(t, 'attacker'));
    };
    expect(needed({})).toEqual({ succeedsOn: 3, criticalOn: 6 });
    expect(needed(rules([{ rule: 'lethal', face: 5 }]))).toEqual({ succeedsOn: 3, criticalOn: 5 });
  });

  rule('KT-8.14', 'of a jump only the 1 differs', () => {
    const roll = { kind: 'roll', purpose: jump.purpose, count: 1, sides: 6, whose: 0 } as unknown as Question<'roll'>;
    const faces = FACES.map(alike(tableOf(killTeam, open, duel()), roll)!);
    expect(new Set(faces.slice(1)).size).toBe(1);
    expect(faces[0]).not.toBe(faces[1]);
  });

  rule('KT-1.11', 'dice of a roll-off are never grouped', () => {
    const roll = { kind: 'roll', purpose: 'roll off', count: 2, sides: 6, whose: null } as unknown as Question<'roll'>;
    expect(alike(tableOf(killTeam, open, duel()), roll)).toBeNull();
  });

  rule(['KT-4.3', 'KT-4.4'], 'grouped odds equal the odds over all faces', () => {
    // Three attack dice and few defence dice keep the enumeration small.
    const cases: readonly Partial<Position>[] = [
      rules([{ rule: 'ap', by: 3 }, { rule: 'hot' }, { rule: 'mortal-wounds', wounds: 1 }]),
      rules([{ rule: 'ap', by: 2 }, { rule: 'lethal', face: 5 }, { rule: 'stun' }]),
      rules([{ rule: 'ap', by: 3 }, { rule: 'ceaseless' }]),
    ];
    for (const change of cases) {
      const [grouped, all] = [chances(duel(change), true), chances(duel(change), false)];
      expect(new Map([...grouped].toSorted())).toEqual(new Map([...all].toSorted()));
    }
  });

  rule('KT-4.3', 'a shot of ten dice has few distinct results', () => {
    const t = tableOf(killTeam, open, { ...duel(), attack: null });
    const game = startAt(killTeam, open, duel(), attackWith('boltgun', 'shoot', 10));
    const roll = game.question as Question<'roll'>;
    expect(roll.count).toBe(10);
    expect(outcomes(tableOf(killTeam, open, game.position), killTeam, roll)!.groups).toHaveLength(66);
    expect(outcomes(t, killTeam, { ...roll, count: 2 })!.groups).toHaveLength(36);
  });
});
