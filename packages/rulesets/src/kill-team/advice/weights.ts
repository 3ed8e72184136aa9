/** What things are worth to a soldier, in victory points as a rough measure: found by letting soldiers play. */
export const WEIGHTS = {
  /** All wounds of an operative short of the last: it fights worse and falls sooner. */
  wounds: 0.45,
  /** To incapacitate somebody, whatever it is: it holds nothing and shoots at nobody any more. */
  kill: 0.35,
  /** More for each of its APL: so much less is done on the other side. */
  killOfApl: 0.1,
  /** One's own losses in a fight of one's own choosing, for each of the enemy's: fights decide quickly who goes on. */
  ownLosses: 0.8,
  /** A fight that is on anyway is better struck first than waited for. */
  initiative: 0.2,
  /** Of the harm an enemy could do who sees it and is still to act: it may have better to do. */
  dangerOfReady: 0.12,
  /** Of the harm by an enemy who has acted already: a turning point away. */
  dangerOfDone: 0.05,
  /** Of the harm by an enemy near enough to charge. */
  dangerOfCharge: 0.1,
  /** Of the harm by an enemy it is engaged with: it has little else to do. */
  dangerOfEngaged: 0.5,
  /** Being near enemies at all: whoever stays behind never gets to shoot. */
  nearness: 0.25,
  /** A move that gains nothing else than this is not made: it only shows one's back. */
  effort: 0.02,
  /** The least a shot must be worth. */
  shot: 0.02,
  /** What is on the way to an objective that friends are nearer to: each nearer one makes it less. */
  crowding: 0.6,
  /** On the way to an objective that is held already. */
  held: 0.25,
  /** To stand by an objective that friends hold without one. */
  spare: 0.1,
  /** To stand by an objective that the enemy holds all the same. */
  contest: 0.4,
  /** A tac op's point that would be scored if the turning point ended now: much may happen until then. */
  tacOpNow: 0.7,
  /** To be on the way to where a tac op scores. */
  tacOpWay: 0.45,
  /** A point of a tac op scored by incapacitating somebody. */
  tacOpKill: 0.9,
  /** One command point: a Command Re-roll or half of what a ploy does later. */
  commandPoint: 0.12,
  /** To be hidden all the same: where nothing else tells orders apart, nobody need be seen. */
  hiding: 0.005,
  /** Somebody who may fall before it acts had better act first. */
  haste: 0.5,
} as const;
