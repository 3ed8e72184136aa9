import { type Change, mayChange } from '../core/dice/by-choice.ts';
import { changeOne, diceOf, judgedOf, now, type Side, seatOf } from '../core/dice/dice.ts';
import { type Look, type Rule, sequence } from '../types.ts';
import { inEither } from './wielded.ts';

const markOf = (side: Side): string => `${side}-rending`;

const CHANGE: Change = { from: 'normal', to: 'critical', needs: { critical: 1, normal: 1, moreFailures: false } };

const mayRend = (t: Look, side: Side): boolean =>
  !now(t, side).attack.marks.includes(markOf(side)) && mayChange(CHANGE, judgedOf(diceOf(now(t, side))), null);

export const rend = sequence<{ readonly side: Side }>('rending', 'KT-9.20', s => [
  s.run('KT-9.20', 'a normal hit becomes critical', (t, v) => {
    changeOne(t, v.side, [CHANGE.from, CHANGE.to], 'KT-9.20');
    t.emit({ type: 'attack-marked', clause: 'KT-9.20', mark: markOf(v.side) });
    return v;
  }),
]);

/** KT-9.20: once per attack, and optional. */
export const rending: Rule<'rending'> = {
  clause: 'KT-9.20',
  sequences: [rend],
  words: { en: { rule: 'Rending', reactions: { rending: 'Rending: turn a normal hit into a critical one' } } },
  dice: { does: 'change', change: CHANGE, free: true },
  offer: {
    'attack-dice-judged': (t, { side }, use, seat) => {
      const rolling = now(t, side);
      if (seat !== seatOf(t, rolling) || !inEither(t, use, rolling) || !mayRend(t, side)) return [];
      return [{ id: 'rending', frame: rend.start({ side }) }];
    },
  },
};
