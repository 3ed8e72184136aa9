// What a person does on the board before the action is chosen: the rules evaluate where it would lead.
import { type Board, type Game, type Id, type Question, type Reason, type Sight, tableOf } from '@little-wars/engine';
import {
  attacking,
  charging,
  type Gesture,
  moving,
  type Planned,
  type Planning,
  type Rank,
  type TableMatch,
} from '@little-wars/table';
import { useMemo, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';

/** Plans gestures of the person who is asked, and plays them. */
export interface Planner {
  plan(gestures: Gesture | readonly Gesture[], rank?: Rank): Planning;
  /** Plays answers; the remaining gestures continue after the dice. */
  play(inputs: readonly Planned[], rest?: readonly Gesture[]): void;
  /** Shows why a gesture is impossible. */
  refuse(planning: Planning): void;
}

type Ahead = Extract<Planning, { readonly ok: true }>;

/** An attack after the first click: a second click, or the button, makes it. */
export interface Prepared {
  readonly model: Id;
  readonly target: Id;
  /** The table it would be made on, after the preceding move. */
  readonly t: Sight<Game>;
  readonly moves: boolean;
  readonly attack: () => void;
}

/** An attack that was clicked and is not possible. */
export interface Failed {
  readonly model: Id;
  readonly target: Id;
  /** The drawn move that it would have followed. */
  readonly after: Moves | null;
  readonly reasons: readonly Reason[];
}

/** A drawn move that is not made yet. */
export interface Moves {
  /** The words of the button. */
  readonly title: string;
  gestures(): readonly Gesture[];
}

interface Props {
  readonly match: TableMatch;
  readonly question: Question | null;
  readonly board: Board;
  readonly seat: number;
  /** The selected model. */
  readonly chosen: Id | null;
  readonly moment: number;
  /** Null if nobody here may answer. */
  readonly planner: Planner | null;
  /** The drawn move that is not made yet, which an attack would follow. */
  readonly drawn: { readonly current: Moves | null };
}

/** The move, charge or attack being prepared on the board. */
export function useGesturesAhead({ match, question, board, seat, chosen, moment, planner, drawn }: Props) {
  const { ruleset } = match;
  const [held, setHeld] = useState<{ readonly model: Id; readonly moment: number } | null>(null);
  const [aimed, setAimed] = useState<{ readonly target: Id; readonly moment: number } | null>(null);
  const [failed, setFailed] = useState<(Failed & { readonly moment: number }) | null>(null);
  // Needed only for an attack: a first board is shown without them.
  const chances = useFetched(advisingCalled, aimed ? ruleset.id : null)?.chances;
  const actor = question && ruleset.tabletop.actor(question);
  const isMine = (id: Id | null): boolean => board.models.some(model => model.id === id && model.seat === seat);
  const mover = held?.moment === moment ? held.model : isMine(actor) ? actor : null;
  const isAhead = planner !== null && question?.kind === 'pick-one' && mover !== null;
  const toMove = useMemo(() => (isAhead ? moveAhead(planner, mover) : null), [isAhead, mover, moment]);

  const attacker = mover ?? (isMine(chosen) ? chosen : null);
  const rank: Rank = (table, asked, option) => {
    const target = aimed?.target;
    const forecasts = (chances?.forecast(table, asked, option) ?? []).filter(({ to }) => to === target);
    return Math.max(0, ...forecasts.map(({ kill, mean }) => 1000 * kill + mean));
  };
  /** The attack alone, or after the drawn move. */
  const attackOn = (target: Id): (Ahead & { readonly moves: boolean }) | null => {
    if (planner === null || attacker === null || isMine(target)) return null;
    for (const before of drawn.current ? [drawn.current.gestures(), []] : [[]]) {
      const plan = planner.plan([...before, attacking(attacker, target)], rank);
      if (plan.ok && (plan.isDone || before.length === 0)) return { ...plan, moves: before.length > 0 };
    }
    return null;
  };
  const aim = aimed?.moment === moment ? aimed : null;
  /** Why the attack is not possible; null if nobody tried one. */
  const failureOf = (target: Id): Failed | null => {
    if (planner === null || attacker === null || isMine(target)) return null;
    const after = drawn.current;
    const plan = planner.plan([...(after?.gestures() ?? []), attacking(attacker, target)], rank);
    return { model: attacker, target, after, reasons: plan.ok ? [] : plan.reasons };
  };

  return {
    /** The match at the question for the path, if a move is being prepared. */
    toMove,
    /** Starts moving a model; false if it cannot move now. */
    pickUp: (model: Id): boolean => {
      const plan = planner && question?.kind === 'pick-one' && isMine(model) ? moveAhead(planner, model) : null;
      if (plan === null) return false;
      setHeld({ model, moment });
      setFailed(null);
      return true;
    },
    /** A model dropped on another one charges it. */
    dropOn: (model: Id, target: Id): boolean => {
      if (planner === null || isMine(target)) return false;
      const plan = planner.plan(charging(model, target));
      if (plan.ok) planner.play(plan.inputs, plan.rest);
      else planner.refuse(plan);
      return plan.ok;
    },
    /** A first click on an enemy prepares the attack, a second one makes it; false if there is nothing to attack. */
    attack: (target: Id): boolean => {
      const plan = question?.kind === 'pick-one' ? attackOn(target) : null;
      const failure = plan === null && question?.kind === 'pick-one' ? failureOf(target) : null;
      setFailed(failure && { ...failure, moment });
      if (plan === null) return false;
      if (aim?.target === target) planner!.play(plan.inputs, plan.rest);
      else setAimed({ target, moment });
      return aim?.target === target;
    },
    aimedAt: aim?.target ?? null,
    failed: failed?.moment === moment ? failed : null,
    /** The attack being prepared, with the currently drawn move. */
    prepared: (): Prepared | null => {
      const plan = aim && attacker !== null ? attackOn(aim.target) : null;
      if (plan === null) return null;
      const moved = plan.moves ? planner!.plan(drawn.current!.gestures()) : null;
      const at = moved?.ok ? moved.match : match;
      return {
        model: attacker!,
        target: aim!.target,
        t: tableOf(ruleset, match.setup, ruleset.view(match.setup, at.state.position, seat)),
        moves: plan.moves,
        attack: () => planner!.play(plan.inputs, plan.rest),
      };
    },
    forget: () => {
      setHeld(null);
      setAimed(null);
    },
  };
}

/** The plan up to the question for the path; null if the model cannot move now, or something else is asked first. */
function moveAhead(planner: Planner, model: Id): Ahead | null {
  const plan = planner.plan(moving(model));
  return plan.ok && plan.isDone && plan.inputs.length > 0 ? plan : null;
}
