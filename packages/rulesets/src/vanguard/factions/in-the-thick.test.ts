// Every list at close quarters: teams mixed together that use everything they have
import { answer, propose, type Question, questionOf, startAt } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { factions, kitOf } from '../content/index.ts';
import { round } from '../core/04-round/round.ts';
import type { Fact } from '../facts.ts';
import { vanguard } from '../index.ts';
import { hasKeyword } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import { rule, section } from '../testing/book.ts';
import { look, open } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import type { Position, Setup } from '../types.ts';
import { isSpecialAction } from './actions.ts';
import { REANIMATES } from './reanimation-protocol.ts';

const ROW = 6;
const APART = 2.7;

/**
 * In rows, so that friends and enemies are close; some are already hurt, down or removed.
 * Everybody is a leader, so that there is plenty of CP.
 */
function melee(setup: Setup): Position {
  const empty = opening(setup);
  const t = look(empty, setup);
  const places = [0, 1].flatMap(seat => empty.models.flatMap((model, id) => (model.seat === seat ? [id] : [])));
  const models = empty.models.map((model, id) => {
    const n = places.indexOf(id);
    const at = { x: inches(9 + (n % ROW) * APART), y: inches(9 + Math.floor(n / ROW) * APART), z: 0 };
    if (hasKeyword(t, id, REANIMATES) && id % 3 === 0) return { ...model, removed: true, wounds: 0 };
    return { ...model, at, leader: true, down: id % 5 === 4, wounds: model.wounds + (id % 2) };
  });
  return { ...empty, models };
}

type Next = (below: number) => number;

/** Reactions that every model has. */
const STANDARD: readonly unknown[] = ['re-roll', 'retaliate', 'charge-attack', 'follow-up'];

/** Prefers special actions to attacks, and attacks to everything else. */
function eager({ kind, options }: { kind: string; options: readonly unknown[] }, next: Next): unknown {
  const isSpecial = (option: unknown): boolean =>
    kind === 'react' ? !STANDARD.includes(option) : isSpecialAction(String(option).replace('extra/', ''));
  const special = options.filter(isSpecial);
  const attacks = options.filter(each => ['attack', 'charge'].includes(each as string));
  const wanted = special.length > 0 ? special : attacks.length > 0 ? attacks : options;
  return wanted[next(wanted.length)];
}

interface Seen {
  readonly done: Set<string>;
  readonly words: Set<string>;
}

function hear({ done, words }: Seen, fact: Fact): void {
  if (fact.type === 'action-begun') done.add(fact.action);
  if (fact.type === 'cp-spent') words.add(`spent.${done.add(fact.on) && fact.on}`);
  if (fact.type === 'ability-used') words.add(`rule.${done.add(fact.ability) && fact.ability}`);
}

function read({ words }: Seen, question: Question): void {
  if (question.kind === 'react')
    for (const option of question.options) if (!/^\d+$/.test(option)) words.add(`reaction.${option}`);
  if (question.kind === 'pick-one' && question.of === 'action')
    for (const option of question.options) words.add(`action.${String(option).replace('extra/', '')}`);
}

function playRound(setup: Setup, position: Position, next: Next, seen: Seen): Position {
  let state = startAt(vanguard, setup, position, round.start({}));
  while (state.question !== null) {
    const question = questionOf(vanguard, setup, state)!;
    read(seen, question);
    const isEager = question.kind === 'react' || question.purpose === 'choose an action';
    const given =
      isEager && next(4) > 0
        ? eager(question as { kind: string; options: readonly unknown[] }, next)
        : propose(vanguard, setup, state, next);
    const answered = answer(vanguard, setup, state, { by: question.to, answer: given }, fact =>
      hear(seen, fact as Fact),
    );
    if (!answered.ok) expect.fail(JSON.stringify([question, given, answered.reasons]));
    state = answered.state;
  }
  return state.position;
}

/** Two rounds of a battle, after which no question and no effect is left. */
function battle({ teams }: Setup, next: Next, seen: Seen): void {
  const setup: Setup = { ...open, teams };
  let position = melee(setup);
  for (let n = 0; n < 2; n++) {
    position = playRound(setup, position, next, seen);
    expect(position.effects.filter(({ until }) => until !== 'game')).toEqual([]);
    expect(position).toMatchObject({ attack: null, activation: null, interrupted: [] });
  }
}

/** The special actions and paid abilities of both teams. */
const usable = ({ teams }: Setup): readonly string[] =>
  teams.flatMap(({ models }) =>
    models
      .map(kitOf)
      .flatMap(({ actions, abilities }) => [...actions, ...abilities.flatMap(use => ('cp' in use ? [use.rule] : []))]),
  );

/** More battles than it takes to see everything. */
const MOST = 150;

section('VG-4.5 Lists in the thick of it', () => {
  const seen: Seen = { done: new Set(), words: new Set() };
  const battles = ready.filter(
    ({ map, teams }) => map === MAPS[0]!.id && teams.every(({ faction }) => faction !== 'militia'),
  );

  for (const [i, setup] of battles.entries()) {
    const who = setup.teams.map(({ faction }) => faction).join(' against ');
    rule('VG-4.5', `${i + 1}, ${who}: what is offered can be done, and ends with its round`, () => {
      battle(setup, numbers(i + 1), seen);
    });
  }

  rule(['VG-2.3', 'VG-2.4'], 'every action and paid ability of these teams is used and has a text', () => {
    const missing = (): readonly string[] => battles.flatMap(usable).filter(id => !seen.done.has(id));
    for (let i = 0; i < MOST && missing().length > 0; i++) {
      // Only battles in which something new can be seen.
      const worth = battles.filter(each => usable(each).some(id => !seen.done.has(id)));
      battle(worth[i % worth.length]!, numbers(1000 + i), seen);
    }
    expect([...new Set(missing())].toSorted()).toEqual([]);
    expect([...seen.words].filter(id => !Object.hasOwn(texts, id)).toSorted()).toEqual([]);
    expect(new Set(battles.flatMap(({ teams }) => teams.map(({ faction }) => faction))).size).toBe(factions.length - 1);
  });
});
