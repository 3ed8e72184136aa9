// Sensible answers between battles, for bots and hints
import type { AdviceOn, Advised } from '@little-wars/engine';
import { cardOf } from '../../content/index.ts';
import type { Asset, Specialism } from '../uses.ts';
import { callMedivac, rollCasualtyTestAgain } from './casualties.ts';
import { becomeProficient, chooseSpecialism } from './experience.ts';
import { enlistedOf, teamOf } from './lookups.ts';
import { orderAdvice } from './orders/advice.ts';
import { isAtLeast } from './ranks.ts';
import { recuperate } from './recovery.ts';
import { chooseAsset } from './requisitions/asset-acquired.ts';
import { spendRequisition } from './requisitions/index.ts';
import { chooseCard } from './requisitions/operative-assigned.ts';
import { adviceOn, type Look, type Of, type SpecOps } from './types.ts';

const advised = (answer: string, reason: string): Advised<'pick-one'> => ({ answer, because: { reason } });

/** Whether an operative is worth a requisition point: it has an honour or more. */
const isSeasoned = (t: Look, { seat, operative }: Of): boolean =>
  isAtLeast(enlistedOf(t, seat, operative).xp, 'veteran');

/** The specialism that suits its weapons. */
function specialismFor(t: Look, { seat, operative }: Of): Specialism {
  const { weapons } = cardOf(enlistedOf(t, seat, operative).card);
  const { loadOut } = enlistedOf(t, seat, operative);
  const best = (type: 'ranged' | 'melee'): number =>
    Math.max(
      0,
      ...weapons
        .filter(weapon => weapon.type === type && loadOut.includes(weapon.id))
        .flatMap(({ profiles }) => profiles.map(({ attacks, hit, damage }) => attacks * (7 - hit) * damage[0])),
    );
  return best('ranged') >= best('melee') ? 'marksman' : 'combat';
}

/** Points that are kept for medivacs. */
const KEPT = 3;

const FIRST: readonly Asset[] = ['expanded-armoury', 'med-bay', 'tactical-uplink', 'comms-network', 'stimm-stash'];

export const advice: readonly AdviceOn<SpecOps>[] = [
  adviceOn(rollCasualtyTestAgain, (_t, { options }) => advised(String(options[0]), 'worth-a-re-roll')),
  adviceOn(callMedivac, (t, { about }) =>
    isSeasoned(t, about) || about.result === 1
      ? advised('medivac', 'worth-saving')
      : advised('keep', 'cheap-to-replace'),
  ),
  adviceOn(recuperate, (t, { about }) =>
    isSeasoned(t, about) ? advised('recuperate', 'worth-saving') : advised('nothing', 'cheap-to-replace'),
  ),
  adviceOn(becomeProficient, () => advised('nothing', 'keeps-to-its-trade')),
  adviceOn(chooseSpecialism, (t, { options, about }) => {
    const own = specialismFor(t, about);
    return advised(options.includes(own) ? own : String(options[0]), 'suits-its-weapons');
  }),
  adviceOn(spendRequisition, (t, { options, to }) => {
    const { requisition, orders } = teamOf(t, to as number);
    if (options.includes('asset-acquired') && requisition > 1)
      return advised('asset-acquired', 'lasts-for-the-campaign');
    return requisition > KEPT && orders !== undefined
      ? advised('equipment-drop', 'more-than-medivacs-need')
      : advised('done', 'kept-for-a-medivac');
  }),
  adviceOn(chooseAsset, (_t, { options }) =>
    advised(FIRST.find(asset => options.includes(asset)) ?? String(options[0]), 'lasts-for-the-campaign'),
  ),
  ...orderAdvice,
  adviceOn(chooseCard, (_t, { options }) => advised(String(options[0]), 'cheap-to-replace')),
];
