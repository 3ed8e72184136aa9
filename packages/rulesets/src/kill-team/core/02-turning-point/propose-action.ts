// KT-2.12  Proposes a legal action, for bots
import { type Choices, eagerAction, type Id, type Numbers } from '@little-wars/engine';
import type { AboutOperative, Look, OperativeId } from '../../types.ts';
import { hatchesFor } from '../12-close-quarters/hatches.ts';

/** Rarely chosen while there is something better to do. */
const IDLE: readonly Id[] = ['end-activation', 'pass', 'drop'];

const ATTACKS: readonly Id[] = ['shoot', 'fight', 'charge', 'hatchway-fight'];

const HATCH: Id = 'operate-hatch';

/** Any action, with a preference for useful ones, attacks above all. */
export function proposeAction(
  t: Look,
  { about: { operative } }: { readonly about: AboutOperative },
  next: Numbers,
  choices: Choices,
): Id {
  const isIdle = (id: Id): boolean => IDLE.includes(id) || (id === HATCH && onlyCloses(t, operative));
  return eagerAction(choices, next, { attacks: ATTACKS, isIdle });
}

/** Whether a hatch can only be closed from here: bots usually leave open hatches open. */
const onlyCloses = (t: Look, operative: OperativeId): boolean =>
  hatchesFor(t, operative).every(id => t.position.openHatches.includes(id));
