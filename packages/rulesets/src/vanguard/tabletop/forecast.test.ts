import type { Declared, Question } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { chooseAction } from '../core/05-activation/activation.ts';
import { declareCharge, makeChargeAttack } from '../core/07-moving/charge.ts';
import { strikeLeavingModel } from '../core/07-moving/leaving.ts';
import { attackBy, chooseAttack, chooseTarget, retaliate, splitDice, useFocus } from '../core/10-attacks/attack.ts';
import { rule } from '../testing/book.ts';
import { active, blue, broke, field, look, open, red, type Stood } from '../testing/field.ts';
import { attacks, forecast } from './forecast.ts';
import { tabletop } from './index.ts';

const { stride, standIns } = tabletop;
const SHOOTER: Stood = blue('captain', 10, 10);
const TARGETS: readonly Stood[] = [red('rifleman', 18, 10), red('pikeman', 18, 11.5)];

const asking = ({ purpose, kind }: Declared, about: object, rest: object = {}): Question =>
  ({
    kind,
    to: 0,
    purpose,
    clause: 'VG-10.1',
    secret: false,
    about,
    of: '',
    options: [],
    ...rest,
  }) as Question;
const sum = (chances: readonly number[]): number => chances.reduce((a, b) => a + b, 0);

describe('forecasts of an answer', () => {
  const position = field([SHOOTER, ...TARGETS], { ...broke, ...active(0) });
  const t = look(position);

  it('list what may be paid for and is not counted', () => {
    const rich = look({ ...position, cp: [1, 0] });
    const aim = asking(chooseTarget, { model: 0, weapon: 'carbine' });
    expect(forecast(rich, aim, 1)[0]!.leftOut).toEqual([
      { rule: 'targeting-routines', reason: 'may-be-used' },
      { rule: 'command-re-roll', reason: 'may-be-used' },
    ]);
    expect(forecast(t, aim, 1)[0]!.leftOut).toEqual([]);
  });
  it('cover every weapon at every target for an attack action', () => {
    const forecasts = forecast(t, asking(chooseAction, { model: 0 }), 'attack');
    expect(forecasts.map(({ to, with: weapon }) => [weapon, to])).toEqual([
      ['Carbine', 1],
      ['Carbine', 2],
    ]);
    for (const { chances, mean, kill, because } of forecasts) {
      expect(sum(chances)).toBeCloseTo(1, 12);
      expect(mean).toBeGreaterThan(0);
      expect(kill).toBeLessThan(chances.at(-1)!);
      expect(because.map(({ id }) => id)).toEqual(['dice', 'hit', 'added', 'armor', 'ap', 'added', 'damage']);
    }
    expect(forecast(t, asking(chooseAction, { model: 0 }), 'walk')).toEqual([]);
  });

  it('cover a weapon, a target, and a split of dice', () => {
    expect(forecast(t, asking(chooseAttack, { model: 0, manner: 'action' }), 'carbine')).toHaveLength(2);
    const [whole] = forecast(t, asking(chooseTarget, { model: 0, weapon: 'carbine' }), 1);
    const split = forecast(
      t,
      asking(splitDice, { model: 0, weapon: 'carbine' }, { kind: 'share', among: [1, 2] }),
      [1, 1],
    );
    expect(split.map(({ to }) => to)).toEqual([1, 2]);
    expect(split[0]!.mean).toBeLessThan(whole!.mean);
  });

  rule('VG-6.5', 'include Aim', () => {
    const aiming = look(field([SHOOTER, ...TARGETS], { ...broke, ...active(0, { aiming: true }) }));
    const ask = asking(chooseTarget, { model: 0, weapon: 'carbine' });
    expect(forecast(aiming, ask, 1)[0]!.mean).toBeGreaterThan(forecast(t, ask, 1)[0]!.mean);
  });

  rule(['VG-6.6', 'VG-10.8'], 'take a charge as if in contact, with the better use of the Focus bonus', () => {
    const [charging] = forecast(t, asking(declareCharge, { model: 0 }), 2);
    const pair = look(field([SHOOTER, red('pikeman', 11.4, 10)], { ...broke, ...active(0) }));
    const focus = (by: string) =>
      forecast(pair, asking(useFocus, { model: 0, weapon: 'sabre', manner: 'charge', target: 1 }), by)[0]!;
    expect(charging!.kill).toBeCloseTo(Math.max(focus('hit').kill, focus('ap').kill), 12);
  });

  rule(['VG-11.5', 'VG-7.4', 'VG-7.12'], 'cover attacks made as reactions, and retaliation', () => {
    const pair = look(field([SHOOTER, red('pikeman', 11.4, 10)], { ...active(0), cp: [0, 1] }));
    expect(forecast(pair, asking(retaliate, { model: 1, against: 0 }), 'retaliate')).toMatchObject([{ by: 1, to: 0 }]);
    expect(forecast(pair, asking(retaliate, { model: 1, against: 0 }), null)).toEqual([]);
    expect(forecast(pair, asking(strikeLeavingModel, { mover: 0 }), '1')).toMatchObject([{ by: 1, to: 0 }]);
    const [charged] = forecast(pair, asking(makeChargeAttack, { model: 0, target: 1 }), 'charge-attack');
    expect(charged).toMatchObject({ by: 0, to: 1, with: 'Sabre' });
    expect(charged!.back!.mean).toBeGreaterThan(0);
  });

  rule('VG-11.3', 'compare re-rolling a die with keeping it', start => {
    const game = start.from(open, field([SHOOTER, ...TARGETS], { cp: [1, 0] }), attackBy(0, 'action'));
    game.picks('choose a target', 1).picks('choose more targets', []).picks('react or pass', null);
    game.dice('roll to hit', 1, 4);
    const ask = game.asks('react or pass', 'react');
    const rolled = look(game.position);
    const [left, again] = [null, 're-roll'].map(answer => forecast(rolled, ask, answer)[0]!);
    // One hit at 5+ armor: a third are saved, and bonus dice cannot save more.
    expect(left!.mean).toBeCloseTo(2 / 3, 12);
    expect(again!.mean).toBeGreaterThan(left!.mean);
    // What was paid for is counted, and the hit dice are the attacker's.
    expect([left, again].map(each => each!.leftOut)).toEqual([[], []]);
    const [bothRich] = forecast(look({ ...game.position, cp: [1, 1] }), ask, null);
    expect(bothRich!.leftOut).toEqual([{ rule: 'command-re-roll', reason: 'may-be-used' }]);
    game.picks('react or pass', null).dice('roll for armor', 5);
  });
});

describe('VG-10.9 the armor to use', () => {
  rule('VG-10.9', 'is forecast for each option', start => {
    const warded: Stood = red('captain', 18, 10, { choices: ['ward'] });
    const game = start.from(open, field([SHOOTER, warded], broke), attackBy(0, 'action'));
    game.dice('roll to hit', 4, 1);
    const ask = game.asks('choose the armor', 'pick-one');
    const forecasts = ask.options.map(option => forecast(look(game.position), ask, option)[0]!);
    // One hit of D1: 4+ lets half through, 5+ two thirds.
    expect(forecasts.map(({ mean }) => mean)).toEqual([expect.closeTo(1 / 2, 12), expect.closeTo(2 / 3, 12)]);
    expect(forecasts.map(({ because }) => because[0]!.id)).toEqual(['armor', 'invulnerable']);
    game.picks('choose the armor', 'armor').dice('roll for armor', 5);
  });
});

describe('forecasts at any time', () => {
  const position = field([SHOOTER, ...TARGETS], broke);
  const t = look(position);
  rule('VG-10.13', 'cover every attack of one model on another', () => {
    expect(attacks(t, 0, 1).map(({ with: weapon }) => weapon)).toEqual(['Carbine']);
    expect(attacks(t, 1, 0).map(({ with: weapon }) => weapon)).toEqual(['Carbine']);
    expect(attacks(t, 1, 2)).toEqual([]);
    expect(attacks(t, 2, 0)).toEqual([]);
  });
  rule('VG-6.2', 'show where a Walk may end', () => {
    const reach = stride(t, 0);
    expect(reach.limits).toEqual([{ id: 'walk', at: inches(6) }]);
    expect(reach.wayTo({ x: inches(10), y: inches(16) }).reasons).toEqual([]);
    expect(reach.wayTo({ x: inches(10), y: inches(17) }).reasons).not.toEqual([]);
  });
  it('work for the table of another ruleset', () => {
    const here = standIns(tabletop.board(t))!;
    expect(here.position.models.map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(tabletop.board(look(here.position, here.setup)).models.every(({ at }) => at !== null)).toBe(true);
    expect(attacks(look(here.position, here.setup), 0, 1).length).toBeGreaterThan(0);
  });
});
