// RS-7  Breaking and Break Tests
import { end, type Seat } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import { isAlive, type Lookups, modelOf, onTable } from '../../../w40k/measuring/lookups.ts';
import type { Position } from '../../state.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';

/** RS-7.7 */
const LEADER_LENDS = inches(6);
/** RS-2.12 */
const CHAMPION_LENDS = inches(12);

/** RS-7.12: fewer than half of its units remain; pending reserves count as remaining. */
export function isBelowHalf({ models }: Position, seat: Seat): boolean {
  const own = models.filter(model => model.seat === seat);
  return 2 * own.filter(({ removed }) => !removed).length < own.length;
}

/** RS-7.5, RS-7.13: modifiers of a Break Test. */
export const roundsBroken = ({ round, brokenSince }: Position, seat: Seat): number =>
  brokenSince[seat] === null ? 0 : round - brokenSince[seat]! + 1;

export interface Testing {
  readonly model: ModelId;
}

export interface Breaking {
  readonly seat: Seat;
  /** Models that still have to test. */
  readonly left: readonly ModelId[];
  readonly next: ModelId | null;
}

export const chooseTester = question<'pick-one'>('choose who takes a Break Test', 'pick-one');

export const breakRoll = reRollable('Break Test');

export function breakSequences(lookups: Lookups) {
  const rollBreak = rollSequence(breakRoll, ['RS-7.5', 'RS-7.16']);

  /** RS-7.7, RS-2.12, RS-7.14, RS-7.19: the best available Ld. */
  const leadershipOf = (t: Look, model: ModelId): number | null => {
    const own = lookups.leadership(t, model);
    if (own === null) return null;
    const { seat } = modelOf(t, model);
    const lent = onTable(t.position, seat).flatMap(friend => {
      const { leader, trait } = t.position.models[friend]!;
      const reach = trait === 'champion' ? CHAMPION_LENDS : leader ? LEADER_LENDS : null;
      if (reach === null || friend === model || !lookups.areWithin(t, model, friend, reach)) return [];
      const ld = lookups.leadership(t, friend);
      return ld === null ? [] : [ld];
    });
    return Math.max(own, ...lent);
  };

  /** RS-7.15: models on the table with an Ld. */
  const testersOf = (t: Look, seat: Seat): readonly ModelId[] =>
    onTable(t.position, seat).filter(model => lookups.leadership(t, model) !== null);

  /** RS-7.4, RS-7.11: the Champion first, then the Leader. */
  const firstOf = (t: Look, left: readonly ModelId[]): ModelId | null =>
    left.find(id => t.position.models[id]!.trait === 'champion') ??
    left.find(id => t.position.models[id]!.leader) ??
    null;

  const breakTest = sequence<Testing>('Break Test of a model', 'RS-7.5', s => [
    s.call(
      'RS-7.5',
      'roll and add the rounds',
      (t, { model }) => rollWith(rollBreak, { what: 'test', count: 1, seat: modelOf(t, model).seat, model }),
      (t, v, [face]) => {
        const { seat } = modelOf(t, v.model);
        const total = face! + roundsBroken(t.position, seat);
        const leadership = leadershipOf(t, v.model)!;
        const passed = total <= leadership;
        t.emit({ type: 'break-tested', clause: 'RS-7.6', model: v.model, total, leadership, passed });
        // RS-7.17: a removed model counts as a casualty; RS-2.33: no Paramedic.
        if (!passed) t.emit({ type: 'slain', clause: 'RS-7.6', model: v.model, from: null });
        return v;
      },
    ),
  ]);

  const breaking = sequence<Breaking>('breaking', 'RS-7.1', s => [
    s.run('RS-7.18', 'whether the army breaks', (t, v) => {
      if (t.position.brokenSince[v.seat] === null && isBelowHalf(t.position, v.seat))
        t.emit({ type: 'broke', clause: 'RS-7.1', seat: v.seat });
      return v;
    }),
    s.run('RS-7.3', 'who must test', (t, v) =>
      t.position.brokenSince[v.seat] === null ? end() : { ...v, left: testersOf(t, v.seat) },
    ),
    s.ask('RS-7.11', chooseTester, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const left = v.left.filter(id => isAlive(t, id));
        return left.length > 1 && firstOf(t, left) === null ? { of: 'model', options: left } : null;
      },
      then: (_t, v, next) => ({ ...v, next: next as ModelId }),
    }),
    s.run('RS-7.4', 'the Champion and the Leader go first', (t, v) => {
      const left = v.left.filter(id => isAlive(t, id));
      return left.length === 0 ? end() : { ...v, left, next: v.next ?? firstOf(t, left) ?? left[0]! };
    }),
    s.call('RS-7.14', 'one test at a time', (_t, v) => breakTest.start({ model: v.next! })),
    s.run('RS-7.14', 'one has tested', (_t, v) => ({ ...v, left: v.left.filter(id => id !== v.next), next: null })),
    s.repeat('RS-7.3', 'until all have tested', {
      from: chooseTester.purpose,
      while: (t, v) => v.left.some(id => isAlive(t, id)),
    }),
  ]);
  return {
    breaking,
    leadershipOf,
    start: (seat: Seat) => breaking.start({ seat, left: [], next: null }),
    sequences: [rollBreak, breakTest, breaking],
  };
}
