// KT-3.15, KT-3.16  Picking tokens up and dropping them
import { end, type Frame, type Numbers, type Placement, type Question, type Reason } from '@little-wars/engine';
import { inches, isInside, isOnTable, type Spot, standingAt } from '@little-wars/engine/geometry';
import { operativeOf, ownerOf, sceneOfTable } from '../../lookups.ts';
import { traitsOf } from '../../terrain.ts';
import {
  type AboutOperative,
  type Look,
  type OperativeId,
  question,
  sequence,
  type T,
  type Token,
} from '../../types.ts';
import { isEngaged, isWithinOfSpot } from '../01-game/measuring.ts';
import { carrierOf, controls, mayBePickedUp } from '../06-damage/objectives.ts';
import { sightOfSpot } from '../07-line-of-sight/sight.ts';
import { vantageUnder } from '../08-terrain/vantage.ts';

const BESIDE = inches(1);

/** KT-3.15: tokens within 1" that an operative may pick up and controls. */
export const tokensInReach = (t: Look, operative: OperativeId): readonly Token[] =>
  t.position.tokens.filter(
    token =>
      mayBePickedUp(t, operative, token) &&
      carrierOf(t, token) === null &&
      isWithinOfSpot(t, operative, token.at, BESIDE) &&
      controls(t, operative, token),
  );

/** KT-3.15 */
export function againstPickUp(t: Look, operative: OperativeId): readonly Reason[] {
  const reasons: Reason[] = [];
  const refuse = (reason: string): void => void reasons.push({ reason, clause: 'KT-3.15' });
  if (operativeOf(t, operative).carrying !== null) refuse('carries-another');
  if (tokensInReach(t, operative).length === 0) refuse('no-token-in-reach');
  else if (isEngaged(t, operative)) refuse('engaged');
  return reasons;
}

const pickedUp = (t: T, operative: OperativeId, token: string): void =>
  t.emit({ type: 'token-picked-up', clause: 'KT-3.15', token, operative });

export const chooseToken = question<'pick-one', AboutOperative>('choose a token', 'pick-one');

export const pickUp = sequence<{ readonly operative: OperativeId }>('pick up', 'KT-3.15', s => [
  s.ask('KT-3.15', chooseToken, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => {
      const options = tokensInReach(t, v.operative).map(({ id }) => id);
      return options.length > 1 ? { of: 'token', options, about: v } : null;
    },
    then: (t, v, token) => {
      pickedUp(t, v.operative, token as string);
      return end();
    },
  }),
  s.run('KT-3.15', 'take the only one', (t, v) => {
    pickedUp(t, v.operative, tokensInReach(t, v.operative)[0]!.id);
    return v;
  }),
]);

export const dropToken = question<'place', AboutOperative>('drop the token', 'place');

/** KT-3.16: the carrier's player places the token; no effect if nothing is carried. */
export const drop = sequence<{ readonly operative: OperativeId }>('drop', 'KT-3.16', s => [
  s.ask('KT-3.16', dropToken, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => {
      const { carrying, at } = operativeOf(t, v.operative);
      return carrying === null || at === null ? null : { what: carrying, about: v };
    },
    legal: reasonsAgainstDrop,
    propose: proposeDrop,
    then: (t, { operative }, { at }) => {
      const token = operativeOf(t, operative).carrying!;
      t.emit({ type: 'token-dropped', clause: 'KT-3.16', token, operative, at });
      return end();
    },
  }),
]);

/** KT-3.16: what an operative about to be removed leaves behind. */
export const dropOf = (t: Look, operative: OperativeId): Frame | null =>
  operativeOf(t, operative).carrying === null ? null : drop.start({ operative });

type Dropping = Question<'place', AboutOperative>;

/**
 * KT-3.16: within 1" and visible. The operative's own spot always qualifies, so no place farther off is ever needed.
 */
export function reasonsAgainstDrop(t: Look, { about }: Dropping, { at }: Placement): readonly Reason[] {
  const { operative } = about;
  const reasons: Reason[] = [];
  const refuse = (reason: string): void => void reasons.push({ reason, clause: 'KT-3.16' });
  if (!isOnTable(standingAt(at), sceneOfTable(t))) refuse('off-table');
  if (!isFree(t, at)) refuse('no-room');
  if (!isWithinOfSpot(t, operative, at, BESIDE)) refuse('too-far');
  else if (!sightOfSpot(t, operative, at).visible) refuse('not-visible');
  return reasons;
}

/** Whether a spot is on the floor or a Vantage Point and not inside terrain. */
export function isFree(t: Look, at: Spot): boolean {
  if (at.z !== 0 && vantageUnder(t, at) === null) return false;
  return !sceneOfTable(t).solids.some(
    solid =>
      solid.bottom <= at.z &&
      solid.top > at.z &&
      !traitsOf(solid, t.setup.options).insignificant &&
      isInside(standingAt(at), solid.corners),
  );
}

/** A legal place to drop a token: beside the operative, otherwise where it stands. */
export function proposeDrop(t: Look, question: Dropping, next: Numbers): Placement {
  const { operative } = question.about;
  const { x, y, z } = operativeOf(t, operative).at!;
  for (let i = 0; i < 4; i++) {
    const at = { x: x + next(4 * BESIDE + 1) - 2 * BESIDE, y: y + next(4 * BESIDE + 1) - 2 * BESIDE, z };
    if (reasonsAgainstDrop(t, question, { at }).length === 0) return { at };
  }
  return { at: { x, y, z } };
}
