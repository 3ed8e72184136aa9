/** Texts by id. `{name}` is replaced by a parameter, `{name|die|dice}` by the singular or the plural. */
export type Catalogue = { readonly [id: string]: string };

/** The text of an id with its parameters filled in; an id without a text is shown as it is, so nothing is hidden. */
export function say(catalogues: readonly Catalogue[], id: string, parameters: object = {}): string {
  const text = catalogues.find(catalogue => Object.hasOwn(catalogue, id))?.[id] ?? id;
  return text.replace(PLACE, (whole, name: string, one?: string, many?: string) => {
    if (!Object.hasOwn(parameters, name)) return whole;
    const value = shown((parameters as Record<string, unknown>)[name]);
    return one === undefined || many === undefined ? value : value === '1' ? one : many;
  });
}

const PLACE = /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** The names of the parameters in a text. */
export const placesOf = (text: string): readonly string[] =>
  text.includes('{') ? [...text.matchAll(PLACE)].map(([, name]) => name!) : NONE;

const NONE: readonly string[] = [];

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(shown).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** A text whose parameters may themselves be texts, or lists of texts. */
export function sayNested(
  catalogues: readonly Catalogue[],
  { word, ...parameters }: { readonly word: string; readonly [parameter: string]: unknown },
  write: (value: unknown) => string = shown,
): string {
  const filled = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(filled).join(', ');
    const isNested = typeof value === 'object' && value !== null && 'word' in value;
    return isNested ? sayNested(catalogues, value as { word: string }, write) : write(value);
  };
  return say(catalogues, word, Object.fromEntries(Object.entries(parameters).map(([name, x]) => [name, filled(x)])));
}
