// What tac ops would score, asked of the cards themselves: the seat's own cards and revealed ones only.
import type { Seat } from '@little-wars/engine';
import { heldBy, isComplete } from '../core/10-tac-ops/tac-ops.ts';
import { operativeOf, other } from '../lookups.ts';
import { type Held, type Scores, tacOpOf } from '../tac-ops/index.ts';
import type { Fallen, Look, OperativeId } from '../types.ts';
import { asTable } from './supposing.ts';
import { WEIGHTS } from './weights.ts';

const newPoints = ({ scored }: Held, scores: Scores | undefined): number =>
  scores === undefined ? 0 : Number(scores[0] && scored[0] === 0) + Number(scores[1] && scored[1] === 0);

/** A seat's revealed cards that can still score. The other seat's sealed cards are never among them. */
const openOf = (t: Look, seat: Seat): readonly Held[] =>
  heldBy(t, seat).filter(held => held.revealed && !isComplete(held));

/** A seat's own cards that are still sealed. */
export const sealedOf = (t: Look, seat: Seat): readonly Held[] => heldBy(t, seat).filter(({ revealed }) => !revealed);

/** Whether any revealed card can still score; in most positions none can, so the caller skips the work. */
export const areCardsOpen = (t: Look): boolean => openOf(t, 0).length > 0 || openOf(t, 1).length > 0;

/** Cards that require a Conceal order. */
const HIDING: readonly string[] = ['critical-ops/stalk-target', 'critical-ops/gather-surveillance'];

export const areOrdersAsked = (t: Look, seat: Seat): boolean => openOf(t, seat).some(({ id }) => HIDING.includes(id));

/** What a seat's tac ops would score if the turning point (or the battle) ended now, minus the other seat's. */
export const worthIfEnded = (t: Look, seat: Seat): number => pointsIfEnded(t, seat) - pointsIfEnded(t, other(seat));

function pointsIfEnded(t: Look, seat: Seat): number {
  const isLast = t.position.turningPoint === t.setup.options.turningPoints;
  const table = asTable(t);
  let worth = 0;
  for (const held of openOf(t, seat)) {
    const { onTurnEnd, onBattleEnd } = tacOpOf(held.id);
    worth += WEIGHTS.tacOpNow * newPoints(held, onTurnEnd?.(table, held));
    if (isLast) worth += WEIGHTS.tacOpNow * newPoints(held, onBattleEnd?.(table, held));
  }
  return worth;
}

export interface Slayer {
  readonly attacker: OperativeId;
  readonly how: 'shooting' | 'combat';
}

/** What a seat's tac ops would score for incapacitating a target now. */
export function worthOfFall(t: Look, seat: Seat, { attacker, how }: Slayer, target: OperativeId): number {
  const { at, carrying } = operativeOf(t, target);
  const from = operativeOf(t, attacker).at;
  if (at === null || operativeOf(t, target).seat === seat) return 0;
  const { turningPoint } = t.position;
  const fallen: Fallen = { operative: target, by: attacker, how, from, at, carrying, turningPoint };
  const table = asTable(t);
  let points = 0;
  for (const held of heldBy(t, seat)) {
    if (isComplete(held) || held.id === 'sealed') continue;
    const { onFall, onReveal, reveal } = tacOpOf(held.id);
    if (held.revealed) points += newPoints(held, onFall?.(table, held, fallen));
    else if (reveal.at === 'fall' && reveal.if(t, seat, fallen) && (reveal.own?.(held, fallen) ?? true))
      points += newPoints(held, onReveal?.(table, held, fallen));
  }
  return WEIGHTS.tacOpKill * points;
}
