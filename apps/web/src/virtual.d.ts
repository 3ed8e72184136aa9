declare module 'virtual:bot-worker' {
  /** The address of the bots' worker. */
  const address: string;
  export default address;
}

declare module 'virtual:licences' {
  export const packages: readonly import('../build/shipped.ts').Shipped[];
  /** The address of the file with all of them. */
  export const file: string;
}

declare module 'virtual:pictures' {
  export const pictures: { readonly [ruleset: string]: string };
}
