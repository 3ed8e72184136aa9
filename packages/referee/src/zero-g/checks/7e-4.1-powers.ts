import { type Check, type Faults, fault, same } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { Fact, Roll } from '../facts.ts';
import type { Ledger } from '../ledger.ts';
import { warpChargeOf } from '../printed.ts';
import { attempt } from '../psychic.ts';

const atLeast = (roll: Roll | null, needs: number): number => roll?.faces.filter(face => face >= needs).length ?? 0;

const countOf = (l: Ledger, seat: number, rule: string): number =>
  l.models.filter(model => model.seat === seat && model.at !== null && model.card.rules.has(rule)).length;

/** The Mastery Levels of a seat's Psykers on the table. */
const masteryOf = (l: Ledger, seat: number): number =>
  l.models.reduce((sum, model) => (model.seat === seat && model.at !== null ? sum + model.card.mastery : sum), 0);

/** 7E-4.1: a D6 plus the Mastery Levels; the power of the Waaagh! may add 1. */
function chargedAtFirst(l: Ledger, warp: readonly number[], turn: Turn<Fact>): Faults {
  const [face = 0] = facesOf(turn);
  return warp.map((each, seat) => {
    const least = face + masteryOf(l, seat);
    const most = least + countOf(l, seat, 'waaagh-energy');
    return each >= least && each <= most ? null : fault(`warp charge of ${least} to ${most}`, each);
  });
}

/** 7E-4.2: only one seat spends dice, and it has them. */
function spent(l: Ledger, warp: readonly number[]): Faults {
  const before = l.psychic.warp;
  const spenders = warp.filter((each, seat) => each !== before[seat]).length;
  const isFair = warp.every((each, seat) => each >= 0 && each <= before[seat]!);
  return isFair && spenders <= 1 ? null : fault(`one seat spends some of ${before.join(' and ')}`, warp.join(' and '));
}

/** 7E-4.2, 7E-4.5: as many dice as declared, each on 4+ to manifest and on 6 to deny. */
function rolled(l: Ledger, { what, faces, needs }: Roll): Faults {
  if (what !== 'psychic' && what !== 'deny') return null;
  const seat = what === 'psychic' ? l.turn! : 1 - l.turn!;
  const hooded = what === 'deny' && countOf(l, seat, 'psychic-hood') > 0;
  return [
    same('dice', l.psychic.spent[seat]!, faces.length),
    what === 'psychic' ? same('to manifest', 4, needs ?? 0) : null,
    what === 'deny' && needs !== 6 && !(hooded && needs === 5) ? fault('to deny 6', String(needs), '7E-4.5') : null,
  ];
}

export const powers: Check<Ledger, Fact> = {
  name: 'powers',
  clause: '7E-4.2',
  on: {
    'warp-charged': (l, { clause, warp }, turn) =>
      clause === '7E-4.1' ? chargedAtFirst(l, warp, turn) : spent(l, warp),
    rolled: (l, { roll }) => rolled(l, roll),
    'power-tried': (l, { model, power }) => [
      l.psychic.tried.has(attempt(model, power)) ? fault('each power once', 'twice', '7E-4.4') : null,
      l.models[model]!.seat === l.turn ? null : fault('in its own turn', 'in the other', '7E-4.4'),
    ],
    'psychic-tested': (l, { power, total, needs }) => [
      same('dice of 4+', atLeast(l.psychic.manifesting, 4), total),
      same('warp charge', warpChargeOf(l.printed, power), needs),
    ],
    perils: l => {
      const sixes = atLeast(l.psychic.manifesting, 6);
      return sixes >= 2 ? null : fault('two 6s', sixes, '7E-4.3');
    },
    'power-manifested': ({ psychic: { test, manifesting, hadPerils, wasDenied } }) => [
      test && test.total >= test.needs ? null : fault(`${test?.needs} dice of 4+`, test?.total ?? 0),
      atLeast(manifesting, 6) >= 2 && !hadPerils ? fault('Perils', 'none', '7E-4.3') : null,
      wasDenied ? fault('a power that was not denied', 'one that was', '7E-4.5') : null,
    ],
    'power-denied': ({ psychic: { test, denying } }) => {
      const successes = atLeast(denying, denying?.needs ?? 6);
      return test && successes >= test.total ? null : fault(`${test?.total} dice to deny`, successes, '7E-4.5');
    },
  },
};
