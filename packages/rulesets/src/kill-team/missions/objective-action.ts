// KT-11.4  Using an objective that the operative controls
import type { Declared, Reason, Sequence } from '@little-wars/engine';
import { controls, objectivesOf } from '../core/06-damage/objectives.ts';
import { ownerOf } from '../lookups.ts';
import {
  type AboutOperative,
  type KillTeam,
  type Look,
  type OperativeId,
  sequence,
  type T,
  type Token,
} from '../types.ts';

export const controlledBy = (t: Look, operative: OperativeId): readonly Token[] =>
  objectivesOf(t).filter(token => controls(t, operative, token));

/** It controls no objective, or none that can be used now. */
export function reasonsAgainst(
  t: Look,
  operative: OperativeId,
  mayUse: (token: Token) => boolean,
  used: string,
  clause = 'KT-11.4',
): readonly Reason[] {
  const controlled = controlledBy(t, operative);
  if (controlled.length === 0) return [{ reason: 'controls-no-objective', clause }];
  return controlled.some(mayUse) ? [] : [{ reason: used, clause }];
}

export interface Using {
  readonly operative: OperativeId;
  readonly objective: string | null;
}

interface ObjectiveUse {
  readonly name: string;
  readonly clause?: string;
  /** Asks which objective, if there is a choice. */
  readonly choose: Declared<'pick-one', AboutOperative>;
  readonly options: (t: Look, operative: OperativeId) => readonly Token[];
  readonly use: (t: T, operative: OperativeId, token: Token) => void;
}

export function usingObjective({
  name,
  clause = 'KT-11.4',
  choose,
  options,
  use,
}: ObjectiveUse): Sequence<KillTeam, Using> {
  return sequence<Using>(name, clause, s => [
    s.ask(clause, choose, {
      to: (t, v) => ownerOf(t, v.operative),
      ask: (t, v) => {
        const ids = options(t, v.operative).map(({ id }) => id);
        return ids.length > 1 ? { of: 'objective', options: ids, about: { operative: v.operative } } : null;
      },
      then: (_t, v, objective) => ({ ...v, objective: objective as string }),
    }),
    s.run(clause, name, (t, v) => {
      const there = options(t, v.operative);
      const token = there.find(({ id }) => id === v.objective) ?? there[0];
      if (token) use(t, v.operative, token);
      return v;
    }),
  ]);
}
