// 7E-9.8, 7E-9.9, 7E-3.5  Fliers: falling, vector strikes, running
import { end } from '@little-wars/engine';
import { passedOver, type Spot } from '@little-wars/engine/geometry';
import { worthOfFace } from '../../../w40k/dice/amounts.ts';
import {
  enemiesOf,
  isAlive,
  isLocked,
  isUnder,
  modelOf,
  moverOf,
  ownerOf,
  standing,
  strengthOf,
} from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { bareWounds, type Wounding } from '../05-attacks/resolve.ts';

/** 7E-9.8: once per phase. */
export const fallMark = (t: Look): string => `fall@${t.position.turns}-${t.position.phase}`;

export interface Falling {
  readonly model: ModelId;
  readonly falls: boolean;
}

/** 7E-9.8: the faces on which it falls. */
export const FALLS_UP_TO = 2;

/** 7E-9.8: a hit without armour or cover save. */
export const fallOf = (model: ModelId): Wounding => ({ model, wounds: 0, hits: 1, strength: 9, ap: 1, from: null });

export const rollWhetherItFalls = question('roll whether it falls', 'roll');

/** 7E-9.8: on 1 or 2 it falls: a hit at S9 without armour or cover save, and it Glides. */
export const fall = sequence<Falling>('grounding test', '7E-9.8', s => [
  s.run('7E-9.8', 'whether it must test', (t, v) => {
    const { model } = v;
    if (!isAlive(t, model) || !isUnder(t, model, 'swooping') || modelOf(t, model).used.includes(fallMark(t)))
      return end();
    t.emit({ type: 'item-used', clause: '7E-9.8', model, item: fallMark(t) });
    return v;
  }),
  s.roll('7E-9.8', rollWhetherItFalls, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, v, [face]) => {
      if (face! > FALLS_UP_TO) return end();
      t.emit({ type: 'condition-ended', clause: '7E-9.8', model: v.model, condition: 'swooping' });
      return { ...v, falls: true };
    },
  }),
  s.call('7E-9.8', 'the fall', (_t, v) => bareWounds.start(fallOf(v.model))),
]);

export interface Vector {
  readonly model: ModelId;
  readonly from: Spot;
  readonly target: ModelId | null;
}

export const NOBODY = 'nobody';
export const chooseVectorStrike = question<'pick-one', AboutModel>('choose a target to strike in passing', 'pick-one');

/** Models that were flown over. */
const overflown = (t: Look, { model, from }: Vector): readonly ModelId[] => {
  const path = { from, legs: [{ how: 'go' as const, to: modelOf(t, model).at! }] };
  const others = enemiesOf(t, model)
    .filter(id => !isLocked(t, id))
    .map(id => ({ id: String(id), ...standing(t, id) }));
  return passedOver(moverOf(modelOf(t, model)), path, others).map(Number);
};

/** Marks a Vector Strike this turn, which counts as a fired weapon. */
export const vectorMark = (t: Look): string => `vector@${t.position.turns}`;

export const rollHitsInPassing = question('roll for hits in passing', 'roll');

/** 7E-9.9: D3 hits at its own S and AP2 on one unit flown over, instead of a weapon. */
export const vectorStrike = sequence<Vector>('Vector Strike', '7E-9.9', s => [
  s.ask('7E-9.9', chooseVectorStrike, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, v) => {
      const options = isAlive(t, v.model) ? overflown(t, v) : [];
      return options.length > 0 ? { of: 'target', options: [...options, NOBODY], about: { model: v.model } } : null;
    },
    then: (_t, v, target) => (target === NOBODY ? end() : { ...v, target: target as ModelId }),
  }),
  s.run('7E-9.9', 'whether it strikes', (t, v) => {
    if (v.target === null) return end();
    t.emit({ type: 'item-used', clause: '7E-9.9', model: v.model, item: vectorMark(t) });
    return v;
  }),
  s.roll('7E-9.9', rollHitsInPassing, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hits: worthOfFace(face!, 3) }),
  }),
  s.call('7E-9.9', 'they hit', (t, v) =>
    bareWounds.start({
      model: v.target!,
      wounds: 0,
      hits: (v as Vector & { readonly hits: number }).hits,
      strength: strengthOf(t, v.model),
      ap: 2,
      from: v.model,
    }),
  ),
]);

export const flierSequences = [fall, vectorStrike];
