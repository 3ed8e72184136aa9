// RS-10  Names of special rules, for the causes of modifiers and forecasts
import { sharedRuleNames } from '../../w40k/show/rule-names.ts';
import type { Trait } from '../muster/squad.ts';
import { traitRules } from '../traits/index.ts';
import type { Use } from '../uses.ts';

type OwnName = Exclude<Use['rule'], Trait | keyof typeof sharedRuleNames>;

const ownNames: Readonly<Record<OwnName, string>> = {
  'command-re-roll': 'Command Re-roll',
  'counter-offensive': 'Counter-Offensive',
  'frag-bag': 'Frag Bag',
  'sniper-re-roll': 'snipers re-roll hits of 1',
  'psychic-focus': 'Psychic Focus',
  'smite-rises': 'Smite gets harder',
  'combi-weapons': 'both parts fired',
  assault: 'Assault',
  heavy: 'Heavy',
  'rapid-fire': 'Rapid Fire',
  melta: 'half range: the better of two dice',
  'half-range-strength': 'half range: stronger',
  'wounds-tougher-on': 'wounds the tougher',
  'shots-by-attacks': 'shots by its Attacks',
  'fires-in-combat': 'fires in combat',
  'strikes-when-slain': 'a blow of the slain',
  dazes: 'dazes',
  blinds: 'blinds',
  markerlight: 'markerlight',
  'crushing-charge': 'crushing charge',
  reanimates: 'Reanimation Protocols',
  'resurrection-orb': 'Resurrection Orb',
  'my-will-be-done': 'My Will Be Done',
  'ethereal-interception': 'Ethereal Interception',
  'guardian-protocols': 'Guardian Protocols',
  'dakka-dakka-dakka': 'Dakka! Dakka! Dakka!',
  waaagh: 'Waaagh!',
  'waaagh-energy': 'Waaagh! energy',
  'throat-slittas': 'Throat Slittas',
  'full-throttle': 'Full Throttle',
  'battle-focus': 'Battle Focus',
  'overwatch-on': 'better Overwatch',
  ghosthelm: 'Ghosthelm',
  'runes-of-the-farseer': 'Runes of the Farseer',
  skyleap: 'Skyleap',
  'grenade-pack': 'grenade pack',
  'instinctive-behaviour': 'Instinctive Behaviour',
  'spirit-leech': 'Spirit Leech',
  'aura-hit-bonus': 'a friend’s aura: hits better',
  'for-the-greater-good': 'For the Greater Good',
  markerlights: 'markerlight counters',
  'volley-fire': 'Volley Fire',
  invocation: 'Invocation of the Elements',
  'grenade-range': 'throws further',
  're-rolls-one-hit': 're-rolls one hit',
  'shares-invulnerable': 'Shimmershield',
  'adrenal-glands': 'Adrenal Glands',
  'toxin-sacs': 'Toxin Sacs',
  'ap-bonus': 'better AP',
  'target-lock': 'Target Lock',
  designated: 'pointed out',
  dazed: 'dazed',
  marked: 'markerlight counter',
  willed: 'My Will Be Done',
  invoked: 'Invocation of the Elements',
  'runes-used': 'Runes of the Farseer',
};

const names: { readonly [rule: string]: string } = {
  ...sharedRuleNames,
  ...ownNames,
  ...Object.fromEntries(Object.entries(traitRules).map(([trait, { name }]) => [trait, name ?? trait])),
};

export const ruleTexts: { readonly [id: string]: string } = Object.fromEntries(
  Object.entries(names).map(([rule, name]) => [`rule.${rule}`, name]),
);
