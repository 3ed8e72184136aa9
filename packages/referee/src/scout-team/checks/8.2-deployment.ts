import { fault } from '../../frame/check.ts';
import { has } from '../../w40k/ledger.ts';
import type { TeamCheck } from '../check.ts';
import { isInZone } from '../ground.ts';

const WAITING = ['deep-strike', 'outflanks', 'hidden-hunter'];

/** ST-8.2: in the own zone, unless a rule says otherwise; only some models may wait in reserve. */
export const deployment: TeamCheck = {
  name: 'deployment',
  clause: 'ST-8.2',
  after: {
    deployed: (l, { model: id }) => {
      const model = l.models[id]!;
      return isInZone(l, l.zones[model.seat]!, model) || has(model, 'infiltrates')
        ? null
        : fault('its own zone', `model ${id} outside`);
    },
    'held-back': (l, { model }) =>
      WAITING.some(rule => has(l.models[model]!, rule))
        ? null
        : fault('somebody that may wait', `model ${model}`, '9E-5.9'),
  },
};
