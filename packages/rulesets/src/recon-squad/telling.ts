// Recon Squad's telling: what its ids, facts and numbers mean
import type { Named, Telling, Thing, Told } from '@little-wars/engine';
import { type Compass, ninthOf, type Point } from '@little-wars/engine/geometry';
import { inInches, type Near, near } from '@little-wars/skirmish';
import type { Fact as CoreFact } from '../w40k/facts.ts';
import { FISTS } from '../w40k/fight/attacks.ts';
import { nameIn, tellFact } from '../w40k/show/telling.ts';
import { catalogue } from './content/index.ts';
import { cornerAt, markersOf, zoneAt } from './core/08-mission/zones.ts';
import type { Fact, OwnFact } from './facts.ts';
import { mapOf, profileOf, sceneOfSetup, sideOf } from './lookups.ts';
import { numbers } from './numbers.ts';
import type { Look, ReconSquad, Setup } from './types.ts';

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
      zones: [0, 1].map(seat => ({ kind: 'zone', outline: zoneAt(t.setup, t.position.corners[seat]!), seat })),
      landmarks: markersOf(t.setup, t.position.corners).map((marker, i) => ({
        at: marker,
        name: { word: 'marker', number: i + 1 },
      })),
    },
    at,
  );

const cornerNamed = (t: Look, corner: number): Compass | null =>
  ninthOf(mapOf(t.setup).terrain, cornerAt(sideOf(t.setup), corner));

function name(t: Look, thing: Thing): Named | null {
  const { of, id } = thing;
  switch (of) {
    case 'corner':
      return { word: 'corner', compass: { word: `compass.${cornerNamed(t, Number(id))}` } };
    case 'side':
      return { word: 'plain', name: catalogue.faction(t.setup.armies[Number(id)]?.faction ?? '')?.name ?? String(id) };
    case 'map':
      return { word: 'plain', name: mapOf(t.setup).name };
    case 'mark': {
      const [kind, number] = String(id).split('-');
      return { word: kind === 'mine' ? 'mine' : 'marker', number: Number(number) };
    }
    case 'what':
      if (id === 'mine') return { word: 'a-mine' };
  }
  return nameIn(t, thing, naming);
}

const OWN: readonly OwnFact['type'][] = [
  'corner-chosen',
  'set-up-finished',
  'broke',
  'break-tested',
  'mine-laid',
  'mine-went-off',
  'mines-cleared',
  'fell',
  'gap-jumped',
  'returned',
  'designated',
  'game-goes-on',
];

const isOwn = (fact: Fact): fact is OwnFact => (OWN as readonly string[]).includes(fact.type);

function tell(t: Look, fact: Fact): Told | null {
  // Where nothing hit, nothing wounds.
  if (fact.type === 'wounds-scored' && fact.wounds.length === 0 && t.position.attack?.hits === 0) return null;
  if (!isOwn(fact)) return tellFact(fact as CoreFact, { named, nearBy: at => nearBy(t, at) });
  const word = `fact.${fact.type}`;
  switch (fact.type) {
    case 'corner-chosen':
      return { word, seat: fact.seat, corner: fact.corner };
    case 'break-tested':
      return {
        word: `fact.break-${fact.passed ? 'held' : 'failed'}`,
        model: fact.model,
        total: fact.total,
        leadership: fact.leadership,
      };
    case 'mine-laid':
      return { word, model: fact.by, ...nearBy(t, fact.at) };
    case 'mine-went-off':
      return { word, model: fact.model };
    case 'fell':
      return { word, model: fact.model, height: inInches(fact.height), strength: fact.strength };
    case 'gap-jumped':
      return { word: `fact.gap-${fact.cleared ? 'cleared' : 'missed'}`, model: fact.model };
    case 'returned':
      return { word, model: fact.model, ...nearBy(t, fact.at) };
    case 'game-goes-on':
      return { word: fact.goesOn ? 'fact.game-goes-on' : 'fact.game-stops' };
    case 'set-up-finished':
    case 'mines-cleared':
      return null;
    default: {
      const { clause: _clause, type: _type, ...parameters } = fact;
      return { word, ...parameters };
    }
  }
}

export const telling: Telling<ReconSquad> = {
  name,
  tell,
  numbers,
};
