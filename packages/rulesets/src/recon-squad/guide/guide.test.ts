import { testGuide } from '@little-wars/skirmish/testing';
import { reconSquad } from '../index.ts';
import { guide } from './index.ts';

testGuide(reconSquad, guide);
