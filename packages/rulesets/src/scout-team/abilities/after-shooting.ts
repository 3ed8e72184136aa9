// ST-10.4  Battle Focus and Skyleap: a move after shooting
import { add, limit, type Placement, type Question, type Reason } from '@little-wars/engine';
import { inches, isWithin, mayStand } from '@little-wars/engine/geometry';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { enemiesOf, hasDone, isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import { startMove } from '../../w40k/movement/moving.ts';
import { hasPlace, type PlaceSearch, proposePlace, raisedIn } from '../../w40k/movement/placing.ts';
import type { AboutModel } from '../../w40k/types.ts';
import { lookups, moving, trips } from '../library.ts';
import { sceneOfSetup } from '../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

/** Weapons that fire after an Advance as if it had not Advanced. */
const STEADY: readonly string[] = ['assault', 'pistol'];

export const focusRoll = reRollable('roll for Battle Focus');
const rollFocus = rollSequence(focusRoll, ['ST-10.4', '9E-2.3']);

interface Focusing {
  readonly model: ModelId;
  readonly inches: number;
}

const focus = sequence<Focusing>('Battle Focus', 'ST-10.4', s => [
  s.call(
    'ST-10.4',
    'roll how far',
    (t, { model }) => rollWith(rollFocus, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
    (_t, v, [face]) => ({ ...v, inches: face! }),
  ),
  s.call('ST-10.4', 'it moves', (_t, v) =>
    startMove(moving, { model: v.model, manner: 'move', allowance: inches(v.inches) }),
  ),
]);

/** Whether a model may move now: its own shooting is over, it did not Advance, and it is not engaged. */
const mayMoveAfter = (t: Look, holder: ModelId | null, attacker: ModelId): holder is ModelId =>
  holder !== null &&
  attacker === holder &&
  isAlive(t, holder) &&
  t.position.phase === 'shooting' &&
  t.position.turn === ownerOf(t, holder) &&
  !hasDone(t, holder, 'advanced', 'left') &&
  !lookups.isInCombat(t, holder) &&
  !modelOf(t, holder).used.includes(done(t));

/** Once per turn. */
const done = (t: Look): string => `moved-after-shooting ${t.position.round}`;

export const battleFocus: Rule<'battle-focus'> = {
  clause: 'ST-10.4',
  name: 'Battle Focus',
  modify: {
    'shooting-refused': limit((reasons, { holder }, { model, profile }) =>
      model === holder && STEADY.includes(lookups.profile(profile).type)
        ? reasons.filter(({ reason }) => reason !== 'advanced')
        : reasons,
    ),
    'hit-modifier': add((sum, { holder }, { attack }, t) =>
      holder !== null &&
      attack.attacker === holder &&
      attack.manner === 'shooting' &&
      lookups.profile(attack.profile).type === 'assault' &&
      hasDone(t, holder, 'advanced')
        ? sum + 1
        : sum,
    ),
  },
  offer: {
    'after-attacks': (t, { attacker, manner }, { holder, seat: side }, seat) =>
      manner === 'shooting' && seat === side && mayMoveAfter(t, holder, attacker)
        ? [{ id: `battle-focus ${holder}`, frame: startFocus.start({ model: holder }) }]
        : [],
  },
};

const startFocus = sequence<AboutModel>('use Battle Focus', 'ST-10.4', s => [
  s.run('ST-10.4', 'once a turn', (t, v) => {
    t.emit({ type: 'item-used', clause: 'ST-10.4', model: v.model, item: done(t) });
    return v;
  }),
  s.call('ST-10.4', 'move a D6', (_t, { model }) => focus.start({ model, inches: 0 })),
]);

export interface AboutLeap extends AboutModel {
  readonly apart: number;
}

export const placeLeaper = question<'place', AboutLeap>('set it up anew', 'place');

type Placing = Question<'place', AboutLeap>;

const reasonsAgainst = (t: Look, { about }: Pick<Placing, 'about'>, { at, along }: Placement): readonly Reason[] => {
  const { model, apart } = about;
  const base = lookups.standingAt({ ...modelOf(t, model), ...(along && { along }) }, at);
  const reasons: Reason[] = [];
  const near = enemiesOf(t, model).find(enemy => isWithin(base, lookups.standing(t, enemy), inches(apart)));
  if (near !== undefined) reasons.push({ reason: 'too-near-an-enemy', clause: 'ST-10.4', enemy: near });
  if (!mayStand(trips.tripOf(t, model, 'move'), at, along)) reasons.push({ reason: 'cannot-stand', clause: '9E-8.13' });
  return reasons;
};

const searchFor = (t: Look, about: AboutLeap): PlaceSearch => {
  const scene = sceneOfSetup(t.setup);
  const box: PlaceSearch['box'] = [
    { x: 0, y: 0 },
    { x: scene.width, y: scene.depth },
  ];
  return {
    box,
    raised: () => raisedIn(scene, box),
    isLegal: candidate => reasonsAgainst(t, { about }, candidate).length === 0,
  };
};

const leap = sequence<AboutLeap>('Skyleap', 'ST-10.4', s => [
  s.ask('ST-10.4', placeLeaper, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, v) => ({ what: v.model, about: { model: v.model, apart: v.apart } }),
    then: (t, v, { at, along }) => {
      t.emit({ type: 'moved', clause: 'ST-10.4', model: v.model, to: at, ...(along && { along }) });
      t.emit({ type: 'item-used', clause: 'ST-10.4', model: v.model, item: done(t) });
      return v;
    },
    legal: reasonsAgainst,
    propose: (t, { about }, next) => proposePlace(searchFor(t, about), next),
  }),
]);

/** ST-10.4: instead of that move it may be set up again, away from enemies. */
export const skyleap: Rule<'skyleap'> = {
  clause: 'ST-10.4',
  name: 'Skyleap',
  offer: {
    'after-attacks': (t, { attacker, manner }, { holder, apart, seat: side }, seat) =>
      manner === 'shooting' &&
      seat === side &&
      mayMoveAfter(t, holder, attacker) &&
      hasPlace(searchFor(t, { model: holder, apart }))
        ? [{ id: `skyleap ${holder}`, frame: leap.start({ model: holder, apart }) }]
        : [],
  },
};

export const afterShootingSequences = [rollFocus, focus, startFocus, leap];
