declare module 'virtual:bot-worker' {
  /** Where the bots' worker is. */
  const address: string;
  export default address;
}

declare module 'virtual:licences' {
  export const packages: readonly import('../build/shipped.ts').Shipped[];
  /** Where all of them are in one file. */
  export const file: string;
}
