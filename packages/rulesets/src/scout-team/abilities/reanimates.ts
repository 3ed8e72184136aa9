// ST-10.4, ST-7.6  Reanimation Protocols and the resurrection orb
import { add, end, type Placement, type Question, type Reason, type Seat } from '@little-wars/engine';
import { inches, isWithin, mayStand } from '@little-wars/engine/geometry';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { enemiesOf, isAlive, modelOf, onTable, ownerOf } from '../../w40k/measuring/lookups.ts';
import { hasPlace, type PlaceSearch, proposePlace } from '../../w40k/movement/placing.ts';
import type { AboutModel } from '../../w40k/types.ts';
import type { From } from '../core/07-units/readings.ts';
import type { Reading } from '../core/07-units/scopes.ts';
import { lookups, readings, trips } from '../library.ts';
import { kitOf } from '../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

export const reanimationRoll = reRollable('Reanimation Protocols');
const rollReanimation = rollSequence(reanimationRoll, ['ST-10.4', '9E-2.3']);

/** The distance to another of its unit at which a model returns: unit coherency. */
const NEXT_TO = inches(2);

/** A model that may return, and the place from which its unit is determined. */
interface Gone {
  readonly model: ModelId;
  readonly at: From;
}

export interface Reanimating {
  readonly seat: Seat;
  readonly reading: Reading;
  /** Models of one Unit Name, in the order in which they return. */
  readonly gone: readonly Gone[];
  /** Successful dice that have not been spent. */
  readonly pool: number;
}

const neededBy = (t: Look, id: ModelId): number | null => {
  const use = kitOf(modelOf(t, id)).abilities.find(({ rule }) => rule === 'reanimates');
  return use?.rule === 'reanimates' ? use.on : null;
};

/** The surviving models of a slain model's unit. */
const mates = (t: Look, reading: Reading, { model, at }: Gone): readonly ModelId[] =>
  readings.unitOf(t, reading, model, at).filter(id => id !== model && ownerOf(t, id) === ownerOf(t, model));

const woundsOf = (t: Look, { model }: Gone): number => lookups.fullWounds(modelOf(t, model));

export interface AboutReturn extends AboutModel {
  readonly mates: readonly ModelId[];
}

export const placeBack = question<'place', AboutReturn>('place who comes back', 'place');

type Placing = Question<'place', AboutReturn>;

const reasonsAgainst = (t: Look, { about }: Pick<Placing, 'about'>, { at, along }: Placement): readonly Reason[] => {
  const { model } = about;
  const base = lookups.standingAt({ ...modelOf(t, model), ...(along && { along }) }, at);
  const reasons: Reason[] = [];
  if (!about.mates.some(other => isAlive(t, other) && isWithin(base, lookups.standing(t, other), NEXT_TO)))
    reasons.push({ reason: 'too-far', clause: 'ST-10.4' });
  const near = enemiesOf(t, model).find(enemy => lookups.areEngaged(base, lookups.standing(t, enemy)));
  if (near !== undefined) reasons.push({ reason: 'too-near-an-enemy', clause: '9E-1.5', enemy: near });
  if (!mayStand(trips.tripOf(t, model, 'move'), at, along)) reasons.push({ reason: 'cannot-stand', clause: '9E-8.13' });
  return reasons;
};

/** Around each model of its unit in turn. */
const searchesFor = (t: Look, about: AboutReturn): readonly PlaceSearch[] =>
  about.mates
    .filter(id => isAlive(t, id))
    .map(id => {
      const { x, y } = modelOf(t, id).at!;
      const reach = NEXT_TO + inches(2);
      return {
        box: [
          { x: x - reach, y: y - reach },
          { x: x + reach, y: y + reach },
        ],
        isLegal: candidate => reasonsAgainst(t, { about }, candidate).length === 0,
      };
    });

const aboutReturn = (t: Look, reading: Reading, gone: Gone): AboutReturn => ({
  model: gone.model,
  mates: mates(t, reading, gone),
});

/** The first that the dice can pay for and that has room. */
const nextBack = (t: Look, { reading, gone, pool }: Reanimating): Gone | undefined =>
  gone.find(each => woundsOf(t, each) <= pool && searchesFor(t, aboutReturn(t, reading, each)).some(hasPlace));

const reanimate = sequence<Reanimating>('Reanimation Protocols', 'ST-10.4', s => [
  s.call(
    'ST-10.4',
    'a die for each Wound of the slain',
    (t, { seat, gone }) =>
      rollWith(rollReanimation, {
        what: 'reanimation',
        count: gone.reduce((sum, each) => sum + woundsOf(t, each), 0),
        seat,
        model: gone[0]!.model,
        needs: neededBy(t, gone[0]!.model),
      }),
    (t, v, faces) => ({ ...v, pool: faces.filter(face => face >= neededBy(t, v.gone[0]!.model)!).length }),
  ),
  s.run('ST-10.4', 'whether anybody comes back', (t, v) => (nextBack(t, v) ? v : end())),
  s.ask('ST-10.4', placeBack, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const back = nextBack(t, v)!;
      return { what: back.model, about: aboutReturn(t, v.reading, back) };
    },
    then: (t, v, { at }) => {
      const back = nextBack(t, v)!;
      t.emit({ type: 'returned', clause: 'ST-10.4', model: back.model, at, wounds: woundsOf(t, back) });
      const gone = v.gone.filter(({ model }) => model !== back.model);
      return { ...v, gone, pool: v.pool - woundsOf(t, back) };
    },
    legal: reasonsAgainst,
    propose: (t, { about }, next) => proposePlace(searchesFor(t, about).find(hasPlace)!, next),
  }),
  s.repeat('ST-10.4', 'while dice are left', { from: 'whether anybody comes back', while: () => true }),
]);

/** Groups of one Unit Name, each with a survivor of its unit. */
const groupsOf = (t: Look, reading: Reading, gone: readonly Gone[]): readonly (readonly Gone[])[] => {
  const able = gone.filter(
    each => modelOf(t, each.model).removed && neededBy(t, each.model) !== null && mates(t, reading, each).length > 0,
  );
  const sheets = [...new Set(able.map(({ model }) => modelOf(t, model).sheet))];
  return sheets.map(sheet => able.filter(({ model }) => modelOf(t, model).sheet === sheet));
};

interface AllGroups {
  readonly seat: Seat;
  readonly reading: Reading;
  readonly groups: readonly (readonly Gone[])[];
}

const reanimateAll = sequence<AllGroups>('all units reanimate', 'ST-10.4', s => [
  s.each('ST-10.4', 'one unit after the other', {
    of: (_t, v) => v.groups,
    call: (_t, { seat, reading }, gone: readonly Gone[]) => reanimate.start({ seat, reading, gone, pool: 0 }),
  }),
]);

/** The first model of a seat with the rule acts for all of them. */
const speaksFor = (t: Look, seat: Seat, holder: number): boolean =>
  onTable(t.position, seat).find(id => neededBy(t, id) !== null) === holder;

/** ST-10.4: after an enemy has attacked, slain models of a unit return if the dice pay for them. */
export const reanimates: Rule<'reanimates'> = {
  clause: 'ST-7.6',
  name: 'Reanimation Protocols',
  noBearing: { attacked: 'who returns after the attacks' },
  on: {
    attacked: (t, { attacker }, { holder, seat }) => {
      if (holder === null || ownerOf(t, attacker) === seat || !speaksFor(t, seat, holder)) return null;
      const { reanimation: reading } = t.setup.options.readings;
      const groups = groupsOf(
        t,
        reading,
        t.position.fallen.filter(({ model }) => ownerOf(t, model) === seat),
      );
      return groups.length > 0 ? reanimateAll.start({ seat, reading, groups }) : null;
    },
  },
};

/** ST-10.4: re-rolls 1s of these dice. */
export const reRollsReanimation: Rule<'re-rolls-reanimation'> = {
  clause: 'ST-10.4',
  name: 'Their Number Is Legion',
  modify: {
    're-rolls': add((which, { seat }, { roll }, t) =>
      roll.what === 'reanimation' && roll.seat === seat && hasLegion(t, roll.model!) ? moreOf(which, 'ones') : which,
    ),
  },
};

const hasLegion = (t: Look, model: ModelId): boolean =>
  kitOf(modelOf(t, model)).abilities.some(({ rule }) => rule === 're-rolls-reanimation');

const ORB = 'resurrection-orb';

interface UsingOrb extends AllGroups {
  readonly holder: ModelId;
}

const useOrb = sequence<UsingOrb>('Resurrection Orb', 'ST-10.4', s => [
  s.run('ST-10.4', 'it is used up', (t, v) => {
    t.emit({ type: 'item-used', clause: 'ST-10.4', model: v.holder, item: ORB });
    return v;
  }),
  s.call('ST-10.4', 'a unit reanimates', (_t, { seat, reading, groups }) =>
    reanimateAll.start({ seat, reading, groups }),
  ),
]);

/** ST-10.4, ST-7.6: once per battle, in the Command phase, such dice for one unit nearby. */
export const resurrectionOrb: Rule<'resurrection-orb'> = {
  clause: 'ST-7.6',
  name: 'resurrection orb',
  offer: {
    'phase-began': (t, { phase, seat: turn }, { holder, within, seat: side }, seat) => {
      if (phase !== 'command' || holder === null || seat !== side || turn !== side || !isAlive(t, holder)) return [];
      if (modelOf(t, holder).used.includes(ORB)) return [];
      const { orb: reading } = t.setup.options.readings;
      // ST-7.1: distances and sight are measured from the bearer, the relevant model.
      const gone = t.position.models.flatMap((model, id) =>
        model.seat === side && model.removed ? [{ model: id, at: holder }] : [],
      );
      const isNear = (each: Gone): boolean =>
        mates(t, reading, each).some(id => lookups.areWithin(t, holder, id, inches(within)));
      return groupsOf(t, reading, gone.filter(isNear)).map(group => ({
        id: `${ORB} ${modelOf(t, group[0]!.model).sheet}`,
        frame: useOrb.start({ seat, reading, groups: [group], holder }),
      }));
    },
  },
};

export const reanimationSequences = [rollReanimation, reanimate, reanimateAll, useOrb];
