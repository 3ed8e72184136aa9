import type { Seat } from '@little-wars/engine';
import { type Direction, gap, type Spot, standing } from '../frame/measure.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import type { Attack, Fact, Id, Roll, Wound } from './facts.ts';
import { type Card, cardOf, hasAny, type Printed, pointsOf, weaponOf, woundsOf } from './printed.ts';
import { noPsychic, notePsychic, type Psychic } from './psychic.ts';

export interface Model {
  readonly seat: Seat;
  readonly points: number;
  readonly card: Card;
  /** Whether it has been blinded in this game, and whether markerlights have hit it. */
  blinded: boolean;
  marked: boolean;
  /** Whether concussion has slowed it in this game, and whether it has charged in this player turn. */
  concussed: boolean;
  charged: boolean;
  /** Manoeuvres and weapons fired in this player turn. */
  manoeuvres: number;
  fired: number;
  at: Spot | null;
  wounds: number;
  removed: boolean;
  arrows: number;
  course: Direction | null;
}

export interface Options {
  readonly points: number;
  readonly limits: string;
  readonly tableSize: number;
  readonly rounds: number;
}

/** A current attack. */
export interface Ongoing {
  readonly attack: Attack;
  hits: number;
  wounds: readonly Wound[];
  readonly settled: Roll[];
}

/** The referee's state of a game, built from its facts alone. */
export interface Ledger {
  readonly printed: Printed;
  readonly mission: string;
  readonly options: Options;
  readonly models: Model[];
  /** The edge of each seat: 0 is y = 0. */
  edges: readonly number[];
  /** Current attacks, innermost last, with their final dice. */
  readonly attacks: Ongoing[];
  readonly rolls: Roll[];
  /** The dice of the current charge. */
  charge: { readonly model: Id; readonly target: Id; faces: readonly number[]; arrows: number } | null;
  readonly psychic: Psychic;
  /** The step of the current fight, and who has fought in this phase. */
  readonly combat: { step: number | null; readonly fought: Set<Id> };
  /** Points of objectives in this game turn. */
  scored: number;
  readonly bodies: Map<Id, { at: Spot; arrows: number; readonly course: Direction }>;
  readonly scores: number[];
  first: Seat | null;
  turn: Seat | null;
  round: number;
  /** The player turns and the phases begun in this game turn. */
  turns: number;
  phase: string | null;
  /** The last dice of a drift, and who rolled them. */
  drift: { readonly model: Id; readonly faces: readonly number[]; readonly arrows: number } | null;
  /** The distance of the last recoil. */
  recoil: number | null;
  over: boolean;
}

interface Setup {
  readonly mission: string;
  readonly options: Options;
  readonly armies: readonly {
    readonly selections: readonly {
      readonly sheet: string;
      readonly models: readonly { readonly kind: string; readonly choices: readonly string[] }[];
    }[];
  }[];
}

export function openLedger({ setup, content }: PlayedGame<Fact>): Ledger {
  const { armies, mission, options } = setup as Setup;
  const printed = content as Printed;
  const models = armies.flatMap(({ selections }, seat) =>
    selections.flatMap(({ sheet, models: members }) =>
      members.map(
        ({ kind, choices }): Model => ({
          seat,
          points: pointsOf(printed, sheet, kind, choices),
          card: cardOf(printed, sheet, kind, choices),
          ...{ blinded: false, marked: false, concussed: false, charged: false, manoeuvres: 0, fired: 0 },
          at: null,
          wounds: woundsOf(printed, sheet, kind),
          removed: false,
          arrows: 0,
          course: null,
        }),
      ),
    ),
  );
  return {
    ...{ printed, mission, models, bodies: new Map(), scores: [0, 0], first: null, turn: null, round: 0, turns: 0 },
    ...{ phase: null, drift: null, recoil: null, over: false },
    ...{ psychic: noPsychic(), combat: { step: null, fought: new Set() } },
    ...{ options, edges: [0, 1], attacks: [], rolls: [], charge: null, scored: 0 },
  };
}

/** The current attack, if any. */
export const ongoing = (l: Ledger): Ongoing | undefined => l.attacks.at(-1);

/** ZG-5.5: whether a model moves by arrows. */
export const drifts = ({ card }: Model): boolean => !['skimmer', 'jetbike', 'flying-monster'].includes(card.type);

/** The distance between two bases; models off the table are near nobody. */
export function gapOf(l: Ledger, a: Id, b: Id): number {
  const [one, other] = [l.models[a]!, l.models[b]!];
  if (one.at === null || other.at === null) return Number.NaN;
  return gap(standing(one.card.base, one.at), standing(other.card.base, other.at));
}

export const between = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** Records dice and attacks. */
function noteAttack(l: Ledger, fact: Fact): void {
  const now = ongoing(l);
  switch (fact.type) {
    case 'rolled':
      l.rolls.push(fact.roll);
      break;
    case 're-rolled': {
      const roll = l.rolls.pop()!;
      const faces = roll.faces.map((face, i) => fact.faces[fact.dice.indexOf(i)] ?? face);
      l.rolls.push({ ...roll, faces, again: [...roll.again, ...fact.dice] });
      break;
    }
    case 'roll-settled':
      now?.settled.push(l.rolls.pop()!);
      if (!now) l.rolls.pop();
      break;
    case 'attack-began':
      l.attacks.push({ attack: fact.attack, hits: 0, wounds: [], settled: [] });
      break;
    case 'attack-ended':
      l.attacks.pop();
      break;
    case 'hits-scored':
      if (!now) break;
      now.hits = fact.hits;
      if (fact.hits > 0 && hasAny(weaponOf(l.printed, now.attack.profile), 'target-acquired'))
        l.models[now.attack.target]!.marked = true;
      break;
    case 'wounds-scored':
      if (now) now.wounds = fact.wounds;
  }
}

/** Records what a model does in its turn. */
function noteDeed(l: Ledger, fact: Fact): void {
  switch (fact.type) {
    case 'edge-chosen':
      l.edges = fact.seat === 0 ? [fact.edge, 1 - fact.edge] : [1 - fact.edge, fact.edge];
      break;
    case 'manoeuvred':
      if (isOwnMove(l, fact)) l.models[fact.model]!.manoeuvres++;
      break;
    case 'shot':
      l.models[fact.model]!.fired++;
      break;
    case 'condition-began':
      if (fact.condition === 'blinded') l.models[fact.model]!.blinded = true;
      if (fact.condition === 'concussed') l.models[fact.model]!.concussed = true;
      break;
    case 'charge-declared':
      l.charge = { model: fact.model, target: fact.at[0]!, faces: [], arrows: l.models[fact.model]!.arrows };
      break;
    case 'drifted':
      if (fact.clause === 'ZG-4.3' && l.charge?.model === fact.model) l.charge.faces = fact.faces;
  }
}

/** Records the order of a fight. */
function noteFight({ combat, models }: Ledger, fact: Fact): void {
  switch (fact.type) {
    case 'phase-began':
      combat.step = null;
      combat.fought.clear();
      break;
    case 'step-began':
      combat.step = fact.step;
      break;
    case 'step-ended':
      combat.step = null;
      break;
    case 'did':
      if (fact.deed === 'fought') combat.fought.add(fact.model);
      if (fact.deed === 'charged') models[fact.model]!.charged = true;
  }
}

/** ZG-2.2: whether a manoeuvre uses up the one of its Movement phase. */
export const isOwnMove = (l: Ledger, { manoeuvre }: { readonly manoeuvre: string }): boolean =>
  l.phase === 'movement' && !['flat-out', 'run', 'consolidate'].includes(manoeuvre);

/** Records a fact. */
export function note(l: Ledger, fact: Fact): void {
  notePsychic(l.psychic, fact, l.rolls.at(-1));
  noteAttack(l, fact);
  noteDeed(l, fact);
  noteFight(l, fact);
  switch (fact.type) {
    case 'first-turn-won':
      l.first = fact.seat;
      break;
    case 'round-began':
      Object.assign(l, { round: fact.round, turns: 0, scored: 0 });
      break;
    case 'turn-began':
      Object.assign(l, { turn: fact.seat, turns: l.turns + 1, phase: null });
      for (const model of l.models) Object.assign(model, { manoeuvres: 0, fired: 0, charged: false });
      break;
    case 'phase-began':
      l.phase = fact.phase;
      break;
    case 'deployed':
    case 'arrived':
      l.models[fact.model]!.at = fact.at;
      break;
    case 'moved':
      l.models[fact.model]!.at = fact.to;
      break;
    case 'recoiled':
      l.models[fact.model]!.at = fact.to;
      l.recoil = between(fact.from, fact.to);
      break;
    case 'fired':
      l.recoil = null;
      break;
    case 'arrows-changed':
      Object.assign(l.models[fact.model]!, { arrows: fact.arrows, course: fact.course });
      break;
    case 'drifted':
      l.drift = { model: fact.model, faces: fact.faces, arrows: l.models[fact.model]!.arrows };
      break;
    case 'wounds-lost':
      l.models[fact.model]!.wounds -= fact.wounds;
      break;
    case 'wounds-regained':
      l.models[fact.model]!.wounds += fact.wounds;
      break;
    case 'slain':
    case 'lost':
      Object.assign(l.models[fact.model]!, { at: null, removed: true });
      break;
    case 'body-left':
      l.bodies.set(fact.model, { at: fact.at, arrows: fact.arrows, course: fact.course });
      break;
    case 'body-drifted':
      l.bodies.get(fact.model)!.at = fact.to;
      break;
    case 'body-stopped':
      l.bodies.get(fact.model)!.arrows = 0;
      break;
    case 'body-removed':
      l.bodies.delete(fact.model);
      break;
    case 'scored':
      l.scores[fact.seat]! += fact.points;
      l.scored += fact.points;
      break;
    case 'game-ended':
      l.over = true;
  }
}
