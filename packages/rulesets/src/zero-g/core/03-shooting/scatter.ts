// 7E-5.25  The rolls of whatever scatters: a blast marker, an arrival by Deep Strike
import { question } from '../../types.ts';

export const rollScatterDie = question('roll the scatter die', 'roll');
export const rollScatterDieAgain = question('roll the scatter die again', 'roll');
export const rollForDirection = question('roll for the direction', 'roll');
export const rollForDistance = question('roll for the distance', 'roll');
