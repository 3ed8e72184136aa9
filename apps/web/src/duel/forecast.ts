// The forecast of an attack before its first die.
import { type AttackShown, type Chances, type Forecast, type Game, tableOf } from '@little-wars/engine';
import type { Session } from '@little-wars/table';

/** The forecast of the answer that began it, or of the same weapon from where both stood; null if there is none. */
export function forecastOf(
  chances: Chances<Game>,
  { match: { ruleset, setup }, moments }: Session,
  { by, to, with: weapon, manner }: AttackShown,
  { began, seat }: { readonly began: number; readonly seat: number },
): Forecast | null {
  const moment = moments[began];
  if (!moment || by === to || manner === 'harm') return null;
  const t = tableOf(ruleset, setup, ruleset.view(setup, moment.before.position, seat));
  const isMeant = (each: Forecast): boolean => each.by === by && each.to === to;
  const answered =
    moment.input.by === 'dice' ? [] : chances.forecast(t, moment.question, moment.input.answer).filter(isMeant);
  if (answered.length === 1) return answered[0]!;
  const all = [...answered, ...chances.attacks(t, by, to).filter(isMeant)];
  return all.find(each => each.with === weapon) ?? null;
}
