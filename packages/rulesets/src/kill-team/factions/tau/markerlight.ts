// Markerlights: tokens on enemies, and Target Lock, which needs none.
import { add, type Reason } from '@little-wars/engine';
import { isEngaged } from '../../core/01-game/measuring.ts';
import { enemiesOf, ownerOf } from '../../lookups.ts';
import type { ReRollOffer } from '../../queries.ts';
import { type AboutOperative, type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { oneDie } from '../mechanisms/dice.ts';
import { begin, effectOn, remember, remembers } from '../mechanisms/effects.ts';
import { sees } from '../mechanisms/near.ts';
import { because } from '../mechanisms/reasons.ts';
import type { OwnAction } from '../registry.ts';

const SHOOTING: readonly string[] = ['shoot'];

const shotAt = (target: OperativeId): string => `shot-at-${target}`;

/** Visible enemies; once it has shot in this activation, only those it shot at. */
const markable = (t: Look, operative: OperativeId): readonly OperativeId[] => {
  const { activation } = t.position;
  const hasShot = activation?.operative === operative && activation.performed.some(action => SHOOTING.includes(action));
  return enemiesOf(t, operative).filter(
    enemy =>
      sees(t, operative, enemy) &&
      !isMarked(t, ownerOf(t, operative), enemy) &&
      (!hasShot || remembers(t, operative, shotAt(enemy))),
  );
};

const isMarked = (t: Look, seat: number, enemy: OperativeId): boolean => effectOn(t, 'markerlit', enemy)?.seat === seat;

export const chooseWhomToMark = question<'pick-one', AboutOperative>('choose whom to mark', 'pick-one');

export const mark = sequence<{ readonly operative: OperativeId }>('markerlight', 'KT-13.1', s => [
  s.ask('KT-13.1', chooseWhomToMark, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({ of: 'operative', options: markable(t, v.operative), about: v }),
    then: (t, v, enemy) => {
      const seat = ownerOf(t, v.operative);
      const [holder, target] = [v.operative, enemy as OperativeId];
      begin(t, { use: { rule: 'markerlit', seat, holder: target }, until: 'turning-point' }, 'KT-13.1');
      begin(t, { use: { rule: 'marking', target, seat, holder }, until: 'activation' }, 'KT-13.1');
      return v;
    },
  }),
]);

export const markerlight: OwnAction = {
  id: 'markerlight',
  clause: 'KT-13.1',
  ap: 1,
  reasons: (t, operative): readonly Reason[] => [
    ...because(isEngaged(t, operative), 'engaged', 'KT-13.1'),
    ...because(markable(t, operative).length === 0, 'nobody-in-sight', 'KT-3.20'),
  ],
  start: (_t, operative) => mark.start({ operative }),
};

/** Remembers its target in its activation. */
export const markerlightRule: Rule<'markerlight'> = {
  clause: 'KT-13.1',
  noBearing: { 'attack-began': 'it remembers whom it shot at' },
  on: {
    'attack-began': (t, { attack: { kind, attacker, target } }, { holder }) => {
      if (kind === 'shooting' && attacker === holder && t.position.activation?.operative === holder)
        remember(t, holder, shotAt(target), 'activation');
      return null;
    },
  },
};

/** Re-roll one attack die, however many tokens there are. */
const withMarkerlight = (offers: readonly ReRollOffer[]): readonly ReRollOffer[] =>
  offers.some(({ rule }) => rule === 'markerlight') ? offers : [...offers, oneDie('markerlight')];

/** The marker's team re-rolls one attack die when shooting at it. */
export const markerlit: Rule<'markerlit'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'Markerlight' } },
  modify: {
    'attack-re-rolls': add((offers, { seat, holder }, { attack: { kind, attacker, target } }, t) =>
      kind === 'shooting' && target === holder && ownerOf(t, attacker) === seat ? withMarkerlight(offers) : offers,
    ),
  },
};

/** It shoots at no other target in the same activation. */
export const marking: Rule<'marking'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'its own markerlight' } },
  modify: {
    'target-refused': add((reasons, { holder, target: marked }, { attacker, target, action }) => [
      ...reasons,
      ...because(
        attacker === holder && SHOOTING.includes(action) && target !== marked,
        'not-the-one-marked',
        'KT-13.1',
      ),
    ]),
  },
};

/** Its targets count as having a token. */
export const targetLock: Rule<'target-lock'> = {
  clause: 'KT-13.1',
  modify: {
    'attack-re-rolls': add((offers, { holder }, { attack: { kind, attacker } }) =>
      kind === 'shooting' && attacker === holder ? withMarkerlight(offers) : offers,
    ),
  },
};
