// What pages and their service worker call things.

/** A page holds a lock of this name and its first script's address, so that its version's files are kept. */
export const PAGE = 'little-wars page ';

/** Said to a version that waits: the player agrees. */
export const TAKE_OVER = 'take over';
