// Facts that must never occur, checked in rounds played at close quarters
import { answer, choicesOf, propose, type State, startAt } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Fact, facts } from '../facts.ts';
import { vanguard } from '../index.ts';
import { isInPlay, weaponOf } from '../lookups.ts';
import { opening } from '../setup.ts';
import { look, open } from '../testing/field.ts';
import type { Attack, Look, Position, Setup, Vanguard } from '../types.ts';
import { areEngaged, areWithin, isEngaged, isHeldInMelee } from './01-measuring/measuring.ts';
import { round } from './04-round/round.ts';
import { canSee } from './09-sight/line-of-sight.ts';
import { reachOfWeapon } from './10-attacks/targets.ts';

const ROW = 6;

/** In rows; in every other battle, enough models are gone that both teams are broken. */
function crowded(setup: Setup, seed: number): Position {
  const empty = opening(setup);
  let n = seed % 3;
  const models = empty.models.map((model, id) => {
    if (seed % 2 === 1 && id % 5 > 1) return { ...model, removed: true, wounds: 0 };
    n++;
    return { ...model, at: { x: inches(9 + (n % ROW) * 2.5), y: inches(12 + Math.floor(n / ROW) * 2.5), z: 0 } };
  });
  return { ...empty, models };
}

/** What is wrong with an attack as it begins. */
function wrongWith(t: Look, { attacker, target, weapon, manner, type }: Attack): readonly string[] {
  if (type === 'harm') return [];
  const isClose = weaponOf(t, attacker, weapon).rules.some(({ rule }) => rule === 'point-blank');
  const wrong: readonly (readonly [string, boolean])[] = [
    ['VG-8.4', t.position.models[attacker]!.down],
    ['VG-10.13 range', !areWithin(t, attacker, target, reachOfWeapon(t, { attacker, target, weapon, manner }))],
    ['VG-10.13 sight', !canSee(t, attacker, target)],
    ['VG-10.14', type === 'melee' && !areEngaged(t, attacker, target)],
    ['VG-7.9', type === 'ranged' && !isClose && isHeldInMelee(t, attacker)],
    ['VG-5.6', type === 'ranged' && manner !== 'action'],
  ];
  return wrong.flatMap(([what, is]) => (is ? [what] : []));
}

/** What is wrong with a fact, given the position before it. */
function wrongIn(t: Look, fact: Fact): readonly string[] {
  const { models, activation, cp, finished } = t.position;
  switch (fact.type) {
    case 'attack-began':
      return wrongWith(t, fact.attack);
    case 'activated':
      return [
        ...(!fact.again && models[fact.model]!.activated ? ['VG-4.7'] : []),
        ...(finished.includes(models[fact.model]!.seat) ? ['VG-4.4'] : []),
      ];
    case 'action-begun':
      return [
        ...(fact.action === 'charge' && isEngaged(t, fact.model) ? ['VG-7.8'] : []),
        ...(fact.action !== 'stand-up' && models[fact.model]!.down ? ['VG-6.7'] : []),
        ...(activation!.performed.includes(fact.action) ? ['VG-5.2'] : []),
      ];
    case 'activation-ended': {
      const { shorts, longs, again } = activation!;
      return shorts > (again ? 1 : 2) || longs > (again || shorts > 0 ? 0 : 1) ? ['VG-5.1'] : [];
    }
    case 'moved': {
      const after = look(facts.moved(t.position, fact), t.setup);
      return fact.clause === 'VG-12.4' && isEngaged(after, fact.model) ? ['VG-12.9'] : [];
    }
    case 'cp-spent':
      return cp[fact.seat]! < fact.cp ? ['VG-11.16'] : [];
    case 'phase-began':
      return fact.phase === 'end' && models.some(model => isInPlay(model) && !model.activated) ? ['VG-4.7'] : [];
    default:
      return [];
  }
}

type Next = (below: number) => number;

/** Attacks and reacts whenever it can. */
function given(setup: Setup, state: State<Vanguard>, next: Next): unknown {
  const question = state.question!;
  if (question.kind === 'react' && next(3) > 0) return question.options[next(question.options.length)];
  const isEager = question.kind === 'pick-one' && question.purpose === 'choose an action';
  return isEager && choicesOf(vanguard, setup, state)!.has('attack') ? 'attack' : propose(vanguard, setup, state, next);
}

/** The facts of a round, each with its problems. */
function playRound(setup: Setup, seed: number): readonly string[] {
  const next = numbers(seed);
  const seen: string[] = [];
  let state = startAt(vanguard, setup, crowded(setup, seed), round.start({}));
  let position = state.position;
  const check = (fact: Fact): void => {
    expect(wrongIn(look(position, setup), fact), `seed ${seed}: ${JSON.stringify(fact)}`).toEqual([]);
    seen.push(fact.type === 'attack-began' ? fact.attack.manner : `${fact.type} ${fact.clause}`);
    position = facts[fact.type](position, fact as never);
  };
  while (state.question !== null) {
    const by = state.question.to;
    const answered = answer(vanguard, setup, state, { by, answer: given(setup, state, next) }, fact =>
      check(fact as Fact),
    );
    if (!answered.ok) expect.fail(JSON.stringify([seed, state.question, answered.reasons]));
    state = answered.state;
  }
  return seen;
}

describe('VG-4 to VG-12: what must never happen', () => {
  it('no attack out of reach, no action twice, no model twice, no flight into the enemy', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 120; seed++) {
      const { teams } = vanguard.ready[seed % vanguard.ready.length]!;
      for (const each of playRound({ ...open, teams }, seed)) seen.add(each);
    }
    // All of these occurred, so that each check was exercised.
    for (const what of ['action', 'charge', 'disengaging', 'retaliation', 'moved VG-12.4', 'removed VG-12.5'])
      expect(seen).toContain(what);
  });
});
