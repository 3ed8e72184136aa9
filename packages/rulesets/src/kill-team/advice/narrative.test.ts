import { describe, expect, it } from 'vitest';
import { markers, night, placed } from '../missions/narrative/testing/night.ts';
import { at, BOY, INCH, MARINE, R } from '../tac-ops/testing/hand.ts';
import { action, advise, table } from '../testing/advice.ts';
import { blue, red } from '../testing/field.ts';
import type { Token } from '../types.ts';
import { worthOfOrder } from './activations.ts';
import { goalsOf } from './goals.ts';
import { worthOfFalling } from './narrative.ts';

const enemy = red(BOY, 28, 21);
const by = ({ at: { x, y } }: Token) => blue(MARINE, 0, 0, at(x, y - R));
const wants = (mission: string, marks: { [id: string]: Token['marks'] }, change = {}) =>
  goalsOf(table(placed([blue(MARINE, 15, 11), enemy], markers(mission, marks), change), night(mission)), 0).map(
    ({ want }) => want,
  );

describe('advice in our missions', () => {
  it.each([
    ['ambush', 'break-out', { attacker: 1 }, {}],
    ['sabotage', 'plant-charge', {}, {}],
    ['sabotage', 'defuse-charge', { attacker: 1 }, { 'site-1': { charged: 1 } }],
    ['last-stand', 'call-for-relief', { attacker: 1 }, {}],
    ['last-stand', 'silence-relay', {}, {}],
  ] as const)('%s: %s comes before a shot', (mission, id, change, marks) => {
    const tokens = markers(mission, marks);
    const t = table(placed([by(tokens[0]!), enemy], tokens, change), night(mission));
    expect(advise(t, action('shoot', 'normal-move', id))).toMatchObject({
      answer: id,
      because: { reason: 'for-the-mission' },
    });
  });

  it('rescue: picks a captive up, and has nothing else in mind than to bring it home', () => {
    const tokens = markers('rescue');
    const near = table(placed([by(tokens[0]!), enemy], tokens), night('rescue'));
    expect(advise(near, action('shoot', 'pick-up'))).toMatchObject({ answer: 'pick-up' });
    const carrier = blue(MARINE, 10, 10, { carrying: 'captive-1' });
    const t = table(placed([carrier, enemy], tokens), night('rescue'));
    const [home, ...others] = goalsOf(t, 0);
    expect(others).toEqual([]);
    expect(home!.token.at.y).toBeLessThan(3 * INCH);
    expect(worthOfFalling(t, 0)).toBeGreaterThan(worthOfFalling(t, 1));
  });

  it('a marker is worth what it can still score', () => {
    const [first, second] = wants('sabotage', { 'site-1': { charged: 1 }, 'site-2': { destroyed: 1 } });
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(0);
    expect(wants('sabotage', {}, { turningPoint: 4 })[0]).toBe(0);
    const guarded = wants('sabotage', { 'site-1': { charged: 1 } }, { attacker: 1 });
    expect(guarded[0]).toBeGreaterThan(guarded[1]!);
    for (const attacker of [0, 1]) expect(wants('last-stand', { 'relay-1': { silenced: 1 } }, { attacker })[0]).toBe(0);
  });

  it('everybody may leave by the same exit, and a fall of the patrol is worth VP to the Attacker', () => {
    const tokens = markers('ambush');
    const crowd = [blue(MARINE, 15, 11), by(tokens[0]!), by(tokens[0]!), enemy];
    const t = table(placed(crowd, tokens, { attacker: 1 }), night('ambush'));
    expect(goalsOf(t, 0).map(({ held, nearer }) => [held, nearer])).toEqual([
      [false, 0],
      [false, 0],
    ]);
    expect(worthOfFalling(t, 0)).toBeGreaterThan(0);
    expect(worthOfFalling(t, 3)).toBe(0);
    expect(worthOfOrder(t, 0, 'engage')).toBeGreaterThan(0);
  });
});
