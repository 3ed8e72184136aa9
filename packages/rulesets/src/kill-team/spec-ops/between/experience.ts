// KT-14.42-45  Experience, ranks and honours
import { end, type Seat } from '@little-wars/engine';
import { HONOURS, SPECIALISMS, type Specialism } from '../uses.ts';
import { enlistedOf, survivorsOf } from './lookups.ts';
import { placeOf, RANKS, rankOf } from './ranks.ts';
import { mayPay, pay } from './requisitions/paying.ts';
import type { Deployed } from './state.ts';
import { type Look, type Of, question, sequence, type T } from './types.ts';

/** KT-14.38: the most experience an incapacitated operative gains. */
const MOST_AS_CASUALTY = 3;

/** KT-14.42: what a battle is worth to an operative that took part. */
export function xpOf({ setup }: Look, seat: Seat, { fell, felled }: Deployed): number {
  const { xpAwards: award } = setup.options;
  const outcome = setup.winner === null ? award.drawn : setup.winner === seat ? award.won : award.lost;
  const kills = Math.min(felled, award.mostFelled) * award.felled;
  const all = award.deployed + outcome + kills + (fell ? 0 : award.stood);
  return fell ? Math.min(MOST_AS_CASUALTY, all) : all;
}

/** KT-14.42, KT-14.51 */
export function awardExperience(t: T, seat: Seat): void {
  for (const each of survivorsOf(t, seat))
    if (!t.position.without[seat]!.includes(each.operative))
      gain(t, { seat, operative: each.operative }, xpOf(t, seat, each), 'KT-14.42');
}

/** Adds experience, and emits a fact where a rank is reached. */
export function gain(t: T, { seat, operative }: Of, xp: number, clause: string): void {
  if (xp === 0) return;
  const before = enlistedOf(t, seat, operative).xp;
  t.emit({ type: 'experience-gained', clause, seat, operative, xp });
  for (let place = placeOf(before) + 1; place <= placeOf(before + xp); place++)
    t.emit({ type: 'rank-reached', clause: 'KT-14.43', seat, operative, rank: RANKS[place]! });
}

/** KT-14.44: an honour for every rank above the first. */
export const honoursDue = (t: Look, { seat, operative }: Of): number => {
  const { xp, honours } = enlistedOf(t, seat, operative);
  return placeOf(xp) - honours.length;
};

/** Operatives with pending honours. */
export const rising = (t: Look, seat: Seat): readonly string[] =>
  t.position.teams[seat]!.operatives.flatMap(({ id }) => (honoursDue(t, { seat, operative: id }) > 0 ? [id] : []));

/** KT-14.44: a table with nothing new for it is not rolled on. */
const isOpen = (t: Look, { seat, operative }: Of, specialism: Specialism): boolean =>
  HONOURS[specialism].some(honour => !enlistedOf(t, seat, operative).honours.includes(honour));

/** KT-14.45: its own specialisms; all four if it has none yet. */
export function specialismsFor(t: Look, of: Of): readonly Specialism[] {
  const { specialisms } = enlistedOf(t, of.seat, of.operative);
  const own = specialisms.length === 0 ? SPECIALISMS : specialisms;
  const open = own.filter(each => isOpen(t, of, each));
  return open.length > 0 ? open : SPECIALISMS.filter(each => isOpen(t, of, each));
}

interface Rising extends Of {
  readonly specialism: Specialism | null;
  readonly face: number;
}

const NONE = 'nothing';

export const becomeProficient = question<'pick-one', Of>('add a specialism', 'pick-one');
export const chooseSpecialism = question<'pick-one', Of>('choose a specialism', 'pick-one');
export const rollHonour = question('roll for a battle honour', 'roll');

/** KT-14.60: from Grizzled on, once. */
const mayBeProficient = (t: Look, { seat, operative }: Of): boolean => {
  const { xp, proficient, specialisms } = enlistedOf(t, seat, operative);
  const isHigh = ['grizzled', 'revered'].includes(rankOf(xp));
  return isHigh && !proficient && specialisms.length > 0 && specialisms.length < SPECIALISMS.length && mayPay(t, seat);
};

/** KT-14.44: a roll on the table of one of its specialisms; an honour it already has is re-rolled. */
export const honour = sequence<Rising>('battle honour', 'KT-14.44', s => [
  s.ask('KT-14.60', becomeProficient, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, operative }) => {
      if (!mayBeProficient(t, { seat, operative })) return null;
      const { specialisms } = enlistedOf(t, seat, operative);
      const options = [NONE, ...SPECIALISMS.filter(each => !specialisms.includes(each))];
      return { of: 'specialism', options, about: { seat, operative } };
    },
    then: (t, v, chosen) => {
      if (chosen === NONE) return v;
      const { seat, operative } = v;
      pay(t, seat, 'KT-14.60');
      t.emit({ type: 'made-proficient', clause: 'KT-14.60', seat, operative });
      t.emit({
        type: 'specialism-taken',
        clause: 'KT-14.60',
        seat,
        operative,
        specialism: chosen as Specialism,
      });
      return v;
    },
  }),
  s.ask('KT-14.45', chooseSpecialism, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, operative }) => {
      const options = specialismsFor(t, { seat, operative });
      return options.length > 1 ? { of: 'specialism', options, about: { seat, operative } } : null;
    },
    then: (_t, v, specialism) => ({ ...v, specialism: specialism as Specialism }),
  }),
  s.run('KT-14.45', 'keep to it', (t, v) => {
    const { seat, operative } = v;
    const specialism = v.specialism ?? specialismsFor(t, v)[0];
    if (specialism === undefined) return end();
    if (!enlistedOf(t, seat, operative).specialisms.includes(specialism))
      t.emit({ type: 'specialism-taken', clause: 'KT-14.45', seat, operative, specialism });
    return { ...v, specialism };
  }),
  s.roll('KT-14.44', rollHonour, {
    count: () => 1,
    whose: (_t, v) => v.seat,
    then: (_t, v, [face]) => ({ ...v, face: face! }),
  }),
  s.repeat('KT-14.44', 'until it is one that it does not have', {
    from: rollHonour.purpose,
    while: (t, v) => enlistedOf(t, v.seat, v.operative).honours.includes(honourOf(v)),
  }),
  s.run('KT-14.44', 'gain the honour', (t, v) => {
    const { seat, operative } = v;
    t.emit({ type: 'honour-gained', clause: 'KT-14.44', seat, operative, honour: honourOf(v) });
    return { ...v, specialism: null, face: 0 };
  }),
  s.repeat('KT-14.44', 'one for every rank', {
    from: becomeProficient.purpose,
    while: (t, v) => honoursDue(t, v) > 0,
  }),
]);

const honourOf = ({ specialism, face }: Rising) => HONOURS[specialism!][face - 1]!;
