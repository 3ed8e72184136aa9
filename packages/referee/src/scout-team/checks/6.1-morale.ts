import { type Faults, fault, same } from '../../frame/check.ts';
import { isAbout, sideOf } from '../../w40k/ledger.ts';
import type { TeamCheck } from '../check.ts';
import type { Ledger } from '../ledger.ts';

/** ST-6.5 */
function isBelowHalf({ models }: Ledger, seat: number): boolean {
  const own = models.filter(model => model.seat === seat);
  return 2 * own.filter(({ removed }) => !removed).length < own.length;
}

/** ST-6.4: as printed; terrifying enemies may reduce it. */
function againstLeadership(l: Ledger, seat: number, told: number): Faults {
  const best = Math.max(0, ...sideOf(l, seat).map(({ profile }) => profile.leadership ?? 0));
  const isRight = isAbout(l, 'terrifies') ? told <= best : told === best;
  return isRight ? null : fault(`Ld ${best}`, told, 'ST-6.4');
}

/** ST-6, 9E-11: one test for an army that lost models: a die plus its losses against its best Ld. */
export const morale: TeamCheck = {
  name: 'Morale',
  clause: 'ST-6.1',
  on: {
    'morale-tested': (l, { seat, total, leadership, passed }) => {
      const [face] = l.settled?.faces ?? [];
      const losses = l.lost[seat]! * (isBelowHalf(l, seat) ? 2 : 1);
      return [
        l.lost[seat]! > 0 ? null : fault('no test without losses', 'one', 'ST-6.7'),
        same('in the phase', 'morale', l.phase),
        same('a total of', (face ?? 0) + losses, total),
        againstLeadership(l, seat, leadership),
        passed === (face === 1 || total <= leadership) ? null : fault(String(!passed), String(passed), '9E-11.1'),
      ];
    },
    'morale-ignored': (l, { seat }) => (l.brave[seat] ? fault('Insane Bravery once', 'twice', '9E-4.9') : null),
    fled: (l, { model }) => {
      const { seat, at } = l.models[model]!;
      return seat === l.wavering && at !== null
        ? null
        : fault('one of an army that failed', `model ${model}`, '9E-11.3');
    },
  },
};
