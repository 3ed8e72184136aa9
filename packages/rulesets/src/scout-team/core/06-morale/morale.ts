// ST-6, 9E-11  Morale of the whole army, and Combat Attrition
import { end, type Id, type Seat } from '@little-wars/engine';
import { otherSeat } from '@little-wars/skirmish';
import { mayPay } from '../../../w40k/battle/paying.ts';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import { type Lookups, onTable } from '../../../w40k/measuring/lookups.ts';
import type { Position } from '../../state.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';

/** 9E-4.9 */
export const INSANE_BRAVERY = 'insane-bravery';
const BRAVERY_COST = 2;

/** 9E-1.6, ST-6.5: fewer than half of the models mustered remain, on the table or in reserve. */
export function isBelowHalf({ models }: Pick<Position, 'models'>, seat: Seat): boolean {
  const own = models.filter(model => model.seat === seat);
  return 2 * own.filter(({ removed }) => !removed).length < own.length;
}

/** 9E-11.1, ST-6.2: the modifier of a Morale test. */
export const lossesCounted = (lost: number, isBelow: boolean): number => lost * (isBelow ? 2 : 1);

/** 9E-11.4, 9E-11.5: whether a die of Combat Attrition makes one more model flee. */
export const makesFlee = (face: number, isBelow: boolean): boolean => face - (isBelow ? 1 : 0) <= 1;

export interface Testing {
  readonly seat: Seat;
  /** ST-6.8: the state before the check. */
  readonly isBelow: boolean;
  readonly chosen: string | null;
  /** Whether the first has fled, and how many more will. */
  readonly hasFled: boolean;
  readonly fleeing: number;
}

export interface AboutMorale {
  readonly lost: number;
}

export const beBrave = question<'react', AboutMorale>('use Insane Bravery', 'react');
export const chooseFleeing = question('choose who flees', 'pick-one');
export const chooseMoreFleeing = question('choose who else flees', 'pick-some');

export const moraleRoll = reRollable('Morale test');
export const attritionRoll = reRollable('Combat Attrition');

export function moraleSequences(lookups: Lookups) {
  const rollMorale = rollSequence(moraleRoll, ['9E-11.1', '9E-2.3']);
  const rollAttrition = rollSequence(attritionRoll, ['9E-11.4', '9E-2.3']);

  /** ST-6.4: the best Ld on the table. */
  const leadershipOf = (t: Look, seat: Seat): number =>
    Math.max(0, ...onTable(t.position, seat).map(model => lookups.leadership(t, model) ?? 0));

  const morale = sequence<Testing>('Morale of an army', 'ST-6.1', s => [
    s.run('ST-6.7', 'whether it lost anybody this turn', (t, v) =>
      t.position.lost[v.seat]! > 0 && onTable(t.position, v.seat).length > 0
        ? { ...v, isBelow: isBelowHalf(t.position, v.seat) }
        : end(),
    ),
    s.ask('9E-4.9', beBrave, {
      to: (_t, v) => v.seat,
      ask: (t, { seat }) =>
        mayPay(t, seat, INSANE_BRAVERY, BRAVERY_COST) && !t.position.brave[seat]
          ? { timing: 'morale', options: [INSANE_BRAVERY], about: { lost: t.position.lost[seat]! } }
          : null,
      then: (_t, v, chosen) => ({ ...v, chosen }),
    }),
    s.run('9E-4.9', 'a brave army passes', (t, v) => {
      if (v.chosen === null) return v;
      t.emit({ type: 'cp-spent', clause: '9E-4.9', seat: v.seat, cp: BRAVERY_COST, on: INSANE_BRAVERY });
      t.emit({ type: 'morale-ignored', clause: '9E-4.9', seat: v.seat });
      return end();
    }),
    s.call(
      '9E-11.1',
      'roll and add the losses',
      (_t, { seat }) => rollWith(rollMorale, { what: 'test', count: 1, seat, model: null }),
      (t, v, [face]) => {
        const { seat } = v;
        const total = face! + lossesCounted(t.position.lost[seat]!, v.isBelow);
        const leadership = leadershipOf(t, seat);
        // 9E-11.2
        const passed = face === 1 || total <= leadership;
        t.emit({ type: 'morale-tested', clause: 'ST-6.1', seat, total, leadership, passed });
        return passed ? end() : v;
      },
    ),
    s.ask('9E-11.3', chooseFleeing, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = onTable(t.position, v.seat);
        return options.length > 1 ? { of: 'model', options } : null;
      },
      then: (t, v, model: Id) => {
        t.emit({ type: 'fled', clause: '9E-11.3', model: model as ModelId });
        return { ...v, hasFled: true };
      },
    }),
    s.run('ST-6.3', 'the only one there is', (t, v) => {
      if (!v.hasFled) t.emit({ type: 'fled', clause: '9E-11.3', model: onTable(t.position, v.seat)[0]! });
      return onTable(t.position, v.seat).length > 0 ? v : end();
    }),
    s.call(
      'ST-6.6',
      'roll for everybody that is left',
      (t, { seat }) =>
        rollWith(rollAttrition, { what: 'test', count: onTable(t.position, seat).length, seat, model: null }),
      (_t, v, faces) => ({ ...v, fleeing: faces.filter(face => makesFlee(face, v.isBelow)).length }),
    ),
    s.ask('9E-11.4', chooseMoreFleeing, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = onTable(t.position, v.seat);
        return v.fleeing > 0 && v.fleeing < options.length
          ? { of: 'model', options, least: v.fleeing, most: v.fleeing }
          : null;
      },
      then: (t, _v, models) => {
        for (const model of models as readonly ModelId[]) t.emit({ type: 'fled', clause: '9E-11.6', model });
        return end();
      },
    }),
    s.run('9E-11.4', 'or all of them', (t, v) => {
      if (v.fleeing > 0)
        for (const model of onTable(t.position, v.seat)) t.emit({ type: 'fled', clause: '9E-11.6', model });
      return end();
    }),
  ]);

  const phase = sequence<object>('Morale phase', 'ST-6.1', s => [
    s.each('ST-6.7', 'the player whose turn it is first', {
      of: t => [t.position.turn, otherSeat(t.position.turn)],
      call: (_t, _v, seat: Seat) => morale.start({ seat, isBelow: false, chosen: null, hasFled: false, fleeing: 0 }),
    }),
  ]);
  return { phase, morale, leadershipOf, sequences: [rollMorale, rollAttrition, morale, phase] };
}
