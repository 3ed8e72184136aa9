// Looks up models and weapons by the names on datasheets
import type { Catalogue } from '../content/catalogue.ts';
import type { Datasheet, ModelKind, NamedUse, Weapon, WeaponProfile } from '../content/types.ts';
import { choicesOf } from '../muster/choices.ts';

export interface NamedModel {
  readonly sheet: string;
  readonly kind: string;
  readonly choices: readonly string[];
}

export interface Armed extends NamedModel {
  readonly weapon: Weapon;
  readonly profile: WeaponProfile;
}

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[\s-]+/g, ' ');
const isCalled = (each: { readonly id?: string; readonly name: string }, name: string): boolean =>
  plain(each.name) === plain(name) || (each.id !== undefined && plain(each.id) === plain(name));

export interface Names {
  /** A kind of model by its name; null if there is none. */
  modelCalled(name: string): NamedModel | null;
  /** `model/weapon`, or a weapon: every different profile of that name, with its first bearer. */
  weaponsCalled(name: string): readonly Armed[];
  /** Every kind of model, as one would type it. */
  readonly models: readonly string[];
  /** Every weapon, after its model where a model was typed. */
  weaponNames(withModel: boolean): readonly string[];
}

export function namesOf<W extends NamedUse, A extends NamedUse, E>(catalogue: Catalogue<W, A, E>): Names {
  const sheets = catalogue.content.factions.flatMap(faction => faction.sheets);
  const kinds = sheets.flatMap(sheet => sheet.models.map(kind => ({ sheet, kind })));
  const weaponOf = (id: string): readonly Weapon[] =>
    [catalogue.weapon(id) ?? []].flat() as unknown as readonly Weapon[];
  /** Every way in which a model may carry a weapon. */
  const arms = ({ sheet, kind }: { readonly sheet: Datasheet<A>; readonly kind: ModelKind }): readonly Armed[] => {
    const own = kind.wargear.map(id => ({ id, choices: [] as readonly string[] }));
    const chosen = choicesOf(sheet)
      .filter(({ option: { takers } }) => takers.kind === undefined || takers.kind === kind.name)
      .flatMap(({ id: choice, add }) => add.map(id => ({ id, choices: [choice] })));
    return [...own, ...chosen].flatMap(({ id, choices }) =>
      weaponOf(id).flatMap(weapon =>
        weapon.profiles.map(profile => ({ sheet: sheet.id, kind: kind.name, choices, weapon, profile })),
      ),
    );
  };
  const kindsCalled = (name: string) => kinds.filter(({ kind }) => isCalled(kind, name));
  return {
    modelCalled(name) {
      const [model] = kindsCalled(name);
      return model ? { sheet: model.sheet.id, kind: model.kind.name, choices: [] } : null;
    },
    weaponsCalled(name) {
      const [model, weapon] = name.includes('/') ? (name.split('/') as [string, string]) : [null, name];
      const all = (model === null ? kinds : kindsCalled(model)).flatMap(arms);
      const exactly = all.filter(each => isCalled(each.profile, weapon));
      const armed = exactly.length > 0 ? exactly : all.filter(each => isCalled(each.weapon, weapon));
      return [...new Map(armed.toReversed().map(each => [each.profile.id, each])).values()].toReversed();
    },
    models: kinds.map(({ kind }) => kind.name),
    weaponNames: withModel =>
      kinds.flatMap(arms).map(({ kind, weapon }) => (withModel ? `${kind}/${weapon.name}` : weapon.name)),
  };
}
