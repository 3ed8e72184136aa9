// VG-2.3  Special actions by id: cards name them
import type { Action } from '../core/06-actions/actions.ts';
import { aeldari } from './aeldari/index.ts';
import { necrons } from './necrons/index.ts';
import { orks } from './orks/index.ts';
import { reanimationProtocol } from './reanimation-protocol.ts';
import { shared } from './shared/index.ts';
import { spaceMarines } from './space-marines/index.ts';
import { tau } from './tau/index.ts';
import { tyranids } from './tyranids/index.ts';

/** A function, since the files of actions and of rules know each other. */
const specialActions = (): readonly Action[] => [
  reanimationProtocol,
  ...[shared, spaceMarines, necrons, orks, aeldari, tyranids, tau].flatMap(({ actions }) => actions()),
];

let known: ReadonlyMap<string, Action> | null = null;

const byId = (): ReadonlyMap<string, Action> => {
  known ??= new Map(specialActions().map(action => [action.id, action]));
  return known;
};

export function findAction(id: string): Action {
  const found = byId().get(id);
  if (!found) throw new Error(`no action "${id}"`);
  return found;
}

export const isSpecialAction = (id: string): boolean => byId().has(id);
