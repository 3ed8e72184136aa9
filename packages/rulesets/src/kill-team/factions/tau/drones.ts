// Artificial Intelligence, Shield Generator, Saviour Protocols
import { add, limit } from '@little-wars/engine';
import { isEngaged } from '../../core/01-game/measuring.ts';
import { hasKeyword, isInPlay, operativeOf, ownerOf } from '../../lookups.ts';
import { type Look, type OperativeId, type Rule, sequence } from '../../types.ts';
import { begin, effectOn, finish } from '../mechanisms/effects.ts';
import { isMissionAction } from '../mechanisms/mission-actions.ts';
import { isNear, sees } from '../mechanisms/near.ts';
import { because } from '../mechanisms/reasons.ts';

/** No mission actions, less APL for controlling objectives, and no cover die on Engage. */
export const artificialIntelligence: Rule<'artificial-intelligence'> = {
  clause: 'KT-13.1',
  modify: {
    'action-refused': add((reasons, { holder }, { operative, action }) => [
      ...reasons,
      ...because(
        operative === holder && (action === 'pick-up' || isMissionAction(action)),
        'artificial-intelligence',
        'KT-13.1',
      ),
    ]),
    'control-apl': add((apl, { holder }, { operative }) => (operative === holder ? Math.max(0, apl - 1) : apl)),
    'kept-saves': limit((kept, { holder }, { attack: { target } }, t) =>
      target === holder && operativeOf(t, target).order === 'engage' ? 0 : kept,
    ),
  },
};

const SAVE = 4;
const IGNORED_ON = 5;

/** A 4+ invulnerable save; wounds other than mortal wounds are ignored on a 5+. */
export const shieldGenerator: Rule<'shield-generator'> = {
  clause: 'KT-13.1',
  modify: {
    'invulnerable-saves': add((faces, { holder }, { attack }) => (attack.target === holder ? [...faces, SAVE] : faces)),
    'ignores-wounds-on': limit((face, { holder }, { operative, mortal }) =>
      operative === holder && !mortal ? Math.min(face, IGNORED_ON) : face,
    ),
  },
};

const REACH = 2;

const areTogether = (t: Look, drone: OperativeId, ward: OperativeId): boolean =>
  isInPlay(operativeOf(t, drone)) && isInPlay(operativeOf(t, ward)) && isNear(t, drone, ward, REACH);

/** A friend other than a drone, near and visible, that the drone may protect from now on. */
const mayProtect = (t: Look, drone: OperativeId, ward: OperativeId): boolean =>
  ownerOf(t, drone) === ownerOf(t, ward) &&
  !hasKeyword(t, ward, 'DRONE') &&
  areTogether(t, drone, ward) &&
  operativeOf(t, drone).wounds > 0 &&
  sees(t, drone, ward) &&
  !isEngaged(t, drone) &&
  effectOn(t, 'protecting', drone) === null;

/** Whether the attack is aimed at this target, not a follow-up of a Blast or Torrent. */
const isAimedAt = (t: Look, ward: OperativeId): boolean => {
  const { attack } = t.position;
  return attack?.kind === 'shooting' && attack.target === ward && attack.after === null;
};

export const saviourProtocols: Rule<'saviour-protocols'> = {
  clause: 'KT-13.1',
  words: { en: { reactions: { 'saviour-protocols': 'Saviour Protocols: {operative} takes the attack instead' } } },
  dice: { does: 'begin' },
  offer: {
    'target-selected': (t, { target }, { seat: own, holder }, seat) =>
      seat === own && isAimedAt(t, target) && mayProtect(t, holder!, target)
        ? [{ id: `saviour-protocols-${holder}`, frame: protect.start({ drone: holder!, ward: target }) }]
        : [],
  },
};

interface Protecting {
  readonly drone: OperativeId;
  readonly ward: OperativeId;
}

export const protect = sequence<Protecting>('saviour protocols', 'KT-13.1', s => [
  s.run('KT-13.1', 'step between', (t, { drone, ward }) => {
    const use = { rule: 'protecting', ward, seat: ownerOf(t, drone), holder: drone } as const;
    begin(t, { use, until: 'turning-point' }, 'KT-13.1');
    t.emit({ type: 'target-changed', clause: 'KT-13.1', target: drone, inCover: false });
    return { drone, ward };
  }),
]);

/** Takes every shooting attack on its ward, without a cover save, until they separate. */
export const protecting: Rule<'protecting'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'Saviour Protocols' } },
  on: {
    'attack-began': (t, { attack }, { ward, holder }) => {
      const stands = areTogether(t, holder!, ward) && operativeOf(t, holder!).wounds > 0;
      if (stands && isAimedAt(t, ward) && attack.attacker !== ward)
        t.emit({ type: 'target-changed', clause: 'KT-13.1', target: holder!, inCover: false });
      return null;
    },
    moved: (t, { operative }, use) => {
      const isOneOfThem = operative === use.ward || operative === use.holder;
      if (isOneOfThem && !areTogether(t, use.holder!, use.ward)) finish(t, use, 'KT-13.1');
      return null;
    },
  },
};
