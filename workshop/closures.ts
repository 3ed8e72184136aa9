// Functions that return something with state of its own: a closure over a variable that it changes.
import {
  type Binding,
  calledIn,
  childrenOf,
  find,
  isFunction,
  isNode,
  type Node,
  type Scope,
  unwrapped,
} from './scopes.ts';

/** A function of another module. */
export interface Imported {
  readonly name: string;
  readonly from: string;
}

/** What a function returns: state of its own, or what these return. */
export interface Returned {
  readonly isStateful: boolean;
  readonly of: readonly Imported[];
}

/** What a module is made of, as far as closures need to know. */
export interface Closures {
  /** By function: the function around it, the name that it is bound to, and the scope that it is in. */
  readonly around: Map<Node, { readonly outer: Node | null; readonly name: string | null; readonly scope: Scope }>;
  /** What each function declares, but not functions inside of it. */
  readonly locals: Map<Node, Binding[]>;
  readonly writes: readonly { readonly name: string; readonly scope: Scope }[];
}

/** What an expression holds itself, not what is computed from it. */
interface Held {
  readonly functions: Set<Node>;
  readonly names: Set<string>;
  readonly called: string[];
}

/** Adds what a returned expression holds; of a function also the names that it uses. */
function hold(node: Node, held: Held, isInside = false): void {
  if (node.type === 'Identifier') held.names.add(node['value'] as string);
  if (node.type === 'CallExpression' && !isInside) {
    const callee = calledIn(node);
    if (callee !== null) held.called.push(callee);
    return;
  }
  if (isFunction(node)) held.functions.add(node);
  for (const child of childrenOf(node)) hold(child, held, isInside || isFunction(node));
}

function heldBy(maker: Node): Held {
  const held: Held = { functions: new Set(), names: new Set(), called: [] };
  const { body } = (maker['function'] ?? maker) as { readonly body?: unknown };
  const search = (node: Node): void => {
    if (node.type === 'ReturnStatement') {
      if (isNode(node['argument'])) hold(node['argument'], held);
    } else if (!isFunction(node)) childrenOf(node).forEach(search);
  };
  if (isNode(body)) Array.isArray(body['stmts']) ? search(body) : hold(body, held);
  return held;
}

/** The function that a name is bound to in its module. */
export function functionOf({ declared }: Binding): Node | null {
  if (isFunction(declared)) return declared;
  const value = isNode(declared['init']) ? unwrapped(declared['init']) : null;
  return value !== null && isFunction(value) ? value : null;
}

export function importedBy({ kind, declared }: Binding): Imported | null {
  if (kind !== 'import') return null;
  const { imported, local, source } = declared as unknown as Readonly<Record<string, Node | null>>;
  return { name: (imported ?? local)!['value'] as string, from: source!['value'] as string };
}

const NOTHING: Returned = { isStateful: false, of: [] };

/** By function: those right inside of it that change what it declares. */
function changingIn({ around, writes }: Closures, isCache: (binding: Binding) => boolean): Map<Node, Set<Node>> {
  const changing = new Map<Node, Set<Node>>();
  for (const { name, scope } of writes) {
    const binding = find(scope, name);
    const maker = binding?.scope.within ?? null;
    // What is passed in belongs to the caller.
    if (binding === null || maker === null || binding.kind === 'parameter' || isCache(binding)) continue;
    let inner = scope.within;
    while (inner !== null && around.get(inner)?.outer !== maker) inner = around.get(inner)?.outer ?? null;
    if (inner !== null) changing.set(maker, (changing.get(maker) ?? new Set()).add(inner));
  }
  return changing;
}

/** Tells what functions of a module return. */
export function returnedIn(closures: Closures, isCache: (binding: Binding) => boolean): (maker: Node) => Returned {
  const { around, locals } = closures;
  const changing = changingIn(closures, isCache);
  const cached = new Map<Node, Returned>();
  const ofCall = (callee: string | null, scope: Scope): Returned => {
    const binding = callee === null ? null : find(scope, callee);
    if (binding === null) return NOTHING;
    const [called, imported] = [functionOf(binding), importedBy(binding)];
    return called ? returnedBy(called) : { isStateful: false, of: imported ? [imported] : [] };
  };
  const returnedBy = (maker: Node): Returned => {
    const before = cached.get(maker);
    if (before !== undefined) return before;
    // A function that returns what it returns itself adds nothing.
    cached.set(maker, NOTHING);
    const { functions, names, called } = heldBy(maker);
    const isHeld = (inner: Node): boolean => functions.has(inner) || names.has(around.get(inner)!.name ?? '');
    const kept = (locals.get(maker) ?? []).filter(({ name }) => names.has(name));
    const parts = [
      ...kept.map(({ declared, scope }) => ofCall(calledIn(declared['init']), scope)),
      ...called.map(name => ofCall(name, around.get(maker)!.scope)),
    ];
    const returned = {
      isStateful: [...(changing.get(maker) ?? [])].some(isHeld) || parts.some(({ isStateful }) => isStateful),
      of: parts.flatMap(({ of }) => of),
    };
    cached.set(maker, returned);
    return returned;
  };
  return returnedBy;
}
