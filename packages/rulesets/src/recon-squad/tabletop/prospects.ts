// The chances of rolls that answers lead to: charges, powers, Break Tests, jumps
import { combineHandlers, type Prospect } from '@little-wars/engine';
import { drawMove } from '../../w40k/movement/moving.ts';
import { prospectOf, prospectsOf } from '../../w40k/show/prospects.ts';
import type { ModelId } from '../../w40k/types.ts';
import { clears } from '../core/04-moving/jumps.ts';
import { chooseTester, roundsBroken } from '../core/07-breaking/breaking.ts';
import { coreClauses } from '../core-clauses.ts';
import { breaking, charges, jumps, proposing, psychic } from '../library.ts';
import { type Look, prospectOn } from '../types.ts';

export const { ofCharge, ofPower, denialOf, entries } = prospectsOf({
  clauses: coreClauses,
  proposing,
  charges,
  psychic,
});

/** RS-7.5: the chance to pass: a die plus the rounds since the army broke against Ld. */
export function ofBreakTest(t: Look, model: ModelId): Prospect {
  const rounds = roundsBroken(t.position, t.position.models[model]!.seat);
  const needs = (breaking.leadershipOf(t, model) ?? 0) - rounds;
  const prospect = { id: 'break', clause: 'RS-7.5', needs };
  return prospectOf(t, { what: 'test', model, dice: 1 }, prospect, ([face]) => face! <= needs);
}

/** RS-4.2: the chance to clear a gap. */
export const ofJump = (t: Look, model: ModelId, width: number): Prospect =>
  prospectOf(t, { what: 'other', model, dice: 1 }, { id: 'jump', clause: 'RS-4.2', needs: width + 1 }, ([face]) =>
    clears(face!, width),
  );

export const prospects = combineHandlers<Look, unknown, readonly Prospect[]>(
  [
    ...entries,
    prospectOn(chooseTester, (t, _question, model) => [ofBreakTest(t, model as ModelId)]),
    prospectOn(drawMove, (t, { model, allowance, about: { manner, at } }, legs) =>
      jumps
        .jumpsOf(t, { model: model as ModelId, manner, allowance, at }, legs)
        .flatMap(({ width }) => (width === null ? [] : [ofJump(t, model as ModelId, width)])),
    ),
  ],
  [],
);
