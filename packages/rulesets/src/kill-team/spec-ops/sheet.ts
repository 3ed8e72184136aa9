// KT-14.36  A dataslate on paper
import type { Sheet, SheetMark, SheetMember, Told } from '@little-wars/engine';
import { figureOf } from '@little-wars/skirmish';
import { cardOf, equipmentOf, factionOf, findStarter, findWeapon } from '../content/index.ts';
import type { Card, Weapon } from '../content/types.ts';
import { heightOfCard } from '../lookups/bodies.ts';
import { defaults } from '../options.ts';
import { linesOf } from '../tabletop/board.ts';
import { placeOf, RANKS, rankFrom, rankOf } from './between/ranks.ts';
import { assetRules } from './between/ruleset.ts';
import { specOpOf } from './between/spec-ops/index.ts';
import type { Dataslate, Enlisted } from './between/types.ts';
import { placesOf, pointsIn } from './fielding.ts';
import { specOpsRules } from './rules.ts';
import { type Asset, type BattleAsset, HONOURS, SPECIALISMS } from './uses.ts';

const weaponsOf = (card: Card, { loadOut }: Enlisted): readonly Weapon[] =>
  loadOut.flatMap(id => findWeapon(card, id) ?? []);

function marksOf(card: Card, { specialisms, honours, scars, upgrades, smith }: Enlisted): readonly SheetMark[] {
  const rule = (kind: 'honour' | 'scar', id: keyof typeof specOpsRules): SheetMark => ({
    kind,
    name: { word: `rule.${id}` },
    clause: specOpsRules[id].clause,
  });
  return [
    ...specialisms.map((id): SheetMark => ({ kind: 'trade', name: { word: `specialism.${id}` }, clause: 'KT-14.45' })),
    ...honours.map(id => rule('honour', id)),
    ...scars.map(id => rule('scar', id)),
    ...upgrades.map(
      ({ weapon, item }): SheetMark => ({
        kind: 'gear',
        name: {
          word: 'sheet.gear',
          weapon: findWeapon(card, weapon)?.name ?? weapon,
          item: { word: `reward.${item}` },
        },
        clause: 'KT-14.63',
      }),
    ),
    ...(smith ? [{ kind: 'gear', name: { word: 'sheet.smith' }, clause: 'KT-14.64' } as const] : []),
  ];
}

/** KT-14.65: whether it is to fight in the next battle, and with what. */
function orderedTo({ id, out }: Enlisted, { faction, orders }: Dataslate): readonly SheetMark[] {
  if (!orders || out) return [];
  const place = placesOf(orders.fireteams).find(({ operative }) => operative === id);
  const items = (place?.equipment ?? []).map(item => equipmentOf(factionOf(faction), item).name).join(', ');
  const name = items === '' ? { word: place ? 'sheet.marches' : 'sheet.rests' } : { word: 'sheet.marches-with', items };
  return [{ kind: 'task', name, clause: place ? 'KT-14.65' : 'KT-14.46' }];
}

const notesOf = ({ rested, out }: Enlisted): readonly Told[] => [
  ...(out ? [{ word: 'sheet.out' }] : []),
  ...(rested > 0 ? [{ word: 'sheet.rested', battles: rested }] : []),
];

/** KT-14.45: its own specialisms; all four for an operative that has none yet. */
const prospectsOf = ({ specialisms, honours }: Enlisted): SheetMember['prospects'] =>
  (specialisms.length === 0 ? SPECIALISMS : specialisms).map(id => ({
    name: { word: `specialism.${id}` },
    gains: HONOURS[id].filter(honour => !honours.includes(honour)),
  }));

function memberOf(one: Enlisted, slate: Dataslate): SheetMember {
  const card = cardOf(one.card);
  const weapons = weaponsOf(card, one);
  const place = placeOf(one.xp);
  return {
    id: one.id,
    name: one.name,
    card: card.name,
    figure: figureOf({
      words: [card.name, ...card.keywords],
      weapons: weapons.map(({ name, type }) => ({ name, isMelee: type === 'melee' })),
      height: heightOfCard(card, defaults.bodyHeight),
    }),
    lines: linesOf(card, weapons),
    rank: `rank.${rankOf(one.xp)}`,
    place: { now: place, of: RANKS.length },
    experience: { now: one.xp, from: rankFrom(place)!, next: rankFrom(place + 1) },
    marks: [...marksOf(card, one), ...orderedTo(one, slate)],
    notes: notesOf(one),
    prospects: prospectsOf(one),
  };
}

const clauseOf = (asset: Asset): string =>
  Object.hasOwn(assetRules, asset)
    ? assetRules[asset as keyof typeof assetRules].clause
    : specOpsRules[asset as BattleAsset].clause;

/** KT-14.65 */
const ordersOn = ({ faction, orders }: Dataslate): readonly SheetMark[] =>
  orders
    ? [
        {
          kind: 'task',
          name: {
            word: 'sheet.orders',
            fighters: placesOf(orders.fireteams).length,
            points: pointsIn(faction, orders.fireteams),
          },
          clause: 'KT-14.65',
        },
      ]
    : [];

export function sheetOf(slate: Dataslate): Sheet {
  const { name, faction, founder, operatives, requisition, assets, capacity, stash, specOp, memorial } = slate;
  const task = specOp && specOpOf(specOp.id);
  return {
    name,
    title: `${factionOf(faction).name}: ${findStarter(founder)?.name ?? founder}`,
    members: operatives.map(one => memberOf(one, slate)),
    counts: [
      { word: 'sheet.requisition', value: requisition, clause: 'KT-14.47' },
      { word: 'sheet.stash', value: stash, clause: 'KT-14.57' },
      { word: 'sheet.assets', value: assets.length, most: capacity, clause: 'KT-14.48' },
    ],
    marks: [
      ...ordersOn(slate),
      ...assets.map((id): SheetMark => ({ kind: 'asset', name: { word: `asset.${id}` }, clause: clauseOf(id) })),
      ...(task && specOp
        ? [
            {
              kind: 'task',
              name: {
                word: 'sheet.task',
                specOp: { word: `spec-op.${task.id}` },
                battles: specOp.battles,
                of: task.first.battles,
              },
              clause: task.clause,
            } as const,
          ]
        : []),
    ],
    lost: memorial,
  };
}
