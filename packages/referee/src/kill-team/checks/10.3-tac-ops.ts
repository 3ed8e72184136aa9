import { fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { tacOpTotal } from '../ledger.ts';

const CHOSEN = 3;
const IN_ALL = 6;

/** Three each (KT-11.7); each condition scored once, never before the reveal, 6VP in all (KT-11.14). */
export const tacOps: KillTeamCheck = {
  name: 'tac ops',
  clause: 'KT-10.3',
  on: {
    'tac-ops-chosen': (_l, { tacOps: cards }) =>
      cards.length === CHOSEN && new Set(cards.map(({ id }) => id)).size === CHOSEN
        ? null
        : fault('three different tac ops', cards.length, 'KT-11.7'),
    'tac-op-revealed': (l, { seat, tacOp }) => {
      const card = l.tacOps[seat]!.get(tacOp);
      if (card === undefined) return fault('one of its own tac ops', tacOp, 'KT-10.2');
      return card.revealed ? fault('revealed once', 'twice', 'KT-10.2') : null;
    },
    'tac-op-scored': (l, { seat, tacOp, condition }) => {
      const card = l.tacOps[seat]!.get(tacOp);
      if (card === undefined) return fault('one of its own tac ops', tacOp);
      return [
        card.revealed ? null : fault('scored after its reveal', 'before'),
        card.scored.has(condition) ? fault(`condition ${condition + 1} once`, 'twice') : null,
        tacOpTotal(l, seat) >= IN_ALL ? fault(`at most ${IN_ALL}VP for tac ops`, IN_ALL + 1, 'KT-11.14') : null,
      ];
    },
  },
};
