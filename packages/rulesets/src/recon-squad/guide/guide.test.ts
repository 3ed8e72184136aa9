import { testGuide } from '../../w40k/testing/guides.ts';
import { reconSquad } from '../index.ts';
import { texts } from '../texts/en.ts';
import { guide } from './index.ts';

testGuide(reconSquad, guide, texts);
