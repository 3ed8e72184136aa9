import { type Check, fault } from '../../frame/check.ts';
import { INCH, type Spot } from '../../frame/measure.ts';
import type { Fact } from '../facts.ts';
import { between, type Ledger } from '../ledger.ts';

const ZONE = 12 * INCH;
const UNSEEN = 12 * INCH;

const isOnTable = ({ options }: Ledger, { x, y }: Spot): boolean =>
  [x, y].every(each => each >= 0 && each <= options.tableSize * INCH);

/** ZG-1.11, 7E-11.1: set up within 12" of the own edge, or as an infiltrator more than 12" from enemies; a 6 seizes. */
export const deployment: Check<Ledger, Fact> = {
  name: 'deployment',
  clause: 'ZG-1.11',
  on: {
    deployed: (l, { model, at }) => {
      const { seat, card } = l.models[model]!;
      const off = l.edges[seat] === 0 ? at.y : l.options.tableSize * INCH - at.y;
      if (!isOnTable(l, at)) return fault('a place on the table', `${at.x} ${at.y}`);
      if (off <= ZONE) return null;
      if (!card.rules.has('infiltrate')) return fault('at most 12" from its edge', off / INCH);
      const near = l.models.some(other => other.seat !== seat && other.at !== null && between(other.at, at) <= UNSEEN);
      return near ? fault('more than 12" from enemies', 'nearer', '7E-11.1') : null;
    },
    seized: (_l, { face }) => (face === 6 ? null : fault('a 6', face)),
  },
  after: {
    moved: (l, { to }) => (isOnTable(l, to) ? null : fault('a place on the table', `${to.x} ${to.y}`, 'ZG-2.8')),
    arrived: (l, { at }) => (isOnTable(l, at) ? null : fault('a place on the table', `${at.x} ${at.y}`, '7E-11.5')),
  },
};
