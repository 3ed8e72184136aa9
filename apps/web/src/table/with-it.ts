// What else can be said together with a move or an attack: an action that needs no more words, or the end of the turn.
import { type Id, type Question, questionOf, tableOf, verbsIn } from '@little-wars/engine';
import { acting, activating, attacking, ending, type Gesture } from '@little-wars/table';
import type { Planner } from './gestures.ts';
import type { OnStage } from './stage.tsx';

export interface WithIt {
  readonly title: string;
  readonly gestures: readonly Gesture[];
}

/** The gestures that could be made in one with what is prepared, each planned and found possible. */
export function moreFor(on: OnStage, planner: Planner): readonly WithIt[] {
  const { moves, prepared } = on;
  const drawn = moves?.gestures() ?? [];
  const model = prepared?.model ?? drawn[0]?.model;
  if (model === undefined) return [];
  const now = [...(prepared && !prepared.moves ? [] : drawn), ...(prepared ? [attacking(model, prepared.target)] : [])];
  const actions = actionsOf(on, planner, model);
  const after = prepared
    ? []
    : [
        ...actions.map(({ id, title }) => ({ title: `… then ${title}`, gestures: [...now, acting(model, id)] })),
        { title: '… and end', gestures: [...now, ending(model)] },
      ];
  const first = actions.map(({ id, title }) => ({ title: `${title} first`, gestures: [acting(model, id), ...now] }));
  return [...first, ...after].filter(({ gestures }) => {
    const plan = planner.plan(gestures);
    return plan.ok && plan.isDone;
  });
}

/** Actions of a model that a button names entirely. */
function actionsOf(
  { seeing: { seat, teller } }: OnStage,
  planner: Planner,
  model: Id,
): readonly { readonly id: Id; readonly title: string }[] {
  const active = planner.plan(activating(model));
  if (!active.ok) return [];
  const { ruleset, setup, state } = active.match;
  const question = questionOf(ruleset, setup, state) as Question | null;
  if (question?.kind !== 'pick-one' || question.to !== seat) return [];
  const t = tableOf(ruleset, setup, ruleset.view(setup, state.position, seat));
  return verbsIn(ruleset, t, question)
    .filter(({ verb }) => verb === 'other')
    .map(({ option: id }) => ({ id, title: teller.option(question, id) }));
}
