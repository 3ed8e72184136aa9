// Names where there is little room: what all of them begin with is left out.

/** `Tactical Marine Gunner` among Tactical Marines is `Gunner`; at least a word of each name is left. */
export function shortNames(names: readonly string[]): readonly string[] {
  const words = names.map(name => name.split(' '));
  const [first = []] = words;
  const most = Math.min(...words.map(({ length }) => length)) - 1;
  const differs = first.findIndex((word, i) => words.some(other => other[i] !== word));
  const common = names.length > 1 ? Math.min(most, differs < 0 ? most : differs) : 0;
  return words.map(each => each.slice(Math.max(0, common)).join(' '));
}
