// The effects of powers that 8th and 9th edition share
import { end, type Frame } from '@little-wars/engine';
import type { strikeSequences } from '../attacks/strike.ts';
import type { Amount, NamedUse, Power } from '../content/types.ts';
import type { SharedPowerUse } from '../content/uses.ts';
import { amountOf, partsOf } from '../dice/amounts.ts';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { type Lookups, ownerOf } from '../measuring/lookups.ts';
import type { CastNow } from '../psychic/phase.ts';
import { sequence, type T, type Use } from '../types.ts';
import type { LastingPower } from './lasting.ts';

export interface Smiting extends CastNow {
  readonly amount: Amount;
}

export interface Opposing extends CastNow {
  readonly own?: number;
}

export interface PowerParts {
  readonly lookups: Lookups;
  readonly strikes: ReturnType<typeof strikeSequences>;
  /** The clauses of Smite, of the other powers, and of re-rolls. */
  readonly clauses: { readonly smite: string; readonly powers: string; readonly reRolls: string };
  readonly powerOf: (id: string) => Power;
}

export const mortalWoundsRoll = reRollable('roll for mortal wounds');
export const leadershipRoll = reRollable('roll against its Leadership');
export const toughnessRoll = reRollable('roll against its Toughness');

export function powersOf({ lookups, strikes, clauses, powerOf }: PowerParts) {
  const { smite: smiting, powers, reRolls } = clauses;
  const rollHarm = rollSequence(mortalWoundsRoll, [smiting, reRolls]);
  const rollScourge = rollSequence(leadershipRoll, [powers, reRolls]);
  const rollAgainst = rollSequence(toughnessRoll, [powers, reRolls]);

  const smite = sequence<Smiting>('mortal wounds of a power', smiting, s => [
    s.call(
      smiting,
      'roll how many',
      (t, { model, amount }) =>
        rollWith(rollHarm, { what: 'mortal-wounds', count: partsOf(amount).dice, seat: ownerOf(t, model), model }),
      (_t, v, faces) => ({ ...v, total: amountOf(v.amount, faces) }),
    ),
    s.call(smiting, 'suffer them', (_t, { model, target, total }) => strikes.mortalWounds(target, total, model)),
  ]);

  /** Both roll and add Leadership; the caster first. */
  const scourge = sequence<Opposing>('scourge', powers, s => [
    s.call(
      powers,
      'the caster rolls',
      (t, { model }) => rollWith(rollScourge, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
      (t, v, [face]) => ({ ...v, own: face! + (lookups.leadership(t, v.model) ?? 0) }),
    ),
    s.call(
      powers,
      'the target rolls',
      (t, { target }) => rollWith(rollScourge, { what: 'other', count: 1, seat: ownerOf(t, target), model: target }),
      (t, v, [face]) => {
        const theirs = face! + (lookups.leadership(t, v.target) ?? 0);
        return { ...v, total: (v.own ?? 0) > theirs ? 1 : v.own === theirs ? 0 : -1 };
      },
    ),
    s.call(powers, 'mortal wounds', (_t, v) => {
      if (v.total < 0) return null;
      return smite.start({ ...v, amount: v.total > 0 ? 'D3' : 1 });
    }),
  ]);

  /** Effects that last until the caster's next Psychic phase. */
  const bless = sequence<CastNow>('a lasting power', powers, s => [
    s.run(powers, 'it begins', (t: T, v) => {
      const { seat } = t.position.models[v.model]!;
      const lasting = lastingOf(powerOf(v.power).effect as SharedPowerUse, v.target);
      const use: Use = { ...lasting, seat, holder: v.model };
      t.emit({ type: 'effect-began', clause: powers, effect: { use, until: 'own-psychic', seat } });
      return end();
    }),
  ]);

  /** The effect of a shared power; null for one of the edition's own. */
  const frameOf = (cast: CastNow): Frame => {
    const effect = powerOf(cast.power).effect as SharedPowerUse;
    switch (effect.rule) {
      case 'mortal-wounds':
        return smite.start({
          ...cast,
          amount: effect.more && cast.total >= effect.more.from ? effect.more.wounds : effect.wounds,
        });
      case 'scourges':
        return scourge.start(cast);
      default:
        return bless.start(cast);
    }
  };
  return { frameOf, smite, rollAgainst, sequences: [rollHarm, rollScourge, rollAgainst, smite, scourge, bless] };
}

/** The rule that a lasting power puts into effect. */
function lastingOf(effect: SharedPowerUse, target: number): LastingPower & NamedUse {
  switch (effect.rule) {
    case 'strengthens': {
      const { strength, toughness, attacks } = effect;
      return { rule: 'power-strengthens', target, strength, toughness, attacks };
    }
    case 'guides':
      return { rule: 'power-guides', target };
    case 'dooms':
      return { rule: 'power-dooms', target };
    case 'changes-saves':
      return { rule: 'power-saves', target, by: effect.by };
    case 'ignores-wounds':
      return { rule: 'power-ignores-wounds', target, on: effect.on };
    default:
      throw new Error(`${effect.rule} does not last`);
  }
}
