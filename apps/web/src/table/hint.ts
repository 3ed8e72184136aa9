// First-time hints: how a question is answered on the board, told a few times and then no more.
import type { Question } from '@little-wars/engine';

export type HintId = 'set-up' | 'pick' | 'act' | 'drawn' | 'aimed' | 'react';

const HINTS: { readonly [id in HintId]: string } = {
  'set-up':
    '“Set up for me” draws your whole team on the board, for you to adjust. Or answer one question after another.',
  pick: 'Drag one of your models to move it, or click it to see what it can do.',
  act: 'Click an enemy to attack it, drag the model to move it. The buttons do the rest.',
  drawn: 'Point at an enemy to see the chances from there, click it to attack after the move. Esc cancels the move.',
  aimed: 'Click the enemy once more, or the button, to attack.',
  react: 'You are asked about reactions where they matter; “What is asked” sets how often.',
};

/** What differs for fingers. */
const BY_TOUCH: Partial<typeof HINTS> = {
  pick: 'Drag one of your models to move it, or tap it to see what it can do.',
  act: 'Tap an enemy to attack it, drag the model to move it. The buttons do the rest.',
  drawn: 'Tap an enemy to attack it after the move. ✕ beside the model cancels the move.',
  aimed: 'Tap the enemy once more, or the button, to attack.',
};

export const hintText = (id: HintId, isTouch: boolean): string => (isTouch && BY_TOUCH[id]) || HINTS[id];

export interface Situation {
  readonly question: Pick<Question, 'kind'>;
  /** Whether it is asked before the battle. */
  readonly isSetUp: boolean;
  /** Whether models answer it. */
  readonly picksModels: boolean;
  /** Whether a model acts in it, and could be dragged. */
  readonly isActing: boolean;
  readonly isDrawn: boolean;
  readonly isAimed: boolean;
}

/** The hint that fits; null if there is none. */
export function hintFor({ question, isSetUp, picksModels, isActing, isDrawn, isAimed }: Situation): HintId | null {
  if (isAimed) return 'aimed';
  if (isDrawn) return 'drawn';
  // A long list needs the room on a phone, and the next question has the hint.
  if (isSetUp) return question.kind === 'pick-some' ? null : 'set-up';
  if (question.kind === 'react') return 'react';
  if (question.kind !== 'pick-one') return null;
  return isActing ? 'act' : picksModels ? 'pick' : null;
}

/** How often each hint is told. */
const TIMES = 3;
const KEY = 'little-wars-hints';

type HintCounts = { readonly [id in HintId]?: number };

export function hintCountsFrom(text: string | null): HintCounts {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as HintCounts) : {};
  } catch {
    return {};
  }
}

export const isKnown = (counts: HintCounts, id: HintId): boolean => (counts[id] ?? 0) >= TIMES;

export const hintCounts = (): HintCounts => hintCountsFrom(localStorage.getItem(KEY));

/** Counts a hint that was told. */
export function tell(id: HintId): void {
  const before = hintCounts();
  localStorage.setItem(KEY, JSON.stringify({ ...before, [id]: (before[id] ?? 0) + 1 }));
}
