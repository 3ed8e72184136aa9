// Names shared by pages and their service worker.

/** A page holds a lock of this name plus its first script's address, so that its version's files are kept. */
export const PAGE = 'little-wars page ';

/** The message to a waiting version: the player agrees. */
export const TAKE_OVER = 'take over';
