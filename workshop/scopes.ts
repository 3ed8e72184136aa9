// The names of a module and what they are bound to, by its syntax tree.
import { parseSync } from '@swc/core';

/** A node of the syntax tree. */
export interface Node {
  readonly type: string;
  readonly span: { readonly start: number };
  readonly [field: string]: unknown;
}

export interface Binding {
  readonly name: string;
  /** The declarator, function, class or import; the pattern of a parameter. */
  readonly declared: Node;
  readonly kind: 'const' | 'let' | 'var' | 'function' | 'class' | 'import' | 'parameter';
  readonly scope: Scope;
}

export interface Scope {
  readonly outer: Scope | null;
  /** The function whose body it is in; null at module level. */
  readonly within: Node | null;
  readonly bindings: Map<string, Binding>;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function collect(value: unknown, into: Node[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (isNode(value)) into.push(value);
  // Arguments and the like are objects without a type.
  else for (const field in value) collect((value as Record<string, unknown>)[field], into);
}

/** Nodes right below a node, in the order of the source. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const field in node) if (field !== 'span') collect(node[field], children);
  return children;
}

const FUNCTIONS: readonly string[] = [
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodProperty', 'Constructor'],
  ...['GetterProperty', 'SetterProperty', 'ClassMethod', 'PrivateMethod'],
];
const BLOCKS: readonly string[] = [
  ...['BlockStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement', 'CatchClause', 'SwitchStatement'],
  ...['StaticBlock', 'FunctionBody'],
];

export const isFunction = ({ type }: Node): boolean => FUNCTIONS.includes(type);

/** The identifiers that a pattern binds, or that it assigns to. */
export function leavesOf(pattern: Node): readonly Node[] {
  switch (pattern.type) {
    case 'ArrayPattern':
      return (pattern['elements'] as readonly (Node | null)[]).flatMap(each => (each ? leavesOf(each) : []));
    case 'ObjectPattern':
      return (pattern['properties'] as readonly Node[]).flatMap(each =>
        each.type === 'KeyValuePatternProperty' ? leavesOf(each['value'] as Node) : leavesOf(each),
      );
    case 'AssignmentPatternProperty':
      return [pattern['key'] as Node];
    case 'AssignmentPattern':
      return leavesOf(pattern['left'] as Node);
    case 'RestElement':
      return leavesOf(pattern['argument'] as Node);
    case 'Parameter':
      return leavesOf(pattern['pat'] as Node);
    case 'TsParameterProperty':
      return leavesOf(pattern['param'] as Node);
    default:
      return [pattern];
  }
}

/** A module's tree, and the line of each of its nodes. */
export function parsed(text: string): { readonly tree: Node; lineOf(node: Node): number } {
  // Positions continue from file to file: the added semicolon has the first one, whatever comments the file begins with.
  const source = `;${text}`;
  const tree = parseSync(source, { syntax: 'typescript', target: 'es2024' }) as unknown as Node;
  const lineOf = ({ span }: Node): number =>
    Buffer.from(source)
      .subarray(0, span.start - tree.span.start)
      .toString()
      .split('\n').length;
  return { tree, lineOf };
}

function declare(scope: Scope, pattern: Node, kind: Binding['kind'], declared: Node): void {
  for (const leaf of leavesOf(pattern)) {
    const name = leaf['value'] as string;
    scope.bindings.set(name, { name, declared, kind, scope });
  }
}

/** What a statement declares: in its block, or with `var` in its function. */
function hoist(statement: Node, block: Scope, top: Scope): void {
  switch (statement.type) {
    case 'ExportDeclaration':
      hoist(statement['declaration'] as Node, block, top);
      return;
    case 'VariableDeclaration':
      for (const declarator of statement['declarations'] as readonly Node[]) {
        const kind = statement['kind'] as 'const' | 'let' | 'var';
        declare(kind === 'var' ? top : block, declarator['id'] as Node, kind, declarator);
      }
      return;
    case 'FunctionDeclaration':
      declare(block, statement['identifier'] as Node, 'function', statement);
      return;
    case 'ClassDeclaration':
      declare(block, statement['identifier'] as Node, 'class', statement);
      return;
    case 'ImportDeclaration':
      for (const specifier of statement['specifiers'] as readonly Node[])
        declare(block, specifier['local'] as Node, 'import', { ...specifier, source: statement['source'] });
      return;
    default:
      hoistVars(statement, top);
  }
}

/** `var` in blocks belongs to the function around them. */
function hoistVars(node: Node, top: Scope): void {
  if (isFunction(node)) return;
  if (node.type === 'VariableDeclaration' && node['kind'] === 'var') hoist(node, top, top);
  else for (const child of childrenOf(node)) hoistVars(child, top);
}

const scopeIn = (outer: Scope | null, within: Node | null): Scope => ({ outer, within, bindings: new Map() });

/** The scope of a node's children, if it has one of its own. */
function scopeOf(node: Node, outer: Scope): Scope {
  if (isFunction(node)) {
    const scope = scopeIn(outer, node);
    const { params = [] } = (node['function'] ?? node) as { readonly params?: readonly Node[] };
    for (const param of [...params, ...(node.type === 'SetterProperty' ? [node['param'] as Node] : [])])
      declare(scope, param, 'parameter', param);
    return scope;
  }
  if (!BLOCKS.includes(node.type)) return outer;
  const scope = scopeIn(outer, outer.within);
  const top = topOf(scope);
  if (node.type === 'CatchClause' && isNode(node['param'])) declare(scope, node['param'], 'parameter', node['param']);
  const { stmts = [], cases = [] } = node as { readonly stmts?: readonly Node[]; readonly cases?: readonly Node[] };
  const heads = [node['init'], node['left']].filter(isNode);
  const within = cases.flatMap(each => each['consequent'] as readonly Node[]);
  for (const statement of [...stmts, ...heads, ...within]) hoist(statement, scope, top);
  return scope;
}

function topOf(scope: Scope): Scope {
  let top = scope;
  while (top.outer !== null && top.outer.within === scope.within) top = top.outer;
  return top;
}

/** Calls `visit` with every node and the scope that it is in; returns the scope of the module. */
export function walkScopes(tree: Node, visit: (node: Node, scope: Scope) => void): Scope {
  const module = scopeIn(null, null);
  for (const statement of tree['body'] as readonly Node[]) hoist(statement, module, module);
  const walk = (node: Node, scope: Scope): void => {
    visit(node, scope);
    const inner = scopeOf(node, scope);
    for (const child of childrenOf(node)) walk(child, inner);
  };
  for (const statement of tree['body'] as readonly Node[]) walk(statement, module);
  return module;
}

export function find(scope: Scope, name: string): Binding | null {
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const binding = at.bindings.get(name);
    if (binding !== undefined) return binding;
  }
  return null;
}

const WRAPPERS: readonly string[] = [
  ...['ParenthesisExpression', 'TsAsExpression', 'TsNonNullExpression', 'TsSatisfiesExpression', 'TsTypeAssertion'],
  'TsConstAssertion',
];

/** An expression without brackets and types around it. */
export const unwrapped = (node: Node): Node =>
  WRAPPERS.includes(node.type) ? unwrapped(node['expression'] as Node) : node;

/** The name at the root of `a.b[c]!.d`; null if it is something else. */
export function rootOf(node: Node): string | null {
  const inner = unwrapped(node);
  if (inner.type === 'MemberExpression') return rootOf(inner['object'] as Node);
  if (inner.type === 'OptionalChainingExpression') return rootOf(inner['base'] as Node);
  return inner.type === 'Identifier' ? (inner['value'] as string) : null;
}

/** The name of what an expression calls; null if it calls something else, or nothing. */
export function calledIn(value: unknown): string | null {
  const inner = isNode(value) ? unwrapped(value) : null;
  if (inner?.type !== 'CallExpression') return null;
  const callee = unwrapped(inner['callee'] as Node);
  return callee.type === 'Identifier' ? (callee['value'] as string) : null;
}
