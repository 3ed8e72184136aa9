import { explain, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { armed, block, broke, rules } from '../testing/attacks.ts';
import { narrow, quarters } from '../testing/close-quarters.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Setup } from '../types.ts';
import { asEndings, sorted } from './enumerate.oracle.ts';
import { aimIn, playShot, type Shot } from './play-shot.oracle.ts';

const proved = (shot: Shot) => {
  const played = playShot(shot);
  expect(sorted(played.damage())).toEqual(sorted(asEndings(played.odds.damage)));
  return played.shotCase;
};

const boy = (y: number): Stood => red('boy-fighter', 5, y);

describe('KT-12 odds of shots in Close Quarters are those of the real sequence', () => {
  it('KT-12.11 Blast, Splash and Torrent are Lethal 5+', () => {
    const shot = (card: string, weapon: string, setup: Setup): Shot => ({
      setup,
      position: broke([[0, card, 5, 5, armed(weapon.split('/')[0]!)], boy(10)]),
      weapon,
    });
    for (const [card, weapon] of [
      ['tactical-marine-heavy-gunner', 'missile-launcher/frag'],
      ['boy-gunner', 'rokkit-launcha'],
      ['tactical-marine-gunner', 'flamer'],
    ] as const) {
      expect(proved(shot(card, weapon, narrow)).criticalOn).toBe(5);
      expect(proved(shot(card, weapon, open)).criticalOn).toBe(6);
    }
  });
  it('KT-12.12 Indirect, used or not', () => {
    const room = quarters([block('low-wall', [3, 7.6], [4, 0.3], [0, 1])]);
    const grenadier: Stood = blue('tactical-marine-warrior', 5, 5, { equipment: ['frag-grenade'] });
    const shot = (indirect: boolean): Shot => ({
      setup: room,
      position: broke([grenadier, boy(8.7)]),
      weapon: 'frag-grenade',
      indirect,
    });
    expect([proved(shot(true)).kept, proved(shot(false)).kept]).toEqual([0, 1]);
  });
  it('KT-12.13 one die fewer past somebody on engage, also of those a rule rolls again', () => {
    const stood: readonly Stood[] = [blue('tactical-marine-warrior', 5, 5), boy(15), red('boy-fighter', 5, 10)];
    const shot: Shot = { setup: narrow, position: broke(stood, rules([{ rule: 'balanced' }])), weapon: 'boltgun' };
    expect(proved(shot).attacks).toBe(3);
    expect(proved({ ...shot, setup: open }).attacks).toBe(4);
    const lost = explain(tableOf(killTeam, narrow, shot.position), 'dice-lost', 0, aimIn({ weapon: 'boltgun' }));
    expect(lost.changes.filter(({ before, after }) => before !== after).map(by => by.rule)).toEqual(['past-others']);
  });
});
