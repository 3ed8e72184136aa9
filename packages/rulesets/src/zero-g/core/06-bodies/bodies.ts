// ZG-6  Dead bodies drift
import { end } from '@little-wars/engine';
import { ahead, inches, isWithin, meetings, type Spot, type Stopped, stopsAt } from '@little-wars/engine/geometry';
import { reachOfBase } from '@little-wars/skirmish';
import {
  bodyAt,
  kit,
  modelOf,
  onTable as modelsOf,
  moverOf,
  ONE_INCH,
  sceneOfSetup,
  sideOf,
  standing,
} from '../../lookups.ts';
import { isDebris } from '../../terrain.ts';
import { type Body, type Look, type ModelId, question, sequence, type T } from '../../types.ts';

export interface BodiesDrifting {
  readonly todo: readonly ModelId[];
  readonly body: ModelId | null;
}

export const chooseBody = question('choose a body to drift', 'pick-one');

const bodyOf = (t: Look, id: ModelId): Body | undefined => t.position.bodies.find(({ model }) => model === id);

/** ZG-6.9: where a body's drift ends: at debris, at a friend or another body, or at the edge. */
export function bodyAhead(t: Look, body: Body, far: number): Stopped {
  const { model, at: from, course, seat } = body;
  const friends = modelsOf(t.position, seat).map(id => ({
    id: `model-${id}`,
    ...bodyAt(modelOf(t, id), modelOf(t, id).at!),
  }));
  const others = t.position.bodies
    .filter(other => other.model !== model)
    .map(other => ({ id: `body-${other.model}`, ...bodyAt(modelOf(t, other.model), other.at) }));
  return stopsAt(
    { scene: sceneOfSetup(t.setup), others: [] },
    moverOf(modelOf(t, model)),
    { from, to: ahead(from, course, inches(far)) },
    { solids: isDebris, bases: [...friends, ...others], clear: [], edge: true },
  );
}

/** ZG-6.6, ZG-6.12: whether a body comes within 1" of an enemy on its way. */
function meetsEnemy(t: Look, { model, seat, at }: Body, { spot }: Stopped): boolean {
  const enemies = modelsOf(t.position, 1 - seat).map(id => ({ id: String(id), ...standing(t, id) }));
  const path = { from: at, legs: [{ how: 'go' as const, to: spot }] };
  return meetings(moverOf(modelOf(t, model)), path, enemies, { range: ONE_INCH, flat: true }).length > 0;
}

/** ZG-6.5: whether a body's base touches the edge, within rounding. */
function isAtEdge(t: Look, model: ModelId, { x, y }: Spot): boolean {
  const r = reachOfBase(kit(t, model).kind.base);
  const most = sideOf(t.setup) - r;
  return x <= r || y <= r || x >= most || y >= most;
}

/** ZG-6.5, ZG-6.6, ZG-6.9: one body drifts so far. */
function carry(t: T, body: Body, far: number): void {
  const ended = bodyAhead(t, body, far);
  const { model, at: from } = body;
  t.emit({ type: 'body-drifted', clause: 'ZG-6.1', model, from, to: ended.spot });
  if (meetsEnemy(t, body, ended)) t.emit({ type: 'body-removed', clause: 'ZG-6.6', model, why: 'enemy' });
  else if (ended.why?.id === 'edge' || isAtEdge(t, model, ended.spot))
    t.emit({ type: 'body-removed', clause: 'ZG-6.5', model, why: 'edge' });
  else if (ended.why?.id === 'solid') t.emit({ type: 'body-stopped', clause: 'ZG-6.9', model });
}

export const rollBodyDrift = question('roll for a body to drift', 'roll');

/** ZG-6.7: the bodies of the player whose turn it is, one by one, in the owner's order. */
export const driftBodies = sequence<BodiesDrifting>('bodies drift', 'ZG-6.7', s => [
  s.run('ZG-6.7', 'which bodies are left', (t, v) => {
    const todo = v.todo.filter(id => (bodyOf(t, id)?.arrows ?? 0) > 0);
    return todo.length === 0 ? end() : { todo, body: todo.length === 1 ? todo[0]! : null };
  }),
  s.ask('ZG-6.7', chooseBody, {
    to: t => t.position.turn,
    ask: (_t, v) => (v.body === null ? { of: 'body', options: v.todo } : null),
    then: (_t, v, body) => ({ ...v, body: body as ModelId }),
  }),
  s.roll('ZG-6.8', rollBodyDrift, {
    count: (t, v) => bodyOf(t, v.body!)!.arrows,
    whose: t => t.position.turn,
    then: (t, v, faces) => {
      carry(
        t,
        bodyOf(t, v.body!)!,
        faces.reduce((sum, face) => sum + face, 0),
      );
      return { todo: v.todo.filter(id => id !== v.body), body: null };
    },
  }),
  s.repeat('ZG-6.7', 'while bodies are left', { from: 'which bodies are left', while: (_t, v) => v.todo.length > 0 }),
]);

export const bodiesOf = (t: Look): readonly ModelId[] =>
  t.position.bodies.filter(({ seat }) => seat === t.position.turn).map(({ model }) => model);

/** ZG-6.6: a body near an enemy that just arrived is removed. */
export function bodiesNear(t: T, id: ModelId): void {
  for (const { model, seat, at } of t.position.bodies)
    if (seat !== modelOf(t, id).seat) {
      const { ax, ay, bx, by, r } = bodyAt(modelOf(t, model), at);
      if (isWithin(standing(t, id), { ax, ay, bx, by, r, z: at.z }, ONE_INCH, 'flat'))
        t.emit({ type: 'body-removed', clause: 'ZG-6.6', model, why: 'enemy' });
    }
}
