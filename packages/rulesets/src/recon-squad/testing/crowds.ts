// Random crowded boards on Recon Squad's tables, and the moves on them that need a legal end.
import { crowdedMovesOf } from '../../w40k/testing/crowds.ts';
import * as library from '../library.ts';
import { sceneOfSetup } from '../lookups.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import { blue, broke, field, look, red } from './field.ts';

export const crowdedMoves = crowdedMovesOf({
  setups: ready,
  membersOf: setup => opening(setup).models,
  sceneOf: sceneOfSetup,
  look: (stood, setup) => look(field(stood, { ...broke, phase: 'movement' }), setup),
  blue,
  red,
  library,
});
