/** Words by id; `{name}` in a text stands for a parameter. */
export type Catalogue = { readonly [id: string]: string };

/** The text of an id with its parameters filled in; an id without text is shown as it is, so that nothing is hidden. */
export function say(catalogues: readonly Catalogue[], id: string, parameters: object = {}): string {
  const text = catalogues.find(catalogue => Object.hasOwn(catalogue, id))?.[id] ?? id;
  return text.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? shown((parameters as Record<string, unknown>)[name]) : whole,
  );
}

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(shown).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
