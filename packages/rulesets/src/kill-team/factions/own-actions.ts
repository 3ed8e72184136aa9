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

interface Own {
  readonly card: string;
  readonly equipment: readonly string[];
  /** What its card and its equipment name. */
  readonly named: readonly OwnAction[];
  /** With those that somebody may have for a moment. */
  readonly possible: readonly OwnAction[];
}

/** The last of each place in the list: nobody's card or equipment changes in a battle. */
const own: (Own | undefined)[] = [];

function ownOf(operative: Operative, id: OperativeId): Own {
  const { card, equipment } = operative;
  const before = own[id];
  if (before?.card === card && before.equipment === equipment) return before;
  const names = namesOf(operative);
  const { actions } = PARTS[factionOfCard(card).id]!;
  const isNamed = (action: OwnAction): boolean => names.includes(action.id);
  const made = {
    card,
    equipment,
    named: actions.filter(isNamed),
    possible: actions.filter(action => isNamed(action) || action.isGiven !== undefined),
  };
  own[id] = made;
  return made;
}

export function ownActions(t: Look, id: OperativeId): readonly OwnAction[] {
  const { named, possible } = ownOf(operativeOf(t, id), id);
  // Most often nobody has more than is named: then it stays the same list.
  if (!possible.some(action => !named.includes(action) && action.isGiven!(t, id))) return named;
  return possible.filter(action => named.includes(action) || action.isGiven!(t, id));
}
