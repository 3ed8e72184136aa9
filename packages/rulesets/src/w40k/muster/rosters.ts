// Rosters of datasheets: what a lobby offers, and conversion from and to lists
import type { Entry, Faction, Item, Roster, RosterMember } from '@little-wars/engine';
import type { Catalogue } from '../content/catalogue.ts';
import type { Datasheet, FactionList, Kit, ModelKind, NamedUse } from '../content/types.ts';
import { type CardWords, linesOfKit } from '../show/lines.ts';
import type { Army, Member } from './army.ts';
import { choicesOf, without } from './choices.ts';

export interface RosterParts<M extends Member> {
  readonly ruleset: string;
  readonly catalogue: Pick<Catalogue, 'content' | 'weapon' | 'gear' | 'power'>;
  readonly kitOf: (model: {
    readonly sheet: string;
    readonly kind: string;
    readonly choices: readonly string[];
  }) => Kit;
  readonly cardWords: CardWords;
  /** Items besides wargear, how they change a member, and those a member has. */
  readonly special?: {
    readonly items: readonly Item[];
    readonly read: (items: readonly string[]) => Partial<M>;
    readonly write: (member: M) => readonly string[];
  };
}

/** A kind of model by its sheet. */
const entryId = (sheet: string, kind: string): string => `${sheet}/${kind}`;
/** A choice that adds something, by its sheet: the same item has other prices elsewhere. */
const itemId = (sheet: string, choice: string): string => `${sheet}:${choice}`;
const kindOfEntry = (entry: string): string => entry.slice(entry.indexOf('/') + 1);

/** No sheet has more ways to arm a model. */
const MOST_WAYS = 64;

type Sheet = Datasheet<NamedUse>;

/** The ways to arm a model with choices that give something up, at most one per option. */
function loadOutsOf(sheet: Sheet, kind: ModelKind): readonly (readonly string[])[] {
  interface Way {
    readonly ids: readonly string[];
    readonly wargear: readonly string[];
  }
  let ways: readonly Way[] = [{ ids: [], wargear: kind.wargear }];
  for (const [at, { takers, remove }] of sheet.options.entries()) {
    if (remove.length === 0 || (takers.kind !== undefined && takers.kind !== kind.name)) continue;
    const offered = choicesOf(sheet).filter(choice => choice.at === at);
    ways = ways.flatMap(way => [
      way,
      ...offered.flatMap(({ id, option, add }) => {
        const left = without(way.wargear, option.remove);
        return left === null ? [] : [{ ids: [...way.ids, id], wargear: [...left, ...add] }];
      }),
    ]);
  }
  return ways.slice(0, MOST_WAYS).map(({ ids }) => ids);
}

export function rostersOf<M extends Member>({ ruleset, catalogue, kitOf, cardWords, special }: RosterParts<M>) {
  const entryOf = (sheet: Sheet, kind: ModelKind): Entry => ({
    id: entryId(sheet.id, kind.name),
    title: kind.name,
    points: kind.points,
    lines: linesOfKit(kitOf({ sheet: sheet.id, kind: kind.name, choices: [] }), cardWords),
    loadOuts: loadOutsOf(sheet, kind),
  });
  const nameOf = (id: string): string =>
    catalogue.weapon(id)?.name ?? catalogue.gear(id)?.name ?? catalogue.power(id)?.name ?? id;
  const itemsOfSheet = (sheet: Sheet): readonly Item[] =>
    choicesOf(sheet)
      .filter(({ option }) => option.remove.length === 0)
      .map(({ id, add, points }) => ({
        id: itemId(sheet.id, id),
        title: `${add.map(nameOf).join(', ')} (${sheet.name})`,
        points,
      }));
  const factionOf = ({ id, name, sheets }: FactionList<NamedUse>): Faction => ({
    id,
    title: name,
    groups: sheets.map(sheet => ({
      id: sheet.id,
      title: sheet.name,
      entries: sheet.models.map(kind => entryId(sheet.id, kind.name)),
    })),
    entries: sheets.flatMap(sheet => sheet.models.map(kind => entryOf(sheet, kind))),
    items: [...(special?.items ?? []), ...sheets.flatMap(itemsOfSheet)],
  });
  const memberOf = ({ entry, name, loadOut, items }: RosterMember, sheet: string): M => {
    const prefix = itemId(sheet, '');
    const added = items.flatMap(id => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
    return { kind: kindOfEntry(entry), name, choices: [...loadOut, ...added], ...special?.read(items) } as M;
  };
  return {
    factions: catalogue.content.factions.map(factionOf),
    /** The list of a roster: each group is a selection. */
    armyOf: ({ faction, groups, members }: Roster): Army<M> => ({
      faction,
      selections: groups.flatMap((sheet, group) => {
        const models = members.filter(member => member.group === group).map(member => memberOf(member, sheet));
        return models.length > 0 ? [{ sheet, models }] : [];
      }),
    }),
    /** A roster that its owner can save. */
    rosterOf: ({ faction, selections }: Army<M>, name: string): Roster => ({
      ruleset,
      name,
      faction,
      groups: selections.map(({ sheet }) => sheet),
      members: selections.flatMap(({ sheet, models }, group) =>
        models.map(member => {
          const isAddition = (id: string): boolean => id.startsWith('>');
          return {
            entry: entryId(sheet, member.kind),
            name: member.name,
            loadOut: member.choices.filter(id => !isAddition(id)),
            items: [
              ...member.choices.filter(isAddition).map(id => itemId(sheet, id)),
              ...(special?.write(member) ?? []),
            ],
            group,
          };
        }),
      ),
    }),
  };
}
