import { inches } from '../geometry/units.ts';
import {
  type About,
  type Advising,
  type Choosing,
  type Edition,
  editionOf,
  PLAIN_FLOW,
  type Ruleset,
  type Showing,
} from '../kernel/index.ts';
import { match } from './01-match.ts';
import { setUp } from './02-set-up.ts';
import { bid, round, turns } from './03-round.ts';
import { activation } from './04-activation.ts';
import { fall, shoot } from './05-shooting.ts';
import { callOut, duck } from './06-reactions.ts';
import { reRoll } from './07-re-roll.ts';
import { rollBarrel, scoreBarrel } from './08-barrel.ts';
import { clauses } from './clauses.ts';
import { cards, maps } from './content.ts';
import { facts } from './facts.ts';
import { cardOf, other } from './lookups.ts';
import { specialRules } from './rules/index.ts';
import { lastShot } from './rules/last-stand.ts';
import { readSetup, standardSetup } from './setup.ts';
import { tabletop } from './tabletop.ts';
import { telling } from './telling.ts';
import { texts } from './texts/en.ts';
import type { Look, Position, Setup, Toy, Use } from './types.ts';

export { chooseASoldier } from './03-round.ts';
export { move } from './04-activation.ts';
export { rollToHit } from './05-shooting.ts';
export { maps } from './content.ts';
export { sightOf } from './ground.ts';
export { standardSetup } from './setup.ts';
export type { Fact, Position, Setup, Shot, Soldier, Toy } from './types.ts';

export const playing: Ruleset<Toy> = {
  id: 'tin-soldiers',
  version: '1',
  content: { cards, maps },
  seats: 2,
  readSetup,
  opening: setup => ({ position: opening(setup), frame: match.start({}) }),
  sequences: [
    match,
    setUp,
    round,
    bid,
    turns,
    activation,
    shoot,
    fall,
    duck,
    callOut,
    reRoll,
    lastShot,
    rollBarrel,
    scoreBarrel,
  ],
  facts,
  specialRules,
  inPlay,
  reactionOrder: t => [t.position.first, other(t.position.first)],
  alike: () => null,
  view: (_setup, position, seat) => ({ ...position, bids: position.bids.map((bid, of) => (of === seat ? bid : null)) }),
  reveals: ['bids-shown'],
  show: (fact, seat) => (fact.type === 'bid' && fact.seat !== seat ? { ...fact, courage: null } : fact),
  result: (_setup, { over, points }) =>
    over ? { winners: [0, 1].filter(seat => points[seat]! > points[other(seat)]!), scores: points } : null,
};

export const showing: Showing<Toy> = { tabletop, telling, flow: PLAIN_FLOW, texts: { en: texts } };

/** Squads are part of the setup: there are no teams to build and no choices. */
export const choosing: Choosing<Toy> = {
  ready: [standardSetup, { ...standardSetup, map: 'carpet', rounds: 1 }],
  lobby: {
    choices: () => [],
    ownTables: null,
    starters: [],
    factions: [],
    check: () => ({ reasons: [], tallies: [] }),
    setup: () => standardSetup,
    contentOf: () => null,
  },
  guide: null,
};

/** No advice and no chances: bots take any legal answer. */
export const advising: Advising<Toy> = {
  clauses,
  advice: [],
  evaluate: (_setup, { points, soldiers }, seat) =>
    10 * (points[seat]! - points[other(seat)]!) +
    soldiers.reduce((sum, soldier) => sum + (soldier.seat === seat ? soldier.wounds : -soldier.wounds), 0),
  chances: null,
  tray: null,
  odds: null,
  meaning: () => null,
};

/** Tin Soldiers: a small game that uses every part of the kernel. */
export const toy: Edition<Toy> = editionOf(playing, showing, choosing, advising);

/** Rules that apply to everybody, whatever their cards say. */
const COMMON: readonly Use[] = [
  { rule: 'far-off', beyond: inches(6) },
  { rule: 'ducking' },
  { rule: 'duck' },
  { rule: 'call-out' },
];

function inPlay(t: Look, about: About<Toy>): readonly Use[] {
  if ('type' in about) return about.type === 'fell' ? cardOf(t, about.soldier).rules : [];
  return [...cardOf(t, about.shooter).rules, ...COMMON];
}

function opening({ squads }: Setup): Position {
  const [zero, one] = squads as [readonly string[], readonly string[]];
  return {
    round: 0,
    first: 1,
    courage: [1, 1],
    bids: [null, null],
    soldiers: zero.flatMap((card, i) => [soldier(0, card), soldier(1, one[i]!)]),
    barrel: { x: inches(6), y: inches(6) },
    ducked: null,
    points: [0, 0],
    over: false,
  };
}

const soldier = (seat: number, card: string): Position['soldiers'][number] => ({
  seat,
  card,
  at: null,
  wounds: cards[card]!.wounds,
  ready: false,
});
