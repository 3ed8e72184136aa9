declare module 'virtual:coverage' {
  const all: { readonly [ruleset: string]: import('./coverage.ts').Coverage };
  export default all;
}
