import { type Frame, tableOf } from '@little-wars/engine';
import { heardIn } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import type { Kit } from '../content/types.ts';
import { vanguard } from '../index.ts';
import { specialRules } from '../special-rules.ts';
import { look } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import type { Look, Position } from '../types.ts';
import type { Use } from '../uses.ts';
import { heldBy, MORE_SCENES, NO_BEARING, ON_A_CARD, SAMPLES, SCENES, type Scene } from './every-rule.oracle.ts';
import { CANNOT_COUNT, leftOut, UNREAD } from './not-counted.ts';
import { proves } from './proving.oracle.ts';
import { oddsOfStrike } from './strike-case.ts';

type Name = Use['rule'];
const NAMES = Object.keys(specialRules) as readonly Name[];

const ALWAYS: readonly Name[] = [
  'obscured',
  'long-range',
  'aim',
  'focus',
  'cover',
  'target-down',
  'outnumbering',
  'disengaging',
  'command-re-roll',
  'special-actions',
];

/** The parameters that cards give a rule. */
const printed = factions.flatMap(({ weapons, kit, leader, cards }): readonly object[] => {
  const kits: readonly Kit[] = [
    kit,
    leader,
    ...cards.flatMap(card => [card.kit, ...card.choices.map(({ adds }) => adds)]),
  ];
  return [...weapons.flatMap(({ rules }) => rules), ...kits.flatMap(({ abilities = [] }) => abilities)];
});

interface Tried {
  readonly use: Use | null;
  readonly scene: Scene;
}

/** A rule with some parameters, with each possible holder, in every attack. */
const triedWith = (rule: Name, parameters: object): readonly Tried[] =>
  heldBy(rule).flatMap(([seat, holder]) =>
    SCENES.map(scene => ({ use: { rule, ...parameters, seat, holder } as Use, scene })),
  );

/** Other parameters from cards, tried where the first ones mattered. */
const others = (rule: Name): readonly object[] => {
  const own: readonly object[] = SAMPLES[rule].map(parameters => ({ rule, ...parameters }));
  const onCards = printed.filter(use => (use as { readonly rule: string }).rule === rule);
  const all = new Map([...own, ...onCards].map(use => [JSON.stringify(use), use]));
  return [...all.values()].slice(1);
};

const withUse = (position: Position, use: Use | null): Position => {
  if (use === null) return position;
  const card = ON_A_CARD[use.rule];
  const models = position.models.map((model, id) => (id === 2 && card !== undefined ? { ...model, card } : model));
  return { ...position, models, effects: [{ use, until: 'game' }] };
};

/** The same table, as if a rule did not exist. */
const muted = (rule: Name, { setup }: Scene, position: Position): Look => {
  const rules = { ...specialRules, [rule]: { clause: specialRules[rule].clause } };
  return tableOf({ ...vanguard, specialRules: rules }, setup, position) as Look;
};

/** Whether the odds differ from those without the rule. */
function bears(rule: Name, scene: Scene, position: Position, details: Scene['details']): boolean {
  const aim = { attacker: 0, target: 1, weapon: scene.weapon, manner: scene.manner };
  const [real, without] = [look(position, scene.setup), muted(rule, scene, position)].map(t => {
    const { lost, removed, felled } = oddsOfStrike(t, aim, details);
    return [...lost.weights, removed, felled];
  });
  return real!.some((chance, i) => Math.abs(chance - without![i]!) > 1e-9);
}

interface Proven {
  readonly proofs: number;
  /** Attacks in which it mattered. */
  readonly bearing: readonly (Tried & { readonly reactions: readonly string[] })[];
}

/** Compares the odds with play, both using and declining the rule's reaction. */
function prove(rule: Name, tried: readonly Tried[]): Proven {
  let proofs = 0;
  const bearing: Proven['bearing'][number][] = [];
  const isChoice = 'offer' in specialRules[rule] && !(rule in CANNOT_COUNT) && rule !== 'command-re-roll';
  for (const { use, scene } of tried) {
    const { weapon, manner, setup } = scene;
    const position = withUse(scene.position, use);
    for (const reactions of isChoice ? [[], [rule]] : [[]]) {
      const details = { ...scene.details, reactions };
      proves({ position, weapon, manner, setup, details });
      proofs++;
      const isBought = rule === 'command-re-roll' && details.bought !== undefined;
      if (isBought || bears(rule, scene, position, details)) bearing.push({ use, scene, reactions });
    }
  }
  return { proofs, bearing };
}

function proveEverywhere(rule: Name): Proven {
  if (ALWAYS.includes(rule))
    return prove(
      rule,
      [...SCENES, ...MORE_SCENES].map(scene => ({ use: null, scene })),
    );
  const first = prove(rule, triedWith(rule, SAMPLES[rule][0]!));
  const more = others(rule).map(parameters =>
    prove(
      rule,
      first.bearing.map(({ use, scene }) => ({ use: { ...use, ...parameters } as Use, scene })),
    ),
  );
  return { ...first, proofs: [first, ...more].reduce((sum, { proofs }) => sum + proofs, 0) };
}

/** Repeats the proof with bonus dice, as far as they are followed. */
function proveWithExplosions({ use, scene, reactions }: Proven['bearing'][number]): void {
  const { weapon, manner, details } = scene;
  const setup = { ...scene.setup, options: { ...scene.setup.options, explodingSixes: true } };
  const position = withUse(scene.position, use);
  proves({ position, weapon, manner, setup, details: { ...details, reactions }, deep: 3, tail: 0.05 });
}

const counted = NAMES.filter(rule => !(rule in NO_BEARING) && !(rule in CANNOT_COUNT));

describe(`VG-10 odds match play, for all ${NAMES.length} special rules; ${counted.length} of them change attacks`, () => {
  for (const rule of NAMES)
    it(rule, () => {
      const { proofs, bearing } = proveEverywhere(rule);
      expect(proofs).toBeGreaterThanOrEqual(SCENES.length);
      expect(bearing.length > 0, 'changes the odds of some attack').toBe(counted.includes(rule));
      if (bearing.length > 0) proveWithExplosions(bearing[0]!);
    });
});

describe('VG-10 what odds leave out is listed, with the reason', () => {
  const offering = NAMES.filter(rule => 'offer' in specialRules[rule] && !(rule in NO_BEARING));
  for (const rule of offering)
    it(rule, () => {
      const omissions = triedWith(rule, SAMPLES[rule][0]!).flatMap(({ use, scene }) => {
        const { weapon, manner, setup } = scene;
        const t = look(withUse(scene.position, use), setup);
        const aim = { attacker: 0, target: 1, weapon, manner };
        const reactions = rule in CANNOT_COUNT ? [rule] : [];
        return leftOut(t, aim, { reactions }).filter(each => each.rule === rule);
      });
      const reason = CANNOT_COUNT[rule] ?? 'may-be-used';
      expect(new Set(omissions.map(each => each.reason))).toEqual(new Set([reason]));
    });
  it('has words for every reason', () => {
    for (const reason of Object.values(CANNOT_COUNT)) expect(texts).toHaveProperty([`left-out.${reason}`]);
  });
});

describe('VG-10 odds know of everything that attacks ask of special rules, offer and emit', () => {
  const FEW = 15;
  const attacks = [...SCENES, ...MORE_SCENES].flatMap(scene => [
    { scene, position: scene.position },
    ...NAMES.flatMap(rule => triedWith(rule, SAMPLES[rule][0]!))
      .filter((_, i) => i % FEW === 0)
      .map(({ use }) => ({ scene, position: withUse(scene.position, use) })),
  ]);
  it('or a rule that handles it is left out', () => {
    const played = heardIn(() => {
      for (const { position, scene } of attacks) proves({ ...scene, position });
    });
    const computed = heardIn(() => {
      for (const { position, scene } of attacks) {
        const { setup, weapon, manner, details } = scene;
        const aim = { attacker: 0, target: 1, weapon, manner };
        oddsOfStrike(look(position, setup), aim, details);
        leftOut(look(position, setup), aim, details);
      }
    });
    for (const part of ['queries', 'timings', 'facts'] as const) {
      const listed: readonly string[] = UNREAD[part];
      const unheard = [...played[part]].filter(name => !computed[part].has(name) && !listed.includes(name));
      expect(unheard).toEqual([]);
    }
  });
  it('a rule that nobody has heard of is told, in a shot and in a melee', () => {
    const frame: Frame = { sequence: 'none', at: '', vars: {}, todo: null };
    const facts = [...UNREAD.facts, 'hits-scored', 'wounds-suffered', 'removed'] as const;
    const use = { rule: 'festering', seat: 0, holder: 0 } as unknown as Use;
    for (const { position, setup, weapon, manner, details } of SCENES)
      for (const fact of facts) {
        const festering = { clause: 'VG-10.1', on: { [fact]: () => frame } };
        const rules = { ...vanguard, specialRules: { ...specialRules, festering } };
        const effects: Position['effects'] = [{ use, until: 'game' }];
        const t = tableOf(rules, setup, { ...position, effects }) as Look;
        const omissions = leftOut(t, { attacker: 0, target: 1, weapon, manner }, details);
        expect(omissions.filter(({ rule }) => rule === 'festering')).toEqual([
          { rule: 'festering', reason: 'not-understood' },
        ]);
      }
  });
});
