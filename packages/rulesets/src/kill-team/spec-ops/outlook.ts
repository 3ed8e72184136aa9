// What an honour or rare equipment would do to the odds of an operative
import {
  type Forecast,
  type Gains,
  isAsked,
  type Odds,
  type Outlook,
  type Question,
  type Seat,
  tableOf,
} from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { alsoCarried, cardOf, factionOfCard } from '../content/index.ts';
import { MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import { attacks } from '../tabletop/forecast.ts';
import type { Look as BattleLook, Setup as BattleSetup, Member, OperativeId, Team } from '../types.ts';
import { becomeProficient, chooseSpecialism } from './between/experience.ts';
import { enlistedOf } from './between/lookups.ts';
import { chooseWhoIsEquipped, weaponsFor } from './between/spec-ops/rewards.ts';
import type { Dataslate, Enlisted, Look } from './between/types.ts';
import { RARE_ITEMS, type RareItem, type Upgrade } from './rare.ts';
import { specOpsRules } from './rules.ts';
import { HONOURS, type HonourRule, type Specialism } from './uses.ts';

/** Whom it fights on paper: a card that many know and that has no rule of its own. */
const USUAL = 'tactical-marine-warrior';
const USUAL_WEAPONS = ['boltgun', 'fists'];

/** Rare equipment as a gain: the item, then the weapon. */
const AT = '@';

/** KT-14.44, KT-14.63: honours that the table of a specialism may bring; equipment for one of its weapons. */
export function gainsIn(t: Look, question: Question, option: unknown): Gains | null {
  if (question.kind !== 'pick-one') return null;
  if (isAsked(chooseSpecialism, question) || isAsked(becomeProficient, question)) {
    const { seat, operative: member } = question.about;
    const { honours } = enlistedOf(t, seat, member);
    const table = Object.hasOwn(HONOURS, String(option)) ? HONOURS[option as Specialism] : [];
    const gains = table.filter(honour => !honours.includes(honour));
    return gains.length > 0 ? { seat, member, gains } : null;
  }
  if (isAsked(chooseWhoIsEquipped, question)) {
    const [seat, member] = [question.to as Seat, String(option)];
    const { item } = question.about;
    const gains = weaponsFor(enlistedOf(t, seat, member), item).map(weapon => `${item}${AT}${weapon}`);
    return gains.length > 0 ? { seat, member, gains } : null;
  }
  return null;
}

interface Gained {
  readonly honour: HonourRule | null;
  readonly upgrade: Upgrade | null;
}

function gainedBy(gain: string): Gained {
  const [item, weapon] = gain.split(AT);
  const isItem = weapon !== undefined && (RARE_ITEMS as readonly string[]).includes(item!);
  return isItem
    ? { honour: null, upgrade: { item: item as RareItem, weapon } }
    : { honour: gain as HonourRule, upgrade: null };
}

const memberOf = ({ card, loadOut, name, honours, scars, upgrades }: Enlisted, gained: Gained | null): Member => ({
  card,
  fireteam: 0,
  name,
  weapons: alsoCarried(cardOf(card), loadOut),
  equipment: [],
  service: [...honours, ...scars, ...(gained?.honour ? [gained.honour] : [])],
  upgrades: [...upgrades, ...(gained?.upgrade ? [gained.upgrade] : [])],
});

const usual: Member = { card: USUAL, fireteam: 0, name: cardOf(USUAL).name, weapons: USUAL_WEAPONS, equipment: [] };

const teamWith = (member: Member): Team => ({
  faction: factionOfCard(member.card).id,
  fireteams: [],
  operatives: [member],
});

const OPEN = { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } };
const [X, Y] = [10, 4];

/** Two operatives on open ground, so far apart in inches; one of them is active and has not moved. */
function tableOfTwo(members: readonly Member[], apart: number, active: OperativeId): BattleLook {
  const setup: BattleSetup = { ...ready[0]!, map: OPEN, teams: members.map(teamWith) };
  const position = opening(setup);
  const operatives = position.operatives.map((each, i) => ({
    ...each,
    order: 'engage' as const,
    at: { x: inches(X), y: inches(Y + i * apart), z: 0 },
  }));
  const activation = { operative: active, ap: 2, performed: [], weapons: [] };
  return tableOf(ruleset, setup, { ...position, phase: 'firefight' as const, operatives, activation });
}

const FAR = 6;
/** From centre to centre: within engagement range whatever the bases are. */
const NEAR = 1.8;

const best = (of: readonly Forecast[]): Forecast | null => of.toSorted((a, b) => b.mean - a.mean)[0] ?? null;

const KINDS = ['shot', 'fight', 'fight-back', 'shot-at'] as const;
type Kind = (typeof KINDS)[number];

/** What is attacked, with what and how that ends. */
type Seen = { readonly [K in Kind]: (Odds & Pick<Forecast, 'with' | 'leftOut'>) | null };

function seen(one: Enlisted, gained: Gained | null): Seen {
  const both = [memberOf(one, gained), usual];
  const fight = best(attacks(tableOfTwo(both, NEAR, 0), 0, 1));
  return {
    shot: best(attacks(tableOfTwo(both, FAR, 0), 0, 1)),
    fight,
    'fight-back': fight?.back ? { ...fight, ...fight.back } : null,
    'shot-at': best(attacks(tableOfTwo(both, FAR, 1), 1, 0)),
  };
}

const oddsIn = ({ mean, kill }: Odds): Odds => ({ mean, kill });
const isSame = (a: Odds, b: Odds): boolean => Math.abs(a.mean - b.mean) < 1e-9 && Math.abs(a.kill - b.kill) < 1e-9;

/** The same weapon as now: another that became the best would be another question. */
export function outlookOf({ operatives }: Dataslate, member: string, gains: readonly string[]): Outlook {
  const one = operatives.find(({ id }) => id === member)!;
  const now = seen(one, null);
  const kinds = KINDS.filter(kind => now[kind] !== null);
  return {
    attacks: kinds.map(kind => ({
      told: { word: `outlook.${kind}`, weapon: now[kind]!.with, target: usual.name },
      odds: oddsIn(now[kind]!),
    })),
    gains: gains.map(gain => {
      const gained = gainedBy(gain);
      const then = seen(one, gained);
      const rule = gained.honour;
      return {
        gain,
        name: rule === null ? { word: `reward.${gained.upgrade!.item}` } : { word: `rule.${rule}` },
        clause: rule === null ? 'KT-14.63' : specOpsRules[rule].clause,
        odds: kinds.map(kind => {
          const odds = then[kind];
          return odds === null || isSame(odds, now[kind]!) ? null : oddsIn(odds);
        }),
        isLeftOut: rule !== null && kinds.some(kind => then[kind]?.leftOut.some(each => each.rule === rule)),
      };
    }),
  };
}
