import { expect } from 'vitest';
import { endPhase, round } from '../../core/04-round/round.ts';
import { hitsOn } from '../../core/10-attacks/armor.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood, spot } from '../../testing/field.ts';

const enemy: Stood = red('rifleman', 30, 30);

section('Living Metal', () => {
  rule(['VG-4.12', 'VG-13.3'], 'in the start phase each model that has lost wounds regains one', start => {
    const line: readonly Stood[] = [
      blue('necron-overlord', 5, 5, { wounds: 1 }),
      blue('skorpekh-destroyer', 10, 5),
      blue('cryptek', 15, 5, { wounds: 1 }),
      enemy,
    ];
    const game = start.from(open, field(line, { ...broke, phase: 'end' }), round.start({}));
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([2, 3, 2, 1]);
    game.stopsAt('roll for first player');
  });

  rule('VG-4.12', 'does not work in other phases or for other models', start => {
    const line: readonly Stood[] = [
      blue('necron-overlord', 5, 5, { wounds: 1 }),
      red('intercessor', 30, 30, { wounds: 1 }),
    ];
    const end = start.from(open, field(line, broke), endPhase.start({}));
    expect(end.position.models.map(({ wounds }) => wounds)).toEqual([1, 1]);
    const next = start.from(open, end.position, round.start({}));
    expect(next.position.models.map(({ wounds }) => wounds)).toEqual([2, 1]);
    next.stopsAt('roll for first player');
  });
});

section('Necrodermis', () => {
  const hurt = (cp: number) => field([blue('skorpekh-destroyer', 10, 10), enemy], { cp: [cp, 0] });

  rule(['VG-10.5', 'VG-2.4', 'VG-2.8'], 'for 1 CP each unsaved hit costs it one wound', start => {
    const game = start.from(open, hurt(2), hitsOn(0, [2, 3, 2], 1)).dice('roll for armor', 1, 1);
    game.reacts('armor-dice-rolled', null).reacts('before-wounds', 'necrodermis');
    expect(game.position.models[0]!.wounds).toBe(1);
    expect(game.position.cp).toEqual([1, 0]);
  });

  rule(['VG-10.5', 'VG-11.16'], 'is not offered against D1, when every hit is saved, or without CP', start => {
    const one = start.from(open, hurt(1), hitsOn(0, [1, 3, 2], 1)).dice('roll for armor', 1);
    one.reacts('armor-dice-rolled', null).reacts('before-wounds', 'necrodermis');
    expect(one.position.models[0]!.wounds).toBe(2);
    const light = start.from(open, hurt(1), hitsOn(0, [1, 3, 1], 1)).dice('roll for armor', 1);
    light.reacts('armor-dice-rolled', null);
    const saved = start.from(open, hurt(1), hitsOn(0, [1, 0, 2], 1)).dice('roll for armor', 3);
    saved.reacts('armor-dice-rolled', null);
    const poor = start.from(open, hurt(0), hitsOn(0, [1, 3, 2], 1)).dice('roll for armor', 1);
    expect([light, saved, poor].map(({ position }) => position.models[0]!.wounds)).toEqual([2, 3, 1]);
  });
});

section('Resurrection Orb', () => {
  const overlord = (change = {}): Stood =>
    blue('necron-overlord', 10, 10, { choices: ['resurrection-orb'], ...change });
  const fallen = (card: string): Stood => [0, card, 0, 0, { at: null, removed: true, wounds: 0 }];

  rule(['VG-4.5', 'VG-2.5', 'VG-2.4'], 'once per game, in the end phase, a Warrior or Flayed One returns', start => {
    const line = [overlord(), fallen('necron-warrior'), fallen('flayed-one'), fallen('immortal'), enemy];
    const game = start.from(open, field(line, broke), endPhase.start({}));
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, options: ['resurrection-orb'] });
    game.reacts('end-phase', 'resurrection-orb');
    expect(game.asks('choose who returns', 'pick-one').options).toEqual([1, 2]);
    game.picks('choose who returns', 2).picks('place who returns', { at: spot(12, 10) });
    expect(game.position.models[2]).toMatchObject({ removed: false, wounds: 1 });
    expect(game.position.models[0]!.used).toEqual(['resurrection-orb']);
  });

  rule(['VG-4.5', 'VG-2.5'], 'does not ask if only one can return', start => {
    const game = start.from(open, field([overlord(), fallen('necron-warrior'), enemy], broke), endPhase.start({}));
    game.reacts('end-phase', 'resurrection-orb').picks('place who returns', { at: spot(12, 10) });
    expect(game.position.models[1]!.removed).toBe(false);
  });

  rule(['VG-2.4', 'VG-2.9'], 'is not offered a second time, or when nobody can return', start => {
    for (const line of [
      [overlord({ used: ['resurrection-orb'] }), fallen('necron-warrior'), enemy],
      [overlord(), fallen('immortal'), enemy],
      [overlord({ choices: [] }), fallen('necron-warrior'), enemy],
    ])
      expect(start.from(open, field(line, broke), endPhase.start({})).state.question).toBeNull();
  });
});
