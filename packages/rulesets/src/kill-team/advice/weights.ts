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
  /** A shot for which one engages without thinking of hiding: more than hiding ever saves. */
  sureShot: 0.25,
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

/** What it is worth to control an objective, by the mission. */
export const OBJECTIVES = {
  /** One that scores now, or is taken from the enemy: a point, and what it is in the next turning points. */
  fresh: 1.5,
  /** Looted this turning point already: for the next one. */
  looted: 0.7,
  /** Looted for good: hardly a place to stand. */
  empty: 0.05,
  /** Secured already: it stays so until the enemy comes. */
  secured: 0.5,
  /** Captured already: it stays so until the enemy controls it. */
  captured: 0.8,
  /** Open play: a point at every end of a turning point, and no more. */
  plain: 1.3,
} as const;

/** Actions that score are done before anything else, in this order. */
export const SCORING = { mission: 3, tacOp: 2, token: 1 } as const;

/** What reactions are worth where no odds tell. */
export const REACTIONS = {
  /** One more AP gets somebody at least so much farther; or this much of the best attack. */
  anotherAp: 0.15,
  attackByAp: 0.7,
  /** One AP less for a mission action that can be done now. */
  cheaperMission: 0.3,
  /** Not to be injured in an activation, or under fire. */
  notInjured: 0.2,
  /** A change of order once in the battle: only for something. */
  changeOfOrder: -0.05,
  /** A drone that takes a shot is likelier to stand it. */
  drone: 0.1,
  /** A critical save against a critical hit that is not saved yet. */
  criticalSave: 0.3,
  /** To act once more before falling, with friends still to act and without. */
  lastDuty: 0.3,
  lastDutyLate: 0.1,
  /** Somebody who may rise again. */
  reanimation: 0.5,
  /** Mortal wounds on those around a target, stronger or wider: seldom anybody is there. */
  lightning: 0.05,
  /** An enemy that acts last. */
  scrambler: 0.15,
  /** A shot that did nothing, once more. */
  shotAgain: 0.3,
  /** To fight with a gun. */
  gunInFight: 0.1,
  /** Items that are used once are kept for more than this. */
  onceOnly: -0.05,
} as const;

/** What actions are worth that only some have. */
export const OWN_ACTIONS = {
  /** Two attacks, the second often at somebody who is down already. */
  storm: 1.7,
  /** A re-roll for each friend still to shoot, and this much more of one's own shot. */
  markerlight: 0.03,
  markedShot: 1.15,
  /** A platform that acts at all. */
  platform: 0.15,
  /** An enemy that is slower. */
  photonGrenade: 0.06,
  /** An enemy that may obey. */
  mindshackle: 0.2,
} as const;

/** Strategic ploys that let one move farther: for each operative they may help. Marching forbids more than it gives. */
export const MOVING_PLOYS: { readonly [ploy: string]: number | undefined } = {
  fleet: 0.02,
  'implacable-march': 0,
  stalk: 0.02,
  'hidden-paths': 0.02,
  'recon-sweep': 0.01,
};

/** Strategic ploys that let one attack twice: how much of the attacks there are is made once more. */
export const ATTACKING_PLOYS: { readonly [ploy: string]: number | undefined } = {
  'bolter-discipline': 0.3,
  'shock-assault': 0.05,
};
