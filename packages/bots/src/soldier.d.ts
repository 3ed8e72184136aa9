import type { Bot } from './bot.ts';
/** Does what the ruleset advises on what its seat may see, and where it advises nothing, anything legal. */
export declare const soldier: Bot;
