import { answer, begin, numbers, propose, questionOf, reasonsAgainst, seeded, viewOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../content/index.ts';
import { killTeam } from '../index.ts';
import { action, advise, asked, table } from '../testing/advice.ts';
import { blue, field, red, type Stood } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const BOLTER = 'intercessor-warrior';

const active = (stood: readonly Stood[], change: Partial<Position> = {}): Position =>
  field(stood, { activation: { operative: 0, ap: 2, performed: [], weapons: [] }, ...change });

describe('advice', () => {
  it('shoots a target in the open', () => {
    const t = table(active([blue(BOLTER, 4, 11), red(BOLTER, 12, 11)], { tokens: [] }));
    expect(advise(t, action('shoot', 'normal-move', 'dash'))).toMatchObject({
      answer: 'shoot',
      because: { reason: 'good-shot', target: 1 },
    });
  });

  it('prefers the target it is likely to incapacitate', () => {
    const position = active([blue(BOLTER, 4, 11), red(BOLTER, 12, 9), red(BOLTER, 12, 13, { wounds: 1 })]);
    const { id: weapon, profiles } = cardOf(BOLTER).weapons.find(({ type }) => type === 'ranged')!;
    const advised = advise(
      table(position),
      asked('pick-one', 'select a valid target', {
        of: 'operative',
        options: [1, 2],
        about: { attacker: 0, action: 'shoot', chosen: `${weapon}/${profiles[0]!.id}` },
      }),
    );
    expect(advised).toMatchObject({ answer: 2, because: { reason: 'most-damage' } });
  });

  it('performs mission actions first', () => {
    const t = table(active([blue(BOLTER, 4, 11), red(BOLTER, 12, 11)]));
    expect(advise(t, action('shoot', 'loot'))).toMatchObject({
      answer: 'loot',
      because: { reason: 'for-the-mission' },
    });
  });

  it('moves to an objective within reach, by a legal way', () => {
    const token = { id: 'one', kind: 'objective', at: { x: inches(8), y: inches(11), z: 0 }, seat: null, marks: {} };
    const t = table(active([blue(BOLTER, 3, 11), red(BOLTER, 25, 20)], { tokens: [token] }));
    const question = asked('move', 'move', {
      model: 0,
      allowance: inches(6),
      about: { action: 'normal-move', dash: 0 },
    });
    const { answer: legs } = advise(t, question)!;
    expect(reasonsAgainst(killTeam, t, question, legs)).toEqual([]);
    const { x, y } = legs.at(-1)!.to;
    expect(Math.hypot(x - token.at.x, y - token.at.y)).toBeLessThan(inches(3));
  });

  it('conceals itself when nobody can be attacked, and engages when somebody can', () => {
    const order = asked('pick-one', 'give an order', {
      of: 'order',
      options: ['engage', 'conceal'],
      about: { operative: 0 },
    });
    const seen = table(field([blue(BOLTER, 4, 11), red(BOLTER, 12, 11)]));
    expect(advise(seen, order)?.answer).toBe('engage');
    expect(advise(table(field([blue(BOLTER, 4, 11)])), order)?.answer).toBe('conceal');
  });

  it('has no advice on questions it does not cover', () => {
    const t = table(field([blue(BOLTER, 4, 11)]));
    const change = asked('pick-one', 'choose whose order changes', { of: 'operative', options: [0] });
    expect(advise(t, change)).toBeNull();
    // A question that no sequence asks is a mistake in the code, not a gap in the advice.
    const colour = asked('pick-one', 'pick a colour', { of: 'colour', options: [0, 1] });
    expect(() => advise(t, colour)).toThrow(/no sequence asks "pick a colour"/);
  });
});

/** Plays a whole game in which both seats follow the advice for their own view; returns the reasons given. */
function playedBySoldiers(setup: Setup): { readonly over: boolean; readonly reasons: ReadonlySet<string> } {
  const [next, dice] = [numbers('proposals'), seeded('advice')];
  const reasons = new Set<string>();
  let state = begin(killTeam, setup);
  while (state.question !== null) {
    const question = questionOf(killTeam, setup, state)!;
    const { to } = question;
    let given: unknown;
    if (to === 'dice') given = dice(question as never);
    else {
      const { position } = viewOf(killTeam, setup, state, to);
      const advised = advise(table(position as Position, setup), question);
      if (advised) reasons.add(advised.because.reason);
      given = advised ? advised.answer : propose(killTeam, setup, { ...state, position: position as Position }, next);
    }
    const answered = answer(killTeam, setup, state, { by: to, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify([question, given, answered.reasons]));
    state = answered.state;
  }
  return { over: state.position.over, reasons };
}

const secure = killTeam.ready[1]!;

describe('a game by advice alone', () => {
  it('stays legal to the end and gives a reason for every answer', () => {
    const { over, reasons } = playedBySoldiers({ ...secure, options: { ...secure.options, turningPoints: 2 } });
    expect(over).toBe(true);
    for (const reason of reasons) expect(killTeam.texts['en']![`because.${reason}`], reason).toBeTypeOf('string');
    for (const reason of ['good-shot', 'better-place', 'for-the-mission', 'most-damage', 'least-damage'])
      expect(reasons).toContain(reason);
  }, 30_000);
});
