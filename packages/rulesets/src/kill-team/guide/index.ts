// KT-11.2: a first game in open play, and what to say on the way
import type { Guide, Lesson } from '@little-wars/engine';
import { ready } from '../ready.ts';

const at = (purpose: string, clause: string, id = purpose.replaceAll(' ', '-')): Lesson => ({
  id,
  clause,
  at: { purpose },
});
const after = (fact: string, clause: string): Lesson => ({ id: fact, clause, at: { fact } });

const openPlay = ready.find(({ play }) => play === 'open')!;

export const guide: Guide = {
  setup: { ...openPlay, options: { ...openPlay.options, turningPoints: 2 } },
  lessons: [
    at('say who is the Attacker', 'KT-11.5', 'say-who-attacks'),
    at('pick a drop zone', 'KT-11.5'),
    at('set up a barricade', 'KT-11.9'),
    at('choose the group', 'KT-11.10'),
    at('set up an operative', 'KT-11.10'),
    at('give it an order', 'KT-11.10'),
    at('use a strategic ploy', 'KT-2.5'),
    at('choose who activates', 'KT-2.8'),
    at('give an order', 'KT-2.11'),
    at('choose an action', 'KT-2.12'),
    at('move', 'KT-3.1'),
    at('select a ranged weapon', 'KT-4.1'),
    at('select a valid target', 'KT-4.2'),
    at('spend the saves', 'KT-4.5'),
    at('keep dice for cover', 'KT-4.8'),
    at('select an enemy', 'KT-5.1'),
    at('resolve a hit', 'KT-5.4'),
    after('attack-dice-retained', 'KT-4.3'),
    after('incapacitated', 'KT-6.1'),
    after('turning-point-began', 'KT-2.1'),
  ],
};
