/** A small picture of each ruleset's table, by its id: see `build/pictures.ts`. */
export { pictures } from 'virtual:pictures';
