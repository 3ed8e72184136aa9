// Tables that differ from another in one thing.
import type { Edition, Game, Numbers, State } from '../kernel/index.ts';
import { isSame } from './said.ts';

type Data = Readonly<Record<string, unknown>>;

/** One thing that is different: in a setup, or in each of several states. */
export interface Change<G extends Game> {
  readonly differs: string;
  readonly apply: (setup: G['setup'], state: State<G>) => readonly [setup: G['setup'], state: State<G>];
}

export interface SetupBeside<G extends Game> {
  readonly differs: string;
  readonly setup: G['setup'];
}

const pick = <X>(list: readonly X[], next: Numbers): readonly X[] =>
  list.length === 0 ? [] : [list[next(list.length)]!];

/** Copies of a value with one of its parts changed: a yes or no, a number, or one of a few words. */
function* variantsOf(
  value: unknown,
  path: string,
  wordsFor: (path: string) => readonly string[],
): Generator<[string, unknown]> {
  if (typeof value === 'boolean') yield [path, !value];
  else if (typeof value === 'number') yield* [value - 1, value + 1].map((number): [string, unknown] => [path, number]);
  else if (typeof value === 'string')
    yield* wordsFor(path)
      .filter(word => word !== value)
      .map((word): [string, unknown] => [path, word]);
  // Rosters are lists: they are in the position too.
  else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, part] of Object.entries(value))
      for (const [at, changed] of variantsOf(part, path === '' ? key : `${path}.${key}`, wordsFor))
        yield [at, { ...value, [key]: changed }];
}

const partAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (part as Data | undefined)?.[key], value);

/** Setups that differ in one thing: a map, a mission or a house rule. All of them could be played. */
export function setupsBeside<G extends Game>(ruleset: Edition<G>, setup: G['setup']): readonly SetupBeside<G>[] {
  const choices = ruleset.lobby.choices({});
  const wordsFor = (path: string): readonly string[] => {
    const choice = choices.find(({ id }) => id === path.split('.').at(-1));
    const offered = choice?.kind === 'one-of' ? choice.options : [];
    const played = ruleset.ready.map(ready => partAt(ready, path)).filter(word => typeof word === 'string');
    return [...new Set([...offered, ...played])];
  };
  return [...variantsOf(setup, '', wordsFor)].flatMap(([differs, changed]) =>
    ruleset.readSetup(JSON.parse(JSON.stringify(changed))).ok ? [{ differs, setup: changed as G['setup'] }] : [],
  );
}

const isModel = (item: unknown): boolean => typeof item === 'object' && item !== null && 'seat' in item && 'at' in item;

/** The name of a position's list of models, each with its seat and place. */
const listOf = (position: object): string | undefined =>
  Object.entries(position).find(([, list]) => Array.isArray(list) && isModel(list[0]))?.[0];

interface Surroundings<G extends Game> {
  readonly setups: readonly SetupBeside<G>[];
  /** Other states of the same game. */
  readonly states: readonly State<G>[];
  readonly spent: (model: object) => readonly object[];
}

const inSetup = <G extends Game>({ differs, setup }: SetupBeside<G>): Change<G> => ({
  differs,
  apply: (_setup, state) => [setup, state],
});

const inPosition = <G extends Game>(
  differs: string,
  change: (position: Data, asked: unknown) => object,
): Change<G> => ({
  differs,
  apply: (setup, state) => {
    const { position, question } = state;
    return [setup, { ...state, position: { ...position, ...change(position as Data, question!.to) } as G['position'] }];
  },
});

/** The same for all models of the seat that is asked, or of the others: of an attack, a cache may know one side only. */
const inModels = <G extends Game>(
  differs: string,
  { list, isOwn }: { readonly list: string; readonly isOwn: boolean },
  change: (model: Data, id: number) => object,
): Change<G> =>
  inPosition<G>(differs, (position, asked) => ({
    [list]: (position[list] as readonly Data[]).map((model, id) =>
      (model['seat'] === asked) === isOwn ? { ...model, ...change(model, id) } : model,
    ),
  }));

/** What most models have more than one of: wounds, in the games that we know. */
const mostFrequent = (keys: readonly string[]): readonly string[] => {
  const times = (key: string): number => keys.filter(each => each === key).length;
  return keys.toSorted((a, b) => times(b) - times(a)).slice(0, 1);
};

/** The models of a seat with a whole number lowered, something used up, or a property that they have at another time. */
function changesOfModels<G extends Game>(
  { states, spent }: Surroundings<G>,
  position: Data,
  next: Numbers,
): readonly Change<G>[] {
  const list = listOf(position);
  if (list === undefined) return [];
  const of = { list, isOwn: next(3) > 0 };
  const models = position[list] as readonly Data[];
  const then = (pick(states, next)[0]!.position as Data)[list] as readonly Data[];
  const counts = models.flatMap(model => Object.keys(model).filter(key => (model[key] as number) > 1));
  const most = mostFrequent(counts);
  const others = Object.keys(models[0]!).filter(key =>
    then.some((model, id) => !isSame(model[key], models[id]?.[key])),
  );
  return [
    ...most.map(key =>
      inModels<G>(`fewer ${key}`, of, model => {
        const value = model[key] as number;
        return { [key]: value > 1 ? value - 1 : value };
      }),
    ),
    ...(models.some(model => spent(model).length > 0)
      ? [inModels<G>('used up', of, model => spent(model)[0] ?? {})]
      : []),
    ...pick(others, next).map(key => inModels<G>(`${list}.${key}`, of, (_model, id) => ({ [key]: then[id]?.[key] }))),
  ];
}

/** One of the setups: maps, missions and the like take turns. */
function inTurn<G extends Game>(setups: readonly SetupBeside<G>[], turn: number, next: Numbers): readonly Change<G>[] {
  const names = [...new Set(setups.map(({ differs }) => differs))];
  const name = names[turn % names.length];
  return pick(
    setups.filter(({ differs }) => differs === name),
    next,
  ).map(inSetup);
}

/** Changes of states like this one: of models, of something else in the position, of map or mission, of a house rule. */
export function changesOf<G extends Game>(
  around: Surroundings<G>,
  state: State<G>,
  { turn, next }: { readonly turn: number; readonly next: Numbers },
): readonly Change<G>[] {
  const { setups, states } = around;
  const [now, then] = [state, pick(states, next)[0]!].map(({ position }) => position as Data) as [Data, Data];
  const fields = Object.keys(then).filter(key => key !== listOf(now) && !isSame(then[key], now[key]));
  const isHouseRule = ({ differs }: SetupBeside<G>): boolean => differs.includes('.');
  return [
    ...changesOfModels(around, now, next),
    ...pick(fields, next).map(key => inPosition<G>(key, () => ({ [key]: then[key] }))),
    ...inTurn(
      setups.filter(beside => !isHouseRule(beside)),
      turn,
      next,
    ),
    ...inTurn(setups.filter(isHouseRule), turn, next),
  ];
}
