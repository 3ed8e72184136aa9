// Each kind of question on a board where the sensible answer is clear.
import { type Leg, reactOrPass, reasonsAgainst } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { chooseDice } from '../core/03-dice/dice.ts';
import { chooseOrder, spendOnInitiative } from '../core/04-round/round.ts';
import { chooseWho, followUp } from '../core/04-round/turns.ts';
import { declareCharge, makeChargeAttack } from '../core/07-moving/charge.ts';
import { strikeLeavingModel } from '../core/07-moving/leaving.ts';
import { move as moveAsked } from '../core/07-moving/moves.ts';
import { chooseArmor } from '../core/10-attacks/armor.ts';
import { chooseAttack, chooseTarget, retaliate, splitDice, useFocus } from '../core/10-attacks/attack.ts';
import { chooseDie } from '../core/11-command/command.ts';
import { deployIt } from '../core/15-game/deployment.ts';
import { placeWhoReturns } from '../factions/reanimation-protocol.ts';
import { vanguard } from '../index.ts';
import { action, advise, asked } from '../testing/advice.ts';
import { active, blue, box, field, look, red, type Stood, spot, withPieces } from '../testing/field.ts';
import type { Attack, Die, Look, Position } from '../types.ts';

const on = (stood: readonly Stood[], change: Partial<Position> = {}): Look =>
  look(field(stood, { ...active(0), ...change }));

const ALL = ['attack', 'walk', 'run', 'charge', 'aim', 'focus'];

const dice = (...faces: readonly number[]): readonly Die[] =>
  faces.map(face => ({ face, reRolled: false, exploded: false }));

const attack = (change: Partial<Attack>): Attack => ({
  manner: 'action',
  type: 'ranged',
  attacker: 0,
  target: 1,
  weapon: 'carbine',
  ap: 0,
  damage: 1,
  dice: 2,
  aimed: false,
  focus: null,
  wasDown: false,
  hitDice: [],
  armorDice: [],
  hits: 0,
  invulnerable: null,
  mortal: 0,
  marks: [],
  ...change,
});

describe('choosing an action', () => {
  it('charges an enemy in reach when its own blade is better', () => {
    const t = on([blue('pikeman', 18, 14), red('rifleman', 18, 20)]);
    expect(advise(t, action(0, 'walk', 'run', 'charge'))).toMatchObject({ answer: 'charge', because: { target: 1 } });
    const who = asked(declareCharge, { of: 'model', options: [1], about: { model: 0 } });
    expect(advise(t, who)?.answer).toBe(1);
    const move = asked(moveAsked, { model: 0, allowance: inches(8), about: { action: 'charge' } });
    const legs = advise(t, move)!.answer as readonly Leg[];
    expect(reasonsAgainst(vanguard, t, move, legs)).toEqual([]);
    expect(Math.abs(legs.at(-1)!.to.y - inches(20))).toBeLessThan(inches(4));
  });

  it('attacks from the marker it holds, and stays there', () => {
    const t = on([blue('rifleman', 18, 18), red('rifleman', 18, 28)]);
    expect(['attack', 'aim']).toContain(advise(t, action(0, ...ALL))?.answer);
  });

  it('attacks once it has aimed', () => {
    const t = on(
      [blue('rifleman', 18, 18), red('rifleman', 18, 28)],
      active(0, { performed: ['aim'], shorts: 1, aiming: true }),
    );
    expect(advise(t, action(0, 'attack', 'walk'))?.answer).toBe('attack');
  });

  it('runs to a marker when there is nobody to attack, and ends touching it', () => {
    const t = on([blue('rifleman', 18, 8)]);
    expect(advise(t, action(0, 'walk', 'run'))?.answer).toBe('run');
    const move = asked(moveAsked, { model: 0, allowance: inches(12), about: { action: 'run' } });
    const legs = advise(t, move)!.answer as readonly Leg[];
    expect(reasonsAgainst(vanguard, t, move, legs)).toEqual([]);
    const { x, y } = legs.at(-1)!.to;
    expect(Math.sqrt((x - inches(18)) ** 2 + (y - inches(18)) ** 2)).toBeLessThan(125 + 125 + 3);
  });

  it('goes around obstacles it cannot pass', () => {
    const setup = withPieces(box('building', [14, 12], [8, 1], 4));
    const t = look(field([blue('rifleman', 18, 10.5)], active(0)), setup);
    const move = asked(moveAsked, { model: 0, allowance: inches(12), about: { action: 'run' } });
    const legs = advise(t, move)!.answer as readonly Leg[];
    expect(legs.length).toBeGreaterThan(1);
    expect(reasonsAgainst(vanguard, t, move, legs)).toEqual([]);
  });

  it('stays at a marker it holds when there is nothing to gain elsewhere', () => {
    const t = on([blue('pikeman', 18, 18)], { round: 5 });
    expect(advise(t, action(0, 'walk', 'run'))?.answer).toBe('end-activation');
  });

  it('stands up first', () => {
    const t = on([blue('rifleman', 18, 18, { down: true })], { cp: [0, 0] });
    expect(advise(t, action(0, 'stand-up'))?.answer).toBe('stand-up');
  });

  it('brings a friend back when it can', () => {
    const stood: readonly Stood[] = [
      blue('medic', 4, 4),
      blue('rifleman', 4, 6, { at: null, removed: true }),
      red('rifleman', 30, 30),
    ];
    expect(advise(on(stood), action(0, 'reanimation-protocol'))?.answer).toBe('reanimation-protocol');
  });
});

describe('taking turns', () => {
  const who = (...options: readonly (string | number)[]) => asked(chooseWho, { of: 'turn', options });

  it('activates a model that has somebody to attack', () => {
    const stood: readonly Stood[] = [blue('medic', 4, 4), blue('rifleman', 18, 14), red('rifleman', 18, 24)];
    expect(advise(on(stood, { activation: null }), who(0, 1))?.answer).toBe(1);
  });

  it('passes when nobody has anything to gain, as long as the enemy has models to move', () => {
    const stood: readonly Stood[] = [blue('medic', 9, 9), red('medic', 27, 27)];
    expect(advise(on(stood, { activation: null }), who(0, 'pass-token'))?.answer).toBe('pass-token');
  });

  it('re-activates for a good attack, and otherwise finishes', () => {
    const near: readonly Stood[] = [
      blue('captain', 18, 14, { activated: true }),
      red('captain', 18, 20, { wounds: 1 }),
    ];
    expect(advise(on(near, { activation: null }), who('again/0', 'finished'))?.answer).toBe('again/0');
    const far: readonly Stood[] = [blue('medic', 4, 4, { activated: true }), red('captain', 32, 32)];
    expect(advise(on(far, { activation: null }), who('again/0', 'finished'))?.answer).toBe('finished');
  });

  it('goes first to attack, otherwise second; spends its remaining CP on the next roll', () => {
    const order = asked(chooseOrder, { of: 'turn-order', options: ['first', 'second'] });
    const near: readonly Stood[] = [blue('captain', 18, 14), red('captain', 18, 20, { wounds: 1 })];
    expect(advise(on(near), order)?.answer).toBe('first');
    expect(advise(on([blue('medic', 4, 4), red('medic', 32, 32)]), order)?.answer).toBe('second');
    expect(advise(on(near), asked(spendOnInitiative, { least: 0, most: 2 }))?.answer).toBe(2);
  });
});

describe('attacks', () => {
  it('choose the target and weapon that cost the enemy most', () => {
    const t = on([blue('captain', 18, 14), red('rifleman', 18, 20), red('captain', 20, 20, { wounds: 1 })]);
    const target = asked(chooseTarget, {
      of: 'model',
      options: [1, 2],
      about: { model: 0, weapon: 'carbine' },
    });
    expect(advise(t, target)?.answer).toBe(2);
    const close = on([blue('captain', 18, 14), red('rifleman', 18, 15.5)]);
    const weapon = asked(chooseAttack, {
      of: 'attack',
      options: ['sabre'],
      about: { model: 0, manner: 'charge', target: 1 },
    });
    expect(advise(close, weapon)?.answer).toBe('sabre');
  });

  it('are split when every die can bring somebody down', () => {
    const t = on([
      blue('rifleman', 18, 14, { choices: ['scattergun'] }),
      red('rifleman', 18, 20),
      red('rifleman', 19.2, 20),
    ]);
    const share = asked(splitDice, {
      of: 'attack-dice',
      among: [1, 2],
      total: 3,
      least: 1,
      about: { model: 0, weapon: 'scattergun' },
    });
    const given = advise(t, share)!.answer as readonly number[];
    expect(given.reduce((a, b) => a + b)).toBe(3);
    expect(Math.min(...given)).toBeGreaterThan(0);
  });

  it('use both Focus bonuses of a prepared charge, and prepare it if a CP is worth it', () => {
    const t = on([blue('captain', 18, 14), red('marine-captain', 18, 15.7)], active(0, { focusing: true }));
    const options = ['hit-twice', 'both', 'ap-twice'];
    const about = { model: 0, weapon: 'sabre', manner: 'charge', target: 1 } as const;
    expect(options).toContain(advise(t, asked(useFocus, { of: 'focus', options, about }))?.answer);
    // A strong blow at a well armored leader gains more than a CP is worth, one at a rifleman does not.
    const before = (enemy: string) =>
      advise(on([blue('carnifex', 18, 14), red(enemy, 18, 20)]), action(0, 'charge', 'extra/focus'))?.answer;
    expect([before('marine-captain'), before('rifleman')]).toEqual(['extra/focus', 'charge']);
  });

  it('use Focus for AP against armor that stops everything else', () => {
    const t = on([blue('captain', 18, 14), red('marine-captain', 18, 15.7)]);
    const focus = asked(useFocus, {
      of: 'focus',
      options: ['hit', 'ap'],
      about: { model: 0, weapon: 'sabre', manner: 'charge', target: 1 },
    });
    expect(['hit', 'ap']).toContain(advise(t, focus)?.answer);
  });
});

describe('dice and reactions', () => {
  const stood: readonly Stood[] = [blue('captain', 18, 14), red('captain', 18, 20, { wounds: 1, choices: ['ward'] })];

  it('re-rolls failures, never successes', () => {
    const t = on(stood, { attack: attack({ hitDice: dice(5, 2) }) });
    const die = asked(chooseDie, {
      of: 'die',
      options: [0, 1],
      about: { side: 'attacker', faces: [] },
    });
    expect(advise(t, die)?.answer).toBe(1);
    const free = asked(chooseDice, {
      of: 'die',
      options: [0, 1],
      least: 0,
      most: 2,
      about: { side: 'attacker', faces: [] },
    });
    expect(advise(t, free)?.answer).toEqual([1]);
    const react = asked(reactOrPass, { timing: 'hit-dice-rolled', options: ['re-roll'] });
    expect(advise(t, react)?.answer).toBe('re-roll');
    const saved = on(stood, { attack: attack({ hits: 1, armorDice: dice(5) }) });
    expect(
      advise(saved, asked(reactOrPass, { timing: 'armor-dice-rolled', options: ['re-roll'] }, 1))?.answer,
    ).toBeNull();
  });

  it('pays for a better shot at a valuable target, but not at one that is as good as gone', () => {
    const window = asked(reactOrPass, {
      timing: 'before-hit-roll',
      options: ['targeting-routines'],
    });
    expect(advise(on(stood, { attack: attack({}) }), window)?.answer).toBe('targeting-routines');
    expect(advise(on(stood, { attack: attack({ dice: 0 }) }), window)?.answer).toBeNull();
  });

  it('uses the armor that saves more often', () => {
    const choice = asked(chooseArmor, { of: 'armor', options: ['armor', 'invulnerable-5'] }, 1);
    expect(advise(on(stood, { attack: attack({ hits: 1 }) }), choice)?.answer).toBe('armor');
    expect(advise(on(stood, { attack: attack({ hits: 1, ap: 3 }) }), choice)?.answer).toBe('invulnerable-5');
  });

  it('retaliates and makes disengaging attacks', () => {
    const t = on([blue('captain', 18, 14), red('rifleman', 18, 15.5)]);
    const back = asked(retaliate, {
      timing: 'attacked',
      options: ['retaliate'],
      about: { model: 0, against: 1 },
    });
    expect(advise(t, back)?.answer).toBe('retaliate');
    const leaving = asked(strikeLeavingModel, { timing: 'disengaging', options: ['0'], about: { mover: 1 } });
    expect(advise(t, leaving)?.answer).toBe('0');
    const charged = asked(makeChargeAttack, {
      timing: 'charged',
      options: ['charge-attack'],
      about: { model: 0, target: 1 },
    });
    expect(advise(t, charged)?.answer).toBe('charge-attack');
  });

  it('follows up when another model has an attack to make, and not otherwise', () => {
    const follow = asked(followUp, { timing: 'activation-ended', options: ['follow-up'] });
    const far: readonly Stood[] = [blue('medic', 4, 4), red('medic', 32, 32)];
    expect(advise(on(far, { activation: null }), follow)?.answer).toBeNull();
    const near: readonly Stood[] = [blue('captain', 18, 14), red('captain', 18, 15.7, { wounds: 1, down: true })];
    expect(advise(on(near, { activation: null }), follow)?.answer).toBe('follow-up');
  });
});

describe('setting up', () => {
  it('places models in the zone, and not all at one marker', () => {
    const place = (id: number) => asked(deployIt, { what: id });
    const none: readonly Stood[] = [blue('rifleman', 0, 0, { at: null }), blue('rifleman', 0, 0, { at: null })];
    const first = advise(look(field(none, { phase: 'deployment' })), place(0))!.answer as {
      at: { x: number; y: number };
    };
    expect(first.at.y).toBeLessThanOrEqual(inches(6));
    const one: readonly Stood[] = [blue('rifleman', 0, 0, { at: { ...first.at, z: 0 } }), none[1]!];
    const second = advise(look(field(one, { phase: 'deployment' })), place(1))!.answer as {
      at: { x: number; y: number };
    };
    expect(Math.abs(second.at.x - first.at.x)).toBeGreaterThan(inches(2));
  });

  it('places a returning model on the side towards a marker', () => {
    const stood: readonly Stood[] = [blue('medic', 18, 14), blue('rifleman', 4, 6, { at: null, removed: true })];
    const question = asked(placeWhoReturns, { what: 1, about: { by: 0 } });
    const { at } = advise(on(stood), question)!.answer as { at: { y: number } };
    expect(at.y).toBeGreaterThan(spot(0, 14).y);
  });
});
