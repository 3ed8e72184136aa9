// KT-3.19  Actions from an operative's card, its equipment or an active ploy
import { latestAt } from '@little-wars/engine';
import { cardOf, factionOfCard, findEquipment } from '../content/index.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { PARTS } from './parts.ts';
import type { OwnAction } from './registry.ts';

function namesOf(card: string, equipment: readonly string[]): readonly string[] {
  const faction = factionOfCard(card);
  const items = equipment.flatMap(item => {
    const gives = findEquipment(faction, item)?.gives;
    return gives?.kind === 'action' ? [gives.action.id] : [];
  });
  return [...cardOf(card).actions, ...items];
}

interface Own {
  /** Actions named by its card and equipment. */
  readonly named: readonly OwnAction[];
  /** Those plus the ones it may have temporarily. */
  readonly possible: readonly OwnAction[];
}

const ownAt = latestAt((_id: OperativeId, card: string, equipment: readonly string[]): Own => {
  const names = namesOf(card, equipment);
  const { actions } = PARTS[factionOfCard(card).id]!;
  const isNamed = (action: OwnAction): boolean => names.includes(action.id);
  return {
    named: actions.filter(isNamed),
    possible: actions.filter(action => isNamed(action) || action.isGiven !== undefined),
  };
});

export function ownActions(t: Look, id: OperativeId): readonly OwnAction[] {
  const { card, equipment } = operativeOf(t, id);
  const { named, possible } = ownAt(id, card, equipment);
  // Usually there are no more than the named ones: return the same list.
  if (!possible.some(action => !named.includes(action) && action.isGiven!(t, id))) return named;
  return possible.filter(action => named.includes(action) || action.isGiven!(t, id));
}
