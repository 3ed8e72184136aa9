// Cards as printed data: prices, wounds and Strengths, read by the document

interface Choice {
  readonly add: readonly string[];
  readonly points: number;
}

interface Sheet {
  readonly id: string;
  readonly models: readonly {
    readonly name: string;
    readonly points: number;
    readonly profile: { readonly wounds: number; readonly strength: number } | null;
    readonly vehicle: { readonly hullPoints: number } | null;
  }[];
  readonly options: readonly {
    readonly takers: { readonly flat?: boolean };
    readonly remove: readonly string[];
    readonly choices: readonly Choice[];
  }[];
}

export interface Printed {
  readonly factions: readonly { readonly sheets: readonly Sheet[] }[];
  readonly weapons: readonly {
    readonly profiles: readonly {
      readonly id: string;
      readonly strength: number | string | null;
      readonly rules: readonly { readonly rule: string }[];
    }[];
  }[];
}

const sheetOf = ({ factions }: Printed, id: string): Sheet =>
  factions.flatMap(({ sheets }) => sheets).find(each => each.id === id)!;

/** What a model costs with its choices, those of a whole unit left out. */
export function pointsOf(printed: Printed, id: string, kind: string, choices: readonly string[]): number {
  const { models, options } = sheetOf(printed, id);
  const priced = options.flatMap(({ takers, remove, choices: offered }) =>
    offered.map(({ add, points }) => ({
      id: `${remove.join('+')}>${add.join('+')}`,
      points: takers.flat ? 0 : points,
    })),
  );
  const price = (choice: string): number => priced.find(each => each.id === choice)?.points ?? 0;
  return choices.reduce((sum, choice) => sum + price(choice), models.find(({ name }) => name === kind)!.points);
}

export function woundsOf(printed: Printed, id: string, kind: string): number {
  const { profile, vehicle } = sheetOf(printed, id).models.find(({ name }) => name === kind)!;
  return profile?.wounds ?? vehicle?.hullPoints ?? 1;
}

/** ZG-3.10: the Strength of a profile; null where the bearer's counts. */
export function strengthOf({ weapons }: Printed, id: string): number | null {
  const profile = weapons.flatMap(({ profiles }) => profiles).find(each => each.id === id);
  if (!profile || typeof profile.strength === 'string') return null;
  return profile.strength ?? (profile.rules.some(({ rule }) => rule === 'sniper') ? 4 : 0);
}
