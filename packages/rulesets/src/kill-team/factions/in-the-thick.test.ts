import { answer, propose, questionOf, startAt } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { type Starter, starters } from '../content/index.ts';
import { turningPoint } from '../core/02-turning-point/turning-point.ts';
import { killTeam } from '../index.ts';
import { muster, teamOf } from '../roster/index.ts';
import { opening } from '../setup.ts';
import { rule, section } from '../testing/book.ts';
import { open } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const ROW = 8;
const APART = 3.2;

const teamFrom = ({ roster, pick, equipment }: Starter) => muster(teamOf(roster, pick), equipment);

/** Two teams standing in each other's midst, with plenty of CP. */
function melee(setup: Setup): Position {
  const empty = opening(setup);
  const operatives = empty.operatives.map((operative, i) => {
    const y = 3.5 + Math.floor(i / ROW) * APART + operative.seat * (APART / 2);
    return { ...operative, at: { x: inches(3 + (i % ROW) * APART), y: inches(y), z: 0 }, ready: true };
  });
  return { ...empty, turningPoint: 1, phase: 'firefight', cp: [5, 5], operatives };
}

type Next = (below: number) => number;

/** Prefers attacks and reactions to everything else. */
function eager(options: readonly unknown[], next: Next): unknown {
  const attacks = options.filter(each => ['fight', 'shoot', 'charge'].includes(each as string));
  const wanted = attacks.length > 0 ? attacks : options;
  return wanted[next(wanted.length)];
}

function playOut(setup: Setup, position: Position, next: Next): Position {
  let state = startAt(killTeam, setup, position, turningPoint.start({ number: position.turningPoint + 1 }));
  while (state.question !== null) {
    const question = questionOf(killTeam, setup, state)!;
    const isEager = question.kind === 'react' || question.purpose === 'choose an action';
    const given =
      isEager && next(4) > 0
        ? eager((question as { options: readonly unknown[] }).options, next)
        : propose(killTeam, setup, state, next);
    const answered = answer(killTeam, setup, state, { by: question.to, answer: given });
    if (!answered.ok) expect.fail(JSON.stringify([question, given, answered.reasons]));
    state = answered.state;
  }
  return state.position;
}

section('KT-13.1 Teams in the thick of it', () => {
  for (const [i, one] of starters.entries()) {
    const other = starters[(i * 7 + 3) % starters.length]!;
    rule(
      'KT-13.1',
      `${one.id} against ${other.id}: everything offered can be done, and nothing outlasts its turning point`,
      () => {
        const setup: Setup = { ...open, teams: [one, other].map(teamFrom) };
        const next = numbers(i + 1);
        let position = melee(setup);
        for (let n = 0; n < 2; n++) {
          position = playOut(setup, position, next);
          expect(position.effects.filter(({ until }) => until !== 'battle' && until !== 'own-activation')).toEqual([]);
          expect(position.attack).toBeNull();
        }
      },
    );
  }
});
