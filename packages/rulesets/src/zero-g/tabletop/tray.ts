// Attacks as dice on a tray: Zero-G's additions
import type { AttackShown, TrayOf } from '@little-wars/engine';
import { rowOf, withRow } from '@little-wars/skirmish';
import { trayOf } from '../../w40k/show/tray.ts';
import type { Fact } from '../facts.ts';
import { profileOf } from '../lookups.ts';
import type { Look, ZeroG } from '../types.ts';
import { tabletop } from './index.ts';

/** 7E-10.4: the result of every hit on a vehicle, against its armour. */
function withArmour(shown: AttackShown, { total, armour, result }: Extract<Fact, { type: 'armour-tried' }>) {
  const fate = result === 'penetrate' ? 'critical' : result === 'glance' ? 'success' : 'fail';
  const before = rowOf(shown, { id: 'armour', of: 'by' })?.dice ?? [];
  const dice = [...before, { face: total, fate, again: false } as const];
  return withRow(shown, { id: 'armour', of: 'by', needs: armour, dice });
}

/** 7E-5.3: misses re-rolled by a second chance. */
function withHits(shown: AttackShown, faces: readonly number[]): AttackShown {
  const row = rowOf(shown, { id: 'hit', of: 'by' });
  if (!row || row.dice.length !== faces.length) return shown;
  const before = row.dice.map(({ face }) => face);
  const sorted = (all: readonly number[]): string => all.toSorted((a, b) => a - b).join();
  if (sorted(before) === sorted(faces)) return shown;
  const dice = faces.map((face, i) => {
    const isHit = face >= (row.needs ?? 1);
    return { face, fate: isHit ? ('success' as const) : ('fail' as const), again: face !== before[i] };
  });
  return withRow(shown, { ...row, dice });
}

const folded = (shown: AttackShown, fact: { readonly type: string }): AttackShown => {
  const own = fact as Fact;
  switch (own.type) {
    case 'armour-tried':
      return withArmour(shown, own);
    case 'hits-scored':
      return withHits(shown, own.faces);
    case 'struck-down':
      // 7E-7.8: it is removed when the fight step ends.
      return shown.fell.includes(own.model) ? shown : { ...shown, fell: [...shown.fell, own.model] };
    default:
      return shown;
  }
};

export const tray: TrayOf<ZeroG> = trayOf<Look>({
  nameOf: id => profileOf(id).name,
  court: tabletop.court,
  lastWound: 0,
  folded,
});
