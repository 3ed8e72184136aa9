// KT-11.3, KT-14.37  What happens to both teams after a battle
import type { ListedSequence, Seat } from '@little-wars/engine';
import { inspiring } from './assets/war-shrine.ts';
import { casualty, casualtySequences } from './casualties.ts';
import { awardExperience, honour, rising } from './experience.ts';
import { sideOf, teamOf } from './lookups.ts';
import { giveOrdersTo, orderSequences } from './orders/index.ts';
import { countRest, recovering, recovery } from './recovery.ts';
import { buying, requisitionSequences } from './requisitions/index.ts';
import { specOps } from './spec-ops/index.ts';
import { rewarding } from './spec-ops/rewards.ts';
import { sequence } from './types.ts';

const SEATS: readonly Seat[] = [0, 1];

export const afterBattle = sequence<object>('after a battle', 'KT-11.3', s => [
  s.each('KT-14.37', 'each team', { of: () => SEATS, call: (_t, _v, seat: Seat) => teamAfter.start({ seat }) }),
  s.run('KT-11.3', 'go on', (t, v) => {
    t.emit({ type: 'aftermath-ended', clause: 'KT-11.3' });
    return v;
  }),
]);

const teamAfter = sequence<{ readonly seat: Seat }>('a team after a battle', 'KT-14.37', s => [
  s.run('KT-14.46', 'who has rested', (t, v) => {
    countRest(t, v.seat);
    return v;
  }),
  s.run('KT-14.57', 'use up the stash', (t, v) => {
    const { stash } = sideOf(t, v.seat);
    if (stash > 0) t.emit({ type: 'stash-changed', clause: 'KT-14.57', seat: v.seat, by: -stash });
    return v;
  }),
  s.run('KT-14.65', 'the orders are carried out', (t, v) => {
    if (teamOf(t, v.seat).orders) t.emit({ type: 'orders-carried-out', clause: 'KT-14.65', seat: v.seat });
    return v;
  }),
  s.each('KT-14.38', 'each that was incapacitated', {
    of: (t, { seat }) =>
      sideOf(t, seat)
        .deployed.filter(({ fell }) => fell)
        .map(({ operative }) => operative),
    call: (_t, { seat }, operative: string) =>
      casualty.start({ seat, operative, face: 0, reRolled: false, again: false }),
  }),
  s.each('KT-14.41', 'each that has older scars', {
    of: (t, { seat }) => recovering(t, seat),
    call: (_t, { seat }, operative: string) => recovery.start({ seat, operative, bonus: 0, face: 0, again: false }),
  }),
  s.run('KT-14.42', 'gain experience', (t, v) => {
    awardExperience(t, v.seat);
    return v;
  }),
  s.call('KT-14.53', 'inspire an Adept', (_t, { seat }) => inspiring.start({ seat })),
  s.call('KT-14.49', 'go on with spec ops', (_t, { seat }) => specOps.start({ seat, done: null })),
  s.each('KT-14.44', 'each that has risen', {
    of: (t, { seat }) => rising(t, seat),
    call: (_t, { seat }, operative: string) => honour.start({ seat, operative, specialism: null, face: 0 }),
  }),
  s.run('KT-14.47', 'gain requisition points', (t, v) => {
    const by = t.setup.options.requisitionPerBattle;
    if (by > 0) t.emit({ type: 'requisition-changed', clause: 'KT-14.47', seat: v.seat, by });
    return v;
  }),
  s.call('KT-14.47', 'spend them', (_t, { seat }) => buying.start({ seat, chosen: '' })),
  s.call('KT-14.65', 'give marching orders', (_t, { seat }) => giveOrdersTo(seat)),
]);

export const sequences: readonly ListedSequence[] = [
  afterBattle,
  teamAfter,
  ...casualtySequences,
  recovery,
  honour,
  inspiring,
  specOps,
  rewarding,
  ...requisitionSequences,
  ...orderSequences,
];
