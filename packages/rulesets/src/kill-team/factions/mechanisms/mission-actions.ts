// Mission actions are those from a mission or a tac op; dropping something is not one (KT-3.16).

/** All other actions. */
const OTHERS: readonly string[] = [
  'normal-move',
  'charge',
  'fall-back',
  'dash',
  'pass',
  'shoot',
  'fight',
  'overwatch',
  'pick-up',
  'drop',
  'drop-banner',
  'guard',
  'point-blank-overwatch',
  'hatchway-fight',
  'operate-hatch',
  'control-platform',
  'shuriken-storm',
  'markerlight',
  'auspex',
  'mindshackle-scarabs',
  'photon-grenade',
  'dimensional-concealment',
  'camouflage-field-engagement',
];

export const isMissionAction = (action: string): boolean => !OTHERS.includes(action);
