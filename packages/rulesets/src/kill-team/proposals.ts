import { anyAnswer, type Id, type Leg, type Numbers, type Question, type Reason } from '@little-wars/engine';
import type { Point, Spot } from '@little-wars/engine/geometry';
import { againstMove, type Move, type MoveAbout } from './core/03-move-reasons.ts';
import { flies } from './core/03-moves.ts';
import { endsBy, findMove, straightTo } from './core/03-ways.ts';
import { enemiesOf, mapOf, operativeOf } from './lookups.ts';
import type { Look, OperativeId } from './types.ts';

const TRIES = 3;

/** A legal move: straight to somewhere, now towards an enemy or an objective and now anywhere; a charge to an enemy. */
export function proposeMove(t: Look, { model, allowance, about }: Question<'move'>, next: Numbers): readonly Leg[] {
  const { action, dash } = about as MoveAbout;
  const move: Move = { operative: model as OperativeId, action, allowance, dash };
  const from = operativeOf(t, move.operative).at!;
  const isFlier = flies(t, move.operative);
  for (let i = 0; i < TRIES; i++) {
    const legs = straightTo(from, aim(t, move, next));
    if (legs[0]!.how !== 'go' && !isFlier) continue;
    const reasons = againstMove(t, move, legs);
    if (reasons.length === 0) return legs;
    const shorter = action === 'charge' ? null : upTo(from, legs[0]!.to, reasons);
    if (shorter && againstMove(t, move, shorter).length === 0) return shorter;
  }
  return findMove(t, move.operative, action) ?? [];
}

/** The same straight line, up to what is in its way. */
function upTo(from: Spot, to: Spot, [first]: readonly Reason[]): readonly Leg[] | null {
  const reached = first?.reason.startsWith('through') ? (first['along'] as number) - 4 : 0;
  return reached > 0 ? straightTo(from, towards(from, to, reached)) : null;
}

/** Somewhere to go. */
function aim(t: Look, move: Move, next: Numbers): Spot {
  const { operative, action, allowance } = move;
  const enemies = enemiesOf(t, operative);
  const from = operativeOf(t, operative).at!;
  if (action === 'charge') {
    const places = endsBy(t, move, enemies[next(enemies.length)]!);
    return places[next(Math.min(places.length, 8))] ?? from;
  }
  const marks: readonly Point[] = mapOf(t.setup).objectives;
  const goal =
    next(2) === 0 && enemies.length > 0
      ? operativeOf(t, enemies[next(enemies.length)]!).at!
      : marks.length > 0 && next(2) === 0
        ? marks[next(marks.length)]!
        : from;
  return towards(from, around(goal, allowance, next), Math.floor(allowance / (1 + next(3))));
}

const around = ({ x, y }: Point, by: number, next: Numbers): Point => ({
  x: x + next(2 * by + 1) - by,
  y: y + next(2 * by + 1) - by,
});

/** As far as it goes on the way to a point. */
function towards({ x, y, z }: Spot, to: Point, most: number): Spot {
  const [dx, dy] = [to.x - x, to.y - y];
  const share = Math.min(1, most / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
  return { x: Math.trunc(x + dx * share), y: Math.trunc(y + dy * share), z };
}

/** What is chosen only now and then while there is something better to do. */
const IDLE: readonly Id[] = ['end-activation', 'pass', 'drop'];

/** Any option; of actions mostly one that does something. */
export function proposePick(_t: Look, question: Question<'pick-one'>, next: Numbers): Id {
  const options = question.options.filter(option => !IDLE.includes(option));
  return question.purpose === 'choose an action' && options.length > 0 && next(6) > 0
    ? options[next(options.length)]!
    : (anyAnswer(question, next) as Id);
}
