// Reanimation Protocols: a fallen operative leaves a token and may rise from it in a later Ready step.
import type { Placement, Reason } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { type AtOnce, atOnce } from '../../core/01-game/at-once.ts';
import { squaredDistance } from '../../core/01-game/measuring.ts';
import { hasKeyword, operativeOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, type Rule, sequence, type T, type Token } from '../../types.ts';
import { hasRoomAt, nearestPlace } from '../mechanisms/nearest-place.ts';
import { gains, offerPloy } from '../mechanisms/ploys.ts';

const KIND = 'reanimation';

const tokenOf = (operative: OperativeId): string => `${KIND}-${operative}`;
const risingFrom = ({ marks }: Token): OperativeId => marks['operative']!;

/** The token remembers its order. */
export const leaveToken = sequence<{ readonly operative: OperativeId }>('leave a reanimation token', 'KT-6.4', s => [
  s.run('KT-6.4', 'leave a token', (t, v) => {
    const { at, seat, order } = operativeOf(t, v.operative);
    const marks = { operative: v.operative, conceal: order === 'conceal' ? 1 : 0 };
    t.emit({
      type: 'token-placed',
      clause: 'KT-6.4',
      token: { id: tokenOf(v.operative), kind: KIND, at: at!, seat, marks },
    });
    return v;
  }),
]);

export const reanimationProtocols: Rule<'reanimation-protocols'> = {
  clause: 'KT-6.4',
  dice: { does: 'left-out', because: 'when-taken-out' },
  offer: {
    incapacitated: (t, { operative }, use, seat) =>
      gains(t, use, operative) && !t.position.tokens.some(({ id }) => id === tokenOf(operative))
        ? offerPloy(t, use, seat, () => leaveToken.start({ operative }))
        : [],
  },
  // KT-1.13: the tokens of both sides at once.
  on: { 'turning-point-began': (t, _fact, { seat }) => (tokensOf(t)[0]?.seat === seat ? reanimation.start({}) : null) },
};

/** Reanimation tokens, first those of the player with initiative. */
const tokensOf = (t: Look): readonly Token[] => {
  const first = t.position.initiative;
  return t.position.tokens
    .filter(({ kind }) => kind === KIND)
    .toSorted((a, b) => Number(b.seat === first) - Number(a.seat === first));
};

export const chooseWhoRisesNext = question('choose who may rise next', 'pick-one');

export const reanimation = sequence<AtOnce>('reanimation', 'KT-6.4', s =>
  atOnce(s, 'KT-6.4', {
    question: chooseWhoRisesNext,
    ids: 'operative',
    each: 'each token',
    of: t => tokensOf(t).map(risingFrom),
    call: (t, _v, operative) => {
      const token = t.position.tokens.find(({ id }) => id === tokenOf(operative as OperativeId))!;
      return rise.start({ token, rises: false, wounds: 0 });
    },
  }),
);

interface Rising {
  readonly token: Token;
  readonly rises: boolean;
  readonly wounds: number;
}

const RISES_ON = 3;
const WARRIOR_RISES_ON = 2;

const risesOn = (t: Look, operative: OperativeId): number =>
  hasKeyword(t, operative, 'NECRON WARRIOR') ? WARRIOR_RISES_ON : RISES_ON;

export const riseAsNearAsCanBe = question<'place', Rises>('rise as near as can be', 'place');

export const rollToReanimate = question('roll to reanimate', 'roll');
export const rollForItsWounds = question('roll for its wounds', 'roll');

export const rise = sequence<Rising>('rise again', 'KT-6.4', s => [
  s.roll('KT-6.4', rollToReanimate, {
    count: () => 1,
    whose: (_t, { token }) => token.seat,
    then: (t, v, [face]) => ({ ...v, rises: face! >= risesOn(t, risingFrom(v.token)) }),
  }),
  s.roll('KT-6.4', rollForItsWounds, {
    count: (_t, v) => (v.rises ? 1 : 0),
    sides: 3,
    whose: (_t, { token }) => token.seat,
    then: (_t, v, [wounds]) => ({ ...v, wounds: wounds! }),
  }),
  s.run('KT-6.4', 'rise where it fell', (t, v) =>
    v.rises && hasRoomAt(t, risingFrom(v.token), v.token.at) ? stand(t, v, v.token.at) : v,
  ),
  s.ask('KT-6.4', riseAsNearAsCanBe, {
    to: (_t, { token }) => token.seat!,
    ask: (t, v) =>
      v.rises && nearestPlace(t, risingFrom(v.token), v.token.at) !== null
        ? { what: risingFrom(v.token), about: { rises: v.token } }
        : null,
    legal: (t, { about }, placement) => reasonsAgainstRising(t, about, placement),
    propose: (t, { about }) => placeToRise(t, about),
    then: (t, v, { at }) => stand(t, v, at),
  }),
]);

function stand(t: T, v: Rising, at: Spot): Rising {
  const operative = risingFrom(v.token);
  const order = v.token.marks['conceal'] === 1 ? 'conceal' : 'engage';
  t.emit({ type: 'token-removed', clause: 'KT-6.4', token: v.token.id });
  t.emit({ type: 'returned', clause: 'KT-6.4', operative, at, order, wounds: v.wounds });
  return { ...v, rises: false };
}

export interface Rises {
  readonly rises: Token;
}

/** As near as possible: no farther than the nearest place with room outside engagement range. */
function reasonsAgainstRising(t: Look, { rises }: Rises, { at }: Placement): readonly Reason[] {
  const operative = risingFrom(rises);
  const nearest = nearestPlace(t, operative, rises.at)!;
  const reasons: Reason[] = [];
  if (!hasRoomAt(t, operative, at)) reasons.push({ reason: 'cannot-stand', clause: 'KT-3.6' });
  if (squaredDistance(t, at, rises.at) > squaredDistance(t, nearest, rises.at))
    reasons.push({ reason: 'not-as-near-as-can-be', clause: 'KT-6.4', nearest });
  return reasons;
}

const placeToRise = (t: Look, { rises }: Rises): Placement => ({
  at: nearestPlace(t, risingFrom(rises), rises.at)!,
});
