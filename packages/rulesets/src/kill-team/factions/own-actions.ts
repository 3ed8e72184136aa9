// KT-3.19  Actions that an operative has by its card, its equipment or a ploy at work
import { cardOf, factionOfCard, findEquipment } from '../content/index.ts';
import { operativeOf } from '../lookups.ts';
import type { Look, Operative, OperativeId } from '../types.ts';
import { PARTS } from './parts.ts';
import type { OwnAction } from './registry.ts';

function namesOf({ card, equipment }: Operative): readonly string[] {
  const faction = factionOfCard(card);
  const items = equipment.flatMap(item => {
    const gives = findEquipment(faction, item)?.gives;
    return gives?.kind === 'action' ? [gives.action.id] : [];
  });
  return [...cardOf(card).actions, ...items];
}

export function ownActions(t: Look, id: OperativeId): readonly OwnAction[] {
  const operative = operativeOf(t, id);
  const names = namesOf(operative);
  const { actions } = PARTS[factionOfCard(operative.card).id]!;
  return actions.filter(action => names.includes(action.id) || (action.isGiven?.(t, id) ?? false));
}
