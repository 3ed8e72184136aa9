// KT-10.4  Infiltration: getting behind the enemy
import type { Seat } from '@little-wars/engine';
import { areWithin, isEngaged, isWithinOfPart } from '../core/01-game/measuring.ts';
import { controllerOf, controls, objectivesOf } from '../core/06-damage/objectives.ts';
import { dropZoneOf } from '../core/11-ways-to-play/zones.ts';
import { operativeOf, other, sceneOfTable, standingOf } from '../lookups.ts';
import type { Look, OperativeId, T } from '../types.ts';
import {
  enemies,
  enemyTerritory,
  friends,
  heavyFeatures,
  isByFeature,
  isByLine,
  isCentralOrEnemySide,
  isEnemySide,
  isFeatureNear,
  isLonelyKill,
  isNearEnemyZone,
  isOverFromEnemies,
  isWhollyIn,
  ONE,
  ownEdge,
  SIX,
  survives,
  THREE,
  TWO,
} from './measures.ts';
import { isStronger } from './security.ts';
import { ANY, again, because, cardsOf, type Held, NEITHER, note, type Scores, type TacOp } from './types.ts';

type Card = Omit<TacOp, 'id' | 'name' | 'deck' | 'archetype'>;

/** No enemy close enough to prevent it. */
const undisturbed = (t: Look, id: OperativeId) => because(!isOverFromEnemies(t, id, TWO), 'enemy-too-near');
const nearEnemyZone = (t: Look, id: OperativeId) => because(!isNearEnemyZone(t, id, SIX), 'too-far-from-enemy-zone');

/** Can be done once, and once more in a later turning point. */
const notAgainYet = (t: Look, held: Held) =>
  because(held.scored[0] === t.position.turningPoint, 'already-this-turning-point', 'KT-10.3');

/** Enemies implanted so far; the memo has an entry for each. */
const implanted = ({ memo }: Held): readonly string[] =>
  Object.keys(memo).filter(name => name.startsWith('implanted-'));
export const isImplanted = ({ memo }: Held, operative: OperativeId): boolean => memo[`implanted-${operative}`] === 1;

/** KT-10.4: the first implant scores, and so do two more. */
export const implant = (t: T, held: Held, operative: OperativeId): Scores => {
  const count = implanted(held).length + 1;
  note(t, held, { [`implanted-${operative}`]: 1 });
  return [true, count >= 3];
};

/** Chosen with each hit: see core/10-tac-ops. */
const implantCard: Card = { reveal: { at: 'strike' } };

const sabotaged = ({ memo }: Held, piece: string): boolean => memo[`sabotaged-${piece}`] === 1;
const toSabotage = (t: Look, held: Held, id: OperativeId): readonly string[] =>
  heavyFeatures(t).filter(
    piece =>
      !sabotaged(held, piece) &&
      isByFeature(t, id, piece, ONE) &&
      isFeatureNear(t, piece, dropZoneOf(t, other(held.seat)), SIX),
  );

export const coreInfiltration = cardsOf('core', 'infiltration', {
  'Capture Hostage & Infiltrate': {
    reveal: { at: 'fall', if: (t, seat, fallen) => isLonelyKill(t, seat, fallen, TWO, SIX) },
    slayerLeaves: true,
    onReveal: t => [true, t.position.turningPoint >= 3],
  },
  'Behind Enemy Lines': {
    reveal: ANY,
    onTurnEnd: (t, held) => {
      const zone = dropZoneOf(t, other(held.seat));
      const isBehind = (id: OperativeId) => isWhollyIn(t, id, zone) && isOverFromEnemies(t, id, THREE);
      return again(t, held, friends(t, held.seat).some(isBehind));
    },
  },
  'Upload Viral Code': {
    reveal: ANY,
    actions: [
      {
        id: 'upload-viral-code',
        ap: 2,
        reasons: (t, held, id) => [...nearEnemyZone(t, id), ...undisturbed(t, id), ...notAgainYet(t, held)],
        done: (t, held) => again(t, held, true),
      },
    ],
  },
  Implant: implantCard,
  Sabotage: {
    closeQuarters: 'never',
    reveal: ANY,
    actions: [
      {
        id: 'sabotage',
        ap: 2,
        reasons: (t, held, id) => [
          ...because(toSabotage(t, held, id).length === 0, 'nothing-to-sabotage'),
          ...undisturbed(t, id),
        ],
        choice: { of: 'feature', options: toSabotage },
        done: (t, held, _id, { chosen: piece }) => {
          note(t, held, { [`sabotaged-${piece}`]: 1 });
          return [true, held.scored[0] > 0];
        },
      },
    ],
  },
  Interloper: {
    secretly: 'interloper',
    reveal: { at: 'action' },
    actions: [
      {
        id: 'interlope',
        ap: 1,
        reasons: (t, { seat, memo }, id) => [
          ...because(memo['interloper'] !== id, 'not-the-interloper'),
          ...because(!isByLine(t, id, ownEdge(t, other(seat)), ONE), 'too-far-from-enemy-edge'),
          ...because(!isOverFromEnemies(t, id, THREE), 'enemy-too-near'),
        ],
        leaves: true,
        done: () => [true, true],
      },
    ],
  },
});

/** Null if nobody was named in this turning point. */
const namedNow = (t: Look, { memo }: Held, name: string): OperativeId | null => {
  const operative = memo[name];
  return memo['named'] === t.position.turningPoint && survives(t, operative) ? (operative as OperativeId) : null;
};

const isConcealed = (t: Look, id: OperativeId): boolean => operativeOf(t, id).order === 'conceal';

const controlsDefence = (t: Look, seat: Seat): boolean => {
  const enemyOnes = new Set(t.position.barricades.filter(each => each.seat !== seat).map(({ id }) => id));
  const solids = sceneOfTable(t).solids.filter(({ piece }) => enemyOnes.has(piece));
  return solids.some(solid => isStronger(t, seat, id => isWithinOfPart(t, standingOf(t, id), solid, ONE)));
};

const toInstallAt = (t: Look, { seat }: Held, id: OperativeId): readonly string[] =>
  objectivesOf(t)
    .filter(token => isCentralOrEnemySide(t, seat, token) && controls(t, id, token))
    .map(token => token.id);

const controlsBeyond = (t: Look, seat: Seat): boolean =>
  objectivesOf(t).some(token => isEnemySide(t, seat, token) && controllerOf(t, token) === seat);

export const criticalInfiltration = cardsOf('critical-ops', 'infiltration', {
  'Stalk Target': {
    reveal: ANY,
    namesEachTurn: [{ name: 'target', of: 'operative', options: enemies }],
    onTurnEnd: (t, held) => {
      const target = namedNow(t, held, 'target');
      if (target === null) return NEITHER;
      const stalks = (id: OperativeId) => isConcealed(t, id) && areWithin(t, id, target, THREE) && !isEngaged(t, id);
      return again(t, held, friends(t, held.seat).some(stalks));
    },
  },
  'Gather Surveillance': {
    reveal: ANY,
    namesEachTurn: [{ name: 'watcher', of: 'operative', options: friends }],
    onTurnEnd: (t, held) => {
      const watcher = namedNow(t, held, 'watcher');
      if (watcher === null || !isConcealed(t, watcher)) return NEITHER;
      const unseen = isWhollyIn(t, watcher, enemyTerritory(t, held.seat)) && isOverFromEnemies(t, watcher, THREE);
      return again(t, held, unseen);
    },
  },
  Implant: implantCard,
  'Seize Defences': {
    reveal: ANY,
    onTurnEnd: (t, held) => again(t, held, controlsDefence(t, held.seat)),
  },
  'Install Device': {
    reveal: { at: 'action' },
    actions: [
      {
        id: 'install-device',
        ap: 1,
        reasons: (t, held, id) => [
          ...because(held.memo['installed'] !== undefined, 'already-installed'),
          ...because(toInstallAt(t, held, id).length === 0, 'controls-no-such-objective'),
        ],
        choice: { of: 'objective', options: toInstallAt },
        done: (t, held, _id, { chosen: objective }) => {
          const { at } = objectivesOf(t).find(({ id }) => id === objective)!;
          const token = { id: `device-${held.seat}`, kind: 'device', at, seat: held.seat, marks: {} };
          t.emit({ type: 'token-placed', clause: 'KT-10.4', token });
          note(t, held, { installed: t.position.turningPoint });
          return NEITHER;
        },
      },
    ],
    onTurnEnd: (t, held) => again(t, held, Number(held.memo['installed'] ?? Infinity) < t.position.turningPoint),
  },
  'Subversive Control': {
    reveal: { at: 'target-reveal', in: [3, 4] },
    onTurnEnd: (t, { seat }) => {
      const held = controlsBeyond(t, seat);
      return [held && t.position.turningPoint === 3, held && t.position.turningPoint === 4];
    },
  },
});
