// What a person does on the board before the action is chosen: the rules are asked what it would come to.
import { type Board, type Game, type Id, type Question, type Sight, tableOf } from '@little-wars/engine';
import {
  attacking,
  charging,
  type Gesture,
  moving,
  type Planned,
  type Planning,
  planFor,
  type Rank,
  type Session,
  type TableMatch,
  type Wishes,
} from '@little-wars/table';
import { useMemo, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';

/** Plans gestures of the person who is asked, and plays them. */
export interface Planner {
  plan(gestures: Gesture | readonly Gesture[], rank?: Rank): Planning;
  /** Plays answers; the gestures that are left are carried on when dice have fallen. */
  play(inputs: readonly Planned[], rest?: readonly Gesture[]): void;
  /** Shows why a gesture is not possible. */
  refuse(planning: Planning): void;
}

export const plannerFor = (
  session: Session,
  wishes: Wishes,
  { seat, play, refuse }: Pick<Planner, 'play' | 'refuse'> & { readonly seat: number },
): Planner => ({
  plan: (gesture, rank) => planFor(session, seat, gesture, rank ? { ...wishes, rank } : wishes),
  play,
  refuse,
});

type Ahead = Extract<Planning, { readonly ok: true }>;

/** An attack that has been clicked once: a second click, or the button, carries it out. */
export interface Prepared {
  readonly model: Id;
  readonly target: Id;
  /** The table it would be made on, after the move that comes first. */
  readonly t: Sight<Game>;
  readonly moves: boolean;
  readonly attack: () => void;
}

/** A move that is drawn and not made yet. */
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
  /** The move that is drawn and not made yet, which an attack would follow. */
  readonly drawn: { readonly current: Moves | null };
}

/** The move, charge or attack that is being prepared on the board. */
export function useGesturesAhead({ match, question, board, seat, chosen, moment, planner, drawn }: Props) {
  const { ruleset } = match;
  const [held, setHeld] = useState<{ readonly model: Id; readonly moment: number } | null>(null);
  const [aimed, setAimed] = useState<{ readonly target: Id; readonly moment: number } | null>(null);
  // Only an attack needs them: a first board is shown without.
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
  /** The attack alone, or after the move that is drawn. */
  const attackOn = (target: Id): (Ahead & { readonly moves: boolean }) | null => {
    if (planner === null || attacker === null || isMine(target)) return null;
    for (const before of drawn.current ? [drawn.current.gestures(), []] : [[]]) {
      const plan = planner.plan([...before, attacking(attacker, target)], rank);
      if (plan.ok && (plan.isDone || before.length === 0)) return { ...plan, moves: before.length > 0 };
    }
    return null;
  };
  const aim = aimed?.moment === moment ? aimed : null;

  return {
    /** The match at the question for the way, if a move is being prepared. */
    toMove,
    /** Takes a model up to move it; false if it cannot move now. */
    pickUp: (model: Id): boolean => {
      const found = planner && question?.kind === 'pick-one' && isMine(model) ? moveAhead(planner, model) : null;
      if (found === null) return false;
      setHeld({ model, moment });
      return true;
    },
    /** A model that was drawn onto another one charges it. */
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
      if (plan === null) return false;
      if (aim?.target === target) planner!.play(plan.inputs, plan.rest);
      else setAimed({ target, moment });
      return aim?.target === target;
    },
    aimedAt: aim?.target ?? null,
    /** The attack that is being prepared, with the move that is drawn now. */
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

/** The plan up to the question for the way; null if the model cannot move now, or something else is asked first. */
function moveAhead(planner: Planner, model: Id): Ahead | null {
  const plan = planner.plan(moving(model));
  return plan.ok && plan.isDone && plan.inputs.length > 0 ? plan : null;
}
