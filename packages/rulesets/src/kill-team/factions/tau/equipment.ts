// Photon Grenade, Stimulant Injector, Holographic Readout
import { add, limit, type Offer, type Reason, type Seat } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { changeApl } from '../../core/01-game/apl.ts';
import { sufferMortalWounds } from '../../core/06-damage/damage.ts';
import { glanceAt } from '../../core/07-line-of-sight/line-of-sight.ts';
import { enemiesOf, hasKeyword, operativeOf, ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import type { Use } from '../../uses.ts';
import { begin, beginning, effectOn, finish } from '../mechanisms/effects.ts';
import { isSpent, usingAnItem } from '../mechanisms/items.ts';
import { isMissionAction } from '../mechanisms/mission-actions.ts';
import { isNear, sees } from '../mechanisms/near.ts';
import { because } from '../mechanisms/reasons.ts';
import type { OwnAction } from '../registry.ts';

const dazzleable = (t: Look, operative: OperativeId): readonly OperativeId[] =>
  enemiesOf(t, operative).filter(enemy => sees(t, operative, enemy) && effectOn(t, 'dazzled', enemy) === null);

const NEAR = 6;
const WORKS_ON = 2;

/** One worse if the enemy is not in line of sight, and one worse if it is far away. */
function worseBy(t: Look, attacker: OperativeId, target: OperativeId): number {
  const { obscured, behindWalls, coveredByTerrain, coveredByOperative } = glanceAt(t, attacker, target);
  const isConcealed = operativeOf(t, target).order === 'conceal' && (coveredByTerrain || coveredByOperative);
  const isHidden = obscured || behindWalls || isConcealed;
  return Number(isHidden) + Number(!isNear(t, attacker, target, NEAR));
}

interface Throwing {
  readonly operative: OperativeId;
  readonly enemy: OperativeId;
}

export const chooseWhomToDazzle = question<'pick-one', AboutOperative>('choose whom to dazzle', 'pick-one');

export const rollToDazzle = question('roll to dazzle', 'roll');

export const dazzle = sequence<Throwing>('photon grenade', 'KT-13.1', s => [
  s.ask('KT-13.1', chooseWhomToDazzle, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({ of: 'operative', options: dazzleable(t, v.operative), about: { operative: v.operative } }),
    then: (_t, v, enemy) => ({ ...v, enemy: enemy as OperativeId }),
  }),
  s.roll('KT-13.1', rollToDazzle, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, [face]) => {
      const use = { rule: 'dazzled', seat: ownerOf(t, v.operative), holder: v.enemy } as const;
      if (face! - worseBy(t, v.operative, v.enemy) >= WORKS_ON) begin(t, { use, until: 'own-activation' }, 'KT-13.1');
      return v;
    },
  }),
]);

export const photonGrenade: OwnAction = {
  id: 'photon-grenade',
  clause: 'KT-13.1',
  ap: 1,
  reasons: (t, operative): readonly Reason[] =>
    because(dazzleable(t, operative).length === 0, 'nobody-in-sight', 'KT-3.20'),
  start: (_t, operative) => dazzle.start({ operative, enemy: -1 }),
};

const SLOWER = inches(2);

/** Until its activation ends: 2" less M, and no Dash. */
export const dazzled: Rule<'dazzled'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'Photon Grenade' } },
  modify: {
    move: add((move, { holder }, { operative }) => (operative === holder ? move - SLOWER : move)),
    'action-refused': add((reasons, { holder }, { operative, action }) => [
      ...reasons,
      ...because(operative === holder && action === 'dash', 'dazzled', 'KT-13.1'),
    ]),
  },
};

/** Once per battle, until the turning point ends. */
function injection(t: Look, operative: OperativeId, { rule, holder, seat: own }: Use, seat: Seat): readonly Offer[] {
  if (operative !== holder || seat !== own || isSpent(t, holder, rule)) return [];
  return [{ id: rule, frame: usingAnItem.start({ operative, item: rule, then: stimulate.start({ operative }) }) }];
}

export const stimulate = sequence<{ readonly operative: OperativeId }>('stimulant injector', 'KT-13.1', s => [
  s.run('KT-13.1', 'inject the stimulant', (t, { operative }) => {
    const { seat, aplChange } = operativeOf(t, operative);
    if (aplChange < 0) changeApl(t, { clause: 'KT-13.1', operative, by: -aplChange });
    begin(t, { use: { rule: 'stimulated', seat, holder: operative }, until: 'turning-point' }, 'KT-13.1');
    return { operative };
  }),
]);

export const stimulantInjector: Rule<'stimulant-injector'> = {
  clause: 'KT-13.1',
  dice: { does: 'begin' },
  offer: {
    activated: (t, { operative }, use, seat) => injection(t, operative, use, seat),
    'target-selected': (t, { target }, use, seat) => injection(t, target, use, seat),
    'enemy-selected': (t, { against }, use, seat) => injection(t, against, use, seat),
  },
};

const IGNORED_ON = 5;

export const stimulated: Rule<'stimulated'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'Stimulant Injector' } },
  modify: {
    injured: limit((injured, { holder }, { operative }) => injured && operative !== holder),
    'ignores-wounds-on': limit((face, { holder }, { operative }) =>
      operative === holder ? Math.min(face, IGNORED_ON) : face,
    ),
    'apl-change': limit((by, { holder }, { operative }) => (operative === holder ? Math.max(0, by) : by)),
  },
  on: {
    'mortal-wounds-came': (_t, { operative, amount, from, clause }, { holder }) =>
      operative === holder ? sufferMortalWounds.start({ operative, amount, from, clause }) : null,
  },
};

const REACH = 3;

/** Once per battle, when a friend other than a drone is activated near the bearer. */
export const holographicReadout: Rule<'holographic-readout'> = {
  clause: 'KT-13.1',
  offer: {
    activated: (t, { operative }, { rule, holder, seat: own }, seat) => {
      if (seat !== own || ownerOf(t, operative) !== seat || isSpent(t, holder!, rule)) return [];
      if (hasKeyword(t, operative, 'DRONE') || !isNear(t, holder!, operative, REACH)) return [];
      const effects = [{ use: { rule: 'read-out', seat, holder: operative }, until: 'activation' } as const];
      const then = beginning.start({ effects, clause: 'KT-13.1' });
      return [{ id: rule, frame: usingAnItem.start({ operative: holder!, item: rule, then }) }];
    },
  },
};

/** One mission action costs 1AP less. */
export const readOut: Rule<'read-out'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'Holographic Readout' } },
  modify: {
    'action-cost': add((cost, { holder }, { operative, action }) =>
      operative === holder && isMissionAction(action) ? Math.max(0, cost - 1) : cost,
    ),
  },
  on: {
    'action-begun': (t, { operative, action }, use) => {
      if (operative === use.holder && isMissionAction(action)) finish(t, use, 'KT-13.1');
      return null;
    },
  },
};
