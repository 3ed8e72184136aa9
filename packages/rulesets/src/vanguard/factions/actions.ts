// VG-2.3  Special actions by id, as cards name them
import { add } from '@little-wars/engine';
import { specialActionsOf } from '../lookups.ts';
import type { OwnAction } from '../queries.ts';
import type { CoreRule, ModelId } from '../types.ts';
import { aeldari } from './aeldari/index.ts';
import { necrons } from './necrons/index.ts';
import { orks } from './orks/index.ts';
import type { SpecialAction } from './parts.ts';
import { reanimationProtocol } from './reanimation-protocol.ts';
import { shared } from './shared/index.ts';
import { spaceMarines } from './space-marines/index.ts';
import { tau } from './tau/index.ts';
import { tyranids } from './tyranids/index.ts';

export const allActions: readonly SpecialAction[] = [
  reanimationProtocol,
  ...[shared, spaceMarines, necrons, orks, aeldari, tyranids, tau].flatMap(({ actions }) => actions),
];

const byId: ReadonlyMap<string, SpecialAction> = new Map(allActions.map(action => [action.id, action]));

export function findAction(id: string): SpecialAction {
  const action = byId.get(id);
  if (!action) throw new Error(`no action "${id}"`);
  return action;
}

export const isSpecialAction = (id: string): boolean => byId.has(id);

function ownAction(id: string, by: ModelId): OwnAction {
  const { clause, length, cp, start } = findAction(id);
  return { id, clause, length, ...(cp !== undefined && { cp }), frame: start(by) };
}

/** Gives every model the actions named on its card, and the reasons against each. */
export const specialActions: CoreRule<'special-actions'> = {
  clause: 'VG-2.3',
  name: 'special actions',
  modify: {
    'own-actions': add((own, _use, { model }, t) => {
      const ids = specialActionsOf(t, model);
      return ids.length === 0 ? own : [...own, ...ids.map(id => ownAction(id, model))];
    }),
    'action-refused': add((reasons, _use, { model, action }, t) => {
      const special = byId.get(action);
      return special ? [...reasons, ...special.reasons(t, model)] : reasons;
    }),
  },
};
