// The small changes of a source file that a good test should notice.
import { createHash } from 'node:crypto';
import { parseAst } from 'vite';

/** One change: the text from `start` to `end` becomes `to`. */
export interface Mutant {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** The line of code it is on, by which the list of equivalent mutants refers to it. */
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

type Change = readonly [start: number, end: number, to: string];

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
  switch (node.type) {
    case 'BinaryExpression':
      return operatorChanges(node, text, BINARY);
    case 'LogicalExpression':
      return operatorChanges(node, text, LOGICAL);
    case 'AssignmentExpression': {
      const to = ASSIGNED[node['operator'] as string];
      return to === undefined ? [] : [operatorAt(node, text, to)];
    }
    case 'UpdateExpression':
      return [
        replaced(
          node,
          text.slice(node.start, node.end).replace(/\+\+|--/, op => (op === '++' ? '--' : '++')),
        ),
      ];
    case 'UnaryExpression':
      return node['operator'] === '!' || node['operator'] === '-'
        ? [replaced(node, inside(node['argument'] as Node, text))]
        : [];
    case 'ConditionalExpression':
    case 'IfStatement':
      return ['true', 'false'].map(to => replaced(node['test'] as Node, to));
    case 'WhileStatement':
      return [replaced(node['test'] as Node, 'false')];
    case 'Literal':
      return literalChanges(node);
    case 'CallExpression':
      return methodChanges(node['callee'] as Node);
    case 'ExpressionStatement': {
      const { type, start, end } = node['expression'] as Node;
      return type === 'CallExpression' ? [[start, end, 'void 0']] : [];
    }
    default:
      return [];
  }
}

const replaced = ({ start, end }: Node, to: string): Change => [start, end, to];
const inside = ({ start, end }: Node, text: string): string => text.slice(start, end);

/** Finds the operator between the two operands. */
function operatorAt(node: Node, text: string, to: string): Change {
  const { end: from } = node['left'] as Node;
  const start = text.indexOf(node['operator'] as string, from);
  return [start, start + (node['operator'] as string).length, to];
}

const operatorChanges = (node: Node, text: string, table: typeof BINARY): readonly Change[] =>
  (table[node['operator'] as string] ?? []).map(to => operatorAt(node, text, to));

function literalChanges(node: Node): readonly Change[] {
  const { value } = node as { readonly value?: unknown };
  if (typeof value === 'boolean') return [replaced(node, String(!value))];
  if (typeof value === 'number') return [replaced(node, String(value + 1))];
  return [];
}

function methodChanges(callee: Node): readonly Change[] {
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const property = callee['property'] as Node;
  const to = METHODS[property['name'] as string];
  return to === undefined ? [] : [replaced(property, to)];
}

/** Every mutant of a file, in source order. */
export function mutantsOf(text: string): readonly Mutant[] {
  const changes: Change[] = [];
  const visit = (node: Node): void => {
    if (isPassedOver(node)) return;
    changes.push(...changesOf(node, text));
    for (const child of Object.values(node))
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
  };
  visit(parseAst(text, { lang: 'ts' }) as unknown as Node);
  return changes.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).map(change => mutantAt(text, change));
}

function mutantAt(text: string, [start, end, to]: Change): Mutant {
  const before = text.slice(0, start);
  const line = before.split('\n').length;
  const code = text.split('\n')[line - 1]!.trim();
  const id = createHash('sha256').update(`${text}\0${start}\0${end}\0${to}`).digest('hex').slice(0, 16);
  return { id, start, end, from: text.slice(start, end), to, line, code };
}

export const mutated = (text: string, { start, end, to }: Mutant): string =>
  text.slice(0, start) + to + text.slice(end);
