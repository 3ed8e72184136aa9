import {
  averageOf,
  chancesOf,
  type Distribution,
  type FightCase,
  type FightOdds,
  type FightPolicy,
  fightOdds,
  type HitPolicy,
  type ShotCase,
  type ShotOdds,
} from '@little-wars/rulesets/kill-team';
import { wrap } from '../complain.ts';
import { drawTable } from '../table.ts';
import { barsOf, drawHistogram, percent } from './histogram.ts';

/** What a shot may do, for people: the wounds lost, and whatever else its weapon does. */
export function drawShot(shot: ShotCase, odds: ShotOdds): string {
  const { attacks, hitOn, damage, defence, saveOn, wounds } = shot;
  return [
    `${attacks} attack dice, ${on(hitOn)} to hit, ${damage.join('/')} damage, ${criticals(shot.criticalOn)}`,
    wrap(`against ${defence} defence dice, ${on(saveOn)} to save${defences(shot)}, ${wounds} wounds`),
    '',
    drawLost('wounds lost', odds.damage, wounds),
    '',
    `average       ${odds.average.toFixed(3)} wounds`,
    `incapacitates ${percent(odds.kill)}`,
    ...(shot.stun ? [`stuns         ${percent(odds.stunned)}`] : []),
    ...(shot.splash > 0 ? [`splashes      ${averageOf(odds.splash).toFixed(3)} mortal wounds on each one near`] : []),
    ...(shot.hot > 0 ? [`burns itself  ${averageOf(odds.self).toFixed(3)} mortal wounds on the shooter`] : []),
  ].join('\n');
}

/** What a fight may do to both sides. */
export function drawFight({ attacker, defender }: FightCase, odds: FightOdds): string {
  const side = ({ attacks, hitOn, damage, wounds, criticalOn }: FightCase['attacker']): string =>
    `${attacks} dice, ${on(hitOn)} to hit, ${damage.join('/')} damage, ${criticals(criticalOn)}, ${wounds} wounds`;
  return [
    `attacker: ${side(attacker)}`,
    `defender: ${side(defender)}`,
    '',
    drawLost('wounds the defender loses', odds.dealt, defender.wounds),
    '',
    drawLost('wounds the attacker loses', odds.taken, attacker.wounds),
    '',
    `average       ${odds.averageDealt.toFixed(3)} wounds dealt, ${odds.averageTaken.toFixed(3)} taken`,
    `incapacitates ${percent(odds.kill)}`,
    `is felled     ${percent(odds.killed)}`,
    `both stand    ${percent(odds.neither)}`,
    ...(attacker.stun || defender.stun
      ? [`stunned       defender ${percent(odds.stunned[0])}, attacker ${percent(odds.stunned[1])}`]
      : []),
    ...odds.reaped.flatMap((reaped, i) =>
      averageOf(reaped) > 0
        ? [`reaps         ${averageOf(reaped).toFixed(3)} on each enemy near the ${i === 0 ? 'attacker' : 'defender'}`]
        : [],
    ),
  ].join('\n');
}

const WAYS: readonly (readonly [HitPolicy, string])[] = [
  ['best', 'both at their best'],
  ['strike', 'both always strike'],
  ['parry', 'both always parry'],
];

/** The same fight, each side doing the same with its hits. */
export function drawWays(fight: FightCase, policy: FightPolicy): string {
  const rows = WAYS.map(([hits, label]) => {
    const both = { ...policy, attacker: { ...policy.attacker, hits }, defender: { ...policy.defender, hits } };
    const { averageDealt, averageTaken, kill, killed } = fightOdds(fight, both);
    return [label, averageDealt.toFixed(3), averageTaken.toFixed(3), percent(kill), percent(killed)];
  });
  return drawTable(['hits', 'dealt', 'taken', 'incapacitates', 'is felled'], rows);
}

const on = (face: number): string => (face > 6 ? 'only a 6' : `${Math.max(2, face)}+`);
const criticals = (face: number): string => (face === 6 ? 'critical on 6' : `critical on ${face}+`);

function defences(shot: ShotCase): string {
  const { ap, apWithCritical, invulnerable, kept, ignoresOn, saveChanges, ignoredHits } = shot;
  return [
    ...(ap > 0 ? [`AP${ap}`] : []),
    ...(apWithCritical > ap ? [`AP${apWithCritical} with a critical hit`] : []),
    ...(invulnerable === null ? [] : [`${invulnerable}+ invulnerable`]),
    ...(kept > 0 ? [kept === 1 ? 'in cover' : `${kept} dice for cover`] : []),
    ...(ignoresOn < 7 ? [`ignores wounds on ${ignoresOn}+`] : []),
    ...(saveChanges.length > 0 ? ['a normal save made critical'] : []),
    ...(ignoredHits > 0 ? ['a hit ignored'] : []),
  ]
    .map(word => `, ${word}`)
    .join('');
}

/** The last bar, all wounds, is marked: it is the end of the operative. */
const drawLost = (title: string, lost: Distribution, wounds: number): string =>
  `${title}\n${drawHistogram(barsOf(chancesOf(lost), `all ${wounds}`))}`;
