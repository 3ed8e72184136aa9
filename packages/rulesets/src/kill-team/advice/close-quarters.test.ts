import { type Advised, advise as adviseOn, type Kind, numbers, type Question, tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { active, armed } from '../testing/attacks.ts';
import { HATCH, narrow, walled } from '../testing/close-quarters.ts';
import { blue, field, red, type Stood } from '../testing/field.ts';
import type { Look, Position, Setup } from '../types.ts';

const asked = <K extends Kind>(kind: K, purpose: string, rest: object): Question<K> =>
  ({ kind, to: 0, purpose, clause: 'KT', secret: false, ...rest }) as unknown as Question<K>;

function advise<K extends Kind>(t: Look, question: Question<K>): Advised<K> | null {
  return adviseOn(killTeam, t, question as Question, numbers('advice')) as Advised<K> | null;
}

const table = (position: Position, setup: Setup = narrow): Look => tableOf(killTeam, setup, position);
const MARINE = 'tactical-marine-warrior';
const action = (...options: readonly string[]): Question<'pick-one'> =>
  asked('pick-one', 'choose an action', {
    of: 'action',
    options: ['end-activation', ...options],
    about: { operative: 0 },
  });
const guard = { onGuard: true, ready: false };

describe('advice for Close Quarters', () => {
  const alone = (change: Partial<Position> = {}, own: Stood[4] = {}) =>
    field([blue(MARINE, 5, 5, own), red('boy-fighter', 12, 5)], {
      activation: active({ ap: 1, performed: ['shoot-not'] }),
      tokens: [],
      ...change,
    });

  it('goes on guard with its last AP where an enemy may come, then ends the activation', () => {
    expect(advise(table(alone()), action('guard', 'pass'))).toMatchObject({
      answer: 'guard',
      because: { reason: 'an-enemy-may-come' },
    });
    const early = alone({ activation: active({ ap: 2, performed: ['shoot-not'] }) });
    expect(advise(table(early), action('guard', 'pass'))?.answer).toBe('pass');
    expect(advise(table(alone({}, { onGuard: true })), action('pass', 'dash'))).toMatchObject({
      answer: 'end-activation',
      because: { reason: 'stays-on-guard' },
    });
  });

  it('shoots instead of waiting on guard', () => {
    expect(advise(table(alone({ activation: active({ ap: 1 }) })), action('guard', 'shoot'))?.answer).toBe('shoot');
  });

  const react = asked('react', 'react or pass', { timing: 'action-finished', options: ['guard-attack'] });

  it('attacks from guard when worthwhile, with the best operative and attack', () => {
    const line: readonly Stood[] = [
      blue(MARINE, 5, 5, guard),
      blue(MARINE, 5, 12, guard),
      red('boy-fighter', 5, 7, armed('shoota', 'choppa')),
    ];
    const t = table(field(line, { activation: active({ operative: 2 }) }));
    expect(advise(t, react)).toMatchObject({ answer: 'guard-attack', because: { reason: 'good-guard-attack' } });
    const who = asked('pick-one', 'choose who attacks from guard', {
      of: 'operative',
      options: [0, 1],
      about: { operative: 2 },
    });
    expect([0, 1]).toContain(advise(t, who)?.answer);
    const how = asked('pick-one', 'choose the guard attack', {
      of: 'action',
      options: ['fight', 'point-blank-overwatch'],
      about: { operative: 0 },
    });
    expect(['fight', 'point-blank-overwatch']).toContain(advise(t, how)?.answer);
  });

  it('declines a guard attack that would do more harm than good', () => {
    const weak: readonly Stood[] = [
      blue('gretchin', 5, 5, { ...guard, wounds: 1, overwatched: true }),
      red('tyranid-warrior-fighter', 5, 7),
    ];
    const t = table(field(weak, { activation: active({ operative: 1 }) }));
    expect(advise(t, react)).toMatchObject({ answer: null });
  });

  const token = {
    id: 'objective-1',
    kind: 'objective',
    at: { x: inches(10), y: inches(16), z: 0 },
    seat: null,
    marks: {},
  };
  const byTheDoor = (y: number) =>
    field([blue(MARINE, 10, y), red('boy-fighter', 10, 20)], { activation: active(), tokens: [token] });
  const onTheWay = asked('pick-one', 'operate a hatch on the way', {
    of: 'on-the-way',
    options: ['end-move', 'operate-hatch'],
    about: { operative: 0 },
  });

  it('opens a hatch that leads somewhere useful, and ignores one that does not', () => {
    const there = table(byTheDoor(10), walled);
    expect(advise(there, onTheWay)).toMatchObject({ answer: 'operate-hatch', because: { hatch: HATCH } });
    expect(advise(there, action('operate-hatch', 'pass'))).toMatchObject({ answer: 'operate-hatch' });
    const which = asked('pick-one', 'choose a hatchway', { of: 'hatch', options: [HATCH], about: { operative: 0 } });
    expect(advise(there, which)?.answer).toBe(HATCH);
    const opened = table({ ...byTheDoor(10), openHatches: [HATCH] }, walled);
    expect(advise(opened, onTheWay)).toMatchObject({ answer: 'end-move' });
    // From the other side there is no reason to go back.
    expect(advise(table(byTheDoor(12), walled), onTheWay)).toMatchObject({ answer: 'end-move' });
  });
});
