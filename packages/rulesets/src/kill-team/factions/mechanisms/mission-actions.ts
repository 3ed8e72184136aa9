// Which actions are mission actions: those that a mission or a tac op gives. Dropping something is none (KT-3.16).

/** Every other action there is. */
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
