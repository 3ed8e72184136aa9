import { type Fault, type Faults, fault } from '../../frame/check.ts';
import type { Turn } from '../../frame/played-game.ts';
import type { VanguardCheck } from '../check.ts';
import type { Fact } from '../facts.ts';
import type { Activation, Ledger, Model } from '../ledger.ts';

/** VG-6 and the cards: short, long or free. */
const LENGTH: { readonly [action: string]: 'short' | 'long' | 'free' } = {
  ...{ attack: 'short', walk: 'short', aim: 'short', focus: 'short', 'stand-up': 'short', run: 'long', charge: 'long' },
  ...{ 'field-surgery': 'short', 'dread-scream': 'short', 'my-will-be-done': 'short', markerlight: 'short' },
  ...{ 'hive-imperative': 'short', guide: 'short', doom: 'short', headbutt: 'short', 'rapid-volley': 'long' },
  ...{ 'reanimation-protocol': 'long', stomp: 'long', 'mind-war': 'long', dynamite: 'long', montka: 'free' },
  ...{
    'adrenal-surge': 'free',
    'battle-focus': 'free',
    rally: 'free',
    overcharge: 'free',
    smoke: 'free',
    waaagh: 'free',
  },
};

type Begun = Extract<Fact, { type: 'action-begun' }>;

const isExtra = ({ facts }: Turn<Fact>): boolean =>
  facts.some(fact => fact.type === 'cp-spent' && fact.on === 'extra-action');

/** VG-5.1, VG-11.1, VG-11.4: how many actions an activation may have. */
function room(now: Activation, { action, slot }: Begun, turn: Turn<Fact>): Fault | null {
  const length = LENGTH[action];
  if (length === undefined) return null;
  if (slot === null) {
    if (length === 'free' || isExtra(turn)) return null;
    return fault(`1 CP for ${action} as an Extra Action`, 'none', 'VG-11.1');
  }
  if (slot !== length) return fault(`${action} to be ${length}`, slot, 'VG-6.1');
  if (now.again) return slot === 'short' && now.shorts === 0 ? null : fault('a single short action', action, 'VG-11.4');
  const full = slot === 'long' ? now.longs + now.shorts > 0 : now.longs > 0 || now.shorts > 1;
  return full ? fault('one long action, or two short ones', `${action} as well`) : null;
}

/** VG-6.7, VG-5.7: a model lying down stands up before anything else. */
function upFirst(model: Model, action: string): Fault | null {
  return model.down && action !== 'stand-up' ? fault('Stand Up first', action, 'VG-6.7') : null;
}

function twice(now: Activation, action: string): Fault | null {
  return now.performed.includes(action) ? fault(`${action} once in an activation`, 'twice', 'VG-5.2') : null;
}

const MOVES = ['run', 'charge'];

/** VG-6.8 */
function walks({ performed }: Activation, action: string): Fault | null {
  const clash =
    (action === 'walk' && performed.some(each => MOVES.includes(each))) ||
    (MOVES.includes(action) && performed.includes('walk'));
  return clash ? fault('no Walk with Run or Charge', action, 'VG-6.8') : null;
}

function begun(l: Ledger, fact: Begun, turn: Turn<Fact>): Faults {
  const { action } = fact;
  const [now, model] = [l.activation, l.models[fact.model]!];
  if (now?.model !== model.id) return fault('an action of the active model', `${action} of model ${model.id}`);
  return [room(now, fact, turn), twice(now, action), walks(now, action), upFirst(model, action)];
}

/** One long action or two different short ones, none twice; any more are free or paid for. */
export const actions: VanguardCheck = {
  name: 'actions of an activation',
  clause: 'VG-5.1',
  on: {
    'action-begun': begun,
    'counted-as': (l, { model, action }) => (l.activation?.model === model ? twice(l.activation, action) : null),
  },
};
