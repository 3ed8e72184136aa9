// The generated proof: every special rule of an edition, in every scene, through every outcome of the dice.
import { type Frame, type Game, type LeftOut, type Ruleset, tableOf } from '@little-wars/engine';
import { heardIn } from '@little-wars/engine/testing';
import type { Names } from '@little-wars/skirmish';
import { describe, expect, it } from 'vitest';
import type { Content, NamedUse } from '../content/types.ts';
import type { Look, Position } from '../types.ts';
import type { AttackOdds } from './attack-odds.ts';
import type { Attacking } from './proving.oracle.ts';
import { type Held, type Scene, seatOf } from './scenes.oracle.ts';

const MODELS = [0, 1, 2, 3];
const FEW = 31;

/** What the proof must know about an attack; the rest is the edition's. */
export type SceneIn<S> = Pick<Scene<S>, 'name' | 'setup' | 'manner' | 'marks'>;

export interface EveryRuleParts<
  G extends Game & { readonly position: Position },
  S extends SceneIn<G['setup']> = Scene<G['setup']>,
> {
  readonly clause: string;
  readonly ruleset: Ruleset<G>;
  readonly specialRules: { readonly [rule: string]: { readonly clause: string } };
  readonly content: Content<NamedUse>;
  /** Parameters for each rule, as on cards or as its action sets them. */
  readonly samples: { readonly [rule: string]: object };
  /** Rules that cannot change the dice, wounds or outcome of an attack, and why. */
  readonly noBearing: { readonly [rule: string]: string };
  readonly always: readonly string[];
  readonly lasting: readonly string[];
  readonly onWeapons: readonly string[];
  readonly traits: readonly string[];
  readonly scenes: readonly S[];
  /** For rules that are always in play. */
  readonly moreScenes: readonly S[];
  /** Friends of both sides hold a rule only in every n-th scene; in all of them if absent. */
  readonly friendsInEvery?: number;
  readonly look: (position: G['position'], setup: G['setup']) => Look;
  readonly positionOf: (scene: S, held: Held | null) => { position: G['position']; profile: string };
  readonly proving: {
    readonly oddsIn: (t: Look, attacking: Attacking<G['position'], G['setup']>) => AttackOdds;
    readonly leftOutIn: (t: Look, attacking: Attacking<G['position'], G['setup']>) => readonly LeftOut[];
    readonly proves: (attacking: Attacking<G['position'], G['setup']>) => AttackOdds;
  };
  /** What attacks ask, offer and emit but odds do not ask about. */
  readonly unread: Names;
  /** Queries and timings of an attack that change nothing about it, each with the reason. */
  readonly beside: { readonly [name: string]: string };
}

/** A scene, and who holds the rule in it. */
export interface Tried<S> {
  readonly scene: S;
  readonly held: Held | null;
}

export function everyRuleOf<
  G extends Game & { readonly position: Position },
  S extends SceneIn<G['setup']> = Scene<G['setup']>,
>(parts: EveryRuleParts<G, S>) {
  const { clause, ruleset, specialRules, content, samples, noBearing, always, lasting, onWeapons, traits } = parts;
  const { scenes, moreScenes, look, positionOf, proving, friendsInEvery = 1, unread, beside } = parts;
  const names = Object.keys(specialRules);
  const counted = names.filter(rule => !(rule in noBearing));
  type InScene = Tried<S>;

  /** All models that may hold a rule with some parameters. */
  const heldBy = (rule: string, parameters: object): readonly Held[] => {
    const use = { rule, ...parameters };
    if (traits.includes(rule)) return MODELS.map(model => ({ on: 'trait', trait: rule, model }));
    if (onWeapons.includes(rule)) return [{ on: 'weapon', use }];
    if (!lasting.includes(rule))
      return (rule in noBearing ? [0, 2] : MODELS).map(model => ({ on: 'card', use, model }));
    return [0, 1].flatMap(holder =>
      ('target' in use ? [0, 1] : [0]).map((target): Held => {
        const aimed = 'target' in use ? { target } : {};
        const by = { seat: seatOf(holder), holder };
        return { on: 'effect', use: { ...use, ...aimed, ...by } };
      }),
    );
  };

  const attackOf = ({ scene, held }: InScene): Attacking<G['position'], G['setup']> => {
    const { position, profile } = positionOf(scene, held);
    const { setup, manner, marks } = scene;
    return {
      ...{ position, setup, profiles: [profile] as const },
      manner: manner as Attacking<G['position'], G['setup']>['manner'],
      ...(marks && { marks }),
    };
  };

  /** The same table, as if a rule did not exist. */
  const muted = (rule: string, { position, setup }: Attacking<G['position'], G['setup']>): Look => {
    const rules = { ...specialRules, [rule]: { clause: specialRules[rule]!.clause } };
    return tableOf({ ...ruleset, specialRules: rules } as never, setup as never, position as never) as Look;
  };

  /** Whether the odds differ from those without the rule. */
  const bears = (rule: string, tried: InScene): boolean => {
    const attacking = attackOf(tried);
    const bare = attackOf({ ...tried, held: null });
    const real = proving.oddsIn(look(attacking.position, attacking.setup), attacking);
    const without =
      tried.held === null
        ? proving.oddsIn(muted(rule, attacking), attacking)
        : proving.oddsIn(look(bare.position, bare.setup), bare);
    const [all, others] = [real, without].map(({ wounds, back }) => [...wounds, ...(back ?? [1])]);
    return all!.some((chance, i) => Math.abs(chance - (others![i] ?? 0)) > 1e-9);
  };

  /** Other parameters on cards, tried where the sample mattered. */
  const printed = (rule: string): readonly object[] => {
    const uses = [
      ...content.weapons.flatMap(({ profiles }) => profiles.flatMap(({ rules }) => rules)),
      ...content.factions.flatMap(({ sheets }) => sheets.flatMap(({ abilities }) => abilities)),
      ...content.gear.flatMap(({ abilities }) => abilities),
    ].filter(use => use.rule === rule);
    return [...new Map(uses.map(({ rule: _, ...rest }) => [JSON.stringify(rest), rest])).values()].slice(0, 4);
  };

  /** Rules without effect are tried only in some of them. */
  const scenesFor = (rule: string): readonly S[] => (rule in noBearing ? scenes.filter((_, i) => i % 3 === 0) : scenes);

  const triedWith = (rule: string, parameters: object = samples[rule]!): readonly InScene[] =>
    always.includes(rule)
      ? [...scenes, ...moreScenes].map(scene => ({ scene, held: null }))
      : heldBy(rule, parameters).flatMap(held =>
          scenesFor(rule)
            .filter((_, i) => !(held.on === 'card' && held.model > 1) || i % friendsInEvery === 0)
            .map(scene => ({ scene, held })),
        );

  /** A test for each rule. */
  const proveAll = (): void => {
    describe(`${clause} odds match play, for all ${names.length} special rules; ${counted.length} of them change attacks`, () => {
      for (const rule of names)
        it(rule, () => {
          const tried = triedWith(rule);
          for (const each of tried) proving.proves(attackOf(each));
          const bearing = tried.filter(each => bears(rule, each));
          expect(bearing.length > 0, 'changes the odds of some attack').toBe(counted.includes(rule));
          if (always.includes(rule) || bearing.length === 0) return;
          for (const parameters of printed(rule))
            for (const held of heldBy(rule, parameters)) proving.proves(attackOf({ scene: bearing[0]!.scene, held }));
        });
    });
  };

  /** Attacks of every scene, and in turn with a rule held by somebody. */
  const someAttacks = (): readonly Attacking<G['position'], G['setup']>[] => [
    ...scenes.map(scene => attackOf({ scene, held: null })),
    ...names.flatMap(rule => triedWith(rule).filter((_, i) => i % FEW === 0)).map(attackOf),
  ];

  /** What attacks ask of special rules, offer and emit, odds ask too; or rules that handle it are left out. */
  const knowAll = (): void => {
    it(`${clause} odds know of everything that attacks ask of special rules, offer and emit`, () => {
      const attacks = someAttacks();
      const played = heardIn(() => {
        for (const each of attacks) proving.proves(each);
      });
      const computed = heardIn(() => {
        for (const each of attacks) {
          const t = look(each.position, each.setup);
          proving.oddsIn(t, each);
          proving.leftOutIn(t, each);
        }
      });
      for (const part of ['queries', 'timings', 'facts'] as const) {
        const listed: readonly string[] = [...unread[part], ...Object.keys(beside)];
        const unheard = [...played[part]].filter(name => !computed[part].has(name));
        expect(unheard.filter(name => !listed.includes(name))).toEqual([]);
        expect(listed.filter(name => computed[part].has(name))).toEqual([]);
      }
    });
  };

  /** A rule that nobody has heard of is left out of the odds of every attack with it. */
  const noticeUnknown = (): void => {
    it(`${clause} odds say that they leave out a rule that handles what they do not ask about`, () => {
      const frame: Frame = { sequence: 'none', at: '', vars: {}, todo: null };
      const unknown = [
        ...unread.facts.map(fact => ({ on: { [fact]: () => frame } })),
        { offer: { rolled: () => [{ id: 'festering', frame }] } },
      ];
      const use = { rule: 'festering' };
      const tried: readonly InScene[] = [
        { scene: scenes[0]!, held: { on: 'weapon', use } },
        ...scenes.map((scene): InScene => ({ scene, held: { on: 'card', use, model: 0 } })),
      ];
      for (const each of tried) {
        const attacking = attackOf(each);
        for (const parts of unknown) {
          const rules = { ...specialRules, festering: { clause, ...parts } };
          const { setup, position } = attacking;
          const t = tableOf({ ...ruleset, specialRules: rules } as never, setup as never, position as never) as Look;
          const omissions = proving.leftOutIn(t, attacking).filter(({ rule }) => rule === 'festering');
          expect(omissions.length, each.scene.name).toBe(1);
        }
      }
    });
  };
  return { triedWith, attackOf, proveAll, knowAll, noticeUnknown };
}
