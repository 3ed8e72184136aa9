import { conformance } from '../testing/index.ts';
import { toy } from './index.ts';

conformance(toy, { games: 20, longest: 20_000 });
