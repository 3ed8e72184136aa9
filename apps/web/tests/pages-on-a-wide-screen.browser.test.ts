import { pagesOn, WIDE } from './pages.ts';

pagesOn(WIDE);
