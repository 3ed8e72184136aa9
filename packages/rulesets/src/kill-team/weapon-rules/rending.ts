import { countOf, diceOf, now, type Side, seatOf, turnOne } from '../core/dice/dice.ts';
import { type Look, type Rule, sequence } from '../types.ts';
import { inEither } from './wielded.ts';

const markOf = (side: Side): string => `${side}-rending`;

const mayRend = (t: Look, side: Side): boolean => {
  const dice = diceOf(now(t, side));
  const isUsed = now(t, side).attack.marks.includes(markOf(side));
  return !isUsed && countOf(dice, 'critical') > 0 && countOf(dice, 'normal') > 0;
};

/** KT-9.20: once in an attack, and only by choice. */
export const rending: Rule<'rending'> = {
  clause: 'KT-9.20',
  offer: {
    'attack-dice-judged': (t, { side }, use, seat) => {
      const rolling = now(t, side);
      if (seat !== seatOf(t, rolling) || !inEither(t, use, rolling) || !mayRend(t, side)) return [];
      return [{ id: 'rending', frame: rend.start({ side }) }];
    },
  },
};

export const rend = sequence<{ readonly side: Side }>('rending', 'KT-9.20', s => [
  s.run('KT-9.20', 'a normal hit becomes critical', (t, v) => {
    turnOne(t, v.side, ['normal', 'critical'], 'KT-9.20');
    t.emit({ type: 'attack-marked', clause: 'KT-9.20', mark: markOf(v.side) });
    return v;
  }),
]);
