// What else can be said together with a move or an attack: an action that needs no more words, or the end of the turn.
import {
  type Chances,
  type Forecast,
  type Game,
  type Id,
  type Question,
  questionOf,
  tableOf,
  verbsIn,
} from '@little-wars/engine';
import {
  acting,
  activating,
  attacking,
  ending,
  type Gesture,
  likewise,
  othersOfUnit,
  type Rank,
} from '@little-wars/table';
import type { Planner } from './gestures.ts';
import type { OnStage } from './on-stage.ts';

export interface WithIt {
  readonly title: string;
  readonly gestures: readonly Gesture[];
}

/** The gestures that can be combined with what is prepared; each was planned and is possible. */
export function moreFor(on: OnStage & { readonly question: Question }, planner: Planner): readonly WithIt[] {
  const { moves, prepared, question } = on;
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
  const { board } = on.seeing;
  const others = now.length > 0 ? othersOfUnit(board, model).length : 0;
  const unit =
    others === 0 ? [] : [{ title: `… and the unit likewise (${others})`, gestures: likewise(board, question, now) }];
  const first = actions.map(({ id, title }) => ({ title: `${title} first`, gestures: [acting(model, id), ...now] }));
  return [...unit, ...first, ...after].filter(({ gestures }) => {
    const plan = planner.plan(gestures);
    return plan.ok && (plan.isDone || unit[0]?.gestures === gestures);
  });
}

export interface OtherWeapon {
  readonly forecast: Forecast;
  readonly attack: () => void;
}

/** The attack that is prepared, with each of the other weapons that could make it. */
export function otherWeapons(
  { prepared, moves }: OnStage,
  planner: Planner,
  chances: Chances<Game>,
): readonly OtherWeapon[] {
  if (!prepared) return [];
  const { model, target, t } = prepared;
  const before = prepared.moves ? (moves?.gestures() ?? []) : [];
  const all = chances.attacks(t, model, target).toSorted((a, b) => b.kill - a.kill || b.mean - a.mean);
  // Two ways to fire one weapon differ in what they do.
  const keyOf = ({ with: weapon, kill, mean }: Forecast): string => `${weapon} ${kill} ${mean}`;
  const others = [...new Map(all.map(each => [keyOf(each), each])).values()].slice(1);
  return others.flatMap(other => {
    const isIt = (forecast: Forecast): boolean => forecast.to === target && keyOf(forecast) === keyOf(other);
    // Answers that lead to this weapon: a plan without one of them attacks with another.
    const leading = new Set<string>();
    const rank: Rank = (table, question, answer) => {
      if (!chances.forecast(table, question, answer).some(isIt)) return 0;
      leading.add(JSON.stringify(answer));
      return 1;
    };
    for (const verbs of [['shoot'], ['fight']] as const) {
      const plan = planner.plan([...before, { ...attacking(model, target), verbs }], rank);
      if (plan.ok && plan.isDone && plan.inputs.some(({ answer }) => leading.has(JSON.stringify(answer))))
        return [{ forecast: other, attack: () => planner.play(plan.inputs, plan.rest) }];
    }
    return [];
  });
}

/** The actions of a model that need nothing more than a button. */
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
