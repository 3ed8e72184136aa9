// VG-2.5, VG-2.7, VG-2.9  Reanimation Protocol
import type { Placement, Question, Reason } from '@little-wars/engine';
import { inches, isWithin, mayStand, placeAround, type Spot } from '@little-wars/engine/geometry';
import { because } from '../core/06-actions/actions.ts';
import { tripOf } from '../core/07-moving/trips.ts';
import { enemiesOf, hasKeyword, modelOf, ownerOf, standingAt, standingOf } from '../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../types.ts';
import type { SpecialAction } from './parts.ts';

const NEAR = inches(3);
const AWAY = inches(1);

/** VG-2.5: the keyword of cards that can return. */
export const REANIMATES = 'REANIMATES';

/** Removed friends that can return. */
const fallen = (t: Look, model: ModelId): readonly ModelId[] =>
  t.position.models.flatMap((each, id) =>
    each.removed && each.seat === ownerOf(t, model) && hasKeyword(t, id, REANIMATES) ? [id] : [],
  );

/** VG-2.5: within 3" of the model that uses it, and more than 1" from every enemy. */
function reasonsAgainstSpot(t: Look, by: ModelId, model: ModelId, at: Spot): readonly Reason[] {
  const standing = standingAt(modelOf(t, model), at);
  const isNear = enemiesOf(t, by).some(enemy => isWithin(standing, standingOf(t, enemy), AWAY));
  return [
    ...because(!isWithin(standing, standingOf(t, by), NEAR), 'too-far-away', 'VG-2.5'),
    ...because(isNear, 'enemy-too-near', 'VG-2.5'),
    ...because(!mayStand(tripOf(t, model), at, modelOf(t, model).along), 'cannot-stand', 'VG-2.9'),
  ];
}

const spotFor = (t: Look, by: ModelId, model: ModelId): Spot | null =>
  placeAround(modelOf(t, by).at!, at => reasonsAgainstSpot(t, by, model, at).length === 0, {
    step: inches(0.25),
    farthest: inches(6),
  });

export const canReturn = (t: Look, by: ModelId): readonly ModelId[] =>
  fallen(t, by).filter(model => spotFor(t, by, model) !== null);

interface Reanimating {
  readonly by: ModelId;
  readonly model: ModelId | null;
}

/** VG-2.5: the model it must return near. */
interface AboutReturning {
  readonly by: ModelId;
}

export const chooseWhoReturns = question<'pick-one', AboutModel>('choose who returns', 'pick-one');
export const placeWhoReturns = question<'place', AboutReturning>('place who returns', 'place');

export const reanimate = sequence<Reanimating>('Reanimation Protocol', 'VG-2.5', s => [
  s.ask('VG-2.5', chooseWhoReturns, {
    to: (t, v) => ownerOf(t, v.by),
    ask: (t, v) => {
      const options = canReturn(t, v.by);
      return options.length > 1 ? { of: 'model', options, about: { model: v.by } } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.ask('VG-2.5', placeWhoReturns, {
    to: (t, v) => ownerOf(t, v.by),
    ask: (t, v) => ({ what: v.model ?? canReturn(t, v.by)[0]!, about: { by: v.by } }),
    then: (t, v, { at }) => {
      const model = v.model ?? canReturn(t, v.by)[0]!;
      t.emit({ type: 'returned', clause: 'VG-2.5', model, at, wounds: 1 });
      return v;
    },
    legal: reasonsAgainstReturning,
    propose: proposeReturning,
  }),
]);

type Placing = Question<'place', AboutReturning>;

export function reasonsAgainstReturning(t: Look, { what, about }: Placing, { at }: Placement): readonly Reason[] {
  return reasonsAgainstSpot(t, about.by, what as ModelId, at);
}

function proposeReturning(t: Look, { what, about }: Placing): Placement {
  return { at: spotFor(t, about.by, what as ModelId)! };
}

export const reanimationProtocol: SpecialAction = {
  id: 'reanimation-protocol',
  words:
    'A friendly Warrior or Flayed One that was removed returns within 3", over 1" from enemies, with 1 wound, activated.',
  clause: 'VG-2.5',
  length: 'long',
  reasons: (t, by) => because(canReturn(t, by).length === 0, 'nobody-to-return', 'VG-2.9'),
  start: by => reanimate.start({ by, model: null }),
};
