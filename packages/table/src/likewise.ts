// What a model does, and the others of its unit likewise.
import type { Board, BoardModel, Id, Leg, Seat } from '@little-wars/engine';
import type { Gesture } from './gesture.ts';
import type { Session } from './session.ts';

/** A way that begins somewhere else: every leg as far and in the same direction. */
const shifted = (legs: readonly Leg[], dx: number, dy: number): readonly Leg[] =>
  legs.map(leg => ({ ...leg, to: { x: leg.to.x + dx, y: leg.to.y + dy, z: leg.to.z } }));

/** The others of a model's unit on the table. */
export function othersOfUnit({ models }: Pick<Board, 'models'>, model: Id): readonly BoardModel[] {
  const own = models.find(({ id }) => id === model);
  return own?.unit === undefined
    ? []
    : models.filter(({ id, unit, at, out }) => id !== model && unit === own.unit && at !== null && !out);
}

/** The question at which a seat picked a model to act; null if it did not. */
export function pickedAt({ moments }: Pick<Session, 'moments'>, seat: Seat, model: Id): { purpose: string } | null {
  const moment = moments.findLast(({ input }) => input.by === seat && input.answer === model);
  return moment?.before.question ? { purpose: moment.before.question.purpose } : null;
}

/** So many others of a target's unit are tried where the target has fallen or cannot be attacked. */
const MOST_TARGETS = 4;

/** A target, and those of its unit who are nearest to an attacker. */
function targetsFor(board: Pick<Board, 'models'>, target: Id, { at: from }: BoardModel): readonly Id[] {
  const far = ({ at }: BoardModel): number => {
    const [dx, dy] = [at!.x - from!.x, at!.y - from!.y];
    return dx * dx + dy * dy;
  };
  const others = othersOfUnit(board, target).toSorted((a, b) => far(a) - far(b));
  return [target, ...others.slice(0, MOST_TARGETS).map(({ id }) => id)];
}

/**
 * What a model does, and then the others of its unit likewise, as far as they can: they move in formation, and attack the
 * target or others of its unit.
 */
export function likewise(
  board: Pick<Board, 'models'>,
  { purpose: onlyAt }: { readonly purpose: string },
  done: readonly Gesture[],
): readonly Gesture[] {
  const [first] = done;
  const from = first && board.models.find(({ id }) => id === first.model)?.at;
  if (!first || !from) return done;
  const others = othersOfUnit(board, first.model).flatMap(other =>
    done.flatMap((each): readonly Gesture[] => {
      const legs = each.legs && shifted(each.legs, other.at!.x - from.x, other.at!.y - from.y);
      const targets = each.target === null ? [null] : targetsFor(board, each.target, other);
      return targets.map(target => ({ ...each, model: other.id, legs, target, onlyAt }));
    }),
  );
  return [...done, ...others];
}
