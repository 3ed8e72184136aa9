// The weight of a loss relative to a kill in the last round of a straight fight, when only the lead counts
import { destroyedBy } from '../core/07-missions/missions.ts';
import { kit, kitOf, modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';

/** The share of a team's points that may still change hands in the last round: with both turns to come, or one. */
const ROUND = 0.08;
const TURN = 0.05;
/** Bounds on the weight of a loss, relative to a kill: at most this, at least its inverse. */
const MOST = 20;

/** The chance of winning with a lead, given how much it may still change. */
const winning = (lead: number, change: number): number => 0.5 + lead / (2 * Math.sqrt(lead * lead + change * change));

/** Whether it is the last round of a mission in which only points destroyed count. */
export const isDeciding = ({ setup, position }: Look): boolean =>
  setup.mission === 'straight-fight' && position.round >= setup.options.rounds;

/**
 * The weight of each point of a model lost, relative to a point of a typical kill. Before the last round there is time
 * to make up for either, and they weigh the same.
 */
export function stakeOf(t: Look, model: ModelId): number {
  if (!isDeciding(t)) return 1;
  const { seat } = modelOf(t, model);
  const theirs = t.position.models.filter(each => each.seat !== seat).map(each => kitOf(each).points);
  const total = theirs.reduce((sum, points) => sum + points, 0);
  if (total === 0) return 1;
  const lead = destroyedBy(t.position, seat) - destroyedBy(t.position, 1 - seat);
  const change = total * (t.position.first === seat ? ROUND : TURN);
  const [kill, loss] = [total / theirs.length, kit(t, model).points];
  const now = winning(lead, change);
  const gains = (winning(lead + kill, change) - now) / kill;
  const loses = (now - winning(lead - loss, change)) / loss;
  return Math.min(MOST, Math.max(1 / MOST, loses / gains));
}
