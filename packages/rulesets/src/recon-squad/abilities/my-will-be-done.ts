import { add } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { friendsOf, isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import { type AboutTest, type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

export interface Willing {
  readonly holder: ModelId;
  readonly by: number;
  readonly within: number;
  readonly to: readonly string[];
}

export const chooseWilled = question<'pick-one', AboutTest>('choose whom it commands', 'pick-one');

/** Friends it may command. */
const subjects = (t: Look, { holder, within, to }: Willing): readonly ModelId[] =>
  [holder, ...friendsOf(t, holder)].filter(model => isInAura(t, lookups, { holder, within, to }, model));

export const command = sequence<Willing>('My Will Be Done', 'RS-10.4', s => [
  s.ask('RS-10.4', chooseWilled, {
    to: (t, v) => ownerOf(t, v.holder),
    ask: (t, v) => ({ of: 'model', options: subjects(t, v), about: { model: v.holder } }),
    then: (t, v, chosen) => {
      const { seat } = modelOf(t, v.holder);
      const use = { rule: 'willed', by: v.by, target: chosen as ModelId, seat, holder: v.holder } as const;
      t.emit({ type: 'effect-began', clause: 'RS-10.4', effect: { use, until: 'own-turn', seat } });
      t.emit({ type: 'item-used', clause: 'RS-10.4', model: v.holder, item: `my-will-be-done ${t.position.round}` });
      return v;
    },
  }),
]);

/** RS-10.4: at the start of its turn one friend within reach gets a bonus to Advance, charge and hit until the next. */
export const myWillBeDone: Rule<'my-will-be-done'> = {
  clause: 'RS-10.4',
  name: 'My Will Be Done',
  offer: {
    'turn-began': (t, { seat: turn }, { holder, by, within, to, seat: own }, seat) => {
      if (holder === null || seat !== own || turn !== own || !isAlive(t, holder)) return [];
      const willing = { holder, by, within, to };
      const isDone = modelOf(t, holder).used.includes(`my-will-be-done ${t.position.round}`);
      return isDone || subjects(t, willing).length === 0
        ? []
        : [{ id: `my-will-be-done ${holder}`, frame: command.start(willing) }];
    },
  },
};

/** RS-10.4: the commanded model. */
export const willed: Rule<'willed'> = {
  clause: 'RS-10.4',
  name: 'My Will Be Done',
  modify: {
    'advance-bonus': add((value, { target, by }, { model }) => (model === target ? value + by : value)),
    'charge-bonus': add((value, { target, by }, { model }) => (model === target ? value + by : value)),
    'hit-modifier': add((value, { target, by }, { attack }) => (attack.attacker === target ? value + by : value)),
  },
};
