// Facts as log lines
import type { Told } from '@little-wars/engine';
import { inInches } from '@little-wars/skirmish';
import type { Fact } from '../facts.ts';
import { operativeOf, weaponOf, weaponsOf } from '../lookups.ts';
import type { Attack, Die, Look } from '../types.ts';
import { countsOf, nearBy, wordOfToken } from './names.ts';

type Body<T extends Fact['type']> = Extract<Fact, { type: T }>;
type Tellers = { readonly [T in Fact['type']]?: (t: Look, fact: Body<T>) => Told | null };

const silent = (): null => null;

/** Clauses that judge a roll; everything later only removes hits. */
const JUDGED: readonly string[] = ['KT-4.3', 'KT-4.4', 'KT-5.3'];
const CANCELLED: readonly string[] = ['KT-4.5', 'KT-5.7'];

const countOf = (dice: readonly Die[], as: Die['as']): number => dice.filter(die => die.as === as).length;
const isKept = ({ face }: Die): boolean => face === 0;

function dice(
  t: Look,
  { clause, dice: list }: Body<'attack-dice-set'> | Body<'defence-dice-set'>,
  side: Side,
): Told | null {
  const { attack } = t.position;
  if (attack === null || list.some(({ as }) => as === null)) return null;
  const who = side === 'attacker' ? attack.attacker : attack.target;
  const defends = attack.kind === 'shooting' && side === 'defender';
  const [critical, normal] = [countOf(list, 'critical'), countOf(list, 'normal')];
  if (JUDGED.includes(clause)) {
    const faces = list.filter(die => !isKept(die)).map(({ face, as }) => ({ word: `die.${as}`, face }));
    return faces.length === 0
      ? null
      : defends
        ? { word: 'log.saves', operative: who, faces, saves: countsOf('saves', critical, normal) }
        : { word: 'log.hits', operative: who, faces, hits: countsOf('hits', critical, normal) };
  }
  if (clause === 'KT-4.9') return { word: 'log.kept', operative: who, kept: list.filter(isKept).length };
  return CANCELLED.includes(clause) && !defends
    ? { word: 'log.hits-left', operative: who, hits: countsOf('hits', critical, normal) }
    : null;
}

type Side = 'attacker' | 'defender';

const attacked = (t: Look, { kind, action, attacker, target, weapon, inCover }: Attack): Told => ({
  word: kind === 'combat' ? 'log.fights' : action === 'overwatch' ? 'log.overwatches' : 'log.shoots',
  attacker,
  target,
  weapon: weapon === '' ? { word: 'log.bare-hands' } : { word: 'item', name: weaponOf(t, attacker, weapon).name },
  cover: inCover ? { word: 'log.in-cover' } : '',
});

const TELLERS: Tellers = {
  'phase-began': (_t, { phase }) => (phase === 'set-up' || phase === 'over' ? null : { word: `log.phase.${phase}` }),
  'cp-changed': (t, { seat, by }) => ({
    word: by > 0 ? 'log.cp-gained' : 'log.cp-spent',
    seat,
    cp: Math.abs(by),
    left: t.position.cp[seat]!,
  }),
  'barricade-set-up': (t, { barricade: { seat, at } }) => ({ word: 'fact.barricade-set-up', seat, ...nearBy(t, at) }),
  'set-up': (t, { operative, at, order }) => ({
    word: 'fact.set-up',
    operative,
    order: { word: `condition.${order}` },
    ...nearBy(t, at),
  }),
  'action-begun': (_t, { operative, action, ap }) => ({
    word: ap === 0 ? 'log.acts-free' : 'log.acts',
    operative,
    action: { word: `action.${action}` },
    ap,
  }),
  'action-finished': silent,
  'activation-ended': silent,
  moved: (t, { operative, to, distance }) => ({
    word: distance === undefined ? 'log.put' : 'fact.moved',
    operative,
    ...nearBy(t, to),
    distance: inInches(distance ?? 0),
  }),
  'weapon-used': silent,
  overwatched: silent,
  'attack-began': (t, { attack }) => attacked(t, attack),
  'attack-dice-set': (t, fact) => dice(t, fact, 'attacker'),
  'defence-dice-set': (t, fact) => dice(t, fact, 'defender'),
  'attack-dice-retained': silent,
  struck: silent,
  'attack-marked': silent,
  'save-chosen': (_t, { invulnerable }) =>
    invulnerable === null ? null : { word: 'fact.save-chosen', face: invulnerable },
  'attack-ended': silent,
  'wounds-lost': (t, { operative, amount, mortal }) => {
    const { wounds } = operativeOf(t, operative);
    return amount === 0
      ? null
      : { word: mortal ? 'log.mortal-wounds-lost' : 'fact.wounds-lost', operative, amount, left: wounds };
  },
  'wounds-regained': (t, { operative, amount }) => ({
    word: 'fact.wounds-regained',
    operative,
    amount,
    left: operativeOf(t, operative).wounds,
  }),
  incapacitated: (_t, { operative, by }) =>
    by === null ? { word: 'log.falls', operative } : { word: 'fact.incapacitated', operative, by },
  removed: silent,
  'effect-began': (_t, { effect: { use } }) =>
    use.rule === 'remembered'
      ? null
      : use.holder === null
        ? { word: 'log.effect-on-team', rule: { word: `rule.${use.rule}` }, seat: use.seat }
        : { word: 'log.effect-on', rule: { word: `rule.${use.rule}` }, operative: use.holder },
  'effects-ended': silent,
  'effect-ended': (_t, { rule, seat }) => (rule === 'at-ease' ? { word: 'log.alarm', seat } : null),
  'apl-changed': (_t, { operative, by }) => ({
    word: by > 0 ? 'log.apl-up' : 'log.apl-down',
    operative,
    by: String(Math.abs(by)),
  }),
  'ap-changed': (_t, { operative, by }) => ({
    word: by > 0 ? 'log.ap-up' : 'log.ap-down',
    operative,
    by: String(Math.abs(by)),
  }),
  'item-used': (t, { operative, item }) => ({ word: 'fact.item-used', operative, item: itemOf(t, operative, item) }),
  'counted-as-activated': silent,
  'mortal-wounds-came': silent,
  'target-changed': (_t, { target, inCover }) => ({
    word: 'fact.target-changed',
    target,
    cover: inCover ? { word: 'log.in-cover' } : '',
  }),
  'token-placed': (t, { token: { kind, id, at } }) => ({
    word: 'fact.token-placed',
    thing: tokenNamed(kind, id),
    ...nearBy(t, at, id),
  }),
  'token-marked': (_t, { token, mark, value }) =>
    mark === 'looted-in'
      ? null
      : mark === 'captured-by' && value < 0
        ? { word: 'log.lost', token }
        : mark === 'charged' && value === 0
          ? { word: 'log.defused', token }
          : { word: `log.marked.${mark}`, token, value: String(value), seat: value },
  'token-removed': (_t, { token }) => ({
    word: 'fact.token-removed',
    thing: tokenNamed(token.replace(/-\d+$/, ''), token),
  }),
  'tac-ops-chosen': (_t, { seat, tacOps }) => ({
    word: tacOps.every(({ id }) => id === 'sealed') ? 'fact.tac-ops-chosen' : 'log.tac-ops-taken',
    seat,
    tacOps: tacOps.map(({ id }) => ({ word: `tac-op.${id}` })),
  }),
  'tac-op-revealed': (_t, { seat, tacOp }) => ({
    word: 'fact.tac-op-revealed',
    seat,
    tacOp: { word: `tac-op.${tacOp}` },
  }),
  'tac-op-noted': (_t, { clause, seat, tacOp, memo }) => {
    const [named] = Object.entries(memo).filter(([name]) => name !== 'named');
    // A card's internal counters are not logged.
    if (clause !== 'KT-10.2' || !named) return null;
    const about = { seat, tacOp: { word: `tac-op.${tacOp}` } };
    return typeof named[1] === 'number'
      ? { word: 'log.names-operative', ...about, operative: named[1] }
      : { word: 'log.names-piece', ...about, piece: named[1] };
  },
  'tac-op-scored': (_t, { seat, tacOp }) => ({ word: 'fact.tac-op-scored', seat, tacOp: { word: `tac-op.${tacOp}` } }),
  'scouting-chosen': (_t, { seat, scouting }) =>
    scouting === null
      ? { word: 'fact.scouting-chosen', seat }
      : { word: 'log.scouting-taken', seat, scouting: { word: `scouting.${scouting}` } },
  'scouting-shown': (_t, { scouting }) => ({
    word: 'fact.scouting-shown',
    scouting: scouting.map((choice, seat) => ({
      word: 'log.scouts',
      seat,
      scouting: { word: `scouting.${choice}.short` },
    })),
  }),
  'drop-zone-chosen': (_t, { seat, zone }) => ({ word: 'fact.drop-zone-chosen', seat, 'drop-zone': zone }),
  'order-given': (_t, { operative, order }) => ({
    word: 'fact.order-given',
    operative,
    order: { word: `condition.${order}` },
  }),
  'ploy-used': (_t, { seat, ploy }) => ({ word: 'fact.ploy-used', seat, name: { word: `ploy.${ploy}` } }),
};

const tokenNamed = (kind: string, id: string): object => ({
  word: `token.${wordOfToken(kind, id)}.short`,
  number: /(\d+)$/.exec(id)?.[1] ?? '',
});

/** Single-use weapons and single-use items share a list. */
function itemOf(t: Look, operative: number, item: string): object {
  const weapon = weaponsOf(t, operative).find(({ id }) => id === item);
  return weapon ? { word: 'item', name: weapon.name } : { word: `rule.${item}` };
}

/** Null for facts that are not logged. */
export function tell(t: Look, fact: Fact): Told | null {
  const teller = TELLERS[fact.type] as ((t: Look, fact: Fact) => Told | null) | undefined;
  if (teller) return teller(t, fact);
  const { type, clause: _clause, ...parameters } = fact;
  return { word: `fact.${type}`, ...parameters };
}
