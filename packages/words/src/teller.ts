import {
  type Because,
  type FactShape,
  type Game,
  type Id,
  type LeftOut,
  type Named,
  type Numbered,
  type Playable,
  type Question,
  type Reason,
  type Seat,
  tableOf,
} from '@little-wars/engine';
import { problems } from './en.ts';
import { type Catalogue, placesOf, say } from './say.ts';
import { common } from './table.ts';

/** A match as somebody may see it. */
export interface Telling<G extends Game> {
  readonly ruleset: Playable<G>;
  readonly setup: G['setup'];
  /** A seat's view. */
  readonly position: G['position'];
}

export interface Manner {
  readonly language?: string;
  /** What the seats are called; else by their letters. */
  readonly seats?: readonly string[];
  /** Told of every id that has no words. */
  readonly missing?: (id: string) => void;
}

/** Puts what a ruleset asks, tells and refuses into words, for any ruleset. */
export interface Teller {
  readonly seat: (seat: Seat) => string;
  /** A model in short, as maps and lists mark it: `A3`. */
  readonly label: (model: Id) => string;
  readonly model: (model: Id) => string;
  /** Whether an id stands for a model where it was met. */
  readonly isModel: (of: string, id: unknown) => boolean;
  readonly thing: (of: string, id: unknown, about?: object) => string;
  /** What is asked, or rolled for. */
  readonly question: (question: Question) => string;
  /** One of the options of a question. */
  readonly option: (question: Question, option: unknown) => string;
  /** A line for the log; null where a fact goes without saying. */
  readonly fact: (fact: FactShape) => string | null;
  readonly reason: (reason: Reason) => string;
  readonly because: (because: Because) => string;
  /** A number with the rules and clauses that made it. */
  readonly number: (numbered: Numbered) => string;
  /** What a forecast leaves out, and why. */
  readonly leftOut: (leftOut: LeftOut) => string;
  /** The numbers behind a question, one line each, with their rules and clauses. */
  readonly numbers: (question: Question) => readonly string[];
  /** Any text of the ruleset by its id. */
  readonly text: (id: string, parameters?: object) => string;
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

  /** The first of these ids that has words; the last, as it is, where none has. */
  function text(ids: readonly string[], parameters: object): string {
    const found = ids.find(has);
    if (found === undefined) missing(ids[0]!);
    const id = found ?? ids.at(-1)!;
    return say([own, common], id, named(parameters, own[id] ?? common[id] ?? ''));
  }

  /** The parameters that a text has a place for, as words: ids become names. */
  function named(parameters: object, template: string): object {
    const places = placesOf(template);
    const wanted = Object.entries(parameters).filter(([name]) => places.includes(name));
    return Object.fromEntries(wanted.map(([name, value]) => [name, parameter(name, value)]));
  }

  function parameter(name: string, value: unknown): string {
    if (Array.isArray(value))
      return value.length === 0 ? text(['nothing'], {}) : listed(value.map(v => parameter(name, v)));
    const known = told(name, value);
    if (known !== null) return known;
    if (isWord(value)) return text([value.word], value);
    if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(1);
    if (typeof value === 'string' && isId(value)) missing(`${name}.${value}`);
    return typeof value === 'string' ? value : say([{ x: '{value}' }], 'x', { value });
  }

  /** A thing in words, where it has any. */
  function told(of: string, id: unknown, about?: object): string | null {
    const found = nameOf(of, id, about);
    if (found === null) {
      const word = `${of}.${String(id)}`;
      return typeof id === 'string' && has(word) ? text([word], {}) : null;
    }
    if (isWord(found)) return text([found.word], found);
    return isOfModel(found) ? `${labelled(found)} ${found.name}` : seat((found as { readonly seat: Seat }).seat);
  }

  const thing = (of: string, id: unknown, about?: object): string =>
    told(of, id, about) ?? (typeof id === 'string' ? text([`${of}.${id}`, `choice.${id}`], {}) : String(id));

  const reason = ({ reason: id, clause, at: _at, ...parameters }: Reason): string => {
    const texts = [own[`reason.${id}`], problems[id], own[id]].filter(found => found !== undefined);
    // The same id may have words for another occasion, with other parameters.
    const template = texts.find(found => isFilledBy(found, parameters)) ?? texts[0];
    if (template === undefined) missing(`reason.${id}`);
    const words = say([{ [id]: template ?? id }], id, named(parameters, template ?? ''));
    return `${upper(words)}${clause === null ? '' : ` (${clause})`}`;
  };

  const number = ({ id, clause, explained: { base, value, changes } }: Numbered): string => {
    const told = changes
      .filter(({ before, after }) => before !== after)
      .map(change => `${text([`rule.${change.rule}`], {})} ${change.clause}`);
    const why = told.length === 0 ? clause : `${clause}; ${text(['number.base'], { base })}, ${told.join(', ')}`;
    return `${text([`number.${id}`], { value })} (${why})`;
  };

  return {
    seat,
    leftOut: ({ rule, reason: why }) => text([`left-out.${why}`], { rule: { word: `rule.${rule}` } }),
    label: id => {
      const found = nameOf('model', id);
      return isOfModel(found) ? labelled(found) : String(id);
    },
    isModel: (of, id) => isOfModel(nameOf(of, id)),
    model: id => told('model', id) ?? String(id),
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
          : (told('reaction', option, question.about) ??
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

/** What a question names by itself, beside what it is about. */
function partsOf(question: Question): object {
  if (question.kind === 'place') return { what: question.what };
  if (question.kind === 'aim') return { model: question.model };
  return question.kind === 'move' ? { model: question.model, allowance: inInches(question.allowance) } : {};
}

/** Tenths of a millimetre as people read them: `6`, `2.5`. */
export const inInches = (tenths: number): string => (tenths / TENTHS).toFixed(1).replace(/\.0$/, '');
const TENTHS = 254;

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const isFilledBy = (template: string, parameters: object): boolean =>
  placesOf(template).every(name => Object.hasOwn(parameters, name));

const isWord = (value: unknown): value is { readonly word: string } =>
  typeof value === 'object' && value !== null && typeof (value as { word?: unknown }).word === 'string';

/** What only a program would write: `fall-back`, `attack-dice`. */
const isId = (value: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(value);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
