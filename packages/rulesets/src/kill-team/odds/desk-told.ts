// Odds of shots and fights in words.
import { averageOf, chancesOf, type Distribution, type OddsPart, type Told } from '@little-wars/engine';
import type { FightCase, FightPolicy, HitPolicy, ShotCase } from './case.ts';
import { type FightOdds, fightOdds } from './fight.ts';
import type { ShotOdds } from './shot.ts';

const on = (face: number): Told =>
  face > 6 ? { word: 'odds.only-a-6' } : { word: 'odds.on', face: Math.max(2, face) };
const criticals = (face: number): Told =>
  face === 6 ? { word: 'odds.critical-on-6' } : { word: 'odds.critical-on', face };
const chanceOf = (word: string, chance: number): Told => ({ word, chance: { chance } });
const meanOf = (word: string, mean: number): Told => ({ word, mean: { mean } });

const lost = (word: string, of: Distribution, wounds: number): OddsPart => ({
  as: 'bars',
  title: { word },
  chances: chancesOf(of),
  all: wounds,
});

/** The possible effects of a shot: wounds lost, and other effects of the weapon. */
export function tellShot(shot: ShotCase, odds: ShotOdds): readonly OddsPart[] {
  const { attacks, hitOn, damage, criticalOn, wounds, stun, splash, hot } = shot;
  const attack = { attacks, hit: on(hitOn), damage: damage.join('/'), critical: criticals(criticalOn) };
  return [
    {
      as: 'lines',
      lines: [
        { word: 'odds.attack-dice', ...attack },
        { word: 'odds.against', what: defences(shot) },
      ],
    },
    lost('odds.wounds-lost', odds.damage, wounds),
    {
      as: 'lines',
      lines: [
        meanOf('odds.average', odds.average),
        chanceOf('odds.incapacitates', odds.kill),
        ...(stun ? [chanceOf('odds.stuns', odds.stunned)] : []),
        ...(splash > 0 ? [meanOf('odds.splashes', averageOf(odds.splash))] : []),
        ...(hot > 0 ? [meanOf('odds.burns-itself', averageOf(odds.self))] : []),
      ],
    },
  ];
}

function defences(shot: ShotCase): readonly Told[] {
  const { defence, saveOn, ap, apWithCritical, invulnerable, kept, ignoresOn, saveChanges, ignoredHits, wounds } = shot;
  return [
    { word: 'odds.defence-dice', defence },
    { word: 'odds.to-save', save: on(saveOn) },
    ...(ap > 0 ? [{ word: 'odds.ap', ap }] : []),
    ...(apWithCritical > ap ? [{ word: 'odds.ap-with-critical', ap: apWithCritical }] : []),
    ...(invulnerable === null ? [] : [{ word: 'odds.invulnerable', face: invulnerable }]),
    ...(kept > 0 ? [kept === 1 ? { word: 'odds.in-cover' } : { word: 'odds.dice-for-cover', dice: kept }] : []),
    ...(ignoresOn < 7 ? [{ word: 'odds.ignores', face: ignoresOn }] : []),
    ...(saveChanges.length > 0 ? [{ word: 'odds.save-made-critical' }] : []),
    ...(ignoredHits > 0 ? [{ word: 'odds.hit-ignored' }] : []),
    { word: 'odds.wounds', wounds },
  ];
}

const fighter = ({ attacks, hitOn, damage, wounds, criticalOn }: FightCase['attacker']): Told => ({
  word: 'odds.fighter',
  attacks,
  hit: on(hitOn),
  damage: damage.join('/'),
  critical: criticals(criticalOn),
  wounds,
});

/** The possible effects of a fight on both sides. */
export function tellFight({ attacker, defender }: FightCase, odds: FightOdds): readonly OddsPart[] {
  const { averageDealt, averageTaken, kill, killed, neither, stunned, reaped } = odds;
  return [
    {
      as: 'lines',
      lines: [
        { word: 'odds.attacker', fighter: fighter(attacker) },
        { word: 'odds.defender', fighter: fighter(defender) },
      ],
    },
    lost('odds.defender-loses', odds.dealt, defender.wounds),
    lost('odds.attacker-loses', odds.taken, attacker.wounds),
    {
      as: 'lines',
      lines: [
        { word: 'odds.average-of-both', dealt: { mean: averageDealt }, taken: { mean: averageTaken } },
        chanceOf('odds.incapacitates', kill),
        chanceOf('odds.is-felled', killed),
        chanceOf('odds.both-stand', neither),
        ...(attacker.stun || defender.stun
          ? [{ word: 'odds.stunned', defender: { chance: stunned[0] }, attacker: { chance: stunned[1] } }]
          : []),
        ...reaped.flatMap((each, i) =>
          averageOf(each) > 0
            ? [meanOf(i === 0 ? 'odds.reaps-near-attacker' : 'odds.reaps-near-defender', averageOf(each))]
            : [],
        ),
      ],
    },
  ];
}

const WAYS: readonly HitPolicy[] = ['best', 'strike', 'parry'];

/** The same fight for each combination of ways to use hits. */
export function tellWays(fight: FightCase, policy: FightPolicy): OddsPart {
  const columns = ['hits', 'dealt', 'taken', 'column-incapacitates', 'column-is-felled'];
  return {
    as: 'table',
    head: columns.map(column => ({ word: `odds.${column}` })),
    rows: WAYS.map(hits => {
      const both = { ...policy, attacker: { ...policy.attacker, hits }, defender: { ...policy.defender, hits } };
      const { averageDealt, averageTaken, kill, killed } = fightOdds(fight, both);
      return [
        { word: `odds.hits-${hits}` },
        meanOf('odds.mean', averageDealt),
        meanOf('odds.mean', averageTaken),
        chanceOf('odds.chance', kill),
        chanceOf('odds.chance', killed),
      ];
    }),
  };
}
