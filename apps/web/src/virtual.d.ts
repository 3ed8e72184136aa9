declare module 'virtual:bot-worker' {
  /** Where the bots' worker is. */
  const address: string;
  export default address;
}
