/** KT-12: the words of Close Quarters in play. */
export const closeQuartersTexts: { readonly [id: string]: string } = {
  'question.choose a hatchway': 'Which hatchway does {operative} operate?',
  'question.use Indirect or not': "Does {attacker} use the weapon's Indirect for this attack?",
  'on-the-way.end-move': 'End the move here',
  'on-the-way.operate-hatch': 'Operate a hatch (1 AP) and go on',
  'indirect.use-indirect': 'Use Indirect: cover does not help enemies, range 3"',
  'indirect.without-indirect': 'Shoot without Indirect',
  'guard-attack.overwatch': 'Overwatch',
  'guard-attack.fight': 'Fight (free)',
  'guard-attack.point-blank-overwatch': 'Point-blank Overwatch: it then fights without dice until this activation ends',
  'action.hatchway-fight': 'Hatchway Fight',
  'action.point-blank-overwatch': 'Point-blank Overwatch',
  'reaction.guard-attack': 'Attack from guard',

  'fact.guard-begun': '{operative} goes on guard',
  'fact.guard-ended': '{operative} is no longer on guard',
  'fact.guard-attacked': '{operative} attacks from guard',
  'fact.activation-cut-short': '{operative} ends its activation',

  'reason.not-at-point-blank': 'While engaged it may overwatch only an enemy it is engaged with',
  'reason.not-against-open-hatchway': 'Its base is not against an open hatchway',
  'reason.nobody-across-hatchway': 'No enemy is near enough beyond the hatchway',
  'reason.no-hatch-in-reach': 'No hatchway is within 1"',
  'reason.hatch-held-open': 'An enemy within 1" holds the hatch open',
  'reason.hatch-in-the-way': 'An operative is in the way of the hatch',

  'because.good-guard-attack': 'the attack does more good than harm',
  'because.an-enemy-may-come': 'an enemy may come into its sights',
  'because.stays-on-guard': 'anything else would end its guard',
  'because.opens-the-way': 'it opens a way ahead',
};
