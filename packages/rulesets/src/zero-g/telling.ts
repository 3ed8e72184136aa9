// Zero-G's telling: what its ids, facts and numbers mean
import type { Named, Telling, Thing, Told } from '@little-wars/engine';
import { compassOf, type Point } from '@little-wars/engine/geometry';
import { type Near, near } from '@little-wars/skirmish';
import type { Fact as CoreFact } from '../w40k/facts.ts';
import { nameIn, tellFact } from '../w40k/show/telling.ts';
import { catalogue } from './content/index.ts';
import { zoneAt } from './core/01-battle/zones.ts';
import type { Fact, OwnFact } from './facts.ts';
import { FISTS, hasProfile, kit, mapOf, profileOf, SMASH, sceneOfSetup } from './lookups.ts';
import { numbers } from './numbers.ts';
import type { Look, Setup, ZeroG } from './types.ts';

/** A power, a weapon or an item by its id. */
function named(id: string): string | null {
  if (id === FISTS || id === SMASH || hasProfile(id)) return profileOf(id).name;
  return (catalogue.power(id) ?? catalogue.weapon(id) ?? catalogue.gear(id))?.name ?? null;
}

const naming = { sceneOf: (t: { readonly setup: object }) => sceneOfSetup(t.setup as Setup), named };

/** Described by objectives, except the one that drifts. */
const nearBy = (t: Look, at: Point, except: number | null = null): Near =>
  near(
    {
      scene: sceneOfSetup(t.setup),
      zones: [0, 1].map(seat => ({ kind: 'zone', outline: zoneAt(t.setup, t.position.edges[seat]!), seat })),
      landmarks: t.position.wrecks.flatMap((wreck, i) =>
        i === except ? [] : [{ at: wreck.at, name: { word: 'objective', number: i + 1 } }],
      ),
    },
    at,
  );

function name(t: Look, thing: Thing): Named | null {
  const { of, id } = thing;
  switch (of) {
    case 'edge':
      return typeof id === 'number' ? { word: `edge.${id}` } : null;
    case 'side':
      return { word: 'plain', name: catalogue.faction(t.setup.armies[Number(id)]?.faction ?? '')?.name ?? String(id) };
    case 'map':
      return { word: 'plain', name: mapOf(t.setup).name };
    case 'mark': {
      const [kind, number] = String(id).split('-');
      return kind === 'body'
        ? { word: 'body-of', called: bodyName(t, Number(number)) }
        : { word: 'objective', number: Number(number) };
    }
    case 'body':
      return { word: 'body-of', called: bodyName(t, Number(id)) };
    case 'combat':
      return { word: 'combat-of', model: Number(id) };
    default:
      return nameIn(t as never, thing, naming);
  }
}

const bodyName = (t: Look, id: number): string => t.position.models[id]?.name ?? String(id);

const OWN: ReadonlySet<string> = new Set<OwnFact['type']>([
  'edge-chosen',
  'seized',
  'arrows-changed',
  'manoeuvred',
  'snap-shots-only',
  'drifted',
  'stopped',
  'turned',
  'test-taken',
  'lost',
  'recoiled',
  'fired-away',
  'strayed',
  'shot',
  'condition-began',
  'condition-ended',
  'turn-ended',
  'body-left',
  'body-drifted',
  'body-stopped',
  'body-removed',
  'wrecks-laid',
  'wreck-drifted',
  'scored',
  'reserves-rolled',
  'scattered',
  'mishap',
  'warp-charged',
  'hammer-noted',
  'hammers-struck',
  'struck-down',
  'step-began',
  'step-ended',
  'armour-tried',
  'vehicle-damaged',
  'weapon-destroyed',
]);

const isOwn = (fact: Fact): fact is OwnFact => OWN.has(fact.type);

/** Facts that other facts describe better. */
const SILENT: readonly Fact['type'][] = [
  'snap-shots-only',
  'stopped',
  'turned',
  'shot',
  'turn-ended',
  'wrecks-laid',
  'hammers-struck',
  'struck-down',
  'step-began',
  'step-ended',
  'condition-ended',
  'body-stopped',
];

function tellOwn(t: Look, fact: OwnFact): Told | null {
  const word = `fact.${fact.type}`;
  if (SILENT.includes(fact.type)) return null;
  switch (fact.type) {
    case 'edge-chosen':
      return { word, seat: fact.seat, edge: fact.edge };
    case 'arrows-changed':
      return fact.arrows === 0 || fact.course === null
        ? { word: 'fact.arrows-gone', model: fact.model }
        : { word, model: fact.model, arrows: fact.arrows, course: { word: `compass.${compassOf(fact.course)}` } };
    case 'manoeuvred':
      return fact.manoeuvre === 'stay' ? null : { word, model: fact.model, does: { word: `does.${fact.manoeuvre}` } };
    case 'drifted':
      return { word, model: fact.model, faces: fact.faces.join(', ') };
    case 'recoiled':
      return { word, model: fact.model, ...nearBy(t, fact.to) };
    case 'fired-away': {
      const course = { word: `compass.${compassOf(fact.towards)}` };
      return { word, model: fact.model, weapon: { word: 'plain', name: named(fact.profile) ?? fact.profile }, course };
    }
    case 'strayed':
      return fact.hit === null ? null : { word, target: fact.hit };
    case 'condition-began':
      return { word: `fact.began-${fact.condition}`, model: fact.model };
    case 'body-left':
    case 'body-drifted':
      return { word, called: bodyName(t, fact.model), ...nearBy(t, fact.type === 'body-left' ? fact.at : fact.to) };
    case 'body-removed':
      return { word: `fact.body-removed-${fact.why}`, called: bodyName(t, fact.model) };
    case 'wreck-drifted':
      return { word, number: fact.wreck + 1, ...nearBy(t, fact.to, fact.wreck) };
    case 'reserves-rolled':
      return { word: fact.arrives ? 'fact.reserves-come' : 'fact.reserves-wait', model: fact.model };
    case 'warp-charged':
      return { word, zero: fact.warp[0], one: fact.warp[1] };
    case 'armour-tried':
      return { word: `fact.armour-${fact.result}`, model: fact.model, total: fact.total, armour: fact.armour };
    case 'vehicle-damaged':
      return { word: `fact.damaged-${fact.result}`, model: fact.model };
    default: {
      const { clause: _clause, type: _type, ...parameters } = fact;
      return { word, ...parameters };
    }
  }
}

function tell(t: Look, fact: Fact): Told | null {
  if (isOwn(fact)) return tellOwn(t, fact);
  const told = tellFact(fact as CoreFact, { named, nearBy: at => nearBy(t, at) });
  const isHull = told !== null && fact.type === 'wounds-lost' && kit(t, fact.model).vehicle !== null;
  return isHull ? { ...told, word: 'fact.hull-lost' } : told;
}

export const telling: Telling<ZeroG> = { name, tell, numbers };
