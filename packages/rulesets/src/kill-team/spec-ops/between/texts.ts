// English words for what is asked and what happens between battles

import { RARE } from '../rare.ts';
import { specOpsRules } from '../rules.ts';
import { BATTLE_ASSETS } from '../uses.ts';
import { REQUISITIONS } from './requisitions/index.ts';
import { assetRules } from './ruleset.ts';
import { SPEC_OPS } from './spec-ops/index.ts';

const questions: { readonly [id: string]: string } = {
  'question.roll the casualty test again': '{operative} has failed its casualty test. Roll it again?',
  'question.call a medivac': 'Spend a requisition point on a medivac for {operative}?',
  'question.recuperate': 'Spend a requisition point on the recovery of {operative}?',
  'question.choose the scar that heals': 'Which scar of {operative} heals?',
  'question.add a specialism': 'Spend a requisition point on one more specialism for {operative}?',
  'question.choose a specialism': 'In what has {operative} distinguished itself?',
  'question.choose who is inspired': 'Whom does the War Shrine inspire?',
  'question.choose who is credited': 'Who is credited with the spec op?',
  'question.choose the reward': 'What does the spec op bring: room for an asset, or rare equipment?',
  'question.choose who is equipped': 'Who receives it?',
  'question.choose the weapon to improve': 'Which weapon of {operative} is improved?',
  'question.choose who has a weaponsmith': 'Who works with a weaponsmith?',
  'question.choose a spec op': 'Which spec op does the team take on?',
  'question.spend requisition points': 'What does the team requisition?',
  'question.choose a strategic asset': 'Which strategic asset?',
  'question.choose who is assigned': 'Who is assigned to the team?',
  'roll.roll a casualty test': 'Casualty test',
  'roll.roll for a battle scar': 'For a battle scar',
  'roll.roll a recovery test': 'Recovery test',
  'roll.roll for a battle honour': 'For a battle honour',
};

const log: { readonly [id: string]: string } = {
  'fact.casualty-passed': '{operative} comes through',
  'fact.casualty-failed': '{operative} fails its casualty test',
  'fact.casualty-re-rolled': 'The casualty test is rolled again ({by})',
  'fact.scar-gained': '{operative} is scarred: {scar}',
  'fact.slain': '{operative} is slain',
  'fact.afflicted': '{operative} is shaken and learns nothing from this battle',
  'fact.evacuated': '{operative} is flown out and misses the next battle',
  'fact.recovery-tested': '{operative} tests for recovery: {total}',
  'fact.scar-healed': '{operative} has recovered from its {scar}',
  'fact.experience-gained': '{operative} gains {xp}XP',
  'fact.rank-reached': '{operative} is now {rank}',
  'fact.specialism-taken': '{operative} specialises: {specialism}',
  'fact.weapon-improved': '{operative} has its {weapon} improved: {item}',
  'fact.weaponsmith-assigned': '{operative} works with a weaponsmith',
  'fact.honour-gained': '{operative} earns the honour {honour}',
  'fact.requisition-gained': 'The team gains {by}RP',
  'fact.requisition-spent': 'The team spends {by}RP',
  'fact.stash-filled': '{by}EP go into the stash',
  'fact.stash-used': '{by}EP come out of the stash',
  'fact.asset-gained': 'The team gains a strategic asset: {asset}',
  'fact.capacity-raised': 'The team has room for one more strategic asset',
  'fact.enlisted': '{name} joins the team',
  'fact.spec-op-taken': 'The team takes on a spec op: {specOp}',
  'fact.spec-op-advanced': 'The spec op makes progress: {specOp}',
  'fact.spec-op-completed': 'The spec op is complete: {specOp}',
};

const words: { readonly [id: string]: string } = {
  'rank.adept': 'Adept',
  'rank.veteran': 'Veteran',
  'rank.ace': 'Ace',
  'rank.grizzled': 'Grizzled',
  'rank.revered': 'Revered',
  'specialism.combat': 'Combat',
  'specialism.staunch': 'Staunch',
  'specialism.marksman': 'Marksman',
  'specialism.scout': 'Scout',
  'specialism.nothing': 'None',
  're-roll.keep': 'Leave it',
  're-roll.med-bay': 'Med Bay',
  'medivac.medivac': 'Fly it out',
  'medivac.keep': 'Let it be',
  'recuperate.recuperate': 'Spend the point',
  'recuperate.nothing': 'Keep the point',
  'operative.nobody': 'Nobody',
  'spec-op.nothing': 'None for now',
  'reward.room': 'Room for one more strategic asset',
  'requisition.done': 'Nothing more',
  'because.worth-a-re-roll': 'a second chance costs nothing',
  'because.worth-saving': 'it is worth the point',
  'because.cheap-to-replace': 'it is cheaper to replace',
  'because.keeps-to-its-trade': 'it is best at what it does',
  'because.suits-its-weapons': 'it suits its weapons',
  'because.kept-for-a-medivac': 'a point may save somebody later',
  'because.lasts-for-the-campaign': 'it lasts for the whole campaign',
};

export const english: { readonly [id: string]: string } = {
  ...questions,
  ...log,
  ...words,
  ...Object.fromEntries(Object.entries(specOpsRules).map(([rule, { words: own }]) => [`rule.${rule}`, own.en.rule])),
  ...Object.fromEntries(Object.entries(assetRules).map(([asset, { words: own }]) => [`asset.${asset}`, own.en.rule])),
  ...Object.fromEntries(BATTLE_ASSETS.map(asset => [`asset.${asset}`, specOpsRules[asset].words.en.rule])),
  ...Object.fromEntries(Object.entries(RARE).map(([item, { words: own }]) => [`reward.${item}`, own.en])),
  ...Object.fromEntries(REQUISITIONS.map(({ id, words: own }) => [`requisition.${id}`, own.en])),
  ...Object.fromEntries(SPEC_OPS.map(({ id, words: own }) => [`spec-op.${id}`, own.en.name])),
};
