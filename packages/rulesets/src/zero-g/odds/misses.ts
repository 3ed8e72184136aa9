// ZG-3.2-20, 7E-6.11  The consequences of missed shots: whom they strike, unit by unit, and what Gets Hot costs
import { followedBy, type Sight, supposing } from '@little-wars/engine';
import type { Direction } from '@little-wars/engine/geometry';
import { attackOf } from '../core/03-shooting/fire.ts';
import { isBody, numberOf, onLine, type Straying, strayHit, strayStrength } from '../core/03-shooting/strays.ts';
import { directionTo } from '../core/03-shooting/targets.ts';
import { blastOf, isTemplate, shotsOf } from '../core/03-shooting/weapons.ts';
import { deathOf } from '../core/05-attacks/harm.ts';
import { woundingAttack } from '../core/05-attacks/resolve.ts';
import { coverOf } from '../core/05-attacks/saves.ts';
import { FOREVER, weaponsLeft } from '../core/09-vehicles/armour.ts';
import { FALLS_UP_TO, fallMark, fallOf } from '../core/09-vehicles/fliers.ts';
import type { Fact } from '../facts.ts';
import { isAlive, isUnder, isVehicle, modelOf } from '../lookups.ts';
import type { Attack, Look, ModelId, Shot, ZeroG } from '../types.ts';
import { power } from './chances.ts';
import { heatAtNothing } from './heat.ts';
import { type Flown, flownOf } from './hits.ts';
import { afterOneHit, type Left } from './hull.ts';
import { oddsOfAttack, oddsOfShot } from './index.ts';
import { hitWorth, shelterOf } from './worth.ts';

/** A possible table, and its chance. */
type Branch = readonly [t: Look, chance: number];

const branch = (chance: number, outcome: () => Look): readonly Branch[] => (chance > 0 ? [[outcome(), chance]] : []);

const following = (t: Look, facts: readonly Fact[]): Look =>
  facts.reduce<Look>((now, fact) => supposing(now, followedBy(now as unknown as Sight<ZeroG>, fact).position), t);

const lost = (model: ModelId, wounds: number): Fact => ({
  type: 'wounds-lost',
  clause: '7E-5.9',
  model,
  wounds,
  from: null,
});

/** The table after a model has lost wounds. */
const hurt = (t: Look, model: ModelId, wounds: number): Look =>
  wounds < modelOf(t, model).wounds
    ? following(t, [lost(model, wounds)])
    : following(t, [lost(model, modelOf(t, model).wounds), ...deathOf(t, model, null, '7E-5.9')]);

/** ZG-6.4: without the body that saved its target. */
const unsheltered = (t: Look, attack: Attack): Look => {
  const behind = coverOf(t, attack)?.behind ?? null;
  return behind === null ? t : following(t, [{ type: 'body-removed', clause: 'ZG-6.4', model: behind, why: 'cover' }]);
};

function hullAfter(t: Look, model: ModelId, { hull, moves, weapons }: Left): Look {
  const { wounds } = modelOf(t, model);
  if (hull <= 0) return hurt(t, model, wounds);
  const facts: Fact[] = hull < wounds ? [lost(model, wounds - hull)] : [];
  if (!moves)
    facts.push({ type: 'condition-began', clause: '7E-10.7', model, condition: 'immobilised', ends: FOREVER });
  for (const weapon of weaponsLeft(t, model).slice(weapons))
    facts.push({ type: 'weapon-destroyed', clause: '7E-10.7', model, weapon });
  return following(t, facts);
}

/** One hit on a model: every table that it leads to. An explosion strikes nobody else here. */
function struckBy(t: Look, attack: Attack): readonly Branch[] {
  const { target } = attack;
  if (t.query('no-wounds', false, { attack })) return [[t, 1]];
  if (isVehicle(t, target)) {
    const { left, sheltered } = afterOneHit(t, attack);
    const [[, untouched], ...others] = left as readonly [readonly [Left, number], ...(readonly [Left, number])[]];
    return [
      [t, untouched - sheltered],
      ...branch(sheltered, () => unsheltered(t, attack)),
      ...others.flatMap(([state, chance]) => branch(chance, () => hullAfter(t, target, state))),
    ];
  }
  const { nothing, wound, instant } = hitWorth(t, attack);
  const sheltered = shelterOf(t, attack);
  return [
    [t, nothing - sheltered],
    ...branch(sheltered, () => unsheltered(t, attack)),
    ...branch(wound, () => hurt(t, target, 1)),
    ...branch(instant, () => hurt(t, target, modelOf(t, target).wounds)),
  ];
}

/** 7E-9.8: a Flier that was hit may fall. */
function fallen([t, chance]: Branch, model: ModelId): readonly Branch[] {
  const mark = fallMark(t);
  if (!isAlive(t, model) || !isUnder(t, model, 'swooping') || modelOf(t, model).used.includes(mark))
    return [[t, chance]];
  const tested = following(t, [{ type: 'item-used', clause: '7E-9.8', model, item: mark }]);
  const down = following(tested, [{ type: 'condition-ended', clause: '7E-9.8', model, condition: 'swooping' }]);
  const falls = FALLS_UP_TO / 6;
  return [
    [tested, chance * (1 - falls)],
    ...struckBy(down, woundingAttack(down, fallOf(model))).map(([to, share]): Branch => [to, chance * falls * share]),
  ];
}

/** A table with what distinguishes it from others of one volley. */
interface Known {
  readonly t: Look;
  readonly key: string;
}

const knownOf = (t: Look): Known => {
  const { models, bodies } = t.position;
  const vary = models.map(({ wounds, removed, conditions, wrecked, used }) =>
    removed ? '' : `${wounds}.${conditions.length}.${wrecked.length}.${used.length}`,
  );
  return { t, key: `${vary} ${bodies.map(({ model }) => model)}` };
};

interface State extends Known {
  readonly chance: number;
  readonly struck: readonly ModelId[];
}

/** Where one shot may end: at nobody, or at something on its line. */
interface End extends Known {
  readonly chance: number;
  readonly struck: ModelId | null;
}

/** What one shot may strike, and how likely. */
function strikesOf(t: Look, v: Straying): readonly (readonly [id: string, chance: number])[] {
  const strikes: (readonly [string, number])[] = [];
  let reaches = 1;
  for (const id of onLine(t, v)) {
    // Strength only decreases: models farther away are safe too.
    if (strayStrength(t, v, id) < 1) break;
    strikes.push([id, reaches / 6]);
    reaches -= reaches / 6;
  }
  return strikes;
}

function endsOf(start: Known, v: Straying): readonly End[] {
  const { t } = start;
  let misses = 1;
  const ends = strikesOf(t, v).flatMap(([id, chance]): readonly End[] => {
    misses -= chance;
    const model = numberOf(id);
    if (isBody(id)) {
      const gone = following(t, [{ type: 'body-removed', clause: 'ZG-6.3', model, why: 'stray' }]);
      return [{ ...knownOf(gone), chance, struck: null }];
    }
    return struckBy(t, strayHit(t, v, id)).flatMap(hit =>
      fallen(hit, model).map(([to, share]) => ({
        ...(to === t ? start : knownOf(to)),
        chance: chance * share,
        struck: model,
      })),
    );
  });
  return [...ends.filter(({ chance }) => chance > 0), { ...start, chance: misses, struck: null }];
}

/** The possible tables when missed shots fly on, with the number of misses. */
function volleysOf(t: Look, shot: Shot): readonly (Flown & { readonly t: Look })[] {
  const isHot = t.query('gets-hot', false, shot);
  if (shot.target === null) {
    const count = shotsOf(t, shot);
    const flying = isHot ? power([1 / 6, 5 / 6], count) : power([0, 1], count);
    return flying.map((chance, misses) => ({ t, hits: 0, misses, chance }));
  }
  const attack = attackOf(t, { ...shot, target: shot.target });
  const slain = hurt(t, attack.target, modelOf(t, attack.target).wounds);
  return flownOf(t, attack, isHot).flatMap(flown => {
    const kill = flown.hits === 0 ? 0 : oddsOfAttack(t, { ...attack, hits: flown.hits }).kill;
    return [
      { ...flown, t, chance: flown.chance * (1 - kill) },
      { ...flown, t: slain, chance: flown.chance * kill },
    ];
  });
}

export interface Struck {
  readonly model: ModelId;
  readonly chance: number;
}

/** The tables after one more shot has flown on. */
function after(states: readonly State[], v: Straying, endsByKey: Map<string, readonly End[]>): readonly State[] {
  const next = new Map<string, State>();
  for (const { t, key, chance, struck } of states) {
    const ends = endsByKey.get(key) ?? endsOf({ t, key }, v);
    endsByKey.set(key, ends);
    for (const end of ends) {
      const isNew = end.struck !== null && !struck.includes(end.struck);
      const by = isNew ? [...struck, end.struck!].toSorted((a, b) => a - b) : struck;
      const to = `${end.key} ${by}`;
      const sum = (next.get(to)?.chance ?? 0) + chance * end.chance;
      next.set(to, { t: end.t, key: end.key, struck: by, chance: sum });
    }
  }
  return [...next.values()];
}

/** ZG-3.5: the chance of each unit on the line to be struck at least once. */
export function straysOf(t: Look, shot: Shot, towards?: Direction): readonly Struck[] {
  if (isTemplate(t, shot) || blastOf(t, shot) > 0) return [];
  const { attacker: model, target, profile } = shot;
  const origin = modelOf(t, model).at!;
  const v: Straying = {
    ...{ model, profile, origin, target, line: null, hit: null },
    towards: towards ?? directionTo(t, model, target!),
    targetAt: target === null ? null : modelOf(t, target).at,
  };
  const sums = new Map<ModelId, number>();
  const endsByKey = new Map<string, readonly End[]>();
  for (const volley of volleysOf(t, shot)) {
    if (volley.misses === 0 || volley.chance <= 0) continue;
    let states: readonly State[] = [{ ...knownOf(volley.t), chance: volley.chance, struck: [] }];
    const count = (model: ModelId, chance: number): void => void sums.set(model, (sums.get(model) ?? 0) + chance);
    for (let i = 1; i < volley.misses; i++) states = after(states, v, endsByKey);
    for (const { t: then, chance, struck } of states) {
      for (const model of struck) count(model, chance);
      // Only whom the last shot strikes counts here, not what it does to them.
      for (const [id, share] of strikesOf(then, v))
        if (!isBody(id) && !struck.includes(numberOf(id))) count(numberOf(id), chance * share);
    }
  }
  return onLine(t, v).flatMap(id => {
    const chance = isBody(id) ? undefined : sums.get(Number(id));
    return chance === undefined ? [] : [{ model: Number(id), chance }];
  });
}

/** 7E-6.11: the chance that a weapon wounds its firer, including saves. */
export const heatOf = (t: Look, shot: Shot): number =>
  shot.target === null ? heatAtNothing(t, shot) : 1 - (oddsOfShot(t, { ...shot, target: shot.target }).back ?? [1])[0]!;
