import {
  type Because,
  type FactShape,
  type Game,
  type Id,
  type LeftOut,
  type Named,
  type Numbered,
  type Playable,
  type Prospect,
  type Question,
  type Reason,
  type Seat,
  tableOf,
} from '@little-wars/engine';
import { refusals } from './refusals.ts';
import { type Catalogue, placesOf, say } from './say.ts';
import { common } from './table.ts';

/** A match as one seat or a spectator may see it. */
export interface Telling<G extends Game> {
  readonly ruleset: Playable<G>;
  readonly setup: G['setup'];
  /** A seat's view. */
  readonly position: G['position'];
}

export interface Manner {
  readonly language?: string;
  /** The names of the seats; by default their letters. */
  readonly seats?: readonly string[];
  /** Called with every id that has no text. */
  readonly missing?: (id: string) => void;
}

/** Puts questions, facts and refusals of any ruleset into words. */
export interface Teller {
  readonly seat: (seat: Seat) => string;
  /** The short label of a model on maps and in lists: `A3`. */
  readonly label: (model: Id) => string;
  readonly model: (model: Id) => string;
  /** Whether an id in this context stands for a model. */
  readonly isModel: (of: string, id: unknown) => boolean;
  readonly thing: (of: string, id: unknown, about?: object) => string;
  /** What is asked, or what a roll is for. */
  readonly question: (question: Question) => string;
  /** One of the options of a question. */
  readonly option: (question: Question, option: unknown) => string;
  /** A line for the log; null if the fact is not worth one. */
  readonly fact: (fact: FactShape) => string | null;
  readonly reason: (reason: Reason) => string;
  readonly because: (because: Because) => string;
  /** A number with the rules and clauses that changed it. */
  readonly number: (numbered: Numbered) => string;
  /** What a forecast leaves out, and why. */
  readonly leftOut: (leftOut: LeftOut) => string;
  /** The chance of a roll, with chances as percentages. */
  readonly prospect: (prospect: Prospect) => string;
  /** The numbers behind a question, one line each, with their rules and clauses. */
  readonly numbers: (question: Question) => readonly string[];
  /** Any text of the ruleset by its id. */
  readonly text: (id: string, parameters?: object) => string;
}

/** A chance as a percentage, never rounded to certainty. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  return rounded === 0 && chance > 0 ? '<1%' : rounded === 100 && chance < 1 ? '>99%' : `${rounded}%`;
}

/** An amount on average, never rounded to nothing: with a decimal, or two below a tenth. */
export function average(mean: number): string {
  if (mean > 0 && mean < 0.005) return '<0.01';
  return mean.toFixed(mean > 0 && mean < 0.1 ? 2 : 1);
}

/** What a forecast leaves out, without a match. */
export const tellLeftOut = (own: Catalogue, { rule, reason }: LeftOut): string =>
  say([own, common], `left-out.${reason}`, { rule: own[`rule.${rule}`] ?? rule });

type OfModel = Extract<Named, { readonly number: number }>;

const isOfModel = (named: Named | null): named is OfModel => named !== null && !isWord(named) && 'model' in named;

export const letterOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);

export function tellerFor<G extends Game>({ ruleset, setup, position }: Telling<G>, manner: Manner = {}): Teller {
  const { language = 'en', seats = [], missing = () => {} } = manner;
  const own: Catalogue = ruleset.texts[language] ?? {};
  const t = tableOf(ruleset, setup, position);
  const has = (id: string): boolean => Object.hasOwn(own, id) || Object.hasOwn(common, id);

  const nameOf = (of: string, id: unknown, about?: object): Named | null => ruleset.telling.name(t, { of, id, about });
  const seat = (of: Seat): string => seats[of] ?? letterOf(of);
  const labelled = (named: OfModel): string => `${letterOf(named.seat)}${named.number}`;

  /** The text of the first id that has one; otherwise the last id as it is. */
  function text(ids: readonly string[], parameters: object): string {
    const first = ids.find(has);
    if (first === undefined) missing(ids[0]!);
    const id = first ?? ids.at(-1)!;
    return say([own, common], id, named(parameters, own[id] ?? common[id] ?? ''));
  }

  /** The parameters that a text uses, as words: ids become names. */
  function named(parameters: object, template: string): object {
    const places = placesOf(template);
    const wanted = Object.entries(parameters).filter(([name]) => places.includes(name));
    return Object.fromEntries(wanted.map(([name, value]) => [name, parameter(name, value)]));
  }

  function parameter(name: string, value: unknown): string {
    if (Array.isArray(value))
      return value.length === 0 ? text(['nothing'], {}) : listed(value.map(v => parameter(name, v)));
    const words = wordsFor(name, value);
    if (words !== null) return words;
    if (isWord(value)) return text([value.word], value);
    if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(1);
    if (typeof value === 'string' && isId(value)) missing(`${name}.${value}`);
    return typeof value === 'string' ? value : say([{ x: '{value}' }], 'x', { value });
  }

  /** A thing in words; null if it has none. */
  function wordsFor(of: string, id: unknown, about?: object): string | null {
    const name = nameOf(of, id, about);
    if (name === null) {
      const word = `${of}.${String(id)}`;
      return typeof id === 'string' && has(word) ? text([word], {}) : null;
    }
    if (isWord(name)) return text([name.word], name);
    return isOfModel(name) ? `${labelled(name)} ${name.name}` : seat((name as { readonly seat: Seat }).seat);
  }

  const thing = (of: string, id: unknown, about?: object): string =>
    wordsFor(of, id, about) ?? (typeof id === 'string' ? text([`${of}.${id}`, `choice.${id}`], {}) : String(id));

  const reason = ({ reason: id, clause, at: _at, ...parameters }: Reason): string => {
    const texts = [own[`reason.${id}`], refusals[id], own[id]].filter(each => each !== undefined);
    // The same id may have texts for different occasions, with different parameters.
    const template = texts.find(each => isFilledBy(each, parameters)) ?? texts[0];
    if (template === undefined) missing(`reason.${id}`);
    const words = say([{ [id]: template ?? id }], id, named(parameters, template ?? ''));
    return `${upper(words)}${clause === null ? '' : ` (${clause})`}`;
  };

  const number = ({ id, clause, explained: { base, value, changes } }: Numbered): string => {
    const changed = changes
      .filter(({ before, after }) => before !== after)
      .map(change => `${text([`rule.${change.rule}`], {})} ${change.clause}`);
    const why = changed.length === 0 ? clause : `${clause}; ${text(['number.base'], { base })}, ${changed.join(', ')}`;
    return `${text([`number.${id}`], { value })} (${why})`;
  };

  return {
    seat,
    prospect: ({ id, of, needs, chance, bought }) => {
      const plain = text([`prospect.${id}`], { needs, chance: percent(chance), model: of });
      return bought === undefined ? plain : text(['prospect.bought'], { prospect: plain, bought: percent(bought) });
    },
    leftOut: ({ rule, reason: why }) => text([`left-out.${why}`], { rule: { word: `rule.${rule}` } }),
    label: id => {
      const name = nameOf('model', id);
      return isOfModel(name) ? labelled(name) : String(id);
    },
    isModel: (of, id) => isOfModel(nameOf(of, id)),
    model: id => wordsFor('model', id) ?? String(id),
    thing,
    question: question => {
      const { kind, purpose, about = {} } = question;
      const asked =
        kind === 'roll' ? `roll.${purpose}` : kind === 'react' ? `react.${question.timing}` : `question.${purpose}`;
      return text([asked], { ...about, ...partsOf(question) });
    },
    option: (question, option) =>
      question.kind === 'react'
        ? option === null
          ? text(['choice.no-reaction'], {})
          : (wordsFor('reaction', option, question.about) ??
            text([`reaction.${String(option)}`, `ploy.${String(option)}`], {}))
        : thing('of' in question ? question.of : question.kind, option, question.about),
    fact: fact => {
      const line = ruleset.telling.tell(t, fact as G['fact']);
      if (line === null) return null;
      const { type: _type, clause: _clause, word, ...parameters } = line as Record<string, unknown>;
      return upper(text([String(word)], parameters));
    },
    reason,
    because: ({ reason: id, ...parameters }) => text([`because.${id}`], parameters),
    number,
    numbers: question => ruleset.telling.numbers(t, question).map(number),
    text: (id, parameters = {}) => text([id], parameters),
  };
}

/** The parameters that a question itself provides, besides its `about`. */
function partsOf(question: Question): object {
  if (question.kind === 'place') return { what: question.what };
  if (question.kind === 'aim') return { model: question.model };
  return question.kind === 'move' ? { model: question.model, allowance: inInches(question.allowance) } : {};
}

/** Tenths of a millimetre formatted as inches: `6`, `2.5`. */
export const inInches = (tenths: number): string => (tenths / TENTHS).toFixed(1).replace(/\.0$/, '');
const TENTHS = 254;

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const isFilledBy = (template: string, parameters: object): boolean =>
  placesOf(template).every(name => Object.hasOwn(parameters, name));

const isWord = (value: unknown): value is { readonly word: string } =>
  typeof value === 'object' && value !== null && typeof (value as { word?: unknown }).word === 'string';

/** Whether a text looks like an id: `fall-back`, `attack-dice`. */
const isId = (value: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(value);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
