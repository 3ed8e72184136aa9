// KT-10.4  Plant Banner: carried in secret, dropped openly
import { inches } from '@little-wars/engine/geometry';
import { isWithinOfSpot } from '../core/01-game/measuring.ts';
import { dropZoneOf } from '../core/11-ways-to-play/zones.ts';
import { other } from '../lookups.ts';
import type { Look, Token } from '../types.ts';
import { isTokenIn, isTokenNear, ONE } from './measures.ts';
import { because, NEITHER, note, type TacOp, type TacOpAction } from './types.ts';

const idOf = (seat: number): string => `banner-${seat}`;
const bannerOf = (t: Look, seat: number): Token | undefined => t.position.tokens.find(({ id }) => id === idOf(seat));

/** KT-3.16: dropped for free at any point of the bearer's activation, or when the bearer is removed. */
export const dropBanner: TacOpAction = {
  id: 'drop-banner',
  ap: 0,
  putsDown: 'banner',
  reasons: (_t, { memo }, operative) => [
    ...because(memo['bearer'] !== operative, 'not-the-bearer'),
    ...because(memo['dropped'] === 1, 'already-dropped'),
  ],
  done: (t, held, _operative, { spot }) => {
    const token: Token = { id: idOf(held.seat), kind: 'banner', at: spot!, seat: held.seat, marks: {} };
    t.emit({ type: 'token-placed', clause: 'KT-3.16', token });
    note(t, held, { dropped: 1 });
    return NEITHER;
  },
};

const destroyBanner: TacOpAction = {
  id: 'destroy-banner',
  ap: 1,
  by: 'opponent',
  reasons: (t, { seat }, operative) => {
    const banner = bannerOf(t, seat);
    return because(!banner || !isWithinOfSpot(t, operative, banner.at, ONE), 'too-far-from-banner');
  },
  done: (t, { seat }) => {
    t.emit({ type: 'token-removed', clause: 'KT-10.4', token: idOf(seat) });
    return NEITHER;
  },
};

export const banner: Omit<TacOp, 'id' | 'name' | 'deck' | 'archetype'> = {
  secretly: 'bearer',
  reveal: { at: 'action' },
  actions: [dropBanner, destroyBanner],
  onBattleEnd: (t, { seat }) => {
    const token = bannerOf(t, seat);
    if (!token) return NEITHER;
    const zone = dropZoneOf(t, other(seat));
    return [isTokenNear(t, token, zone, inches(6)), isTokenIn(token, zone)];
  },
};
