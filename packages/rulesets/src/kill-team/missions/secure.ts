// KT-11.4  Secure: an action secures an objective until the enemy secures it
import type { Seat } from '@little-wars/engine';
import { objectivesOf } from '../core/06-damage/objectives.ts';
import { ownerOf } from '../lookups.ts';
import type { Look, Mission, OperativeId, T, Token } from '../types.ts';
import { type AboutOperative, question } from '../types.ts';
import { controlledBy, reasonsAgainst, usingObjective } from './objective-action.ts';
import { scoreMission } from './types.ts';

const isSecuredBy = ({ marks }: Token, seat: Seat): boolean => marks['secured-by'] === seat;

const maySecure = (t: Look, operative: OperativeId, token: Token): boolean =>
  !isSecuredBy(token, ownerOf(t, operative));

export const chooseWhatToSecure = question<'pick-one', AboutOperative>('choose what to secure', 'pick-one');

export const securing = usingObjective({
  name: 'secure',
  choose: chooseWhatToSecure,
  options: (t, operative) => controlledBy(t, operative).filter(token => maySecure(t, operative, token)),
  use: (t, operative, { id: token }) =>
    t.emit({ type: 'token-marked', clause: 'KT-11.4', token, mark: 'secured-by', value: ownerOf(t, operative) }),
});

export const secure: Mission = {
  id: 'secure',
  name: 'Secure',
  play: 'matched',
  actions: [
    {
      id: 'secure',
      clause: 'KT-11.4',
      ap: 1,
      reasons: (t, operative) =>
        reasonsAgainst(t, operative, token => maySecure(t, operative, token), 'already-secured'),
      start: (_t, operative) => securing.start({ operative, objective: null }),
    },
  ],
  endOfTurningPoint: (t: T) => {
    for (const seat of [0, 1]) scoreMission(t, seat, objectivesOf(t).filter(token => isSecuredBy(token, seat)).length);
  },
};
