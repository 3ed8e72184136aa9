import { testGuide } from '@little-wars/skirmish/testing';
import { zeroG } from '../index.ts';
import { guide } from './index.ts';

testGuide(zeroG, guide);
