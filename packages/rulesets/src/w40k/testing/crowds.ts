// Random crowded boards on real tables, floors included, and the moves on them that need a legal end.
import type { Numbers } from '@little-wars/engine';
import { type Ground, inches, mayStand, type Scene, type Spot } from '@little-wars/engine/geometry';
import { crowdOn, type MoveCase } from '@little-wars/skirmish/testing';
import type { Move } from '../book.ts';
import type { chargePhaseOf } from '../charge/phase.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { movementPhaseOf } from '../movement/phase.ts';
import type { Proposing } from '../movement/propose.ts';
import type { MoveReasons } from '../movement/reasons.ts';
import type { Trips } from '../movement/trips.ts';
import type { Look, Model } from '../types.ts';
import type { Stood } from './line-ups.ts';

type Add = (kind: string, x: number, y: number, change: Partial<Model>) => Stood;

export interface CrowdParts<S> {
  readonly setups: readonly S[];
  readonly membersOf: (setup: S) => readonly Pick<Model, 'kind' | 'sheet' | 'choices'>[];
  readonly sceneOf: (setup: S) => Scene;
  readonly look: (stood: readonly Stood[], setup: S) => Look;
  readonly blue: Add;
  readonly red: Add;
  readonly library: {
    readonly charges: Pick<ReturnType<typeof chargePhaseOf>, 'targetsOf'>;
    readonly lookups: Lookups;
    readonly movement: Pick<ReturnType<typeof movementPhaseOf>, 'allowanceOf'>;
    readonly proposing: Proposing;
    readonly reasons: MoveReasons;
    readonly trips: Trips;
  };
}

const pick = <A>(next: Numbers, list: readonly A[]): A => list[next(list.length)]!;

/** A charge ends so near to a target, base to base. */
const COMBAT = inches(1);

/** The moves of model 0: a Fall Back if it is in a fight, otherwise a charge at one or two enemies. */
export function crowdedMovesOf<S>(parts: CrowdParts<S>): (next: Numbers) => readonly MoveCase[] {
  const { setups, membersOf, sceneOf, look, blue, red, library } = parts;
  const { charges, lookups, movement, proposing, reasons, trips } = library;

  /** A board with one model, 0, and others close around it, mostly enemies. */
  const crowd = (next: Numbers): Look => {
    const setup = pick(next, setups);
    const members = membersOf(setup);
    const how = { reach: pick(next, [500, 700, 1500, 2600]), others: 1 + next(7) };
    const add = (stood: readonly Stood[], at: Spot): readonly Stood[] => {
      const isOurs = stood.length === 0 || (stood.length > 1 && next(4) === 0);
      const { kind, sheet, choices } = pick(next, members);
      const more = [...stood, (isOurs ? blue : red)(kind, 0, 0, { at, sheet, choices })];
      const t = look(more, setup);
      return mayStand(trips.tripOf(t, stood.length, 'move'), at, modelOf(t, stood.length).along) ? more : stood;
    };
    const ground: Ground = trips.tripOf(look([blue('Ork Boy', 1, 1, {})], setup), 0, 'charge').ground;
    return look(crowdOn({ scene: sceneOf(setup), ground }, how, add, next), setup);
  };

  const caseOf = (t: Look, move: Move): MoveCase => {
    const { at, along } = modelOf(t, 0);
    const trip = trips.tripOf(t, 0, move.manner);
    const near = (move.at ?? []).map(enemy => ({
      at: modelOf(t, enemy).at!,
      within: Math.ceil(lookups.reach(t, 0) + lookups.reach(t, enemy) + COMBAT),
    }));
    return {
      name: move.manner,
      trip,
      from: at!,
      allowance: move.allowance,
      isOffered: proposing.find(t, move) !== null,
      mayEnd: spot => mayStand(trip, spot, along) && reasons.mayEndBy(t, move, spot),
      isLegal: legs => reasons.againstMove(t, move, legs).length === 0,
      ...(move.manner === 'charge' && { near }),
    };
  };

  return next => {
    const t = crowd(next);
    if (lookups.isInCombat(t, 0))
      return [caseOf(t, { model: 0, manner: 'fall-back', allowance: movement.allowanceOf(t, 0, 'fall-back') })];
    const targets = charges.targetsOf(t, 0);
    if (targets.length === 0) return [];
    const at = [...new Set([pick(next, targets), pick(next, targets)])];
    return [caseOf(t, { model: 0, manner: 'charge', allowance: inches(2 + next(11)), at })];
  };
}
