export { type Blast, outlineUnder, shareUnder, type Template } from './covered.ts';
export { type Teardrop, type TeardropSize, teardropAt } from './teardrop.ts';
