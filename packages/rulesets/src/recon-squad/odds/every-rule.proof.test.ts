import { describe, expect, it } from 'vitest';
import { everyRuleOf } from '../../w40k/odds/every-rule.oracle.ts';
import { UNREAD } from '../../w40k/odds/left-out.ts';
import { facesAgain } from '../../w40k/odds/pool.ts';
import { SHARED_BESIDE } from '../../w40k/odds/samples.oracle.ts';
import { content } from '../content/index.ts';
import { ruleset } from '../ruleset.ts';
import { specialRules } from '../special-rules.ts';
import { look } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import { traitRules } from '../traits/index.ts';
import type { Position, ReconSquad } from '../types.ts';
import type { Use } from '../uses.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { MORE_SCENES, NO_BEARING, positionOf, SAMPLES, SCENES } from './every-rule.oracle.ts';
import { leftOut } from './index.ts';
import { leftOutIn, oddsIn, proves } from './proving.oracle.ts';

type Name = Use['rule'];
const NAMES = Object.keys(specialRules) as readonly Name[];

const { triedWith, attackOf, proveAll, knowAll, noticeUnknown } = everyRuleOf<ReconSquad>({
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
  proving: { oddsIn, leftOutIn, proves },
  unread: UNREAD,
  beside: SHARED_BESIDE,
});

proveAll();
knowAll();
noticeUnknown();

describe('RS-10 what odds leave out is listed, with the reason', () => {
  const omissions = (rule: Name, change: object = {}) =>
    triedWith(rule).flatMap(each => {
      const { position, setup, manner, profiles } = attackOf(each);
      const t = look({ ...position, ...change }, setup);
      return leftOut(t, [{ attacker: 0, target: 1, manner, profile: profiles[0] }]).filter(left => left.rule === rule);
    });
  it('a die rolled again for a command point', () => {
    expect(new Set(omissions('command-re-roll', { cp: [1, 1] }).map(({ reason }) => reason))).toEqual(
      new Set(['may-be-used']),
    );
    expect(omissions('command-re-roll')).toEqual([]);
  });
  it('wounds that another model takes', () => {
    expect(new Set(omissions('guardian-protocols').map(({ reason }) => reason))).toEqual(new Set(['harms-another']));
  });
  it('has texts for every reason', () => {
    for (const reason of ['harms-another', 'strikes-back']) expect(texts).toHaveProperty([`left-out.${reason}`]);
  });
});

describe('RS-2.14 where any die may be re-rolled, hits are too if a new die does more on average', () => {
  const designated = { rule: 'designated', target: 1, seat: 0, holder: 3 } as const;
  const provedWith = (rule: 'hit-six-hits' | 'dakka-dakka-dakka', parameters: object, isDesignated: boolean) => {
    const { position, ...rest } = attackOf(triedWith(rule, parameters)[0]!);
    const effects: Position['effects'] = isDesignated ? [{ use: designated, until: 'turn', seat: 0 }] : [];
    return proves({ ...rest, position: { ...position, effects } }).mean;
  };
  it('a hit is kept where it is worth as much as a new die', () => {
    const again = (six: number, more = 0) => {
      const { own, added } = facesAgain(
        'any',
        { needs: 3, modifier: 0 },
        { values: [0, 0, 1, 1, 1, six], more: [0, 0, 0, 0, 0, more] },
      );
      return [own, added].map(faces => faces.filter(Boolean).length);
    };
    // On 3+ a die scores 1 hit on average where a 6 scores 3, and 7/6 where it scores 4.
    expect([again(3), again(4), again(1), again(1, 3)]).toEqual([
      [2, 2],
      [5, 5],
      [2, 2],
      [5, 2],
    ]);
  });
  it('odds include that', () => {
    for (const hits of [3, 4, 6])
      expect(provedWith('hit-six-hits', { hits }, true)).toBeGreaterThan(provedWith('hit-six-hits', { hits }, false));
  });
  it('added dice are decided separately', () => {
    expect(provedWith('dakka-dakka-dakka', {}, true)).toBeGreaterThan(provedWith('dakka-dakka-dakka', {}, false));
  });
});
