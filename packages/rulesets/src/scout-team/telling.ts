// Scout Team's telling: what its ids, facts and numbers mean
import type { Named, Telling, Thing, Told } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type Near, near } from '@little-wars/skirmish';
import type { Fact as CoreFact } from '../w40k/facts.ts';
import { FISTS } from '../w40k/fight/attacks.ts';
import { nameIn, tellFact } from '../w40k/show/telling.ts';
import { catalogue } from './content/index.ts';
import { markersOf, zoneAt } from './core/12-mission/ground.ts';
import type { Fact, OwnFact } from './facts.ts';
import { mapOf, profileOf, sceneOfSetup } from './lookups.ts';
import { numbers } from './numbers.ts';
import type { Look, ScoutTeam, Setup } from './types.ts';

/** A power, a weapon or an item by its id. */
function named(id: string): string | null {
  const own = catalogue.power(id) ?? catalogue.weapon(id) ?? catalogue.gear(id);
  if (own) return own.name;
  return id === FISTS || catalogue.weapon(id.split('.')[0]!) ? profileOf(id).name : null;
}

const naming = { sceneOf: (t: { readonly setup: object }) => sceneOfSetup(t.setup as Setup), named };

const nearBy = (t: Look, at: Point): Near =>
  near(
    {
      scene: sceneOfSetup(t.setup),
      zones: [0, 1].map(seat => ({ kind: 'zone', outline: zoneAt(t.setup, t.position.zones[seat]!), seat })),
      landmarks: markersOf(t.setup).map((marker, i) => ({ at: marker, name: { word: 'marker', number: i + 1 } })),
    },
    at,
  );

function name(t: Look, thing: Thing): Named | null {
  const { of, id } = thing;
  switch (of) {
    case 'zone':
      return typeof id === 'number' ? { word: 'zone-number', number: id + 1 } : { word: 'zone' };
    case 'side':
      return { word: 'plain', name: catalogue.faction(t.setup.armies[Number(id)]?.faction ?? '')?.name ?? String(id) };
    case 'map':
      return { word: 'plain', name: mapOf(t.setup).name };
    case 'mark':
      return { word: 'marker', number: Number(String(id).split('-')[1]) };
    case 'order':
      return { word: `order.${id}` };
  }
  return nameIn(t, thing, naming);
}

const OWN: readonly OwnFact['type'][] = [
  'zone-chosen',
  'morale-tested',
  'morale-ignored',
  'fled',
  'scored',
  'cp-refunded',
  'returned',
  'token-gained',
  'token-used',
  'token-spent',
];

const isOwn = (fact: Fact): fact is OwnFact => (OWN as readonly string[]).includes(fact.type);

function tell(t: Look, fact: Fact): Told | null {
  if (!isOwn(fact)) return tellFact(fact as CoreFact, { named, nearBy: at => nearBy(t, at) });
  const word = `fact.${fact.type}`;
  switch (fact.type) {
    case 'morale-tested': {
      const { seat, total, leadership, passed } = fact;
      return { word: `fact.morale-${passed ? 'held' : 'failed'}`, seat, total, leadership };
    }
    case 'token-used':
      return null;
    case 'returned':
      return { word, model: fact.model, ...nearBy(t, fact.at) };
    default: {
      const { clause: _clause, type: _type, ...parameters } = fact;
      return { word, ...parameters };
    }
  }
}

export const telling: Telling<ScoutTeam> = {
  name,
  tell,
  numbers,
};
