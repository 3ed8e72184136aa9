import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';
import { NotKept } from './refusal.ts';

describe('a write to the storage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts as refused when there is no response for too long', async () => {
    const waited = inTime(new Promise(() => {}), 1000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waited).toBeInstanceOf(NotKept);
  });

  it('succeeds or fails as soon as the storage responds', async () => {
    await inTime(Promise.resolve(), 1000);
    const refusal = new Error('full');
    await expect(inTime(Promise.reject(refusal), 1000)).rejects.toBe(refusal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
