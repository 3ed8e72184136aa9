import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { aplOf } from '../../core/01-game/apl.ts';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { moveOf } from '../../core/03-actions/moves.ts';
import { killTeam } from '../../index.ts';
import { active, broke } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red } from '../../testing/field.ts';
import type { Attack, Look, Operative } from '../../types.ts';
import type { ServiceRule } from '../uses.ts';

const look = (service: readonly ServiceRule[], change: Partial<Operative> = {}): Look =>
  tableOf(
    killTeam,
    open,
    broke([blue('boy-fighter', 5, 5, { service, ...change }), red('boy-fighter', 5, 12)], { activation: active() }),
  );
const attackOf = (kind: Attack['kind']): Attack =>
  ({
    kind,
    action: 'shoot',
    attacker: 0,
    target: 1,
    weapon: 'shoota',
    profile: 'standard',
    marks: [],
  }) as unknown as Attack;
const hitOn = (t: Look, kind: Attack['kind'], side: 'attacker' | 'defender' = 'attacker'): number =>
  t.query('hit-on', 4, { attack: { ...attackOf(kind), parryWeapon: null } as Attack, side });

section('KT-14.26 Critical Impairment', () => {
  rule('KT-14.26', 'no Dash, but every other move', () => {
    const t = look(['critical-impairment']);
    const reasons = (action: string) => reasonsAgainstAction(t, actionOf(t, 0, action), 0).map(({ reason }) => reason);
    expect([reasons('dash'), reasons('normal-move')]).toEqual([['impaired'], []]);
  });

  rule(['KT-14.26', 'KT-1.9'], 'nothing raises its APL; it falls as any other', () => {
    const apl = (service: readonly ServiceRule[], change: Partial<Operative>) => aplOf(look(service, change), 0);
    expect([apl([], { aplChange: 1 }), apl(['critical-impairment'], { aplChange: 1 })]).toEqual([3, 2]);
    expect(apl(['critical-impairment'], { equipment: ['bosspole'] })).toBe(2);
    expect(apl(['critical-impairment'], { aplChange: -1 })).toBe(1);
    const by = (change: number) => look(['critical-impairment']).query('apl-change', change, { operative: 0 });
    expect([by(1), by(-1)]).toEqual([0, -1]);
  });
});

section('KT-14.27-29 As if injured', () => {
  rule('KT-14.27', 'Severe Concussion: BS worsened by 1, not by 2 when injured; WS stays', () => {
    expect([hitOn(look([]), 'shooting'), hitOn(look(['severe-concussion']), 'shooting')]).toEqual([4, 5]);
    expect(hitOn(look(['severe-concussion'], { wounds: 1 }), 'shooting')).toBe(5);
    expect(hitOn(look(['severe-concussion']), 'combat')).toBe(4);
  });

  rule(['KT-14.27', 'KT-14.11'], 'whoever is never injured shoots no better for it', () => {
    expect(hitOn(look(['severe-concussion', 'stalwart'], { wounds: 1 }), 'shooting')).toBe(5);
  });

  rule('KT-14.28', 'Sapped Strength: WS worsened by 1, not by 2 when injured; BS stays', () => {
    expect([hitOn(look([]), 'combat'), hitOn(look(['sapped-strength']), 'combat')]).toEqual([4, 5]);
    expect(hitOn(look(['sapped-strength'], { wounds: 1 }), 'combat')).toBe(5);
    expect(hitOn(look(['sapped-strength']), 'shooting')).toBe(4);
    expect(hitOn(look(['sapped-strength']), 'combat', 'defender')).toBe(4);
  });

  rule('KT-14.29', 'Lingering Ailment: M reduced by 2", not by 4" when injured', () => {
    const move = (service: readonly ServiceRule[], change = {}) => moveOf(look(service, change), 0);
    expect([move([]), move(['lingering-ailment'])]).toEqual([inches(6), inches(4)]);
    expect(move(['lingering-ailment'], { wounds: 1 })).toBe(inches(4));
  });
});
