import type { Offer } from '@little-wars/engine';
import { performed } from '../../../core/03-actions/actions.ts';
import { diceOf, now, seatOf, setDice } from '../../../core/dice/dice.ts';
import { type Die, type Look, type OperativeId, type Rule, sequence } from '../../../types.ts';
import { inShooting } from '../../../weapon-rules/wielded.ts';

const FROM = 5;
const MARK = 'attacker-sharpshooter';

const isKept = ({ face, as }: Die): boolean => as === 'normal' && face >= FROM;

/** In its own activation, without having moved in it. */
const isStill = (t: Look, operative: OperativeId): boolean =>
  t.position.activation?.operative === operative &&
  !performed(t, operative, 'normal-move', 'dash', 'fall-back', 'charge');

/** KT-14.18: once per attack, a normal hit of 5 or more becomes critical. */
export const sharpshooter: Rule<'sharpshooter'> = {
  clause: 'KT-14.18',
  words: { en: { rule: 'Sharpshooter', reactions: { sharpshooter: 'Sharpshooter: keep a 5 as a critical hit' } } },
  dice: { does: 'left-out', because: 'not-understood' },
  offer: {
    'attack-dice-judged': (t, { side }, use, seat): readonly Offer[] => {
      const rolling = now(t, side);
      const isOffered =
        seat === seatOf(t, rolling) &&
        inShooting(t, use, rolling) &&
        isStill(t, rolling.attack.attacker) &&
        !rolling.attack.marks.includes(MARK) &&
        diceOf(rolling).some(isKept);
      return isOffered ? [{ id: 'sharpshooter', frame: keepACritical.start({}) }] : [];
    },
  },
};

export const keepACritical = sequence<object>('sharpshooter', 'KT-14.18', s => [
  s.run('KT-14.18', 'keep a critical hit', (t, v) => {
    const dice = diceOf(now(t, 'attacker'));
    const kept = dice.findIndex(isKept);
    setDice(
      t,
      'attacker',
      dice.map((die, i): Die => (i === kept ? { ...die, as: 'critical' } : die)),
      'KT-14.18',
    );
    t.emit({ type: 'attack-marked', clause: 'KT-14.18', mark: MARK });
    return v;
  }),
]);
