// Imports each module first in a fresh module graph, to find modules that load only after others.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { moduleRunnerTransform, transformWithOxc } from 'vite';

type Exports = Record<string, unknown>;
type Import = (name: string) => Exports;
type Body = (load: Import, define: (name: string, get: () => unknown) => void, all: (from: Exports) => void) => void;

interface Compiled {
  readonly body: Body;
  /** The files behind its imports, by specifier; imports from other packages are not in here. */
  readonly files: ReadonlyMap<string, string>;
}

export interface Crash {
  readonly file: string;
  readonly message: string;
}

/** The entry points of our own packages, by the name under which they are imported. */
export type Packages = ReadonlyMap<string, string>;

/**
 * Compiles every module once. A module that reaches an import cycle runs in a fresh graph; all others share one graph,
 * because without a cycle every import has run before its importer, in any order.
 */
export class Alone {
  readonly #packages: Packages;
  readonly #compiled = new Map<string, Compiled>();
  /** Whether a module reaches an import cycle; null while it is being visited. */
  readonly #circular = new Map<string, boolean | null>();
  readonly #others = new Map<string, Exports>();

  constructor(packages: Packages) {
    this.#packages = packages;
  }

  /** The modules that crash when they are imported first. */
  async crashes(files: readonly string[]): Promise<readonly Crash[]> {
    for (const file of files) await this.#compile(file);
    let shared = new Map<string, Exports>();
    return files.flatMap(file => {
      try {
        this.#run(file, this.#isCircular(file) ? new Map() : shared);
        return [];
      } catch (error) {
        // The shared graph now holds half-loaded modules.
        shared = new Map();
        return [{ file, message: error instanceof Error ? error.message : String(error) }];
      }
    });
  }

  async #compile(file: string): Promise<void> {
    if (this.#compiled.has(file)) return;
    const { code: script } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
    const transformed = await moduleRunnerTransform(script, null, file, script);
    if (!transformed) throw new Error(`${file} cannot be compiled`);
    const { code, deps = [] } = transformed;
    const from = (name: string): string | undefined =>
      name.startsWith('.') ? resolve(dirname(file), name) : this.#packages.get(name);
    const files = new Map(deps.flatMap(name => (from(name) === undefined ? [] : [[name, from(name)!]])));
    this.#compiled.set(file, { body: bodyOf(code), files });
    for (const name of deps)
      if (!files.has(name) && !this.#others.has(name)) this.#others.set(name, (await import(name)) as Exports);
    for (const to of files.values()) await this.#compile(to);
  }

  #isCircular(file: string): boolean {
    const before = this.#circular.get(file);
    if (before !== undefined) return before ?? true;
    this.#circular.set(file, null);
    const below = [...this.#compiled.get(file)!.files.values()].map(to => this.#isCircular(to));
    this.#circular.set(file, below.includes(true));
    return below.includes(true);
  }

  #run(file: string, graph: Map<string, Exports>): Exports {
    const before = graph.get(file);
    if (before) return before;
    const exported: Exports = {};
    graph.set(file, exported);
    const { body, files } = this.#compiled.get(file)!;
    const define = (name: string, get: () => unknown): void => {
      if (!Object.hasOwn(exported, name)) Object.defineProperty(exported, name, { get, enumerable: true });
    };
    const load: Import = name => (files.has(name) ? this.#run(files.get(name)!, graph) : this.#others.get(name)!);
    body(load, define, from => {
      for (const name of Object.keys(from)) define(name, () => from[name]);
    });
    return exported;
  }
}

/**
 * Adapts Vite's transformed module to run synchronously and strictly: reading an uninitialized import throws, as in a
 * browser, while Vite gives undefined.
 */
function bodyOf(code: string): Body {
  const strict = code
    .replaceAll('await __vite_ssr_import__(', '__vite_ssr_import__(')
    .replaceAll(/\{ try \{ return (.*?) \} catch \{\} \}/g, '$1');
  const names = ['__vite_ssr_import__', '__vite_ssr_exportName__', '__vite_ssr_exportAll__'];
  return new Function(...names, strict) as Body;
}
