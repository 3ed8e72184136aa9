export function benchCommand(_: { readonly only?: string; readonly json?: boolean }): void {}
