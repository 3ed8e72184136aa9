/** What things are worth to a soldier, roughly in victory points. */
export const WEIGHTS = {
  /** Per point of cost of a removed model: a hundred points' worth holds markers for a whole game. */
  point: 0.07,
  /** The share of that which remains however late it is: in the last rounds positions decide. */
  late: 0.35,
  /** Losing all wounds but the last: the model falls sooner. */
  wounds: 0.5,
  /** Recovered at 0 wounds: it is down with one wound, holds nothing and loses an action. */
  recovered: 0.6,
  /** Knocked down: it loses an action, holds no marker and is easier to hit. */
  knockedDown: 0.3,
  /** One command point: unspent ones go into the roll for first player. */
  commandPoint: 0.06,
  /** Holding a marker, for the rounds after this one: much may change by then. */
  laterRounds: 0.3,
  /** The share of a marker's worth for being on the way to it. */
  onTheWay: 0.8,
  /** The factor on a marker's worth for each friend that is nearer, up to two. */
  crowding: 0.4,
  /** Standing by a marker that a friend already holds. */
  spare: 0.06,
  /** Touching a marker that an enemy touches, so that nobody holds it. */
  contest: 0.8,
  /** The share of harm from an enemy who sees it and has yet to act: it may have better things to do. */
  dangerOfFresh: 0.25,
  /** The share of harm from an enemy who has acted: it is a round away. */
  dangerOfDone: 0.12,
  /** The share of harm from an enemy near enough to charge. */
  dangerOfCharge: 0.25,
  /** The share of harm from an enemy it is engaged with. */
  dangerOfEngaged: 0.4,
  /** Being near enemies: a model that stays behind never gets to attack. */
  nearness: 0.3,
  /** The least gain for which a model moves. */
  effort: 0.02,
  /** A model that may fall before it acts should act first. */
  haste: 0.5,
  /** Letting the enemy go first, with a pass token. */
  waiting: 0.06,
  /** The default for unknown actions. */
  unknownAction: 0.03,
  unknownReaction: 0.1,
} as const;
