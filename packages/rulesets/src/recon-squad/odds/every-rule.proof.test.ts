import { tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { ruleset } from '../ruleset.ts';
import { specialRules } from '../special-rules.ts';
import { look } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import { traitRules } from '../traits/index.ts';
import type { Look } from '../types.ts';
import type { Use } from '../uses.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { type Held, MORE_SCENES, NO_BEARING, positionOf, SAMPLES, SCENES, type Scene } from './every-rule.oracle.ts';
import { leftOut } from './index.ts';
import { type Attacking, oddsIn, proves } from './proving.oracle.ts';

type Name = Use['rule'];
const NAMES = Object.keys(specialRules) as readonly Name[];

const ALWAYS: readonly Name[] = [
  'command-re-roll',
  'counter-offensive',
  'frag-bag',
  'sniper-re-roll',
  'psychic-focus',
  'smite-rises',
  'combi-weapons',
  'assault',
  'heavy',
  'rapid-fire',
];
const LASTING: readonly Name[] = NAMES.slice(NAMES.indexOf('designated'), NAMES.indexOf('power-ignores-wounds') + 1);

const MODELS = [0, 1, 2, 3];
const seatOf = (model: number): number => (model === 0 || model === 3 ? 0 : 1);

/** Everybody who may hold a rule with some parameters. */
function held(rule: Name, parameters: object): readonly Held[] {
  const use = { rule, ...parameters } as Use;
  if (rule in traitRules) return MODELS.map(model => ({ on: 'trait', trait: rule, model }) as Held);
  if (rule in weaponRules) return [{ on: 'weapon', use } as Held];
  if (!LASTING.includes(rule))
    return (rule in NO_BEARING ? [0, 2] : MODELS).map(model => ({ on: 'card', use, model }) as Held);
  return [0, 1].flatMap(holder =>
    ('target' in use ? [0, 1] : [0]).map(target => {
      const aimed = 'target' in use ? { target } : {};
      return { on: 'effect', use: { ...use, ...aimed, seat: seatOf(holder), holder } } as Held;
    }),
  );
}

interface Tried {
  readonly scene: Scene;
  readonly held: Held | null;
}

const attackOf = ({ scene, held: by }: Tried): Attacking => {
  const { position, profile } = positionOf(scene, by);
  const { setup, manner, marks } = scene;
  return {
    position,
    setup,
    manner: manner as Attacking['manner'],
    profiles: [profile],
    ...(marks && { marks }),
  };
};

/** The same table, as if a rule did not exist. */
const muted = (rule: Name, { position, setup }: Attacking): Look => {
  const rules = { ...specialRules, [rule]: { clause: specialRules[rule].clause } };
  return tableOf({ ...ruleset, specialRules: rules }, setup!, position) as Look;
};

/** Whether the odds differ from those without the rule. */
function bears(rule: Name, tried: Tried): boolean {
  const attacking = attackOf(tried);
  const bare = attackOf({ ...tried, held: null });
  const real = oddsIn(look(attacking.position, attacking.setup), attacking);
  const without =
    tried.held === null ? oddsIn(muted(rule, attacking), attacking) : oddsIn(look(bare.position, bare.setup), bare);
  return [...real.wounds, ...(real.back ?? [1])].some(
    (chance, i) => Math.abs(chance - [...without.wounds, ...(without.back ?? [1])][i]!) > 1e-9,
  );
}

/** Other parameters that cards print, tried where the sample mattered. */
const printed = (rule: Name): readonly object[] => {
  const uses = [
    ...content.weapons.flatMap(({ profiles }) => profiles.flatMap(({ rules }) => rules)),
    ...content.factions.flatMap(({ sheets }) => sheets.flatMap(({ abilities }) => abilities)),
    ...content.gear.flatMap(({ abilities }) => abilities),
  ].filter(use => use.rule === rule);
  return [...new Map(uses.map(({ rule: _, ...rest }) => [JSON.stringify(rest), rest])).values()].slice(0, 4);
};

const counted = NAMES.filter(rule => !(rule in NO_BEARING));

/** What has no bearing is tried in some of them only. */
const scenesFor = (rule: Name): readonly Scene[] =>
  rule in NO_BEARING ? SCENES.filter((_, i) => i % 3 === 0) : SCENES;

const triedWith = (rule: Name, parameters: object): readonly Tried[] =>
  ALWAYS.includes(rule)
    ? [...SCENES, ...MORE_SCENES].map(scene => ({ scene, held: null }))
    : held(rule, parameters).flatMap(by => scenesFor(rule).map(scene => ({ scene, held: by })));

describe(`RS-10 odds match play, for all ${NAMES.length} special rules; ${counted.length} of them change attacks`, () => {
  for (const rule of NAMES)
    it(rule, () => {
      const tried = triedWith(rule, SAMPLES[rule]);
      for (const each of tried) proves(attackOf(each), [rule]);
      const bearing = tried.filter(each => bears(rule, each));
      expect(bearing.length > 0, 'changes the odds of some attack').toBe(counted.includes(rule));
      if (!ALWAYS.includes(rule) && bearing.length > 0)
        for (const parameters of printed(rule))
          for (const by of held(rule, parameters)) proves(attackOf({ scene: bearing[0]!.scene, held: by }), [rule]);
    });
});

describe('RS-10 what odds leave out is listed, with the reason', () => {
  const found = (rule: Name, change: object = {}) =>
    triedWith(rule, SAMPLES[rule]).flatMap(each => {
      const { position, setup, manner, profiles } = attackOf(each);
      const t = look({ ...position, ...change }, setup);
      return leftOut(t, [{ attacker: 0, target: 1, manner, profile: profiles[0] }]).filter(left => left.rule === rule);
    });
  it('a die rolled again for a command point', () => {
    expect(new Set(found('command-re-roll', { cp: [1, 1] }).map(({ reason }) => reason))).toEqual(
      new Set(['may-be-used']),
    );
    expect(found('command-re-roll')).toEqual([]);
  });
  it('wounds that another model takes', () => {
    expect(new Set(found('guardian-protocols').map(({ reason }) => reason))).toEqual(new Set(['harms-another']));
  });
  it('hits that may be rolled again for a 6, where one is worth more', () => {
    const reasons = (rule: 'hit-six-hits' | 'hit-modifier', effects: boolean) => {
      const [tried] = triedWith(rule, SAMPLES[rule]);
      const { position, setup, manner, profiles } = attackOf(tried!);
      const designated = { rule: 'designated', target: 1, seat: 0, holder: 3 } as const;
      const t = look(
        effects ? { ...position, effects: [{ use: designated, until: 'turn', seat: 0 }] } : position,
        setup,
      );
      return leftOut(t, [{ attacker: 0, target: 1, manner, profile: profiles[0] }]);
    };
    expect(reasons('hit-six-hits', true)).toEqual([{ rule: 're-roll-hit', reason: 'misses-only' }]);
    expect(reasons('hit-six-hits', false)).toEqual([]);
    expect(reasons('hit-modifier', true)).toEqual([]);
    expect(texts).toHaveProperty(['rule.re-roll-hit']);
  });
  it('has words for every reason', () => {
    for (const reason of ['harms-another', 'strikes-back', 'misses-only'])
      expect(texts).toHaveProperty([`left-out.${reason}`]);
  });
});
