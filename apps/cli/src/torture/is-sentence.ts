/** Whether something is explained in words: a problem without a text is shown by its id, a single word. */
export const isSentence = (told: string): boolean => told.replace(/^\S+: /, '').includes(' ');
