import type { Placement, Question, Reason } from '@little-wars/engine';
import { inches, isWithin, mayStand } from '@little-wars/engine/geometry';
import { enemiesOf, isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import { hasPlace, type PlaceSearch, proposePlace, raisedIn } from '../../w40k/movement/placing.ts';
import { shootWith } from '../../w40k/shooting/shoot.ts';
import { lookups, shooting, trips, weapons } from '../library.ts';
import { sceneOfSetup } from '../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

export interface AboutInterception {
  readonly model: ModelId;
  readonly target: ModelId;
  readonly within: number;
  readonly apart: number;
}

export const placeInterceptor = question<'place', AboutInterception>('place it near who arrived', 'place');

type Placing = Question<'place', AboutInterception>;

/** The reasons against a place, or the first few of them: who searches for a place needs to know of one. */
const reasonsAgainst = (
  t: Look,
  { about }: Pick<Placing, 'about'>,
  { at, along }: Placement,
  enough = Infinity,
): readonly Reason[] => {
  const { model, target, within, apart } = about;
  const base = lookups.standingAt({ ...modelOf(t, model), ...(along && { along }) }, at);
  const reasons: Reason[] = [];
  if (!isWithin(base, lookups.standing(t, target), inches(within)))
    reasons.push({ reason: 'too-far', clause: 'RS-10.4' });
  if (reasons.length >= enough) return reasons;
  const near = enemiesOf(t, model).find(enemy => isWithin(base, lookups.standing(t, enemy), inches(apart)));
  if (near !== undefined) reasons.push({ reason: 'too-near-an-enemy', clause: '8E-4.12', enemy: near });
  if (reasons.length >= enough) return reasons;
  if (!mayStand(trips.tripOf(t, model, 'move'), at, along)) reasons.push({ reason: 'cannot-stand', clause: '8E-4.3' });
  return reasons;
};

function placesFor(t: Look, about: AboutInterception): PlaceSearch {
  const { x, y } = modelOf(t, about.target).at!;
  const reach = inches(about.within + 2);
  const box: PlaceSearch['box'] = [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y + reach },
  ];
  return {
    box,
    raised: () => raisedIn(sceneOfSetup(t.setup), box),
    isLegal: placement => reasonsAgainst(t, { about }, placement, 1).length === 0,
  };
}

export const intercept = sequence<AboutInterception>('Ethereal Interception', 'RS-10.4', s => [
  s.ask('RS-10.4', placeInterceptor, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, v) => ({ what: v.model, about: v }),
    then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
      t.emit({ type: 'arrived', clause: 'RS-10.4', model: v.model, at, along });
      return v;
    },
    legal: (t, asked, placement) => reasonsAgainst(t, asked, placement),
    propose: (t, { about }, next) => proposePlace(placesFor(t, about), next),
  }),
  s.call('RS-10.4', 'shoot at it alone', (t, { model, target }) =>
    weapons
      .profilesFor(t, model, 'shooting')
      .some(profile => weapons.mayHit(t, { attacker: model, target, profile, manner: 'shooting' }))
      ? shootWith(shooting.shoot, model, 'shooting', target)
      : null,
  ),
]);

/** RS-10.4: when an enemy arrives from reserve it may arrive at once near it, and shoot only at it. */
export const etherealInterception: Rule<'ethereal-interception'> = {
  clause: 'RS-10.4',
  name: 'Ethereal Interception',
  offer: {
    arrived: (t, { model: target }, { holder, within, apart, seat: own }, seat) => {
      if (holder === null || seat !== own || ownerOf(t, target) === own || !isAlive(t, target)) return [];
      const about = { model: holder, target, within, apart };
      return modelOf(t, holder).reserve && hasPlace(placesFor(t, about))
        ? [{ id: `ethereal-interception ${holder}`, frame: intercept.start(about) }]
        : [];
    },
  },
};
