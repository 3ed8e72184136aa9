// Which results of a roll make no difference, so that exact odds stay cheap
import type { Question } from '@little-wars/engine';
import { ownerOf } from '../../lookups.ts';
import type { Rolling } from '../../queries.ts';
import type { Look } from '../../types.ts';
import { ignoresOn } from '../06-damage/damage.ts';
import { AGAIN, countsAs, neededBy, now } from './dice.ts';

type Roll = Question<'roll'>;
type Alike = (face: number) => string;

/**
 * Attack and defence dice are alike when they count as the same; faces that some rule looks at (Hot, Ceaseless …) stay
 * apart. Null for rolls in which each die has a meaning of its own.
 */
export function alike(t: Look, roll: Roll): Alike | null {
  if (roll.purpose === 'jump') return face => (face === 1 ? 'falls-short' : 'crosses');
  if (roll.purpose === 'ignore wounds') return ignoring(t, roll);
  const rolling = rollingFor(t, roll);
  if (rolling === null) return null;
  const needed = neededBy(t, rolling);
  const apart = [...t.query('faces-apart', [], rolling), ...facesToReRoll(t, rolling, roll)];
  return face => (apart.includes(face) ? `${countsAs(face, needed)}-${face}` : countsAs(face, needed));
}

/** KT-6.1: a wound is ignored or not. */
function ignoring(t: Look, { whose }: Roll): Alike | null {
  const { attack } = t.position;
  if (attack === null) return null;
  const isAttacker = attack.kind === 'combat' && whose === ownerOf(t, attack.attacker);
  const from = ignoresOn(t, isAttacker ? attack.attacker : attack.target);
  return face => (face >= from ? 'ignored' : 'lost');
}

/** The faces that decide which dice may be rolled again. Nothing is rolled again twice. */
function facesToReRoll(t: Look, rolling: Rolling, { purpose }: Roll): readonly number[] {
  if (purpose === AGAIN) return [];
  const query = isDefence(rolling) ? 'defence-re-rolls' : 'attack-re-rolls';
  return t.query(query, [], rolling).flatMap(({ faces }) => faces);
}

const isDefence = ({ attack, side }: Rolling): boolean => attack.kind === 'shooting' && side === 'defender';

function rollingFor(t: Look, { purpose, whose }: Roll): Rolling | null {
  const { attack } = t.position;
  if (attack === null) return null;
  switch (purpose) {
    case 'roll attack dice':
      return now(t, 'attacker');
    case 'roll defence dice':
      return now(t, 'defender');
    case 'roll combat dice':
      return now(t, whose === ownerOf(t, attack.attacker) ? 'attacker' : 'defender');
    case AGAIN: {
      // In shooting a friend may be the target: then what is on the table says whose turn it is.
      const isDefending =
        attack.kind === 'shooting' ? attack.defenceDice.length > 0 : whose !== ownerOf(t, attack.attacker);
      return now(t, isDefending ? 'defender' : 'attacker');
    }
    default:
      return null;
  }
}
