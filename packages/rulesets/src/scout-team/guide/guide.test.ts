import { testGuide } from '@little-wars/skirmish/testing';
import { scoutTeam } from '../index.ts';
import { guide } from './index.ts';

testGuide(scoutTeam, guide);
