// What can be read from a table without any rule: who is in play, what they carry, where they stand
export {
  bodyAt,
  bodyOf,
  headAt,
  headOf,
  heightOf,
  type Placed,
  placedOf,
  standingAt,
  standingOf,
} from './lookups/bodies.ts';
export {
  cardOf,
  enemiesOf,
  friendsOf,
  fullWounds,
  fullWoundsOf,
  hasKeyword,
  inPlay,
  isEnemy,
  isFlier,
  isInPlay,
  operativeOf,
  other,
  ownerOf,
  type Places,
  placesOf,
  reachOf,
  sideOf,
} from './lookups/operatives.ts';
export {
  ENGAGEMENT,
  mapOf,
  type Situation,
  sceneFor,
  sceneOfTable,
  shownScene,
  situationOf,
  TOUCHING,
  waysOfTable,
} from './lookups/scene.ts';
export { ARCHETYPES, archetypesOfSeat } from './lookups/teams.ts';
export { improvementOf, profileOf, weaponOf, weaponsOf } from './lookups/weapons.ts';
