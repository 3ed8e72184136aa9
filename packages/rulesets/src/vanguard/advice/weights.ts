/** What things are worth to a soldier, in victory points as a rough measure. */
export const WEIGHTS = {
  /** A model out of the game, for each point it cost: a hundred points are what holds markers for a whole game. */
  point: 0.07,
  /** Of that, however late: the last rounds decide by who stands where. */
  late: 0.35,
  /** All wounds short of the last: it falls sooner. */
  wounds: 0.5,
  /** Out of wounds but recovered: it lies there with one wound, holds nothing and loses an action. */
  recovered: 0.6,
  /** Knocked down: an action lost, no marker held, easier to hit. */
  knockedDown: 0.3,
  /** One command point: what is left of them goes into the roll for first player. */
  commandPoint: 0.06,
  /** A marker held now, in the rounds after this one: much may happen until then. */
  laterRounds: 0.3,
  /** On the way to a marker, of what it will bring. */
  onTheWay: 0.8,
  /** A marker that friends are nearer to: each nearer one makes it less. */
  crowding: 0.4,
  /** To stand by a marker that a friend holds without one. */
  spare: 0.06,
  /** To touch a marker that an enemy touches: nobody has it. */
  contest: 0.8,
  /** Of the harm of an enemy who sees it and is still to act: it may have better to do. */
  dangerOfFresh: 0.25,
  /** Of the harm of an enemy who has acted: a round away. */
  dangerOfDone: 0.12,
  /** Of the harm of an enemy near enough to charge. */
  dangerOfCharge: 0.25,
  /** Of the harm of an enemy it is engaged with. */
  dangerOfEngaged: 0.4,
  /** Being near enemies at all: whoever stays behind never gets to attack. */
  nearness: 0.3,
  /** What hides a part of it, or makes a shot long, stops about this much of the harm. */
  obscured: 0.3,
  /** A move that gains nothing else than this is not made. */
  effort: 0.02,
  /** Somebody who may fall before it acts had better act first. */
  haste: 0.5,
  /** To let the enemy go first, with a pass token. */
  waiting: 0.06,
  /** Actions nothing is known of. */
  unknownAction: 0.03,
  unknownReaction: 0.1,
} as const;
