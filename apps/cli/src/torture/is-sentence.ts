/** Whether something is told in words: a problem without a text is told by its id, a single word. */
export const isSentence = (told: string): boolean => told.replace(/^\S+: /, '').includes(' ');
