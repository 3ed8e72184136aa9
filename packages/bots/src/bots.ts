import { type Bot, eager, random } from './bot.ts';
import { soldier } from './soldier.ts';

/** Every bot by name, strongest first. */
export const BOTS: { readonly [name: string]: Bot } = { soldier, eager, random };
