// VG-2.3  Special actions on one model
import type { Frame, ListedSequence, Reason } from '@little-wars/engine';
import { ownerOf } from '../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence, type T } from '../types.ts';
import type { SpecialAction } from './parts.ts';

interface Design extends Pick<SpecialAction, 'id' | 'words' | 'clause' | 'length' | 'cp'> {
  /** The models it may be used on; with none it is refused. */
  readonly among: (t: Look, by: ModelId) => readonly ModelId[];
  /** Further reasons against it. */
  readonly reasons?: (t: Look, by: ModelId) => readonly Reason[];
  readonly does: (t: T, by: ModelId, target: ModelId) => Frame | null;
}

interface OnOne {
  readonly by: ModelId;
  readonly target: ModelId | null;
}

export interface ActionOnOne {
  readonly action: SpecialAction;
  readonly sequence: ListedSequence;
}

interface AboutAction extends AboutModel {
  readonly action: string;
}

export const chooseForWhom = question<'pick-one', AboutAction>('choose whom it is for', 'pick-one');

/** An action, and the sequence that asks which model it is for (if there is a choice) and resolves it. */
export function onOne({ among, does, reasons = () => [], ...rest }: Design): ActionOnOne {
  const { id, clause } = rest;
  const choosing = sequence<OnOne>(`action ${id}`, clause, s => [
    s.ask(clause, chooseForWhom, {
      to: (t, v) => ownerOf(t, v.by),
      ask: (t, { by }) => {
        const options = among(t, by);
        return options.length > 1 ? { of: 'model', options, about: { model: by, action: id } } : null;
      },
      then: (_t, v, target) => ({ ...v, target: target as ModelId }),
    }),
    s.call(clause, 'carry it out', (t, { by, target }) => does(t, by, target ?? among(t, by)[0]!)),
  ]);
  const action: SpecialAction = {
    ...rest,
    reasons: (t, by) => [
      ...reasons(t, by),
      ...(among(t, by).length === 0 ? [{ reason: 'nobody-for-it', clause }] : []),
    ],
    start: by => choosing.start({ by, target: null }),
  };
  return { action, sequence: choosing };
}
