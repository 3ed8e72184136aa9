// ZG-4.1-3, ZG-4.6, ZG-4.7, ZG-4.10-15, ZG-4.18, ZG-4.20-23, 7E-7.1-7  Charges
import { end, type Frame, type Id, type Reason } from '@little-wars/engine';
import { ahead, flat, inches, isInArc, isWithin, nearestOf, type Spot, stopsAt } from '@little-wars/engine/geometry';
import { modelsInPlay, reachOfBase } from '@little-wars/skirmish';
import { worthOfFace } from '../../../w40k/dice/amounts.ts';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import {
  areWithin,
  bodyAt,
  drifts,
  enemiesInContact,
  enemiesOf,
  hasDone,
  isAlive,
  isLocked,
  isMonster,
  isUnder,
  isVehicle,
  jumps,
  kitOf,
  lineTo,
  modelOf,
  moverOf,
  onTable,
  ownerOf,
  sceneOfSetup,
  standing,
} from '../../lookups.ts';
import { difficultBetween, isDebris } from '../../terrain.ts';
import { type AboutModel, type Look, type ModelId, question, sequence, type T } from '../../types.ts';
import { modeMark } from '../02-moving/flying.ts';
import { DONE } from '../02-moving/phase.ts';
import { sweepBodies } from '../02-moving/travel.ts';
import { canSee } from '../03-shooting/sights.ts';
import { overwatch } from './overwatch.ts';

/**
 * ZG-4.20: the maximum distance of a target: 6" for each arrow, 6" with none; 12" for models that charge by the core
 * rules.
 */
export const chargeReach = (t: Look, model: ModelId): number =>
  drifts(t, model) ? inches(6 * Math.max(1, modelOf(t, model).arrows)) : inches(12);

/** ZG-4.3, ZG-4.10: the dice of a charge. */
export const chargeDice = (t: Look, model: ModelId): number =>
  drifts(t, model) ? Math.max(1, modelOf(t, model).arrows) : 2;

/** ZG-4.1, ZG-4.11, ZG-4.18: whether a target is in the arc of a model's arrows. */
export function isInChargeArc(t: Look, model: ModelId, target: ModelId): boolean {
  const { arrows, course, at } = modelOf(t, model);
  if (arrows === 0 || course === null) return true;
  const to = modelOf(t, target).at!;
  return isInArc(course, { dx: to.x - at!.x, dy: to.y - at!.y }, arrows);
}

/** ZG-4.21: where a charge along the line of centres ends in contact; null if the lane is blocked. */
export function contactSpot(t: Look, model: ModelId, target: ModelId): Spot | null {
  const [own, other] = [modelOf(t, model), modelOf(t, target)];
  const line = lineTo(own.at!, other.at!);
  if (line === null) return own.at;
  const apart = flat(own.at!, other.at!);
  const touch = reachOfBase(kitOf(own).kind.base) + reachOfBase(kitOf(other).kind.base);
  const to = nearest(t, model, target, ahead(own.at!, line, Math.max(0, Math.ceil(apart - touch))));
  const bases = modelsInPlay(t.position.models, (_, id) => id !== model && id !== target);
  const { why } = stopsAt(
    { scene: sceneOfSetup(t.setup), others: [] },
    moverOf(own),
    { from: own.at!, to, along: own.along },
    {
      solids: isDebris,
      bases: [
        ...bases.map(id => ({ id: String(id), ...bodyAt(modelOf(t, id), modelOf(t, id).at!) })),
        ...t.position.bodies
          .filter(({ seat }) => seat === own.seat)
          .map(body => ({ id: `body-${body.model}`, ...bodyAt(modelOf(t, body.model), body.at) })),
      ],
      clear: [],
      edge: true,
    },
  );
  return why === null ? to : null;
}

/** A place near this one that touches the target without overlapping it: whole tenths seldom do exactly. */
function nearest(t: Look, model: ModelId, target: ModelId, at: Spot): Spot {
  const own = modelOf(t, model);
  const other = standing(t, target);
  const r = reachOfBase(kitOf(own).kind.base);
  const touches = (spot: Spot): number => flat(spot, { x: other.ax, y: other.ay }) - r - other.r;
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (let dx = -2; dx <= 2; dx++)
    for (let dy = -2; dy <= 2; dy++) {
      const spot = { x: at.x + dx, y: at.y + dy, z: at.z };
      const gap = touches(spot);
      if (gap >= 0 && gap < least) [best, least] = [spot, gap];
    }
  return best;
}

const nearestEnemies = (t: Look, model: ModelId): readonly ModelId[] => {
  const enemies = enemiesOf(t, model);
  const bases = enemies.map(id => standing(t, id));
  return nearestOf(standing(t, model), bases).map(i => enemies[i]!);
};

/** ZG-4.20: every reason against a target. */
export function againstCharge(t: Look, model: ModelId, target: ModelId): readonly Reason[] {
  const { shotAt } = modelOf(t, model);
  const reasons: Reason[] = [];
  if (shotAt !== null && shotAt !== target) reasons.push({ reason: 'shot-at-another', clause: '7E-7.3' });
  if (isUnder(t, model, 'feeding') && !nearestEnemies(t, model).includes(target))
    reasons.push({ reason: 'not-the-nearest', clause: 'ZG-8.4' });
  if (isUnder(t, target, 'swooping')) reasons.push({ reason: 'target-swoops', clause: '7E-9.6' });
  if (!areWithin(t, model, target, chargeReach(t, model))) reasons.push({ reason: 'too-far', clause: 'ZG-4.20' });
  else {
    if (!isInChargeArc(t, model, target)) reasons.push({ reason: 'outside-the-arc', clause: 'ZG-4.1' });
    if (contactSpot(t, model, target) === null) reasons.push({ reason: 'lane-not-free', clause: 'ZG-4.20' });
    else if (!canSee(t as never, model, target)) reasons.push({ reason: 'not-visible', clause: '7E-7.1' });
  }
  return reasons;
}

/** 7E-7.2: every reason against charging at all. */
export function mayNotCharge(t: Look, model: ModelId): readonly Reason[] {
  const { noCharge } = modelOf(t, model);
  const reasons: Reason[] = [
    ...(isVehicle(t, model) ? [{ reason: 'vehicles-do-not-charge', clause: '7E-7.2' }] : []),
    ...(noCharge ? [{ reason: 'fired-a-weapon-that-forbids-it', clause: '7E-7.2' }] : []),
    ...(hasDone(t, model, 'arrived') ? [{ reason: 'arrived-this-turn', clause: '7E-7.2' }] : []),
    ...(isUnder(t, model, 'grounded') ? [{ reason: 'gone-to-ground', clause: '7E-5.13' }] : []),
    ...(modelOf(t, model).used.includes(modeMark(t)) ? [{ reason: 'changed-its-flight', clause: '7E-9.6' }] : []),
    ...(isUnder(t, model, 'swooping') ? [{ reason: 'swoops', clause: '7E-9.6' }] : []),
    ...(isUnder(t, model, 'lurking') || isUnder(t, model, 'hunting')
      ? [{ reason: 'follows-its-instinct', clause: 'ZG-8.4' }]
      : []),
    ...(isLocked(t, model) ? [{ reason: 'in-combat', clause: 'ZG-4.9' }] : []),
  ];
  return t.query('charge-refused', reasons, { model });
}

export const targetsOf = (t: Look, model: ModelId): readonly ModelId[] =>
  enemiesOf(t, model).filter(target => againstCharge(t, model, target).length === 0);

const mayCharge = (t: Look, model: ModelId): boolean =>
  !hasDone(t, model, 'declared-charge') && mayNotCharge(t, model).length === 0 && targetsOf(t, model).length > 0;

/** ZG-8.4: a feeding model must charge if it can. */
const mayStop = (t: Look): boolean =>
  !onTable(t.position, t.position.turn).some(model => isUnder(t, model, 'feeding') && mayCharge(t, model));

export interface Charging {
  readonly model: ModelId | null;
  readonly target: ModelId | null;
}

export interface Rolled {
  readonly model: ModelId;
  readonly target: ModelId;
  readonly faces: readonly number[];
  readonly hits: number;
}

export const chooseCharger = question('choose a model to charge', 'pick-one');
export const chooseChargeTarget = question<'pick-one', AboutModel>('choose a target to charge', 'pick-one');
export const rollHammerHits = question('roll for more Hammer of Wrath hits', 'roll');
export const chargeRoll = reRollable('charge roll');
export const rollCharge = rollSequence(chargeRoll, ['ZG-4.3', 'ZG-5.4']);

/** ZG-4.6, ZG-4.7, ZG-4.23: the effect of 1s and 6s on the arrows. */
function applyDice(t: T, { model, target, faces }: Rolled): void {
  if (!drifts(t, model)) return;
  const sixes = faces.filter(face => face === 6).length;
  const { arrows, course, at } = modelOf(t, model);
  const less = Math.max(0, arrows - faces.filter(face => face === 1).length);
  if (less !== arrows) t.emit({ type: 'arrows-changed', clause: 'ZG-4.6', model, arrows: less, course });
  if (sixes === 0) return;
  const along = less > 0 ? course : lineTo(at!, modelOf(t, target).at!);
  t.emit({ type: 'arrows-changed', clause: 'ZG-4.7', model, arrows: less + sixes, course: along });
}

/** 7E-7.6: the penalty of a charge through difficult terrain. */
const DIFFICULT = 2;

/** Whether difficult terrain lies in the lane of a charge. */
export const isDifficult = (t: Look, model: ModelId, target: ModelId): boolean =>
  !t.query('passes-dangerous-tests', false, { model }) &&
  difficultBetween(sceneOfSetup(t.setup), modelOf(t, model).at!, modelOf(t, target).at!);

/** ZG-4.21: whether dice of this sum bridge the current gap. */
export function bridges(t: Look, model: ModelId, target: ModelId, sum: number): boolean {
  const bonus = t.query('charge-bonus', 0, { model }) - (isDifficult(t, model, target) ? DIFFICULT : 0);
  return isWithin(standing(t, model), standing(t, target), Math.max(0, inches(sum + bonus)));
}

/** ZG-4.21: no 1, and enough for the current gap. */
export function reaches(t: Look, { model, target, faces }: Pick<Rolled, 'model' | 'target' | 'faces'>): boolean {
  if (drifts(t, model) && faces.includes(1)) return false;
  const sum = faces.reduce((total, face) => total + face, 0);
  return bridges(t, model, target, sum) && contactSpot(t, model, target) !== null;
}

/** ZG-4.4, ZG-4.14, ZG-4.17: contact removes the arrows of all in that combat. */
function loseArrows(t: T, model: ModelId): void {
  const seen = new Set<ModelId>([model]);
  const queue = [model];
  for (let id = queue.pop(); id !== undefined; id = queue.pop())
    for (const enemy of enemiesInContact(t, id))
      if (!seen.has(enemy)) {
        seen.add(enemy);
        queue.push(enemy);
      }
  for (const id of seen)
    if (modelOf(t, id).arrows > 0)
      t.emit({ type: 'arrows-changed', clause: 'ZG-4.4', model: id, arrows: 0, course: null });
}

/** ZG-4.12: one charge, from Overwatch to the Hammer hits. */
export const charge = sequence<Rolled>('charge', 'ZG-4.12', s => [
  s.run('7E-7.1', 'declare it', (t, v) => {
    t.emit({ type: 'charge-declared', clause: '7E-7.1', model: v.model, at: [v.target] });
    return v;
  }),
  s.call('ZG-4.22', 'Overwatch', (_t, v) =>
    overwatch.start({ target: v.target, charger: v.model, todo: null, profile: null, model: null, fired: [] }),
  ),
  s.run('ZG-4.15', 'whether both are still there', (t, v) => {
    if (!isAlive(t, v.model) || !isAlive(t, v.target)) return end();
    if (!isUnder(t, v.model, 'grounded')) return v;
    t.emit({ type: 'charge-failed', clause: '7E-5.13', model: v.model });
    return end();
  }),
  s.call(
    'ZG-4.3',
    'roll the charge',
    (t, { model }) =>
      rollWith(rollCharge, { what: 'charge', count: chargeDice(t, model), seat: ownerOf(t, model), model }),
    (t, v, faces) => {
      t.emit({ type: 'drifted', clause: 'ZG-4.3', model: v.model, faces });
      const rolled = { ...v, faces };
      const isReached = reaches(t, rolled);
      applyDice(t, rolled);
      if (isReached) return rolled;
      t.emit({ type: 'charge-failed', clause: 'ZG-4.21', model: v.model });
      return end();
    },
  ),
  s.run('ZG-4.21', 'into contact', (t, v) => {
    const from = modelOf(t, v.model).at!;
    const to = contactSpot(t, v.model, v.target)!;
    const slowed = isDifficult(t, v.model, v.target);
    t.emit({ type: 'moved', clause: 'ZG-4.21', model: v.model, from, to });
    sweepBodies(t, v.model, from, to);
    t.emit({ type: 'did', clause: '7E-7.5', model: v.model, deed: 'charged' });
    if (slowed) t.emit({ type: 'did', clause: '7E-7.6', model: v.model, deed: 'advanced' });
    t.emit({ type: 'did', clause: '7E-7.5', model: v.target, deed: 'was-charged' });
    const own = t.query('hammer-hits', jumps(t, v.model) || isMonster(t, v.model) ? 1 : 0, { model: v.model });
    return { ...v, hits: own + modelOf(t, v.model).arrows };
  }),
  s.roll('ZG-4.7', rollHammerHits, {
    count: (t, v) => (drifts(t, v.model) ? v.faces.filter(face => face === 6).length : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, faces) => ({ ...v, hits: faces.reduce((sum, face) => sum + worthOfFace(face, 3), v.hits) }),
  }),
  s.run('ZG-4.13', 'note the Hammer hits', (t, v) => {
    if (v.hits > 0) t.emit({ type: 'hammer-noted', clause: 'ZG-4.13', model: v.model, target: v.target, hits: v.hits });
    loseArrows(t, v.model);
    return end();
  }),
]);

export const chargePhase = sequence<Charging>('charge sub-phase', '7E-7.1', s => [
  s.run('7E-7.1', 'whether anybody can charge', t =>
    onTable(t.position, t.position.turn).some(model => mayCharge(t, model)) ? { model: null, target: null } : end(),
  ),
  s.ask('7E-7.1', chooseCharger, {
    to: t => t.position.turn,
    ask: t => ({ of: 'model', candidates: [...onTable(t.position, t.position.turn), DONE] }),
    isOption: (t, _v, id: Id) => (id === DONE ? mayStop(t) : mayCharge(t, id as ModelId)),
    then: (_t, v, model) => (model === DONE ? end() : { ...v, model: model as ModelId }),
    propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
  }),
  s.ask('ZG-4.20', chooseChargeTarget, {
    to: t => t.position.turn,
    ask: (t, v) => {
      const options = targetsOf(t, v.model!);
      return options.length > 1 ? { of: 'model', options, about: { model: v.model! } } : null;
    },
    then: (_t, v, target) => ({ ...v, target: target as ModelId }),
  }),
  s.call(
    'ZG-4.12',
    'the charge',
    (t, v): Frame =>
      charge.start({ model: v.model!, target: v.target ?? targetsOf(t, v.model!)[0]!, faces: [], hits: 0 }),
  ),
  s.repeat('7E-7.1', 'until the player is done', { from: 'whether anybody can charge', while: () => true }),
]);

export const chargeSequences = [rollCharge, charge, chargePhase];
