// How Kill Team Vanguard is put into words
import type { Named, Telling, Thing, Told } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { asModelId, inInches, memberNamed, type Near, near, pieceNamed } from '@little-wars/skirmish';
import { cardOf as cardById, findFaction } from './content/index.ts';
import { markersOf, zoneOf } from './core/16-scenario/scenarios.ts';
import type { Fact } from './facts.ts';
import { mapOf, modelOf, sceneOfTable, weaponsOf } from './lookups.ts';
import { numbers } from './numbers.ts';
import type { Look, ModelId, Vanguard } from './types.ts';

/** Parameters and questions whose ids refer to models. */
const MODELS: readonly string[] = [
  'model',
  'who',
  'target',
  'attacker',
  'what',
  'mover',
  'against',
  'from',
  'other',
  'by',
  'attack-dice',
  'reaction',
  'turn',
];

/** Models are numbered within their team, in the order it was picked. */
const modelNamed = (t: Look, id: ModelId): Named =>
  memberNamed(
    id,
    t.position.models.map(({ seat }) => seat),
    modelOf(t, id).name,
  );

const nearBy = (t: Look, at: Point): Near =>
  near(
    {
      scene: sceneOfTable(t),
      zones: t.position.sides.map((side, seat) => ({ kind: 'zone', outline: zoneOf(t.setup, side), seat })),
      landmarks: markersOf(t.setup).map((marker, i) => ({ at: marker.at, name: { word: 'marker', number: i + 1 } })),
    },
    at,
  );

function name(t: Look, thing: Thing): Named | null {
  const { of, id, about } = thing;
  const model = MODELS.includes(of) ? asModelId(id, t.position.models) : null;
  if (model !== null) return modelNamed(t, model);
  switch (of) {
    case 'seat':
      return typeof id === 'number' ? { seat: id } : null;
    case 'turn':
      return typeof id === 'string' && id.startsWith('again/')
        ? { word: 'turn.again', who: Number(id.slice('again/'.length)) }
        : null;
    case 'action':
      return typeof id === 'string' && id.startsWith('extra/')
        ? { word: 'action.extra', action: id.slice('extra/'.length) }
        : null;
    case 'attack':
    case 'weapon':
      return weaponNamed(t, thing);
    case 'card':
      return { word: 'plain', name: cardById(String(id)).name };
    case 'armor':
      return String(id).startsWith('invulnerable-')
        ? { word: 'armor.invulnerable', on: Number(String(id).slice('invulnerable-'.length)) }
        : null;
    case 'side':
      return { word: 'plain', name: findFaction(t.setup.teams[Number(id)]?.faction ?? '')?.name ?? String(id) };
    case 'map':
      return { word: 'plain', name: mapOf(t.setup).name };
    case 'mark':
      return { word: 'marker', number: Number(String(id).slice('marker-'.length)) };
    case 'terrain':
      return { word: `terrain.${id}` };
    case 'piece':
      return pieceNamed(sceneOfTable(t), id);
    case 'table-side':
    case 'way':
    case 'marker':
      return { word: of, number: Number(id) + 1 };
    case 'die':
      return {
        word: 'die',
        number: Number(id) + 1,
        face: facesIn(about)[Number(id)],
      };
    case 'found':
    case 'limit':
      return typeof id === 'number' ? { word: 'inches', value: inInches(id) } : null;
    default:
      return null;
  }
}

/** Dice as the question shows them. */
const facesIn = (about: Thing['about']): readonly unknown[] =>
  about !== undefined && 'faces' in about && Array.isArray(about.faces) ? about.faces : [];

/** Weapons are named by their faction, so the attacker decides the name. */
function weaponNamed(t: Look, { id, about }: Thing): Named | null {
  const isOne = about !== undefined && 'model' in about && typeof about.model === 'number';
  const models = isOne ? [about.model as ModelId] : t.position.models.map((_, i) => i);
  const weapon = models.flatMap(each => weaponsOf(t, each)).find(each => each.id === id);
  return weapon ? { word: 'plain', name: weapon.name } : null;
}

/** Facts that are not told because they are obvious. */
const SILENT: readonly Fact['type'][] = [
  'phase-began',
  'action-finished',
  'counted-as',
  'bonus-used',
  'attack-marked',
  'attack-ended',
  'effect-began',
  'effects-ended',
  'hit-dice-set',
  'armor-dice-set',
  'activation-ended',
  'cleared',
];

function tell(t: Look, fact: Fact): Told | null {
  const { clause: _clause, type, ...parameters } = fact;
  const word = `fact.${type}`;
  switch (fact.type) {
    case 'first-player-chosen':
      return { word, seat: fact.seat };
    case 'deployed':
      return { word, model: fact.model, ...nearBy(t, fact.at) };
    case 'moved':
      return { word, model: fact.model, ...nearBy(t, fact.to) };
    case 'returned':
      return { word, model: fact.model, ...nearBy(t, fact.at) };
    case 'fell':
      return { word, model: fact.model, height: inInches(fact.height), hits: fact.hits };
    case 'laying-began':
      return { word, seat: fact.seat };
    case 'terrain-laid':
      return { word, seat: fact.seat, terrain: fact.piece.stock, ...nearBy(t, fact.piece.at) };
    case 'side-chosen':
      return { word, seat: fact.seat, 'table-side': fact.side };
    case 'broken-judged':
      return fact.broken.some(broken => broken)
        ? { word, seat: fact.broken.flatMap((broken, seat) => (broken ? [seat] : [])) }
        : null;
    case 'pass-tokens-given':
      return fact.tokens.some(count => count > 0) ? { word, tokens: fact.tokens.join(' : ') } : null;
    case 'cp-set':
      return { word, cp: fact.cp.join(' : ') };
    case 'cp-spent':
      return { word, seat: fact.seat, cp: fact.cp, on: { word: `spent.${fact.on}` } };
    case 'action-begun':
      return { word, model: fact.model, action: { word: `action.${fact.action}` } };
    case 'attack-began': {
      const { attacker, target, weapon } = fact.attack;
      if (weapon === '') return { word: 'fact.harm-came', target };
      const profile = weaponsOf(t, attacker).find(({ id }) => id === weapon);
      return { word, attacker, target, weapon: { word: 'plain', name: profile?.name ?? weapon } };
    }
    case 'armor-chosen':
      return fact.invulnerable === null ? null : { word, on: fact.invulnerable };
    case 'nerve-tested':
      return { word: `fact.nerve-${fact.passed ? 'held' : 'lost'}`, model: fact.model };
    case 'ability-used':
      return { word, model: fact.model, ability: { word: `rule.${fact.ability}` } };
    case 'removed':
    case 'wounds-suffered':
      return { word, ...parameters };
    default:
      return SILENT.includes(type) ? null : { word, ...parameters };
  }
}

export const telling: Telling<Vanguard> = { name, tell, numbers };
