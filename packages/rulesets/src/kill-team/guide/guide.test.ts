import { testGuide } from '@little-wars/skirmish/testing';
import { killTeam } from '../index.ts';
import { guide } from './index.ts';

testGuide(killTeam, guide);
