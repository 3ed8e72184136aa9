// KT-11.4  Loot: an action that scores, once per turning point and three times in all at each objective
import { ownerOf } from '../lookups.ts';
import type { Look, Mission, Token } from '../types.ts';
import { type AboutOperative, question } from '../types.ts';
import { controlledBy, reasonsAgainst, usingObjective } from './objective-action.ts';
import { scoreMission } from './types.ts';

const MOST_TIMES = 3;

const mayLoot = (t: Look, { marks }: Token): boolean =>
  (marks['looted'] ?? 0) < MOST_TIMES && marks['looted-in'] !== t.position.turningPoint;

export const chooseWhatToLoot = question<'pick-one', AboutOperative>('choose what to loot', 'pick-one');

export const looting = usingObjective({
  name: 'loot',
  choose: chooseWhatToLoot,
  options: (t, operative) => controlledBy(t, operative).filter(token => mayLoot(t, token)),
  use: (t, operative, { id: token, marks }) => {
    const mark = (name: string, value: number): void =>
      t.emit({ type: 'token-marked', clause: 'KT-11.4', token, mark: name, value });
    mark('looted', (marks['looted'] ?? 0) + 1);
    mark('looted-in', t.position.turningPoint);
    scoreMission(t, ownerOf(t, operative), 1);
  },
});

export const loot: Mission = {
  id: 'loot',
  name: 'Loot',
  play: 'matched',
  actions: [
    {
      id: 'loot',
      clause: 'KT-11.4',
      ap: 1,
      reasons: (t, operative) => reasonsAgainst(t, operative, token => mayLoot(t, token), 'already-looted'),
      start: (_t, operative) => looting.start({ operative, objective: null }),
    },
  ],
  endOfTurningPoint: () => {},
};
