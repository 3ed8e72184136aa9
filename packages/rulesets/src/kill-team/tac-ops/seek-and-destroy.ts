// KT-10.4  Seek & Destroy: incapacitating enemies
import { isNear, isWhollyNear, isWithinReach } from '../core/01-game/measuring.ts';
import { isInjured } from '../core/06-damage/injured.ts';
import { isByToken, objectivesOf } from '../core/06-damage/objectives.ts';
import { dropZoneOf } from '../core/11-ways-to-play/zones.ts';
import { other, ownerOf } from '../lookups.ts';
import type { Fallen, Look } from '../types.ts';
import {
  enemies,
  fallenIn,
  friends,
  isCentralOrEnemySide,
  isKill,
  isLeader,
  isLonelyKill,
  ONE,
  SIX,
  slayerOf,
  survives,
  THREE,
  victimOf,
} from './measures.ts';
import { ANY, again, cardsOf, FIRST, type Held, type Naming, NEITHER, note, type TacOp } from './types.ts';

type Card = Omit<TacOp, 'id' | 'name' | 'deck' | 'archetype'>;

const anEnemy = (name: string): Naming => ({ name, of: 'operative', options: enemies });
const aFriend = (name: string): Naming => ({ name, of: 'operative', options: friends });

const headhunter: Card = {
  reveal: { at: 'fall', if: (t, seat, { operative }) => ownerOf(t, operative) !== seat && isLeader(t, operative) },
  onReveal: t => [true, t.position.turningPoint <= 2],
};

/** From within 6" of the enemy's drop zone. */
const isRouted = (t: Look, { seat }: Held, fallen: Fallen): boolean => {
  const slayer = slayerOf(t, fallen);
  return isKill(t, seat, fallen) && slayer !== null && isNear(t, slayer, dropZoneOf(t, other(seat)), SIX);
};

const rout: Card = { reveal: ANY, onFall: (t, held, fallen) => again(t, held, isRouted(t, held, fallen)) };

const robAndRansack: Card = {
  reveal: { at: 'fall', if: (t, seat, fallen) => isLonelyKill(t, seat, fallen, ONE, THREE) },
  onReveal: (t, held, fallen) => {
    note(t, held, { slayer: fallen!.by! });
    return [true, false];
  },
  onBattleEnd: (t, { memo }) => [false, survives(t, memo['slayer'])],
};

/** Number of turning points so far in which the enemy lost more operatives than the seat did. */
const executionsOf = (t: Look, seat: number): number =>
  Array.from({ length: t.position.turningPoint }, (_, i) => i + 1).filter(turningPoint =>
    isExecution(t, seat, turningPoint),
  ).length;

const isExecution = (t: Look, seat: number, turningPoint: number): boolean =>
  fallenIn(t, turningPoint, other(seat)).length > fallenIn(t, turningPoint, seat).length;

const isShotFromHome = (t: Look, seat: number, fallen: Fallen): boolean => {
  const slayer = slayerOf(t, fallen);
  if (slayer === null || fallen.how !== 'shooting' || !isKill(t, seat, fallen)) return false;
  return isWhollyNear(t, slayer, dropZoneOf(t, seat), THREE);
};

export const coreSeekAndDestroy = cardsOf('core', 'seek-and-destroy', {
  Headhunter: headhunter,
  Challenge: {
    reveal: FIRST,
    names: [anEnemy('enemy'), aFriend('champion')],
    onFall: (t, { memo }, fallen) => {
      if (fallen.operative !== memo['enemy'] || fallen.by !== memo['champion']) return NEITHER;
      const slayer = slayerOf(t, fallen);
      return [true, slayer !== null && isWithinReach(t, slayer, victimOf(t, fallen), SIX)];
    },
  },
  Rout: rout,
  Execution: {
    reveal: { at: 'turn-end', if: (t, seat) => isExecution(t, seat, t.position.turningPoint) },
    onBattleEnd: (t, { seat }) => [executionsOf(t, seat) >= 2, executionsOf(t, seat) >= 3],
  },
  'Deadly Marksman': {
    secretly: 'marksman',
    reveal: { at: 'fall', if: isShotFromHome, own: ({ memo }, { by }) => by === memo['marksman'] },
    onFall: (t, { seat, memo }, fallen) => [
      fallen.by === memo['marksman'] && fallen.how === 'shooting' && isKill(t, seat, fallen),
      false,
    ],
    onBattleEnd: (t, { memo }) => [false, survives(t, memo['marksman'])],
  },
  'Rob And Ransack': robAndRansack,
});

/** Enemies within 2" of an objective on or beyond the centre line. */
const guards = (t: Look, seat: number): readonly number[] => {
  const objectives = objectivesOf(t).filter(token => isCentralOrEnemySide(t, seat, token));
  return enemies(t, seat).filter(enemy => objectives.some(token => isByToken(t, enemy, token)));
};

/** Named in this turning point. */
const isNamed = (t: Look, { memo }: Held, name: string, operative: number): boolean =>
  memo[name] === operative && memo['named'] === t.position.turningPoint;

export const criticalSeekAndDestroy = cardsOf('critical-ops', 'seek-and-destroy', {
  Rout: rout,
  'Eliminate Guards': {
    reveal: ANY,
    namesEachTurn: [{ name: 'guard', of: 'operative', options: guards }],
    onFall: (t, held, { operative }) => again(t, held, isNamed(t, held, 'guard', operative)),
  },
  'Assassinate Target': {
    reveal: FIRST,
    names: [{ ...anEnemy('target'), by: 'opponent' }],
    onFall: (_t, { memo }, { operative }) => (operative === memo['target'] ? [true, true] : NEITHER),
    onBattleEnd: (t, { memo }) => {
      const target = memo['target'];
      return [survives(t, target) && isInjured(t, target as number), false];
    },
  },
  'Rob & Ransack': robAndRansack,
  Headhunter: headhunter,
  Executioner: {
    reveal: ANY,
    names: [aFriend('executioner')],
    namesEachTurn: [anEnemy('victim')],
    onFall: (t, held, { operative, by }) =>
      again(t, held, by === held.memo['executioner'] && isNamed(t, held, 'victim', operative)),
  },
});
