// Questions that Zero-G players need not be asked, and what their options do
import {
  type AtStake,
  type Flow,
  type Idle,
  type Question,
  supposing,
  type Verb,
  type VerbKind,
} from '@little-wars/engine';
import { flat, inches } from '@little-wars/engine/geometry';
import { replacedAt } from '@little-wars/skirmish';
import { chooseEdge, chooseReserves, chooseScout, chooseWhoDeploys, deployIt } from './core/01-battle/deployment.ts';
import { chooseManoeuvre } from './core/02-moving/phase.ts';
import { chooseGround } from './core/05-attacks/resolve.ts';
import { current, saveOf } from './core/05-attacks/saves.ts';
import { chooseBody } from './core/06-bodies/bodies.ts';
import { modelOf } from './lookups.ts';
import { type AboutModel, idleOn, type Look, type ModelId, stakesOn, verbsOn, type ZeroG } from './types.ts';

const VERBS: { readonly [manoeuvre: string]: VerbKind | undefined } = { start: 'move', turn: 'move', stay: 'hold' };

const verbsOfManoeuvres = (_t: object, { options }: Question<'pick-one'>): readonly Verb[] =>
  options.map(option => ({ option, verb: VERBS[String(option)] ?? 'other', cost: null, against: [] }));

/** The chance to pass a save; 0 if there is none. */
const chanceOf = (needs: number | undefined): number => (needs === undefined ? 0 : (7 - needs) / 6);

/** 7E-5.13: how much likelier all saves together become for who goes to ground: the sum is never too low. */
function gainOfGround(t: Look, model: ModelId): number {
  const attack = current(t);
  const { conditions } = modelOf(t, model);
  const grounded = { id: 'grounded', ends: t.position.turns + 1 } as const;
  const models = replacedAt(t.position.models, model, {
    ...modelOf(t, model),
    conditions: [...conditions, grounded],
  });
  const then = supposing(t, { models });
  const gains = attack.wounds.map(
    wound => chanceOf(saveOf(then, attack, wound)?.needs) - chanceOf(saveOf(t, attack, wound)?.needs),
  );
  return Math.min(
    1,
    gains.reduce((sum, gain) => sum + gain, 0),
  );
}

/** 7E-5.13: without a better save it only costs the next turn. */
const idleGround = (t: Look, { about: { model } }: Question<'pick-one', AboutModel>): readonly Idle[] =>
  gainOfGround(t, model) > 0 ? [] : [{ option: 'yes', reason: 'no-better-save', clause: '7E-5.13' }];

const stakesOfGround = (t: Look, { about: { model } }: Question<'pick-one', AboutModel>): AtStake<'pick-one'> => ({
  answer: 'no',
  gain: gainOfGround(t, model),
  reason: 'little-gain',
  clause: '7E-5.13',
});

/** ZG-6.2: a body saves somebody behind it on a 5+. */
const COVERS = 1 / 3;
/** Bodies farther apart than their dice reach never meet. */
const reachOf = (arrows: number): number => inches(6 * arrows + 3);

/** ZG-6.7, ZG-6.9: the order of bodies that drift matters only to those which may stop one another. */
function stakesOfBodies(t: Look, { options }: Question<'pick-one'>): AtStake<'pick-one'> {
  const bodies = t.position.bodies.filter(({ model }) => options.includes(model));
  const mayMeet = bodies.some(one =>
    bodies.some(other => one !== other && flat(one.at, other.at) <= reachOf(one.arrows) + reachOf(other.arrows)),
  );
  return { answer: options[0]!, gain: mayMeet ? COVERS : 0, reason: 'little-gain', clause: 'ZG-6.7' };
}

export const flow: Flow<ZeroG> = {
  settled: [],
  idle: [idleOn(chooseGround, idleGround)],
  stakes: [stakesOn(chooseGround, stakesOfGround), stakesOn(chooseBody, stakesOfBodies)],
  verbs: [verbsOn(chooseManoeuvre, verbsOfManoeuvres)],
  setUp: [chooseEdge, chooseReserves, chooseWhoDeploys, deployIt, chooseScout],
  moreTargets: [],
  together: [],
  afterEnd: [],
};
