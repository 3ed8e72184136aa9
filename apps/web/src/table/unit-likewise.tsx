// An action that the others of a unit do as well: one box to tick, and then the action.
import type { Id, Question, Verb } from '@little-wars/engine';
import { acting, type Gesture, likewise, othersOfUnit, pickedAt } from '@little-wars/table';
import { useMemo, useState } from 'react';
import type { Asking } from './asking.ts';

interface Unit {
  /** How many others there are. */
  readonly others: number;
  /** What all of them do; null for actions that need a way of their own. */
  readonly gestures: (option: Id) => readonly Gesture[] | null;
}

/** The unit of the model that is asked about; null if it is alone. */
function unitFor(
  { seeing: { board, seat }, running: { session }, planner }: Asking,
  question: Question,
  verbs: readonly Verb[],
): Unit | null {
  const model = session.match.ruleset.tabletop.actor(question);
  const began = model === null || planner === null ? null : pickedAt(session, seat, model);
  const others = began === null || verbs.length === 0 ? 0 : othersOfUnit(board, model!).length;
  if (others === 0) return null;
  return {
    others,
    gestures: option => {
      const verb = verbs.find(each => each.option === option)?.verb;
      return verb === undefined || verb === 'move' || verb === 'end'
        ? null
        : likewise(board, began!, [acting(model!, option)]);
    },
  };
}

interface Props {
  readonly asking: Asking;
  readonly question: Question;
  readonly verbs: readonly Verb[];
  /** Told what an option stands for while the box is ticked. */
  readonly taken: { current: Unit['gestures'] | null };
}

export function UnitLikewise({ asking, question, verbs, taken }: Props) {
  const unit = useMemo(() => unitFor(asking, question, verbs), [question, verbs]);
  const [isOn, setOn] = useState(false);
  taken.current = isOn ? (unit?.gestures ?? null) : null;
  return unit ? (
    <label className="unit-likewise">
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      {` The others of its unit likewise (${unit.others})`}
    </label>
  ) : null;
}
