// 7E-7.7, 7E-7.8, ZG-4.8, ZG-4.9, ZG-4.16, ZG-4.25  Combats: Hammer of Wrath, then blows in Initiative order
import { end } from '@little-wars/engine';
import { modelsInPlay } from '@little-wars/skirmish';
import { drifts, enemiesInContact, FISTS, hasDone, isAlive, isVehicle, kit, ownerOf } from '../../lookups.ts';
import { type AboutModel, type Attack, type Look, type ModelId, question, sequence } from '../../types.ts';
import { fly } from '../02-moving/flying.ts';
import { manoeuvre } from '../02-moving/manoeuvres.ts';
import { removeFallen } from '../05-attacks/harm.ts';
import { NO_AP } from '../05-attacks/saves.ts';
import { blowAt, meleeAt, rollBlows, strike, strikeAll } from './fighting.ts';

export const chooseCombat = question('choose a combat to fight', 'pick-one');
export const chooseDeparture = question<'pick-one', AboutModel>('move on after the fight', 'pick-one');

/** A model that strikes at an Initiative step: its weapons, and the enemies it touched then. */
export interface Striker {
  readonly model: ModelId;
  readonly victims: readonly ModelId[];
  readonly options: readonly string[];
}

export interface Combat {
  readonly members: readonly ModelId[];
  readonly step: number;
  readonly strikers: readonly Striker[];
}

/** Who strikes at a step of a combat. */
const strikersAt = (t: Look, members: readonly ModelId[], step: number): readonly Striker[] =>
  members.flatMap(model => {
    if (!isAlive(t, model) || isVehicle(t, model) || hasDone(t, model, 'fought')) return [];
    const victims = enemiesInContact(t, model).filter(id => !isVehicle(t, id) || hasDone(t, model, 'charged'));
    const options = victims.length > 0 ? meleeAt(t, model, victims, step) : [];
    return options.length > 0 ? [{ model, victims, options }] : [];
  });

/** ZG-4.13: the Hammer hits of a combat, at Initiative 10. */
const hammersOf = (t: Look, members: readonly ModelId[]) =>
  t.position.hammers.filter(({ model }) => members.includes(model));

/** 7E-7.7: its printed Strength, marked so that bonuses of its blows ignore it. */
export const hammerBlow = (t: Look, model: ModelId, target: ModelId, hits: number): Attack => {
  const bare = blowAt(t, model, target, FISTS, 0);
  const strength = kit(t, model).profile?.strength ?? 0;
  return { ...bare, manner: 'hit', strength, ap: NO_AP, profile: '', hits };
};

/** ZG-4.16: survivors with no living enemy in contact, the turn player's first. */
const departing = (t: Look, members: readonly ModelId[]): readonly ModelId[] =>
  members
    .filter(id => isAlive(t, id) && !isVehicle(t, id) && enemiesInContact(t, id).length === 0)
    .toSorted((a, b) => Number(ownerOf(t, a) !== t.position.turn) - Number(ownerOf(t, b) !== t.position.turn) || a - b);

export interface Departing {
  readonly model: ModelId;
  readonly inches: number;
}

export const rollToConsolidate = question('roll to consolidate', 'roll');

const depart = sequence<Departing>('after the fight', 'ZG-4.8', s => [
  s.ask('ZG-4.16', chooseDeparture, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, v) => (isAlive(t, v.model) ? { of: 'yes-no', options: ['yes', 'no'], about: { model: v.model } } : null),
    then: (_t, v, answer) => (answer === 'yes' ? v : end()),
  }),
  s.roll('ZG-5.2', rollToConsolidate, {
    count: (t, v) => (drifts(t, v.model) ? 0 : 1),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, inches: face! }),
  }),
  s.call('ZG-4.16', 'a start, or as in the core', (t, { model, inches }) =>
    drifts(t, model)
      ? manoeuvre.start({ model, manoeuvre: 'start' })
      : fly.start({ model, manoeuvre: 'consolidate', inches }),
  ),
]);

/** One combat: Hammer of Wrath, then blows from Initiative 10 down to 1. */
const combat = sequence<Combat>('a combat', '7E-7.8', s => [
  s.each('7E-7.7', 'Hammer of Wrath', {
    of: (t, v) => hammersOf(t, v.members),
    call: (t, _v, { model, target, hits }: { model: ModelId; target: ModelId; hits: number }) =>
      isAlive(t, target) ? strike.start({ attack: hammerBlow(t, model, target, hits) }) : null,
  }),
  s.run('7E-7.8', 'who strikes at this step', (t, v) => {
    const strikers = strikersAt(t, v.members, v.step);
    if (strikers.length > 0) t.emit({ type: 'step-began', clause: '7E-7.8', step: v.step });
    return { ...v, strikers };
  }),
  s.each('7E-7.8', 'models of equal Initiative strike together', {
    of: (_t, v) => v.strikers,
    call: (_t, _v, striker: Striker) => strikeAll.start({ ...striker, profile: null, shares: [] }),
  }),
  s.run('7E-7.8', 'the next step', (t, v) => {
    removeFallen(t);
    return { ...v, step: v.step - 1 };
  }),
  s.repeat('7E-7.8', 'down to Initiative 1', {
    from: 'who strikes at this step',
    while: (_t, v) => v.step >= 1,
  }),
  s.each('ZG-4.8', 'who has won may move', {
    of: (t, v) => departing(t, v.members),
    call: (_t, _v, model: ModelId) => depart.start({ model, inches: 0 }),
  }),
]);

/** ZG-4.25: models that touch enemies, with all models touching those. */
export function combatsOf(t: Look): readonly (readonly ModelId[])[] {
  const seen = new Set<ModelId>();
  return modelsInPlay(t.position.models).flatMap(start => {
    if (seen.has(start) || enemiesInContact(t, start).length === 0) return [];
    const members: ModelId[] = [];
    const queue = [start];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      members.push(id);
      queue.push(...enemiesInContact(t, id));
    }
    return isFought(t, members) ? [members.toSorted((a, b) => a - b)] : [];
  });
}

/** ZG-4.17: contact with only a vehicle is a combat only for its charger. */
const isFought = (t: Look, members: readonly ModelId[]): boolean =>
  members.some(
    id =>
      !isVehicle(t, id) && (hasDone(t, id, 'charged') || enemiesInContact(t, id).some(enemy => !isVehicle(t, enemy))),
  );

export interface Fighting {
  readonly todo: readonly (readonly ModelId[])[] | null;
  readonly chosen: number;
}

export const fightPhase = sequence<Fighting>('fight sub-phase', '7E-7.8', s => [
  s.run('ZG-4.25', 'the combats there are', (t, v) => {
    const todo = v.todo ?? combatsOf(t);
    return todo.length === 0 ? end() : { todo, chosen: 0 };
  }),
  s.ask('7E-7.8', chooseCombat, {
    to: t => t.position.turn,
    ask: (_t, v) => (v.todo!.length > 1 ? { of: 'combat', options: v.todo!.map(members => members[0]!) } : null),
    then: (_t, v, first) => ({ ...v, chosen: v.todo!.findIndex(members => members[0] === first) }),
  }),
  s.call('7E-7.8', 'fight it', (_t, v) => combat.start({ members: v.todo![v.chosen]!, step: 10, strikers: [] })),
  s.run('7E-7.8', 'the next combat', (_t, v) => ({ todo: v.todo!.filter((_, i) => i !== v.chosen), chosen: 0 })),
  s.repeat('7E-7.8', 'until all are fought', { from: 'the combats there are', while: (_t, v) => v.todo!.length > 0 }),
]);

export const fightSequences = [rollBlows, strike, strikeAll, depart, combat, fightPhase];
