// Rules that re-roll one failed hit, once per turn or once per game
import { add, set } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { modelOf } from '../lookups.ts';
import type { Attack, Look, ModelId, Rule, T } from '../types.ts';

export type OneDie = 'master-crafted' | 're-rolls-melee-hit' | 're-rolls-one-hit';

interface When {
  readonly clause: string;
  readonly name: string;
  /** Marks its use: cleared with the turn, or kept for the game. */
  readonly mark: (t: Look) => string;
  readonly applies: (attack: Attack) => boolean;
  /** Whether the player is asked: a once-per-game use may be saved. */
  readonly asks?: boolean;
}

const isUsed = (t: Look, holder: ModelId, mark: string): boolean => modelOf(t, holder).used.includes(mark);

/** One failed hit of its holder is re-rolled; its use is marked on the model. */
export const oneDie = <N extends OneDie>({ clause, name, mark, applies, asks = false }: When): Rule<N> => {
  const may = (t: Look, holder: ModelId | null, attack: Attack | null): holder is ModelId =>
    holder !== null &&
    attack !== null &&
    attack.attacker === holder &&
    !attack.stray &&
    applies(attack) &&
    !isUsed(t, holder, mark(t));
  const rule: Pick<Rule<OneDie>, 'clause' | 'name' | 'modify' | 'on' | 'noBearing'> = {
    clause,
    name,
    noBearing: { 're-rolled': 'it was used, and odds know that it is used once' },
    modify: {
      're-rolls': add((which, { holder }, { roll, attack }, t) =>
        roll.what === 'hit' && roll.model === holder && may(t, holder, attack) ? moreOf(which, 'one') : which,
      ),
      're-roll-is-risky': set(
        (value, { holder }, { roll }, t) =>
          value || (asks && roll.what === 'hit' && roll.model === holder && may(t, holder, t.position.attack)),
      ),
    },
    on: {
      're-rolled': (t: T, _fact, { holder }) => {
        const roll = t.position.rolls.at(-1);
        if (roll?.what === 'hit' && roll.model === holder && may(t, holder, t.position.attack))
          t.emit({ type: 'item-used', clause, model: holder, item: mark(t) });
        return null;
      },
    },
  };
  return rule as unknown as Rule<N>;
};
