import { testGuide } from '@little-wars/skirmish/testing';
import { vanguard } from '../index.ts';
import { guide } from './index.ts';

testGuide(vanguard, guide);
