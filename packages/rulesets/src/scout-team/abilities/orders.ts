// ST-10.4  Orders of the Command phase: one friend nearby gets a temporary rule
import { isInAura } from '../../w40k/abilities/auras.ts';
import { friendsOf, isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import type { AboutModel, Until } from '../../w40k/types.ts';
import { lookups } from '../library.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';
import type { LastingUse, Use } from '../uses.ts';

export interface Order {
  readonly holder: ModelId;
  readonly order: string;
  readonly within: number;
  readonly to: readonly string[];
  readonly until: Until;
  /** The friend's rule, once the friend is chosen. */
  readonly gives: Omit<Extract<LastingUse, { readonly target: number }>, 'target'>;
}

export const chooseOrdered = question<'pick-one', AboutModel & { readonly order: string }>(
  'choose whom it orders',
  'pick-one',
);

/** Friends that may be ordered, including itself if it has the keywords. */
const subjects = (t: Look, { holder, within, to }: Order): readonly ModelId[] =>
  [holder, ...friendsOf(t, holder)].filter(model => isInAura(t, lookups, { holder, within, to }, model));

/** Orders are marked with the round: one per own Command phase. */
const mark = (t: Look, { order }: Order): string => `${order} ${t.position.round}`;

export const give = sequence<Order>('give an order', 'ST-10.4', s => [
  s.ask('ST-10.4', chooseOrdered, {
    to: (t, v) => ownerOf(t, v.holder),
    ask: (t, v) => ({ of: 'model', options: subjects(t, v), about: { model: v.holder, order: v.order } }),
    then: (t, v, chosen) => {
      const { seat } = modelOf(t, v.holder);
      const use = { ...v.gives, target: chosen as ModelId, seat, holder: v.holder } as Use;
      t.emit({ type: 'effect-began', clause: 'ST-10.4', effect: { use, until: v.until, seat } });
      t.emit({ type: 'item-used', clause: 'ST-10.4', model: v.holder, item: mark(t, v) });
      return v;
    },
  }),
]);

/** A rule whose holder may give an order in its Command phase. */
export const orderRule = <N extends Use['rule']>(
  { order, name }: { readonly order: string; readonly name: string },
  orderOf: (use: Extract<Use, { readonly rule: N }>) => Omit<Order, 'holder' | 'order'>,
): Rule<N> =>
  ({
    clause: 'ST-10.4',
    name,
    offer: {
      'phase-began': (t, { phase, seat: turn }, use, seat) => {
        const { holder, seat: side } = use;
        if (phase !== 'command' || holder === null || seat !== side || turn !== side || !isAlive(t, holder)) return [];
        const given: Order = { ...orderOf(use as Extract<Use, { readonly rule: N }>), holder, order };
        return modelOf(t, holder).used.includes(mark(t, given)) || subjects(t, given).length === 0
          ? []
          : [{ id: `${order} ${holder}`, frame: give.start(given) }];
      },
    },
  }) as Rule<N>;
