// Long work on campaigns beside the page: entering a battle and reading a file play every record again.
import address from 'virtual:bot-worker';
import type { Entry, Founding, Pending, Played, ToldChapter } from '@little-wars/campaign';
import type { Problem, Read } from '@little-wars/engine';
import { isMissingPart, tellMissing } from '../offline/missing.ts';
import type { StoredCampaign } from '../store/campaigns.ts';

/** What the worker has to know of a campaign. */
export type Plain = Pick<StoredCampaign, 'founding' | 'entries' | 'teams' | 'seal'>;

export interface ToEnter {
  readonly campaign: 'enter';
  readonly of: Plain;
  readonly played: Played;
}

export interface ToLoad {
  readonly campaign: 'load';
  readonly text: string;
}

export interface Entered extends Omit<Plain, 'founding'> {
  readonly chapter: ToldChapter;
}

export interface LoadedCampaign extends Omit<Plain, 'entries'> {
  readonly founding: Founding;
  /** With their records. */
  readonly entries: readonly Entry[];
  readonly chapters: readonly ToldChapter[];
  readonly pending: Pending | null;
}

export type SentCampaign =
  | { readonly checked: number; readonly of: number }
  | { readonly done: Entered | LoadedCampaign }
  | { readonly problems: readonly Problem[] };

export type Heard = (checked: number, of: number) => void;

const refused = (id: string): Read<never> => ({ ok: false, problems: [{ path: '', problem: id }] });

/** In a worker of its own, which ends with it. */
function beside<T extends Entered | LoadedCampaign>(wanted: ToEnter | ToLoad, listen?: Heard): Promise<Read<T>> {
  const worker = new Worker(address, { type: 'module' });
  return new Promise<Read<T>>(resolve => {
    worker.addEventListener('error', ({ message }) => {
      if (message === undefined || isMissingPart(message)) tellMissing();
      resolve(refused('unreadable'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<SentCampaign>) => {
      if ('checked' in data) listen?.(data.checked, data.of);
      else resolve('problems' in data ? { ok: false, problems: data.problems } : { ok: true, value: data.done as T });
    });
    worker.postMessage(wanted);
  }).finally(() => worker.terminate());
}

/** A battle with what followed it, checked and sealed. */
export const enteredBeside = (of: Plain, played: Played): Promise<Read<Entered>> =>
  beside<Entered>({ campaign: 'enter', of, played });

/** A campaign from a file, every record in it played again. */
export const loadedBeside = (text: string, listen: Heard): Promise<Read<LoadedCampaign>> =>
  beside<LoadedCampaign>({ campaign: 'load', text }, listen);
