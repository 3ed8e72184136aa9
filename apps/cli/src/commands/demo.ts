console.log('placeholder');
export function demoCommand(_: { readonly seed: string }): void {}
