// VG-2.4, VG-2.8, VG-11.16  Abilities paid for once during an attack
import type { Offer, Seat } from '@little-wars/engine';
import { payFor, priceOf } from '../core/11-command/command.ts';
import { ownerOf } from '../lookups.ts';
import { type Look, type ModelId, sequence } from '../types.ts';

interface Paying {
  readonly model: ModelId;
  readonly ability: string;
  readonly cp: number;
  /** The mark it leaves on the attack. */
  readonly mark: string;
}

/** Pays, and leaves a mark on the attack for the ability's rule to check. */
export const payAndMark = sequence<Paying>('pay for an ability', 'VG-2.4', s => [
  s.run('VG-2.4', 'pay and mark the attack', (t, { model, ability, cp, mark }) => {
    payFor(t, model, { what: ability, cp, clause: 'VG-2.4' });
    t.emit({ type: 'attack-marked', clause: 'VG-2.8', mark });
    return { model, ability, cp, mark };
  }),
]);

export const canAfford = (t: Look, model: ModelId, ability: string, cp: number): boolean =>
  t.position.cp[ownerOf(t, model)]! >= priceOf(t, model, ability, cp);

/** A mark for one model, because an attack split among several targets keeps all its marks. */
export const markOf = (ability: string, model: ModelId): string => `${ability}/${model}`;

export const isMarked = (t: Look, mark: string): boolean => t.position.attack?.marks.includes(mark) === true;

/** Offers an ability to its owner: once per attack and mark, and only to a player who can pay. */
export const offerMark = (t: Look, seat: Seat, paying: Paying): readonly Offer[] =>
  ownerOf(t, paying.model) === seat &&
  !isMarked(t, paying.mark) &&
  canAfford(t, paying.model, paying.ability, paying.cp)
    ? [{ id: paying.ability, frame: payAndMark.start(paying) }]
    : [];
