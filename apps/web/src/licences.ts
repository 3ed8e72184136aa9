/** What the build found: see `build/licences.ts`. */
export { file, packages } from 'virtual:licences';
