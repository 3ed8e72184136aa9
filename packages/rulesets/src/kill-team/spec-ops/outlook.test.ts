import { type Question, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { starters } from '../content/index.ts';
import { chooseSpecialism } from './between/experience.ts';
import { specOps } from './between/index.ts';
import type { Dataslate, Enlisted } from './between/types.ts';
import { found, linking } from './linking.ts';
import { HONOUR_RULES, HONOURS } from './uses.ts';

const slate = found('tactical-marine', 'Ada');
const [one] = slate.operatives;
const changed = (change: Partial<Enlisted>): Dataslate => ({
  ...slate,
  operatives: slate.operatives.map(each => (each === one ? { ...each, ...change } : each)),
});

const outlook = (gains: readonly string[], of: Dataslate = slate) => linking.outlookOf(of, one!.id, gains);
const means = (of: ReturnType<typeof outlook>) => of.attacks.map(({ odds }) => odds.mean);

describe('what an honour does to the odds of an operative', () => {
  it('tells its best shot, its best fight and the usual shot at it', () => {
    const { attacks } = outlook([]);
    expect(attacks.map(({ told }) => told.word)).toEqual([
      'outlook.shot',
      'outlook.fight',
      'outlook.fight-back',
      'outlook.shot-at',
    ]);
    for (const { odds } of attacks) expect(odds.mean).toBeGreaterThan(0);
  });

  it('betters the shot of a marksman and nothing else', () => {
    const [gunAce] = outlook(['gun-ace']).gains;
    const [shot] = means(outlook([]));
    expect(gunAce!.odds[0]!.mean).toBeGreaterThan(shot!);
    expect(gunAce!.odds.slice(1)).toEqual([null, null, null]);
    expect(gunAce).toMatchObject({ name: { word: 'rule.gun-ace' }, clause: 'KT-14.14', isLeftOut: false });
  });

  it('is the same as the odds of an operative that has it', () => {
    const [bladework] = outlook(['bladework']).gains;
    expect(bladework!.odds[1]).toEqual(outlook([], changed({ honours: ['bladework'] })).attacks[1]!.odds);
  });

  it('says where an honour acts but cannot be counted, and where it changes none of these attacks', () => {
    const [sharpshooter, runner] = outlook(['sharpshooter', 'runner']).gains;
    expect(sharpshooter).toMatchObject({ odds: [null, null, null, null], isLeftOut: true });
    expect(runner).toMatchObject({ odds: [null, null, null, null], isLeftOut: false });
  });

  it('counts rare equipment on one weapon', () => {
    const [keen] = outlook([`keen@${one!.loadOut[1]}`]).gains;
    expect(keen).toMatchObject({ name: { word: 'reward.keen' }, clause: 'KT-14.63' });
    expect(keen!.odds.some(odds => odds !== null)).toBe(true);
  });

  it('finds odds for every operative of every ready team and every honour', () => {
    for (const { id } of starters) {
      const team = found(id, id);
      for (const { id: member } of team.operatives.filter(
        ({ card }, i, all) => all.findIndex(e => e.card === card) === i,
      ))
        expect(linking.outlookOf(team, member, []).attacks.length).toBeGreaterThan(1);
    }
    expect(outlook(HONOUR_RULES).gains.filter(({ odds }) => odds.some(each => each !== null)).length).toBeGreaterThan(
      5,
    );
  });
});

describe('what a choice between battles may bring', () => {
  const setup = {
    teams: [changed({ xp: 6 }), found('tactical-marine', 'Ben')],
    sides: [0, 1].map(() => ({ deployed: [], tacOps: [], stash: 0 })),
    winner: null,
    options: { xpAwards: {}, requisitionPerBattle: 1, medics: [] },
  } as never;
  const { position } = specOps.opening(setup);
  const t = tableOf(specOps, setup, position);
  const about = { seat: 0, operative: one!.id };
  const question = { kind: 'pick-one', to: 0, purpose: chooseSpecialism.purpose, about } as unknown as Question;

  it('is the honours of a specialism that it does not have', () => {
    expect(linking.gainsIn(t, question, 'marksman')).toEqual({ seat: 0, member: one!.id, gains: HONOURS.marksman });
    expect(linking.gainsIn(t, question, 'nothing')).toBeNull();
    expect(linking.gainsIn(t, { ...question, purpose: 'another' } as Question, 'marksman')).toBeNull();
  });
});
