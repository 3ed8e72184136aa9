import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { performing } from '../../core/02-turning-point/perform.ts';
import { endOfTurningPoint } from '../../core/11-ways-to-play/victory.ts';
import { setUpZonesOf } from '../../core/11-ways-to-play/zones.ts';
import { at, BOY, INCH, MARINE, R } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood } from '../../testing/field.ts';
import type { Fallen, Position, Token } from '../../types.ts';
import { against, look, markers, night, placed, scoredIn } from './testing/night.ts';

const relays = markers('last-stand');
const first = relays[0]!.at;
const byFirst = (gap = 0): Stood => blue(MARINE, 0, 0, at(first.x, first.y - R - gap));
const other = red(BOY, 28, 21);
const marked = (marks: Token['marks']): readonly Token[] => markers('last-stand', { 'relay-1': marks });
/** Seat 0 is surrounded. */
const surrounded = { attacker: 1 };
const marksOf = ({ position }: { readonly position: Position }) => position.tokens[0]!.marks;

section('KT-15.14 Last Stand: who starts where', () => {
  rule(
    ['KT-15.14', 'KT-15.2'],
    'two relays, on the objectives nearest to the middle, and the Defender around it',
    () => {
      expect(relays.map(({ id, at: { x, y } }) => [id, x / INCH, y / INCH])).toEqual([
        ['relay-1', 15, 6],
        ['relay-2', 15, 16],
      ]);
      const t = look('last-stand', placed([], relays, surrounded));
      expect(Math.max(...setUpZonesOf(t, 0)[0]!.map(({ y }) => y)) - 11 * INCH).toBe(inches(6));
      expect(setUpZonesOf(t, 1)).toHaveLength(2);
    },
  );
});

section('KT-15.15 Calls and silence', () => {
  rule(['KT-15.15', 'KT-15.16'], 'the Defender calls by a relay it controls: 1AP, 1VP', start => {
    const game = start.from(
      night('last-stand'),
      placed([byFirst(), other], relays, surrounded),
      performing(0, 'call-for-relief'),
    );
    expect([marksOf(game), scoredIn(game)]).toEqual([{ 'called-in': 2 }, [1, 0]]);
  });

  rule('KT-15.15', 'each once a turning point, not by a silent one, not without control, never the Attacker', () => {
    const no = (gap: number, marks: Token['marks'] = {}, change = {}) =>
      against(
        'last-stand',
        placed([byFirst(gap), other], marked(marks), { ...surrounded, ...change }),
        'call-for-relief',
      );
    expect(no(2 * INCH, { 'called-in': 1 })).toEqual([]);
    expect(no(2 * INCH + 1)).toEqual(['controls-no-objective KT-15.15']);
    expect(no(0, { 'called-in': 2 })).toEqual(['no-relay-to-call-by KT-15.15']);
    expect(no(0, { silenced: 1 })).toEqual(['no-relay-to-call-by KT-15.15']);
    expect(no(0, {}, { attacker: 0 })).toEqual(['only-the-defender KT-15.15']);
  });

  rule(['KT-15.15', 'KT-15.16'], 'the Attacker silences one it controls, once for all: 1AP, 3VP', start => {
    const game = start.from(night('last-stand'), placed([byFirst(), other], relays), performing(0, 'silence-relay'));
    expect([marksOf(game), scoredIn(game)]).toEqual([{ silenced: 1 }, [3, 0]]);
    const no = (marks: Token['marks'], change = {}) =>
      against('last-stand', placed([byFirst(), other], marked(marks), change), 'silence-relay');
    expect(no({ 'called-in': 2 })).toEqual([]);
    expect(no({ silenced: 1 })).toEqual(['already-silent KT-15.15']);
    expect(no({}, surrounded)).toEqual(['only-the-attacker KT-15.15']);
  });

  rule('KT-15.15', 'if it controls both, it chooses one', start => {
    const near = relays.map((relay, i) => ({ ...relay, at: { ...first, x: first.x + 100 * i } }));
    const calls = start.from(
      night('last-stand'),
      placed([byFirst(), other], near, surrounded),
      performing(0, 'call-for-relief'),
    );
    calls.picks('choose the relay to call by', 'relay-2');
    const silences = start.from(night('last-stand'), placed([byFirst(), other], near), performing(0, 'silence-relay'));
    silences.picks('choose the relay to silence', 'relay-2');
    for (const game of [calls, silences]) expect(marksOf(game)).toEqual({});
  });
});

section('KT-15.16, KT-15.3 What a last stand scores in the end', () => {
  rule(
    ['KT-15.16', 'KT-15.3'],
    '1VP for every quarter that stands, 2VP for every quarter that fell; not before',
    start => {
      const fallen: readonly Fallen[] = [
        { operative: 0, by: null, how: 'other', from: null, at: { x: 0, y: 0, z: 0 }, carrying: null, turningPoint: 1 },
      ];
      const three = [
        blue(MARINE, 10, 11, { at: null, removed: true, wounds: 0 }),
        blue(MARINE, 12, 11),
        blue(MARINE, 14, 11),
        other,
      ];
      const end = (turningPoint: number) =>
        scoredIn(
          start.from(
            night('last-stand'),
            placed(three, relays, { ...surrounded, fallen, turningPoint, activation: null }),
            endOfTurningPoint.start({}),
          ),
        );
      expect(end(3)).toEqual([0, 0]);
      expect(end(4)).toEqual([2, 2]);
    },
  );
});
