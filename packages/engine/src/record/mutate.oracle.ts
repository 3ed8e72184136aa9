import type { Numbers } from '../kernel/questions.ts';

/** Hostile values that no honest program would pass, created afresh each time. */
const HOSTILE: readonly (() => unknown)[] = [
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e308,
  () => 2 ** 53,
  () => -1,
  () => -0,
  () => 0.5,
  () => null,
  () => undefined,
  () => true,
  () => '',
  () => 'x'.repeat(100_000),
  () => '\ud800',
  () => 7n,
  () => Symbol('x'),
  () => () => 0,
  () => new Date(0),
  () => new Map([[1, 2]]),
  () => new Uint8Array(4),
  () => Object(1) as unknown,
  () => Object.create(null) as unknown,
  () =>
    new (class {
      by = 0;
      answer = 0;
    })(),
  () => JSON.parse('{"__proto__":{"by":0,"ok":true}}') as unknown,
  () => ({ constructor: { prototype: { polluted: true } } }),
  () => ({ toString: 1, valueOf: 1, hasOwnProperty: 1, length: 5 }),
  () => ({ toJSON: () => ({ by: 0 }) }),
  () => nested(10_000),
  () => new Array(1_000_000_000),
  // biome-ignore lint/suspicious/noSparseArray: that is the point
  () => [1, , 3],
  () => Object.defineProperty({}, 'by', { enumerable: true, get: fail }),
  () => Object.defineProperty([0], 0, { enumerable: true, get: fail }),
  () => new Proxy({}, { ownKeys: fail }),
  () => new Proxy([], { get: (_of, key) => (key === 'length' ? Number.POSITIVE_INFINITY : 1) }),
  () => revoked({}),
  () => revoked([]),
  () => cyclic(),
  () => wavering(),
];

function fail(): never {
  throw new Error('a value that fails when it is looked at');
}

function nested(depth: number): unknown {
  let nested: unknown = [];
  for (let i = 0; i < depth; i++) nested = i % 2 ? [nested] : { a: nested };
  return nested;
}

function revoked(of: object): unknown {
  const { proxy, revoke } = Proxy.revocable(of, {});
  revoke();
  return proxy;
}

function cyclic(): unknown {
  const circular: Record<string, unknown> = { list: [1] };
  circular['itself'] = circular;
  return circular;
}

/** Gives a different value each time it is read. */
function wavering(): unknown {
  let times = 0;
  const get = (): unknown => [0, 'dice', {}, [1, 2, 3]][times++ % 4];
  return Object.defineProperty(Object.defineProperty({}, 'by', { enumerable: true, get }), 'answer', {
    enumerable: true,
    get,
  });
}

export const hostile = (next: Numbers): unknown => HOSTILE[next(HOSTILE.length)]!();

type Box = Record<string | number, unknown>;
interface Slot {
  readonly box: Box;
  readonly key: string | number;
}

function slotsOf(x: unknown, slots: Slot[] = []): readonly Slot[] {
  if (typeof x !== 'object' || x === null) return slots;
  for (const key of Object.keys(x)) {
    slots.push({ box: x as Box, key });
    slotsOf((x as Box)[key], slots);
  }
  return slots;
}

const MUTATIONS: readonly ((slot: Slot, next: Numbers, slots: readonly Slot[]) => void)[] = [
  ({ box, key }) => {
    if (Array.isArray(box)) box.splice(Number(key), 1);
    else delete box[key];
  },
  ({ box, key }) => {
    if (Array.isArray(box)) box.splice(Number(key), 0, box[Number(key)]);
    else box[`${key} again`] = box[key];
  },
  ({ box, key }, next, slots) => {
    const other = slots[next(slots.length)]!;
    const kept = box[key];
    box[key] = other.box[other.key];
    other.box[other.key] = kept;
  },
  ({ box, key }) => {
    const value = box[key];
    box[key] = typeof value === 'number' ? String(value) : Array.isArray(value) ? { ...value } : [value];
  },
  ({ box, key }, next) => {
    const value = box[key];
    if (typeof value === 'number') box[key] = value + [1, -1, 0.5, 1e9][next(4)]!;
    else if (typeof value === 'string')
      box[key] = value.slice(0, next(value.length + 1)) + value.slice(next(value.length + 1));
    else box[key] = null;
  },
  ({ box }, next) => {
    const name = ['__proto__', 'constructor', 'prototype', 'toString', 'sealed'][next(5)]!;
    Object.defineProperty(box, name, { value: hostile(next), enumerable: true, configurable: true, writable: true });
  },
  ({ box, key }, next) => {
    box[key] = hostile(next);
  },
  ({ box, key }, next) => {
    box[key] = hostile(next);
  },
];

/** Plain data with one to three random changes; occasionally something else altogether. */
export function mutated(x: unknown, next: Numbers): unknown {
  if (next(20) === 0) return hostile(next);
  const root = { it: JSON.parse(JSON.stringify(x)) as unknown };
  const slots = slotsOf(root);
  for (let changes = [1, 1, 2, 3][next(4)]!; changes > 0; changes--) {
    const slot = slots[next(slots.length)]!;
    try {
      MUTATIONS[next(MUTATIONS.length)]!(slot, next, slots);
    } catch {
      // A value inserted earlier may throw when it is read.
    }
  }
  return root.it;
}

/** A text with a part cut, doubled or replaced. */
export function mutatedText(text: string, next: Numbers): string {
  const [from, to] = [next(text.length), next(text.length)];
  const character = '{}[]",:0129ax\\\u0000\ud83d -.eE'[next(26)]!;
  switch (next(5)) {
    case 0:
      return text.slice(0, from);
    case 1:
      return text.slice(0, from) + text.slice(from + 1 + next(4));
    case 2:
      return text.slice(0, from) + character + text.slice(from);
    case 3:
      return text.slice(0, from) + character + text.slice(from + 1);
    default:
      return text.slice(0, from) + text.slice(Math.min(from, to), Math.max(from, to)) + text.slice(from);
  }
}
