/** What special rules and actions do, as cards print it: `{name}` stands for a parameter of the rule. */
export const says: { readonly [id: string]: string } = {
  // Rules of attacks
  'says.mortal-sixes': 'Each natural 6 to hit: {wounds} mortal wound as well.',
  'says.knocks-down': 'Who loses a wound to it and stays in play is knocked down.',
  'says.ignores-cover': 'Cover does not help against it.',
  'says.re-rolls-hits': 'Roll up to {dice} hit die again.',
  'says.close-bonus': 'Within {within}": {dice} die more.',
  'says.point-blank': 'May be used while engaged, at who it is engaged with.',
  'says.lethal': 'Recovery rolls against it are {by} worse.',
  'says.blast': '1 die more for each other enemy within {within}" of the target, up to {most}.',
  'says.heavy': 'Not in an activation in which it has moved.',

  // Abilities
  'says.invulnerable': 'Invulnerable armor {on}+.',
  'says.steadfast': '{by} more on nerve tests.',
  'says.targeting-routines': '{cp} CP, before the hit roll of a ranged attack: 1 more to hit.',
  'says.cheaper': '{by} CP less for {what}.',
  'says.camouflage': 'While obscured: {by} less again on ranged attacks at it.',
  'says.force-field': 'It and friends within {within}" have invulnerable armor {on}+ against ranged attacks.',
  'says.bolter-drill': 'While it has not moved in its activation: roll up to {dice} hit die of a ranged attack again.',
  'says.hard-to-kill': '{cp} CP, when it is out of wounds: {by} more on its recovery roll.',
  'says.hammer-of-wrath': '{cp} CP, after a charge: {wounds} mortal wound to an enemy it is engaged with.',
  'says.living-metal': 'In each start phase it regains {wounds} wound.',
  'says.implacable': 'Neither attacks nor abilities knock it down.',
  'says.necrodermis': '{cp} CP, before it suffers wounds: each unsaved hit of that attack costs it 1 wound only.',
  'says.resurrection-orb': 'Once a game, in the end phase: a Warrior or Flayed One returns as by Reanimation Protocol.',
  'says.ere-we-go': 'Its charges go {by}" further.',
  'says.mob-rule': '1 more on nerve tests for each friend within {within}", up to {most}.',
  'says.more-dakka': '{cp} CP, before the hit roll of a ranged attack: {dice} dice more at that target.',
  'says.fearless': 'It never tests its nerve for a broken team.',
  'says.scouts': 'In the start phase of the first round it may move up to {by}".',
  'says.fire-and-fade': '{cp} CP, after its Attack and engaged with nobody: it moves up to {by}".',
  'says.nimble': 'Disengaging attacks at it lose {dice} die.',
  'says.lightning-reflexes': '{cp} CP, before the hit roll of an attack at it: {by} less to hit.',
  'says.foresight': '{by} more on the roll for first player.',
  'says.bladestorm':
    '{cp} CP, before the hit roll of a ranged attack: each natural 6 at that target deals {wounds} mortal wound as well.',
  'says.synapse':
    'Within {within}" of a friend with SYNAPSE it does not test nerve in a broken team; else its nerve tests are 1 worse.',
  'says.death-throes': '{cp} CP, out of wounds by a melee attack: it attacks back before its recovery roll.',
  'says.swarming': '{dice} die more in melee at an enemy that {friends} or more friends engage too.',
  'says.supporting-fire':
    '{cp} CP, engaged with nobody, after an enemy has charged a friend within {within}": a ranged attack at it.',
  'says.photon-grenades': 'Charge attacks at it have {by} less to hit.',
  'says.saviour-protocol':
    '{cp} CP, before a friend within {within}" suffers wounds of an attack: it suffers them instead, as mortal wounds.',

  // Special actions
  'says.reanimation-protocol':
    'A friendly Warrior or Flayed One that was removed returns within 3", over 1" from enemies, with 1 wound, activated.',
  'says.field-surgery': 'A friend within 1" regains 1 wound and stands up.',
  'says.rally': 'Friends within 6" that are knocked down stand up.',
  'says.overcharge': 'Its ranged attack in this activation has 1 more D. Roll a die: on a 1 it suffers a mortal wound.',
  'says.rapid-volley': 'A ranged attack at one target with 2 more dice.',
  'says.my-will-be-done': 'A friend within 6" has 1 more to hit until the end of the round.',
  'says.dread-scream': 'An enemy within 6" and in sight tests its nerve: where it fails it is knocked down.',
  'says.waaagh': 'Once a game: charge attacks of the team have 1 die more until the end of the round.',
  'says.smoke': 'It counts as obscured until the end of the round.',
  'says.dynamite': 'Once a game: an enemy within 6" and in sight and all within 2" of it suffer 2 hits of AP1, D1.',
  'says.headbutt': 'On a 4+ an enemy it is engaged with is knocked down.',
  'says.guide': 'A friend within 6" may roll 1 hit die of each attack again until the end of the round.',
  'says.doom': 'Attacks of the team at an enemy within 18" and in sight have 1 more AP until the end of the round.',
  'says.mind-war': 'An enemy within 12" and in sight tests its nerve: 1 mortal wound if it holds, 3 if not.',
  'says.battle-focus': '2" more SP in this activation.',
  'says.adrenal-surge': '1 die more in melee in this activation.',
  'says.hive-imperative': 'A friend within 6" that stands and is not engaged moves up to 3".',
  'says.stomp': 'Every enemy within 1" suffers 2 hits of AP1, D1, and is knocked down where it loses a wound.',
  'says.markerlight':
    'Ranged attacks of the team at an enemy within 24" and in sight have 1 more to hit until the end of the round.',
  'says.montka': 'Once a game: ranged attacks of the team within 12" have 1 more AP until the end of the round.',

  'length.short': 'Short',
  'length.long': 'Long',
  'length.free': 'Free',
};
