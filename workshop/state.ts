// State that outlives a call: what modules declare at top level and change later, or keep in closures.
import { posix } from 'node:path';
import { type Closures, functionOf, type Imported, importedBy, type Returned, returnedIn } from './closures.ts';
import {
  type Binding,
  calledIn,
  find,
  isFunction,
  isNode,
  leavesOf,
  type Node,
  parsed,
  rootOf,
  type Scope,
  unwrapped,
  walkScopes,
} from './scopes.ts';

export interface Mutable {
  readonly line: number;
  readonly what: string;
}

/** A call at top level that returns what functions of other modules return. */
interface Call {
  readonly line: number;
  readonly of: readonly Imported[];
}

export interface StateOf {
  readonly mutable: readonly Mutable[];
  /** Functions that return something with state of its own, or what functions of other modules return. */
  readonly makers: readonly ({ readonly name: string } & Returned)[];
  readonly calls: readonly Call[];
}

export const CLOSURE = 'a closure with state';

/** Created by the cache helper. */
const BY_CACHE =
  /^(hints|keyed|latest|latestAlike|latestAt|latestAtFrom|latestFrom|latestPer|lazy|perKey|perObject|recent|recentAlike|scratch|weakly)$/;

/** Methods that change what they are called on. */
const CHANGING = /^(push|pop|set|add|delete|clear|splice|fill|shift|unshift|sort|reverse|copyWithin|set[A-Z]\w+)$/;
const TYPED = /^(Float(16|32|64)|(Big)?(Int|Uint)(8|16|32|64)(Clamped)?)Array$/;
const GLOBALS: readonly string[] = ['globalThis', 'self', 'global'];

/** How state is written. A file without any of it has none, and need not be parsed: most content. */
const SIGNS: readonly RegExp[] = [
  /\b(let|var|static|delete|globalThis|self|global|DataView)\b|function\*|\bObject\.(assign|define)/,
  /\bnew (Map|Set|Weak\w+|\w*ArrayBuffer|\w+Array)\b|=\s+\[\]|\+\+|--/,
  // An assignment to a member, and one that takes a list or an object apart.
  /(\w!?\.#?\w+|\w!?\[[^\]\n][^\n]*\])!? ([-+*/%&|^]|\*\*|&&|\|\||\?\?|<<|>>>?)?=\s/,
  /^\s*(\[.*\] =\s|\(\{)/m,
  /\.(push|pop|set|add|clear|splice|fill|shift|unshift|sort|reverse|copyWithin|set[A-Z]\w+)\(/,
];

/** What a node writes to. */
function targetsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return leavesOf(node['left'] as Node);
    case 'UpdateExpression':
      return [node['argument'] as Node];
    case 'UnaryExpression':
      return node['operator'] === 'delete' ? [node['argument'] as Node] : [];
    case 'CallExpression': {
      const callee = unwrapped(node['callee'] as Node);
      if (callee.type !== 'MemberExpression') return [];
      const [object, method] = [callee['object'] as Node, (callee['property'] as Node)['value'] as string];
      const [first] = node['arguments'] as readonly { readonly expression: Node }[];
      if (rootOf(object) === 'Object')
        return /^(assign|defineProperty|defineProperties)$/.test(method) && first ? [first.expression] : [];
      return CHANGING.test(method) ? [object] : [];
    }
    default:
      return [];
  }
}

/** Whether a type says that nobody writes to it. */
function isReadonly(type: unknown): boolean {
  if (!isNode(type)) return false;
  if (type.type === 'TsTypeAnnotation') return isReadonly(type['typeAnnotation']);
  if (type.type === 'TsTypeOperator') return type['op'] === 'readonly';
  return type.type === 'TsTypeReference' && /^Readonly/.test(String((type['typeName'] as Node)['value'] ?? ''));
}

/** The kind of mutable value that a constant starts with; inside of another value only what is meant to be filled. */
function kindOf(value: unknown, isInside = false): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'TsAsExpression' && isReadonly(value['typeAnnotation'])) return null;
  const inner = unwrapped(value);
  if (inner.type === 'ArrayExpression') {
    const elements = inner['elements'] as readonly ({ readonly expression: Node } | null)[];
    if (elements.length === 0) return isInside ? null : 'a list that starts empty and is not readonly';
    return first(elements.map(each => kindOf(each?.expression, true)));
  }
  if (inner.type === 'ObjectExpression')
    return first((inner['properties'] as readonly Node[]).map(property => kindOf(property['value'], true)));
  if (inner.type !== 'NewExpression') return null;
  const name = rootOf(inner['callee'] as Node) ?? '';
  const args = (inner['arguments'] ?? []) as readonly unknown[];
  if (/^(Map|Set)$/.test(name)) return args.length === 0 ? 'a collection that starts empty' : null;
  if (/^Weak(Map|Set|Ref)$/.test(name)) return 'a weak collection';
  return TYPED.test(name) || /^(DataView|(Shared)?ArrayBuffer)$/.test(name) ? 'a typed array' : null;
}

const first = (kinds: readonly (string | null)[]): string | null => kinds.find(kind => kind !== null) ?? null;

interface TopCall {
  readonly node: Node;
  readonly scope: Scope;
  /** Whether it is what a constant is set to. */
  readonly isKept: boolean;
}

/** What one walk through a module collects. */
interface Walked extends Closures {
  readonly module: Scope;
  readonly writes: readonly { readonly name: string; readonly scope: Scope; readonly isMethod: boolean }[];
  readonly topCalls: readonly TopCall[];
  readonly members: readonly Node[];
}

function walked(tree: Node): Walked {
  const [writes, topCalls, members]: [Walked['writes'][number][], TopCall[], Node[]] = [[], [], []];
  const [around, locals]: [Closures['around'], Closures['locals']] = [new Map(), new Map()];
  const [names, kept] = [new Map<Node, string>(), new Set<unknown>()];
  const module = walkScopes(tree, (node, scope) => {
    if (node.type === 'VariableDeclarator') {
      const init = isNode(node['init']) ? unwrapped(node['init']) : null;
      const bindings = leavesOf(node['id'] as Node).flatMap(leaf => find(scope, leaf['value'] as string) ?? []);
      if (scope.within) locals.set(scope.within, [...(locals.get(scope.within) ?? []), ...bindings]);
      if (init) kept.add(init);
      if (init && bindings[0]) names.set(init, bindings[0].name);
    }
    if (node.type === 'FunctionDeclaration') names.set(node, (node['identifier'] as Node)['value'] as string);
    if (isFunction(node)) around.set(node, { outer: scope.within, name: names.get(node) ?? null, scope });
    if (/^(Class|Private)Property$/.test(node.type) && node['isStatic'] === true) members.push(node);
    if (node.type === 'CallExpression' && scope.within === null) topCalls.push({ node, scope, isKept: kept.has(node) });
    for (const target of targetsOf(node)) {
      const name = rootOf(target);
      if (name !== null) writes.push({ name, scope, isMethod: node.type === 'CallExpression' });
    }
  });
  return { module, writes, topCalls, members, around, locals };
}

const isByCache = ({ declared }: Binding): boolean => BY_CACHE.test(calledIn(declared['init']) ?? '');

type Note = (node: Node, what: string) => void;

/** What is declared at top level as something to change. */
function noteDeclared({ module, members }: Walked, note: Note): void {
  for (const { kind, declared } of module.bindings.values()) {
    if (kind === 'let' || kind === 'var') note(declared, 'let');
    if (kind !== 'const' || isReadonly((declared['id'] as Node)['typeAnnotation'])) continue;
    const started = kindOf(declared['init']);
    if (started !== null) note(declared, started);
  }
  for (const member of members) {
    const started = isReadonly(member['typeAnnotation']) ? null : kindOf(member['value']);
    if (member['readonly'] !== true) note(member, 'a static member');
    else if (started !== null) note(member, started);
  }
}

/** What is changed of that which is declared at top level, or of the global object. */
function noteWritten({ module, writes }: Walked, tree: Node, note: Note): void {
  for (const { name, scope, isMethod } of writes) {
    const binding = find(scope, name);
    if (binding === null && GLOBALS.includes(name)) note(tree, 'written to the global object');
    if (binding === null || binding.scope !== module || isByCache(binding)) continue;
    // A method of something imported may be one of the cache helper's; at top level it is written to once.
    if (binding.kind !== 'import' || (!isMethod && scope.within !== null)) note(binding.declared, 'written to');
  }
}

/** All state of a module, and what it takes to find state that functions of other modules return. */
function stateOf(text: string): StateOf {
  const { tree, lineOf } = parsed(text);
  const module = walked(tree);
  const returnedBy = returnedIn(module, isByCache);
  const mutable = new Map<Node, string>();
  const note: Note = (node, what) => void (mutable.has(node) || mutable.set(node, what));
  noteDeclared(module, note);
  noteWritten(module, tree, note);
  const calls: Call[] = [];
  for (const { node, scope, isKept } of module.topCalls) {
    const callee = unwrapped(node['callee'] as Node);
    const binding = callee.type === 'Identifier' ? find(scope, callee['value'] as string) : null;
    const called = isFunction(callee) ? callee : binding && functionOf(binding);
    const imported = binding && importedBy(binding);
    const { isStateful, of } = called ? returnedBy(called) : { isStateful: false, of: imported ? [imported] : [] };
    if (isStateful || (isKept && called?.['generator'] === true)) note(node, CLOSURE);
    else if (of.length > 0) calls.push({ line: lineOf(node), of });
  }
  const makers = [...module.module.bindings.values()].flatMap(binding => {
    const maker = functionOf(binding);
    return maker ? [{ name: binding.name, ...returnedBy(maker) }] : [];
  });
  return {
    mutable: [...mutable].map(([node, what]) => ({ line: lineOf(node), what })),
    makers: makers.filter(({ isStateful, of }) => isStateful || of.length > 0),
    calls,
  };
}

export type Module = { readonly file: string } & StateOf;

/** What modules have of it: those with a sign of it, and those that call what these return. */
export function statesOf(texts: readonly (readonly [file: string, text: string])[]): readonly Module[] {
  const modules: Module[] = [];
  const parse = (isNext: (text: string) => boolean): void => {
    const left = texts.filter(([file]) => modules.every(module => module.file !== file));
    for (const [file, text] of left) if (isNext(text)) modules.push({ file, ...stateOf(text) });
  };
  parse(text => SIGNS.some(sign => sign.test(text)));
  for (let before = -1; before < modules.length; ) {
    before = modules.length;
    const isStateful = statefulAmong(modules);
    const names = modules.flatMap(({ file, makers }) =>
      makers.filter(maker => maker.isStateful || maker.of.some(each => isStateful(file, each))).map(({ name }) => name),
    );
    const calls = new RegExp(`\\b(${names.join('|')})\\(`);
    if (names.length > 0) parse(text => calls.test(text));
  }
  return modules;
}

/** Tells which imported functions return something with state. A package is asked for all that its modules export. */
export function statefulAmong(modules: readonly Module[]): (file: string, imported: Imported) => boolean {
  const makers = modules.flatMap(({ file, makers: all }) => all.map(maker => ({ file, ...maker })));
  const named = (name: string) => makers.filter(maker => maker.name === name);
  const isFrom = (maker: string, { from }: Imported, file: string): boolean =>
    from.startsWith('.')
      ? posix.join(posix.dirname(file), from) === maker
      : maker.startsWith(`packages/${from.split('/')[1]}/`);
  const isStateful = (file: string, imported: Imported, before: readonly unknown[] = []): boolean =>
    named(imported.name).some(
      maker =>
        !before.includes(maker) &&
        isFrom(maker.file, imported, file) &&
        (maker.isStateful || maker.of.some(each => isStateful(maker.file, each, [...before, maker]))),
    );
  return (file, imported) => isStateful(file, imported);
}
