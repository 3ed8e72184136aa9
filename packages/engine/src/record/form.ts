// The shape of plain data, learned from examples: which fields records always have, and the types of values.
import { note, problem, type Reader } from '../read.ts';

type KindOfValue = 'null' | 'boolean' | 'number' | 'string' | 'list' | 'record';

export interface Form {
  readonly kinds: Set<KindOfValue>;
  /** The shapes of records, by their discriminating field: records of a union have different fields. */
  readonly variants: Map<string, Variant>;
  /** The shape of all items of lists. */
  items: Form | null;
}

interface Variant {
  /** How many were seen. */
  records: number;
  /** Each field, and how many had it. */
  readonly fields: Map<string, { times: number; readonly form: Form }>;
}

/** With fewer examples it is unknown whether a field is always there. */
const FEWEST = 20;

export const newForm = (): Form => ({ kinds: new Set(), variants: new Map(), items: null });

function kindOf(x: unknown): KindOfValue {
  if (x === null || x === undefined) return 'null';
  if (Array.isArray(x)) return 'list';
  if (typeof x === 'object') return 'record';
  return typeof x as KindOfValue;
}

function variantOf({ rule, type, kind }: Record<string, unknown>): string {
  const tag = rule ?? type ?? kind;
  return typeof tag === 'string' ? tag : '';
}

/** Adds an example. */
export function learn(form: Form, x: unknown): void {
  const kind = kindOf(x);
  form.kinds.add(kind);
  if (kind === 'list') {
    form.items ??= newForm();
    for (const item of x as readonly unknown[]) learn(form.items, item);
  } else if (kind === 'record') learnFields(form, x as Record<string, unknown>);
}

function learnFields({ variants }: Form, x: Record<string, unknown>): void {
  const tag = variantOf(x);
  const variant = variants.get(tag) ?? { records: 0, fields: new Map() };
  variants.set(tag, variant);
  variant.records++;
  for (const [name, value] of Object.entries(x)) {
    if (value === undefined) continue;
    const field = variant.fields.get(name) ?? { times: 0, form: newForm() };
    variant.fields.set(name, field);
    field.times++;
    learn(field.form, value);
  }
}

/** Notes where a value lacks fields that every example has, or has another type than any example. */
export function check(reader: Reader, path: string, form: Form, x: unknown): void {
  const kind = kindOf(x);
  // Examples do not tell what may be null, nor the type where all of them have null.
  const isKnown = kind === 'null' || form.kinds.has(kind) || ![...form.kinds].some(each => each !== 'null');
  if (!isKnown) note(reader, problem(path, 'other-form'), null);
  else if (kind === 'list' && form.items)
    for (const [i, item] of (x as readonly unknown[]).entries()) check(reader, `${path}[${i}]`, form.items, item);
  else if (kind === 'record') checkFields(reader, path, form, x as Record<string, unknown>);
}

function checkFields(reader: Reader, path: string, { variants }: Form, x: Record<string, unknown>): void {
  const { records, fields } = variants.get(variantOf(x)) ?? { records: 0, fields: new Map() as Variant['fields'] };
  for (const [name, { times, form }] of fields) {
    const value = x[name];
    if (value !== undefined) check(reader, `${path}.${name}`, form, value);
    else if (times === records && records >= FEWEST) note(reader, problem(`${path}.${name}`, 'missing'), null);
  }
}
