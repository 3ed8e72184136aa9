// The telling that editions share: what ids, facts and numbers mean
import type { Named, Thing, Told } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { asModelId, inInches, memberNamed, type Near, pieceNamed } from '@little-wars/skirmish';
import type { Book } from '../book.ts';
import type { Fact } from '../facts.ts';
import { modelOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';

/** Parameters and questions whose ids refer to models. */
const MODELS: readonly string[] = [
  'model',
  'target',
  'attacker',
  'what',
  'from',
  'other',
  'by',
  'enemy',
  'charger',
  'at',
  'attacks',
  'reaction',
];

const modelNamed = (t: Look, id: ModelId): Named =>
  memberNamed(
    id,
    t.position.models.map(({ seat }) => seat),
    modelOf(t, id).name,
  );

/** Dice as shown with the question. */
const facesIn = (about: Thing['about']): readonly unknown[] =>
  about !== undefined && 'faces' in about && Array.isArray(about.faces) ? about.faces : [];

export interface Naming {
  readonly sceneOf: Book['sceneOf'];
  /** A power, a weapon profile or an item by its id; null if there is none. */
  readonly named: (id: string) => string | null;
}

/** What an id refers to; null for an edition's own ids. */
export function nameIn(t: Look, { of, id, about }: Thing, { sceneOf, named }: Naming): Named | null {
  const model = MODELS.includes(of) ? asModelId(id, t.position.models) : null;
  if (model !== null) return modelNamed(t, model);
  switch (of) {
    case 'seat':
      return typeof id === 'number' ? { seat: id } : null;
    case 'reaction': {
      // A rule that several models have is distinguished by its holder: `skyleap 3`.
      const [rule, holder] = String(id).split(' ');
      const who = holder === undefined ? null : asModelId(holder, t.position.models);
      return who === null ? null : { word: `reaction.${rule}`, model: who };
    }
    case 'weapon':
    case 'power':
    case 'item':
    case 'pick':
    case 'attacks': {
      const name = named(String(id));
      return name === null ? null : { word: 'plain', name };
    }
    case 'die':
      return { word: 'die', number: Number(id) + 1, face: facesIn(about)[Number(id)] };
    case 'piece':
      return pieceNamed(sceneOf(t), id);
    case 'found':
    case 'limit':
      return typeof id === 'number' ? { word: 'inches', value: inInches(id) } : null;
    default:
      return null;
  }
}

/** Facts that are omitted because they are obvious. */
const SILENT: readonly Fact['type'][] = [
  'phase-began',
  'rolled',
  'roll-settled',
  'attacks-counted',
  'attack-marked',
  'attack-ended',
  'fired',
  'attacked',
  'effect-began',
  'effects-ended',
  'wounds-taken-over',
];

export interface FactNaming extends Pick<Naming, 'named'> {
  /** A place in words. */
  readonly nearBy: (at: Spot) => Near;
}

export function tellFact(fact: Fact, { named, nearBy }: FactNaming): Told | null {
  const { clause: _clause, type, ...parameters } = fact;
  const word = `fact.${type}`;
  const plainly = (id: string): Named => ({ word: 'plain', name: named(id) ?? id });
  switch (fact.type) {
    case 'deployed':
    case 'arrived':
      return { word, model: fact.model, ...nearBy(fact.at) };
    case 'moved':
      return { word, model: fact.model, ...nearBy(fact.to) };
    case 'did':
      return fact.deed === 'advanced' || fact.deed === 'fell-back'
        ? { word: `fact.${fact.deed}`, model: fact.model }
        : null;
    case 'cp-spent':
      return { word, seat: fact.seat, cp: fact.cp, on: { word: `spent.${fact.on}` } };
    case 'attack-began': {
      const { attacker, target, profile, strength } = fact.attack;
      if (profile !== '') return { word, attacker, target, weapon: plainly(profile) };
      // Some harm is a wound and never a hit.
      return strength === 0 ? { word: 'fact.wound-allocated', target } : { word: 'fact.hit-came', target, strength };
    }
    case 'wounds-scored':
      return { word, count: fact.wounds.length };
    case 'saves-made':
      return { word, count: fact.unsaved.length };
    case 'hits-scored':
      return { word, hits: fact.hits + fact.autoWounds };
    case 're-rolled':
      return { word, faces: fact.faces.join(', ') };
    case 'power-tried':
    case 'power-denied':
      return { word, model: fact.model, power: plainly(fact.power) };
    case 'power-manifested':
      return { word, power: plainly(fact.power), target: fact.target };
    case 'psychic-tested':
      return { word, total: fact.total, needs: fact.needs };
    case 'wounds-lost':
    case 'slain':
      return { word, ...parameters, from: null };
    case 'item-used':
      return named(fact.item) === null ? null : { word, model: fact.model, item: plainly(fact.item) };
    default:
      return SILENT.includes(type) ? null : { word, ...parameters };
  }
}
