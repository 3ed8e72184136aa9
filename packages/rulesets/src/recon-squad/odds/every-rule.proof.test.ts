import { describe, expect, it } from 'vitest';
import { everyRuleOf } from '../../w40k/odds/every-rule.oracle.ts';
import { content } from '../content/index.ts';
import { ruleset } from '../ruleset.ts';
import { specialRules } from '../special-rules.ts';
import { look } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import { traitRules } from '../traits/index.ts';
import type { ReconSquad } from '../types.ts';
import type { Use } from '../uses.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { MORE_SCENES, NO_BEARING, positionOf, SAMPLES, SCENES } from './every-rule.oracle.ts';
import { leftOut } from './index.ts';
import { oddsIn, proves } from './proving.oracle.ts';

type Name = Use['rule'];
const NAMES = Object.keys(specialRules) as readonly Name[];

const { triedWith, attackOf, proveAll } = everyRuleOf<ReconSquad>({
  clause: 'RS-10',
  ruleset,
  specialRules,
  content,
  samples: SAMPLES,
  noBearing: NO_BEARING,
  always: [
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
  ],
  lasting: NAMES.slice(NAMES.indexOf('designated'), NAMES.indexOf('power-ignores-wounds') + 1),
  onWeapons: Object.keys(weaponRules),
  traits: Object.keys(traitRules),
  scenes: SCENES,
  moreScenes: MORE_SCENES,
  look: look as never,
  positionOf,
  proving: { oddsIn, proves },
});

proveAll();

describe('RS-10 what odds leave out is listed, with the reason', () => {
  const found = (rule: Name, change: object = {}) =>
    triedWith(rule).flatMap(each => {
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
      const [tried] = triedWith(rule);
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
