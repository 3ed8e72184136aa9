import { PHONE, pagesOn } from './pages.ts';

pagesOn(PHONE);
