// The small changes of a source file that a good test should notice.
import { createHash } from 'node:crypto';
import { parseAst } from 'vite';

/** One change of one expression. */
export interface Mutant {
  /** Stays the same when comments, the format or other declarations of the file change. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** The line of code it is on, by which the list of equivalent mutants refers to it. */
  readonly code: string;
  /** Which of several like changes on that line, from 0. */
  readonly nth: number;
  /** The expression that is replaced, by its start and end in the file, and what replaces it. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether the expression is the name of a property, which is written in brackets when computed. */
  readonly isKey: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A change: `from` at `start` becomes `to`, as part of the expression `whole`, which becomes `text`. */
interface Change {
  readonly start: number;
  readonly from: string;
  readonly to: string;
  readonly whole: Node;
  readonly text: string;
}

/** The boundary first, then the opposite. */
const BINARY: { readonly [operator: string]: readonly string[] | undefined } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
};

const LOGICAL: { readonly [operator: string]: readonly string[] | undefined } = {
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

const ASSIGNED: { readonly [operator: string]: string | undefined } = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
};

/** Methods whose opposite takes the same arguments. */
const METHODS: { readonly [name: string]: string | undefined } = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
  findLast: 'find',
};

const isNode = (x: unknown): x is Node =>
  typeof x === 'object' && x !== null && typeof (x as { type?: unknown }).type === 'string';

/** Skips texts, types (which the compiler checks) and thrown errors, whose wording no test should pin down. */
const isPassedOver = ({ type }: Node): boolean =>
  (type.startsWith('TS') && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)) ||
  type === 'ImportDeclaration' ||
  type === 'ThrowStatement';

/** The changes of one node, without those of its children. */
function changesOf(node: Node, text: string): readonly Change[] {
  const part = (name: string): Node => node[name] as Node;
  switch (node.type) {
    case 'BinaryExpression':
      return operatorChanges(node, text, BINARY);
    case 'LogicalExpression':
      return operatorChanges(node, text, LOGICAL);
    case 'AssignmentExpression': {
      const to = ASSIGNED[node['operator'] as string];
      return to === undefined ? [] : [operatorChange(node, text, to)];
    }
    case 'UpdateExpression':
      return [
        replaced(
          node,
          text,
          sourceOf(node, text).replace(/\+\+|--/, op => (op === '++' ? '--' : '++')),
        ),
      ];
    case 'UnaryExpression':
      return node['operator'] === '!' || node['operator'] === '-'
        ? [replaced(node, text, sourceOf(part('argument'), text))]
        : [];
    case 'ConditionalExpression':
    case 'IfStatement':
      return ['true', 'false'].map(to => replaced(part('test'), text, to));
    case 'WhileStatement':
      return [replaced(part('test'), text, 'false')];
    case 'Literal':
      return literalChanges(node, text);
    case 'ExpressionStatement':
      return part('expression').type === 'CallExpression' && (part('expression')['callee'] as Node).type !== 'Super'
        ? [replaced(part('expression'), text, 'void 0')]
        : [];
    default:
      return [];
  }
}

const sourceOf = ({ start, end }: Node, text: string): string => text.slice(start, end);
const replaced = (node: Node, text: string, to: string): Change => ({
  start: node.start,
  from: sourceOf(node, text),
  to,
  whole: node,
  text: to,
});

/** Exchanges an operator; the operands are put in brackets, as the new one may bind otherwise. */
function operatorChange(node: Node, text: string, to: string): Change {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const from = node['operator'] as string;
  const first = sourceOf(left, text);
  const start = text.indexOf(from, left.end);
  return {
    start,
    from,
    to,
    whole: node,
    text: `${node.type === 'AssignmentExpression' ? first : `(${first})`} ${to} (${sourceOf(right, text)})`,
  };
}

const operatorChanges = (node: Node, text: string, table: typeof BINARY): readonly Change[] =>
  (table[node['operator'] as string] ?? []).map(to => operatorChange(node, text, to));

function literalChanges(node: Node, text: string): readonly Change[] {
  const { value } = node as { readonly value?: unknown };
  if (typeof value === 'boolean') return [replaced(node, text, String(!value))];
  if (typeof value === 'number') return [replaced(node, text, String(value + 1))];
  return [];
}

/** Exchanges a method for its opposite. Part of a chain with `?.`, the whole chain is replaced, which cannot be cut. */
function methodChanges(call: Node, whole: Node, text: string): readonly Change[] {
  const callee = call['callee'] as Node;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const { start, end, ...property } = callee['property'] as Node;
  const name = property['name'] as string;
  const to = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (to === undefined) return [];
  return [
    {
      start,
      from: text.slice(start, end),
      to,
      whole,
      text: text.slice(whole.start, start) + to + text.slice(end, whole.end),
    },
  ];
}

const CHAIN_LINKS: readonly string[] = ['object', 'callee', 'expression'];
const KEYED: readonly string[] = ['Property', 'PropertyDefinition', 'MethodDefinition'];

/** Every mutant of a file, in source order. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const program = parseAst(text, { lang: 'ts' }) as unknown as { readonly body: readonly Node[] };
  const mutants = program.body.flatMap(statement => {
    const changes: (Change & { readonly isKey: boolean })[] = [];
    const visit = (node: Node, chain: Node | null, isKey: boolean): void => {
      if (isPassedOver(node)) return;
      const own = node.type === 'CallExpression' ? methodChanges(node, chain ?? node, text) : changesOf(node, text);
      changes.push(...own.map(change => ({ ...change, isKey })));
      for (const [name, child] of Object.entries(node))
        for (const each of Array.isArray(child) ? child : [child])
          if (isNode(each)) {
            const isLink = CHAIN_LINKS.includes(name) && each.type !== 'ChainExpression';
            const within = node.type === 'ChainExpression' ? node : isLink ? chain : null;
            visit(each, within, name === 'key' && KEYED.includes(node.type) && node['computed'] !== true);
          }
    };
    visit(statement, null, false);
    const shape = shapeOf(statement);
    return changes
      .toSorted((a, b) => a.start - b.start || a.from.length - b.from.length)
      .map(({ start, from, to, whole, isKey, text: changed }, index) => {
        const line = text.slice(0, start).split('\n').length;
        const id = createHash('sha256').update(`${file}\0${shape}\0${index}\0${to}`).digest('hex').slice(0, 16);
        const code = text.split('\n')[line - 1]!.trim();
        return { id, from, to, line, code, start: whole.start, end: whole.end, text: changed, isKey };
      });
  });
  const seen = new Map<string, number>();
  return mutants.map(mutant => {
    const key = `${mutant.line} ${mutant.from} => ${mutant.to}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { ...mutant, nth };
  });
}

/** A statement without its comments, format and place in the file. */
const shapeOf = (statement: Node): string =>
  JSON.stringify(statement, (name, value: unknown) =>
    name === 'start' || name === 'end' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );

export const mutated = (text: string, { start, end, text: to, isKey }: Mutant): string =>
  text.slice(0, start) + (isKey ? `[${to}]` : to) + text.slice(end);

/** A file with all its mutants in it: `isOn(number)` decides for each, while the program runs, whether it acts. */
export function withMutants(text: string, mutants: readonly Mutant[], first: number, isOn: string): string {
  const numbered = mutants.map((mutant, index) => ({ ...mutant, number: first + index }));
  const sorted = numbered.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  const between = (from: number, to: number): string => {
    let [at, out] = [from, ''];
    while (next < sorted.length && sorted[next]!.start < to) {
      const { start, end, isKey } = sorted[next]!;
      const same: typeof sorted = [];
      while (sorted[next]?.start === start && sorted[next]!.end === end) same.push(sorted[next++]!);
      const choice = `(${same.map(each => `${isOn}(${each.number})?(${each.text}):`).join('')}${between(start, end)})`;
      out += text.slice(at, start) + (isKey ? `[${choice}]` : choice);
      at = end;
    }
    return out + text.slice(at, to);
  };
  return between(0, text.length);
}
