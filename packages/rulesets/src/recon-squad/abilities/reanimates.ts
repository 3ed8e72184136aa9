// RS-3.8  Reanimation Protocols, an option
import { end, type Placement, type Question, type Reason, type Seat } from '@little-wars/engine';
import { inches, isWithin, mayStand } from '@little-wars/engine/geometry';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { enemiesOf, isAlive, modelOf, ONE_INCH, onTable, ownerOf } from '../../w40k/measuring/lookups.ts';
import { hasPlace, type PlaceSearch, proposePlace, raisedIn } from '../../w40k/movement/placing.ts';
import { lookups, trips } from '../library.ts';
import { kitOf, sceneOfSetup } from '../lookups.ts';
import { type AboutTest, type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

export const reanimationRoll = reRollable('Reanimation Protocols');
const rollReanimation = rollSequence(reanimationRoll, ['RS-3.8', '8E-3.1']);

/** RS-3.8: how near to others of its selection a model returns. */
const NEXT_TO = inches(3);

export interface Reanimating {
  readonly seat: Seat;
  /** One selection only, or all. */
  readonly selection: number | null;
}

export interface OneBack {
  readonly model: ModelId;
  readonly on: number;
}

export const placeBack = question<'place', AboutTest>('place who comes back', 'place');

/** The roll it needs; null for a model without the rule. */
const neededBy = (t: Look, id: ModelId): number | null => {
  const use = kitOf(modelOf(t, id)).abilities.find(({ rule }) => rule === 'reanimates');
  return use?.rule === 'reanimates' ? use.on : null;
};

const siblings = (t: Look, id: ModelId): readonly ModelId[] => {
  const { seat, selection } = modelOf(t, id);
  return onTable(t.position, seat).filter(other => modelOf(t, other).selection === selection);
};

/** The slain models of a seat that others of their selection may bring back. */
const fallen = (t: Look, { seat, selection }: Reanimating): readonly OneBack[] =>
  t.position.models.flatMap((model, id) => {
    // RS-7.6: a model that failed a Break Test is gone, not slain.
    const isSlain = model.seat === seat && model.removed && !t.position.fled.includes(id);
    const on = isSlain ? neededBy(t, id) : null;
    const isMeant = on !== null && (selection === null || model.selection === selection);
    return isMeant && siblings(t, id).length > 0 ? [{ model: id, on }] : [];
  });

type Placing = Question<'place', AboutTest>;

const reasonsAgainst = (
  t: Look,
  { about: { model } }: Pick<Placing, 'about'>,
  { at, along }: Placement,
): readonly Reason[] => {
  const base = lookups.standingAt({ ...modelOf(t, model), ...(along && { along }) }, at);
  const reasons: Reason[] = [];
  if (!siblings(t, model).some(other => isWithin(base, lookups.standing(t, other), NEXT_TO)))
    reasons.push({ reason: 'too-far', clause: 'RS-3.8' });
  const near = enemiesOf(t, model).filter(enemy => isWithin(base, lookups.standing(t, enemy), ONE_INCH));
  for (const enemy of near.slice(0, 1)) reasons.push({ reason: 'too-near-an-enemy', clause: 'RS-3.8', enemy });
  if (!mayStand(trips.tripOf(t, model, 'move'), at, along)) reasons.push({ reason: 'cannot-stand', clause: '8E-4.3' });
  return reasons;
};

/** Around the others of its selection; the first with room is used. */
const placesFor = (t: Look, model: ModelId): readonly PlaceSearch[] =>
  siblings(t, model).map(other => {
    const { x, y } = modelOf(t, other).at!;
    const reach = NEXT_TO + inches(2);
    const box: PlaceSearch['box'] = [
      { x: x - reach, y: y - reach },
      { x: x + reach, y: y + reach },
    ];
    return {
      box,
      raised: () => raisedIn(sceneOfSetup(t.setup), box),
      isLegal: placement => reasonsAgainst(t, { about: { model } }, placement).length === 0,
    };
  });

const oneBack = sequence<OneBack>('a model comes back', 'RS-3.8', s => [
  s.call(
    'RS-3.8',
    'roll for it',
    (t, { model, on: needs }) =>
      rollWith(rollReanimation, { what: 'other', count: 1, seat: ownerOf(t, model), model, needs }),
    (t, v, [face]) => (face! >= v.on && placesFor(t, v.model).some(hasPlace) ? v : end()),
  ),
  s.ask('RS-3.8', placeBack, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, { model }) => ({ what: model, about: { model } }),
    then: (t, v, { at }) => {
      const wounds = lookups.fullWounds(modelOf(t, v.model));
      t.emit({ type: 'returned', clause: 'RS-3.8', model: v.model, at, wounds });
      return v;
    },
    legal: reasonsAgainst,
    propose: (t, { about }, next) => proposePlace(placesFor(t, about.model).find(hasPlace)!, next),
  }),
]);

export const reanimation = sequence<Reanimating>('Reanimation Protocols', 'RS-3.8', s => [
  s.each('RS-3.8', 'one roll for each of the slain', {
    of: (t, v) => fallen(t, v),
    call: (t, _v, back: OneBack) => (siblings(t, back.model).length > 0 ? oneBack.start(back) : null),
  }),
]);

/** The first model of a seat with the rule acts for all of them. */
const speaksFor = (t: Look, seat: Seat, holder: number): boolean =>
  onTable(t.position, seat).find(id => neededBy(t, id) !== null) === holder;

/** RS-3.8, an option: returns next to others of its selection on this roll, at the start of its owner's turn. */
export const reanimates: Rule<'reanimates'> = {
  clause: 'RS-3.8',
  name: 'Reanimation Protocols',
  on: {
    'phase-began': (t, { phase }, { holder, seat }) =>
      t.setup.options.reanimation &&
      phase === 'start' &&
      holder !== null &&
      t.position.turn === seat &&
      speaksFor(t, seat, holder)
        ? reanimation.start({ seat, selection: null })
        : null,
  },
};

const ORB = 'resurrection-orb';

/** RS-3.8: once per game, more such rolls for a friend's selection within this many inches. */
export const resurrectionOrb: Rule<'resurrection-orb'> = {
  clause: 'RS-3.8',
  name: 'Resurrection Orb',
  offer: {
    'turn-began': (t, { seat: turn }, { holder, within, seat: own }, seat) => {
      if (!t.setup.options.reanimation || holder === null || seat !== own || turn !== own) return [];
      if (!isAlive(t, holder) || modelOf(t, holder).used.includes(ORB)) return [];
      const near = onTable(t.position, own).filter(
        id => id !== holder && lookups.areWithin(t, holder, id, inches(within)),
      );
      const selections = [...new Set(near.map(id => modelOf(t, id).selection))];
      return selections
        .filter(selection => fallen(t, { seat, selection }).length > 0)
        .map(selection => ({ id: `${ORB} ${selection}`, frame: orb.start({ seat, selection, holder }) }));
    },
  },
};

export interface UsingOrb extends Reanimating {
  readonly holder: ModelId;
}

export const orb = sequence<UsingOrb>('Resurrection Orb', 'RS-3.8', s => [
  s.run('RS-3.8', 'it is used up', (t, v) => {
    t.emit({ type: 'item-used', clause: 'RS-3.8', model: v.holder, item: ORB });
    return v;
  }),
  s.call('RS-3.8', 'rolls for one selection', (_t, { seat, selection }) => reanimation.start({ seat, selection })),
]);

export const reanimationSequences = [rollReanimation, oneBack, reanimation, orb];
