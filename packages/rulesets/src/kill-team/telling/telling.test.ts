import { type Question, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { blue, field, open, red } from '../testing/field.ts';
import type { Attack, Look } from '../types.ts';
import { telling } from './index.ts';

const shot: Attack = {
  kind: 'shooting',
  action: 'shoot',
  attacker: 0,
  target: 1,
  weapon: 'shoota',
  profile: 'standard',
  parryWeapon: null,
  parryProfile: null,
  attackDice: [],
  defenceDice: [],
  after: null,
  inCover: false,
  invulnerable: null,
  marks: [],
};

const look = (wounds: number, attack: Partial<Attack> = {}): Look => {
  const position = field([blue('boy-fighter', 5, 5, { wounds }), red('boy-fighter', 9, 5)], {
    attack: { ...shot, ...attack },
  });
  return tableOf(killTeam, open, position);
};

const rolling = (purpose: string, whose: number): Question<'roll'> => ({
  kind: 'roll',
  to: 'dice',
  purpose,
  clause: 'KT-4.3',
  secret: false,
  count: 4,
  sides: 6,
  whose,
});

const numbered = (t: Look, purpose: string, whose: number) =>
  telling
    .numbers(t, rolling(purpose, whose))
    .map(({ id, explained: { base, value, changes } }) => [
      id,
      base,
      value,
      ...changes.filter(({ before, after }) => before !== after).map(({ rule }) => rule),
    ]);

describe('the telling of Kill Team', () => {
  it('names what a roll needs, and the rules that changed it', () => {
    const [, hit] = numbered(look(10), 'roll attack dice', 0);
    expect(hit!.slice(0, 1)).toEqual(['hit-on']);
    expect(numbered(look(1), 'roll attack dice', 0)[1]).toEqual(['hit-on', hit![1], Number(hit![1]) + 1, 'injured']);
    expect(numbered(look(10), 'roll defence dice', 1).map(([id]) => id)).toEqual(['defence-dice', 'save-on']);
    expect(numbered(look(10, { invulnerable: 5 }), 'roll defence dice', 1)[1]).toEqual(['save-on', 5, 5]);
    expect(numbered(look(10), 'roll them again', 0).map(([id]) => id)).toEqual(['hit-on']);
    expect(numbered(look(10), 'roll for initiative', 0)).toEqual([]);
  });

  it('numbers operatives within their original team, whichever side they are on', () => {
    const t = look(10);
    const turned = { ...t.position, operatives: t.position.operatives.map(each => ({ ...each, seat: 1 })) };
    const [zero, one] = [t, tableOf(killTeam, open, turned)].map(at => telling.name(at, { of: 'operative', id: 0 }));
    expect(one).toEqual(zero);
    expect(zero).toMatchObject({ model: 0, seat: 0, number: 1 });
    expect(telling.name(t, { of: 'operative', id: 'nobody' })).toBeNull();
  });

  it('skips trivial facts, and reveals no more of a secret than the fact does', () => {
    const t = look(10);
    expect(telling.tell(t, { type: 'attack-ended', clause: 'KT-4.6' })).toBeNull();
    const sealed = {
      type: 'tac-ops-chosen',
      clause: 'KT-11.7',
      seat: 1,
      tacOps: [{ id: 'sealed', memo: {} }],
    } as const;
    expect(telling.tell(t, sealed)).toMatchObject({ word: 'fact.tac-ops-chosen' });
    const dice = [{ face: 6, reRolled: false, as: null }];
    expect(telling.tell(t, { type: 'attack-dice-set', clause: 'KT-4.3', dice })).toBeNull();
    const judged = dice.map(die => ({ ...die, as: 'critical' as const }));
    expect(telling.tell(t, { type: 'attack-dice-set', clause: 'KT-4.3', dice: judged })).toMatchObject({
      hits: [{ word: 'hits.critical', count: 1 }],
    });
    const missed = dice.map(die => ({ ...die, as: 'fail' as const }));
    expect(telling.tell(t, { type: 'attack-dice-set', clause: 'KT-4.3', dice: missed })).toMatchObject({
      hits: { word: 'hits.none' },
    });
  });
});
