import { testGuide } from '../../w40k/testing/guides.ts';
import { scoutTeam } from '../index.ts';
import { texts } from '../texts/en.ts';
import { guide } from './index.ts';

testGuide(scoutTeam, guide, texts);
