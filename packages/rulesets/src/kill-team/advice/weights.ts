/** How much the soldier bot values things, roughly in victory points; tuned by playing soldiers against each other. */
export const WEIGHTS = {
  /** Taking all but the last wound of an operative: it fights worse and falls sooner. */
  wounds: 0.45,
  /** Incapacitating any operative: it no longer holds or shoots anything. */
  kill: 0.35,
  /** Added per APL of the target: the enemy can do that much less. */
  killOfApl: 0.1,
  /** Own losses in a fight one starts, relative to the enemy's: fights quickly decide who survives. */
  ownLosses: 0.8,
  /** In a fight that happens anyway, striking first beats waiting. */
  initiative: 0.2,
  /** Share of the harm a ready enemy that sees it could do: it may have better targets. */
  dangerOfReady: 0.12,
  /** Share of the harm an expended enemy could do: not before the next turning point. */
  dangerOfDone: 0.05,
  /** Share of the harm an enemy within charge range could do. */
  dangerOfCharge: 0.1,
  /** Share of the harm an engaged enemy could do: it has few other targets. */
  dangerOfEngaged: 0.5,
  /** Being near enemies at all: an operative that stays back never gets to shoot. */
  nearness: 0.25,
  /** A move must gain more than this to be made. */
  effort: 0.02,
  /** The least a shot must be worth. */
  shot: 0.02,
  /** A shot good enough to engage without weighing Conceal: worth more than hiding ever saves. */
  sureShot: 0.25,
  /** Discount on an objective's pull for each friend that is nearer to it. */
  crowding: 0.6,
  /** Pull of an objective that is already held. */
  held: 0.25,
  /** Standing at an objective that friends hold anyway. */
  spare: 0.1,
  /** Standing at an objective that the enemy holds nevertheless. */
  contest: 0.4,
  /** A tac op point that would score if the turning point ended now: much can happen before it does. */
  tacOpNow: 0.7,
  /** Being on the way to where a tac op scores. */
  tacOpWay: 0.45,
  /** A tac op point scored by incapacitating an enemy. */
  tacOpKill: 0.9,
  /** One command point: a Command Re-roll, or half of a later ploy. */
  commandPoint: 0.12,
  /** Tie-breaker between orders: prefer Conceal when nothing else decides. */
  hiding: 0.005,
  /** An operative that may fall before it acts should act first. */
  haste: 0.5,
} as const;

/** What controlling an objective is worth, by mission. */
export const OBJECTIVES = {
  /** Scores now, or is taken from the enemy: a point, plus its use in later turning points. */
  fresh: 1.5,
  /** Looted this turning point: only useful for the next one. */
  looted: 0.7,
  /** Looted for good: hardly worth standing on. */
  empty: 0.05,
  /** Secured: stays so until the enemy comes. */
  secured: 0.5,
  /** Captured: stays so until the enemy controls it. */
  captured: 0.8,
  /** Open play: a point at the end of every turning point, nothing more. */
  plain: 1.3,
} as const;

/** What the markers of our own missions are worth. */
export const AIMS = {
  /** Ambush: an exit to leave by, and one to close. */
  escape: 2.5,
  block: 0.7,
  /** Rescue: a captive to free, the way home with one, and one that is still held. */
  captive: 2,
  home: 4,
  guarded: 1,
  /** Rescue: felling an enemy that carries a captive. */
  carrier: 1.5,
  /** Sabotage: a site to charge, a charge to guard, and one to defuse. */
  site: 2,
  fuse: 1.2,
  defuse: 2.5,
  /** Last Stand: a relay to silence, and one to call by. */
  silence: 2,
  relay: 1.5,
  /** A quarter of the Defender's team that falls: VP, and in an Ambush nobody who breaks out. */
  quarters: { ambush: 3, 'last-stand': 2 } as { readonly [mission: string]: number | undefined },
} as const;

/** Scoring actions come before everything else, in this order. */
export const SCORING = { mission: 3, tacOp: 2, token: 1 } as const;

/** What reactions are worth where no odds can tell. */
export const REACTIONS = {
  /** One more AP: at least some extra distance, or this share of the best attack. */
  anotherAp: 0.15,
  attackByAp: 0.7,
  /** A mission action that can be done now for one AP less. */
  cheaperMission: 0.3,
  /** Not being injured during an activation or under fire. */
  notInjured: 0.2,
  /** A once-per-battle change of order: only for a real gain. */
  changeOfOrder: -0.05,
  /** A drone is likelier to survive the shot it takes. */
  drone: 0.1,
  /** A critical save against a critical hit that is still unsaved. */
  criticalSave: 0.3,
  /** Acting once more before falling, with friends still ready and without. */
  lastDuty: 0.3,
  lastDutyLate: 0.1,
  /** An operative that may rise again. */
  reanimation: 0.5,
  /** Stronger or wider mortal wounds around a target: usually nobody is there. */
  lightning: 0.05,
  /** An enemy made to act last. */
  scrambler: 0.15,
  /** Repeating a shot that did nothing. */
  shotAgain: 0.3,
  /** Fighting with a gun. */
  gunInFight: 0.1,
  /** Single-use items are saved for more than this. */
  onceOnly: -0.05,
} as const;

/** What actions that only some operatives have are worth. */
export const OWN_ACTIONS = {
  /** Two attacks, the second often at a target already down. */
  storm: 1.7,
  /** A re-roll for each friend still to shoot, plus this share of its own shot. */
  markerlight: 0.03,
  markedShot: 1.15,
  /** Having the platform act at all. */
  platform: 0.15,
  /** A slowed enemy. */
  photonGrenade: 0.06,
  /** An enemy that may be controlled. */
  mindshackle: 0.2,
} as const;

/** Strategic ploys for moving farther, per operative they may help. Marching forbids more than it gives. */
export const MOVING_PLOYS: { readonly [ploy: string]: number | undefined } = {
  fleet: 0.02,
  'implacable-march': 0,
  stalk: 0.02,
  'hidden-paths': 0.02,
  'recon-sweep': 0.01,
};

/** Strategic ploys for attacking twice: the share of attacks that is repeated. */
export const ATTACKING_PLOYS: { readonly [ploy: string]: number | undefined } = {
  'bolter-discipline': 0.3,
  'shock-assault': 0.05,
};
