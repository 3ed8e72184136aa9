import { type Bot } from './bot.ts';
/** Every bot by its name, the strongest first. */
export declare const BOTS: {
    readonly [name: string]: Bot;
};
