// KT-11.11-12  Scouting and the first initiative
import { end, type Id, type ListedSequence, type Seat, set } from '@little-wars/engine';
import { isInside } from '@little-wars/engine/geometry';
import { inPlay, operativeOf, other, ownerOf, standingOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { moving } from '../03-actions/moving.ts';
import { barricade } from './set-up.ts';
import { setUpZonesOf } from './zones.ts';

export const SCOUTING = ['fortify', 'infiltrate', 'recon'] as const;
export type Scouting = (typeof SCOUTING)[number];

/** KT-11.12: which option beats which. */
const BEATS: { readonly [S in Scouting]: Scouting } = { fortify: 'infiltrate', infiltrate: 'recon', recon: 'fortify' };

export const sayWhoHasFirstInitiative = question('say who has the first initiative', 'pick-one');

/** Options are chosen in secret, revealed together and resolved, the Attacker first; then initiative is decided. */
export const scouting = sequence<object>('scouting', 'KT-11.11', s => [
  s.each('KT-11.11', 'each seat chooses in secret', {
    of: () => [0, 1],
    call: (_t, _v, seat: Seat) => scout.start({ seat }),
  }),
  s.run('KT-11.11', 'show both choices', (t, v) => {
    const shown = t.position.scouting.map(choice => choice!);
    t.emit({ type: 'scouting-shown', clause: 'KT-11.11', scouting: shown });
    return v;
  }),
  s.each('KT-11.11', 'resolve them, the Attacker first', {
    of: t => [t.position.attacker, other(t.position.attacker)].flatMap(seat => timesOf(t, seat)),
    call: (t, _v, seat: Seat) => {
      const choice = t.position.scouting[seat] as Scouting;
      if (choice === 'fortify') return barricade.start({ seat, anywhere: true });
      if (choice === 'recon') return recon.start({ seat, operative: null });
      t.emit({ type: 'infiltration-gained', clause: 'KT-11.11', seat });
      return null;
    },
  }),
  s.ask('KT-11.12', sayWhoHasFirstInitiative, {
    to: t => scoutingWinner(t),
    ask: () => ({ of: 'seat', options: [0, 1] }),
    then: (t, v, seat) => {
      t.emit({ type: 'initiative-won', clause: 'KT-11.12', seat: seat as Seat });
      return v;
    },
  }),
]);

export const chooseScoutingOption = question('choose a scouting option', 'pick-one');

export const scout = sequence<{ readonly seat: Seat }>('choose a scouting option', 'KT-11.11', s => [
  s.ask('KT-11.11', chooseScoutingOption, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: () => ({ of: 'scouting', options: SCOUTING }),
    then: (t, v, choice) => {
      t.emit({ type: 'scouting-chosen', clause: 'KT-11.11', seat: v.seat, scouting: choice as Scouting });
      return v;
    },
  }),
]);

/** A seat as often as it uses its option: once, unless a special rule says more. */
function timesOf(t: Look, seat: Seat): readonly Seat[] {
  const scouting = t.position.scouting[seat]!;
  return Array.from({ length: t.query('scouting-uses', 1, { seat, scouting }) }, () => seat);
}

/** KT-11.12: the Attacker if both chose the same. */
export function scoutingWinner(t: Look): Seat {
  const [zero, one] = t.position.scouting as readonly Scouting[];
  if (zero === one) return t.position.attacker;
  return BEATS[zero!] === one ? 0 : 1;
}

interface Reconnoitring {
  readonly seat: Seat;
  readonly operative: Id | null;
}

const NOBODY = 'nobody';

const dashersOf = (t: Look, seat: Seat): readonly OperativeId[] =>
  inPlay(t.position, operative => operative.seat === seat).filter(id =>
    setUpZonesOf(t, seat).some(zone => isInside(standingOf(t, id), zone)),
  );

export const chooseWhoDashes = question('choose who dashes', 'pick-one');

/** KT-11.11: one friend wholly within the drop zone makes a free Dash, as if it could FLY. */
export const recon = sequence<Reconnoitring>('recon', 'KT-11.11', s => [
  s.ask('KT-11.11', chooseWhoDashes, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ of: 'operative', options: [NOBODY, ...dashersOf(t, v.seat)] }),
    then: (t, v, operative) => {
      if (operative === NOBODY) return end();
      const holder = operative as OperativeId;
      const use = { rule: 'recon-dash', seat: v.seat, holder } as const;
      t.emit({ type: 'effect-began', clause: 'KT-11.11', effect: { use, until: 'activation' } });
      return { ...v, operative };
    },
  }),
  s.call('KT-11.11', 'dash', (_t, v) =>
    moving.start({ operative: v.operative as OperativeId, action: 'dash', legs: [], done: 0 }),
  ),
  s.run('KT-11.11', 'come to rest', (t, v) => {
    const holder = v.operative as OperativeId;
    t.emit({ type: 'effect-ended', clause: 'KT-11.11', rule: 'recon-dash', seat: v.seat, holder });
    return v;
  }),
]);

export const reconDash: Rule<'recon-dash'> = {
  clause: 'KT-11.11',
  words: { en: { rule: 'Recon' } },
  modify: { flies: set((flies, use, { operative }) => flies || use.holder === operative) },
};

/** KT-11.11: once in the first turning point, a friend changes its order when activated. */
export const infiltrate: Rule<'infiltrate'> = {
  clause: 'KT-11.11',
  words: { en: { rule: 'Infiltrate', reactions: { infiltrate: 'Infiltrate: change its order' } } },
  offer: {
    activated: (t, { operative }, _use, seat) =>
      t.position.turningPoint === 1 && ownerOf(t, operative) === seat && t.position.infiltrations[seat]! > 0
        ? [{ id: 'infiltrate', frame: infiltrating.start({ operative }) }]
        : [],
  },
};

export const infiltrating = sequence<{ readonly operative: OperativeId }>('infiltrate', 'KT-11.11', s => [
  s.run('KT-11.11', 'change its order', (t, v) => {
    const { seat, order } = operativeOf(t, v.operative);
    t.emit({ type: 'infiltrated', clause: 'KT-11.11', seat, operative: v.operative });
    const changed = order === 'engage' ? 'conceal' : 'engage';
    t.emit({ type: 'order-given', clause: 'KT-11.11', operative: v.operative, order: changed });
    return v;
  }),
]);

export const scoutingSequences: readonly ListedSequence[] = [scouting, scout, recon, infiltrating];
