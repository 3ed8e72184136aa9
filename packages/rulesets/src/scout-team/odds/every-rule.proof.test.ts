import { describe, expect, it } from 'vitest';
import { everyRuleOf } from '../../w40k/odds/every-rule.oracle.ts';
import { SHARED_BESIDE } from '../../w40k/odds/samples.oracle.ts';
import { lastingRules } from '../abilities/index.ts';
import { content } from '../content/index.ts';
import { ruleset } from '../ruleset.ts';
import { specialRules } from '../special-rules.ts';
import { look } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import type { ScoutTeam } from '../types.ts';
import type { Use } from '../uses.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { MORE_SCENES, NO_BEARING, positionOf, SAMPLES, SCENES } from './every-rule.oracle.ts';
import { leftOut, UNREAD } from './index.ts';
import { leftOutIn, oddsIn, proves } from './proving.oracle.ts';

type Name = Use['rule'];

const { triedWith, attackOf, proveAll, knowAll, noticeUnknown } = everyRuleOf<ScoutTeam>({
  clause: 'ST-10',
  ruleset,
  specialRules,
  content,
  samples: SAMPLES,
  noBearing: NO_BEARING,
  always: [
    'command-re-roll',
    'cut-them-down',
    'desperate-breakout',
    'fire-overwatch',
    'counter-offensive',
    'psychic-phase',
    'fallen-back',
    'big-guns',
    'look-out-sir',
    'blasts',
    'dense-cover',
    'defensible',
    'heroic-intervention',
    'combi-weapons',
    'assault',
    'heavy',
    'rapid-fire',
  ],
  lasting: [
    ...Object.keys(lastingRules),
    'holding-steady',
    'set-to-defend',
    'as-told',
    'power-strengthens',
    'power-guides',
    'power-dooms',
    'power-saves',
    'power-ignores-wounds',
  ],
  onWeapons: Object.keys(weaponRules),
  traits: [],
  scenes: SCENES,
  moreScenes: MORE_SCENES,
  look: look as never,
  positionOf,
  proving: { oddsIn, leftOutIn, proves },
  unread: UNREAD,
  beside: { ...SHARED_BESIDE, flies: 'who may shoot' },
});

proveAll();
knowAll();
noticeUnknown();

describe('ST-10 what odds leave out is listed, with the reason', () => {
  const omissions = (rule: Name, change: object = {}, called: string = rule) =>
    triedWith(rule).flatMap(each => {
      const { position, setup, manner, profiles } = attackOf(each);
      const t = look({ ...position, ...change }, setup);
      return leftOut(t, [{ attacker: 0, target: 1, manner, profile: profiles[0] }]).filter(
        left => left.rule === called,
      );
    });
  it('a re-roll for a command point, or once per battle', () => {
    const used = (...[rule, change, called]: Parameters<typeof omissions>) =>
      new Set(omissions(rule, change, called).map(({ reason }) => reason));
    expect(used('command-re-roll', { cp: [1, 1] })).toEqual(new Set(['may-be-used']));
    expect(used('re-rolls-one-hit', {}, 'ammo-runt')).toEqual(new Set(['may-be-used']));
    expect(omissions('command-re-roll')).toEqual([]);
  });
  it('wounds of a Blast that may be allocated to other members', () => {
    expect(new Set(omissions('blast').map(({ reason }) => reason))).toEqual(new Set(['harms-another']));
  });
  it('has texts for every reason', () => {
    expect(texts).toHaveProperty(['left-out.harms-another']);
  });
});
