/** The steps that every edition has, each with the edition's own clause for it. */
export interface CoreClauses {
  readonly profiles: string;
  readonly randomValues: string;
  readonly modifiers: string;
  readonly reRolls: string;
  readonly natural: string;
  readonly measuring: string;
  readonly rounds: string;
  readonly phases: string;
  readonly order: string;

  readonly move: string;
  readonly enemyZone: string;
  readonly throughModels: string;
  readonly climbing: string;
  readonly offTable: string;
  readonly terrain: string;
  readonly advance: string;
  readonly fallBack: string;
  readonly fly: string;
  readonly reinforcements: string;

  readonly shooting: string;
  readonly mayShoot: string;
  readonly targets: string;
  readonly range: string;
  readonly targetNearFriends: string;
  readonly declareAll: string;
  readonly pistols: string;
  readonly pistolTarget: string;
  readonly grenades: string;
  readonly hit: string;
  readonly wound: string;
  readonly allocate: string;
  readonly save: string;
  readonly invulnerable: string;
  readonly damage: string;
  readonly ignoreWounds: string;
  readonly mortalWounds: string;
  readonly cover: string;

  readonly psychic: string;
  readonly powerOnce: string;
  readonly psychicTest: string;
  readonly perils: string;
  readonly perilsDeath: string;
  readonly deny: string;
  readonly denyOnce: string;

  readonly charge: string;
  readonly mayCharge: string;
  readonly chargeTargets: string;
  readonly overwatch: string;
  readonly chargeRoll: string;
  readonly chargeMove: string;
  readonly chargeZone: string;
  readonly intervention: string;
  readonly interventionEnds: string;

  readonly fight: string;
  readonly fightFirst: string;
  readonly fightOrder: string;
  readonly pileIn: string;
  readonly fightTargets: string;
  readonly consolidate: string;

  readonly stratagems: string;
  readonly commandReRoll: string;
  readonly counterOffensive: string;

  readonly deployment: string;
  readonly firstTurn: string;
  readonly reserves: string;
}
