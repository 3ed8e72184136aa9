import { rosterTexts } from '../roster/texts.ts';

/** Words for choosing a match, building teams, and the sight court. */
export const tableTexts: { readonly [id: string]: string } = {
  ...Object.fromEntries(Object.entries(rosterTexts).map(([id, text]) => [`reason.${id}`, text])),

  'option.play': 'Way to play',
  'option.mission': 'Mission',
  'option.map': 'Killzone',
  'option.turningPoints': 'Turning points',
  'option.errata': 'Use later errata',
  'option.coreDeck': 'Draw tac ops from a core deck',
  'option.bodiesBlock': 'Other models block sight',
  'option.bodyHeight': 'Height of a model, in quarters of its base',
  'option.detritusBelow': 'Detritus is lower than this (inches)',
  'option.materielUpTo': 'Materiel up to this height can be climbed over (inches)',
  'option.hatchwayFight': 'A Hatchway Fight reaches this far (inches)',
  'option.operateHatch': 'A hatch is operated from within this (inches)',
  'option.hatchHeldBy': 'An enemy this near holds a hatch open (inches)',
  'option.barricadeFromZone': 'Barricades stay this far from the enemy zone (inches)',
  'option.barricadeFromAccess': 'Barricades stay this far from access points (inches)',
  'option.apparatusControl': 'An apparatus is controlled from within this (inches)',

  'ruling.distance': 'Distance between the bases',
  'ruling.visible': 'Visible',
  'ruling.cover-by-terrain': 'In cover of terrain',
  'ruling.cover-by-operative': 'In cover of another operative',
  'ruling.obscured': 'Obscured',
  'ruling.behind-walls': 'Behind walls',
  'ruling.from-vantage': 'Seen from a vantage point',
  'ruling.past-others': 'Past another operative, for one attack die less',
  'ruling.in-range': 'Within {range}" for {weapon}',
  'ruling.valid-target': 'Valid target for {weapon}',

  'tally.on-roster': 'On the roster',
  'tally.in-team': 'In the kill team',
  'tally.equipment-points': 'Equipment points',

  'group.one': 'Fire team',
  'group.home': 'Stays at home',
};
