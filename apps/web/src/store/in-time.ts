import { NotKept } from './refusal.ts';

/** Treats a storage that does not answer in time as one that refuses. */
export function inTime(writing: Promise<void>, patience: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, tooLate) => {
    timer = setTimeout(() => tooLate(new NotKept('the storage does not answer')), patience);
  });
  return Promise.race([writing, late]).finally(() => clearTimeout(timer));
}
