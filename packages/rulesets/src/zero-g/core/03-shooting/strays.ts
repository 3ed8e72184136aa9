// ZG-3.2, ZG-3.5, ZG-3.6, ZG-3.11, ZG-3.12, ZG-3.18-20  Missed shots fly on
import { end } from '@little-wars/engine';
import { type Direction, flat, rayToEdge, type Spot } from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import { ownerOf, profileOf, sceneOfSetup, standing, standingOfBody } from '../../lookups.ts';
import { isDebris } from '../../terrain.ts';
import { type Attack, type Look, type ModelId, question, sequence } from '../../types.ts';
import { resolve } from '../05-attacks/resolve.ts';
import { NO_AP } from '../05-attacks/saves.ts';
import { fall } from '../09-vehicles/fliers.ts';
import { lostOnTheWay, strengthOfWeapon } from './weapons.ts';

/** A missed shot: its shooter, origin, direction, and the models it has passed. */
export interface Straying {
  readonly model: ModelId;
  readonly profile: string;
  readonly origin: Spot;
  readonly towards: Direction;
  /** Its target, which is not rolled for again; null if at nothing. */
  readonly target: ModelId | null;
  /** Where the target stood: the shot continues from behind it. */
  readonly targetAt: Spot | null;
  /** What is still on its line, nearest first: models by number, bodies as `body-n`. */
  readonly line: readonly string[] | null;
  readonly hit: string | null;
}

/**
 * ZG-3.11, ZG-3.18, ZG-3.19: models and bodies on the line, in order, up to debris; not the shooter and its target, even
 * if they have become bodies meanwhile.
 */
export function onLine(
  t: Look,
  { model, origin, towards, target, targetAt }: Omit<Straying, 'line' | 'hit'>,
): readonly string[] {
  const scene = sceneOfSetup(t.setup);
  const bases = [
    ...modelsInPlay(t.position.models, (_, id) => id !== model && id !== target).map(id => ({
      id: String(id),
      ...standing(t, id),
    })),
    ...t.position.bodies
      .filter(body => body.model !== model && body.model !== target)
      .map(body => ({ id: `body-${body.model}`, ...standingOfBody(t, body) })),
  ];
  const { met } = rayToEdge(scene, { from: origin, towards }, bases, isDebris);
  if (targetAt === null) return met.map(({ id }) => id);
  // From behind the target: whatever is nearer to the shooter than the target was passed already.
  const passed = flat(origin, targetAt);
  return met.filter(({ at }) => flat(origin, at) >= passed).map(({ id }) => id);
}

export const isBody = (id: string): boolean => id.startsWith('body-');
export const numberOf = (id: string): ModelId => Number(id.replace('body-', ''));

/** ZG-3.6: the Strength of a stray when it reaches something; below 1 it is spent. */
export function strayStrength(t: Look, v: Straying, id: string): number {
  const shot = { attacker: v.model, target: null, profile: v.profile, manner: 'shooting' as const };
  const body = isBody(id) ? t.position.bodies.find(({ model }) => model === numberOf(id)) : undefined;
  const to = body ? standingOfBody(t, body) : standing(t, numberOf(id));
  return strengthOfWeapon(t, v.model, v.profile) - lostOnTheWay(t, shot, v.origin, to);
}

/** ZG-3.12: the hit of a stray on a model of its line. */
export const strayHit = (t: Look, v: Straying, id: string): Attack => ({
  manner: 'shooting',
  attacker: v.model,
  target: numberOf(id),
  seat: ownerOf(t, v.model),
  profile: v.profile,
  attacks: 1,
  strength: strayStrength(t, v, id),
  ap: profileOf(v.profile).ap ?? NO_AP,
  damage: 1,
  hits: 1,
  autoWounds: 0,
  wounds: [],
  unsaved: [],
  mortal: 0,
  marks: [],
  snap: false,
  stray: true,
  origin: v.origin,
  behind: null,
});

export const rollForStray = question('roll for a stray round', 'roll');

export const stray = sequence<Straying>('a stray round', 'ZG-3.2', s => [
  s.run('ZG-3.11', 'what lies on its line', (t, v) => {
    const line = v.line ?? onLine(t, v);
    const [next, ...rest] = line;
    if (next === undefined || strayStrength(t, v, next) < 1) {
      t.emit({ type: 'strayed', clause: 'ZG-3.2', model: v.model, profile: v.profile, hit: null });
      return end();
    }
    return { ...v, line: rest, hit: next };
  }),
  s.roll('ZG-3.5', rollForStray, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => (face === 6 ? v : { ...v, hit: null }),
  }),
  s.repeat('ZG-3.5', 'on to the next', { from: 'what lies on its line', while: (_t, v) => v.hit === null }),
  s.run('ZG-3.12', 'it strikes', (t, v) => {
    const [id, hit] = [v.hit!, numberOf(v.hit!)];
    t.emit({ type: 'strayed', clause: 'ZG-3.12', model: v.model, profile: v.profile, hit });
    if (isBody(id)) {
      t.emit({ type: 'body-removed', clause: 'ZG-6.3', model: hit, why: 'stray' });
      return end();
    }
    t.emit({ type: 'attack-began', clause: 'ZG-3.12', attack: strayHit(t, v, id) });
    t.emit({ type: 'hits-scored', clause: 'ZG-3.12', hits: 1, autoWounds: 0, faces: [], modifier: 0 });
    return v;
  }),
  s.call('ZG-3.12', 'wound and save as a shot', () => resolve.start({})),
  s.call('7E-9.8', 'a Flier that was hit may fall', (_t, v) => fall.start({ model: numberOf(v.hit!), falls: false })),
  s.run('ZG-3.12', 'it is spent', t => {
    t.emit({ type: 'attack-ended', clause: 'ZG-3.12' });
    return end();
  }),
]);
