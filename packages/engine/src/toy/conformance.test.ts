import { conformance } from '../testing/conformance.ts';
import { standardSetup, toy } from './index.ts';

conformance(toy, { setups: [standardSetup, { ...standardSetup, map: 'carpet', rounds: 1 }], games: 20, longest: 400 });
