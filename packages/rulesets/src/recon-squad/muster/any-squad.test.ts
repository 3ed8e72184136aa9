import { readAs } from '@little-wars/engine';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Datasheet } from '../../w40k/content/types.ts';
import { choicesOf, without } from '../../w40k/muster/choices.ts';
import { content } from '../content/index.ts';
import type { AbilityUse } from '../content/uses.ts';
import { rule, section } from '../testing/book.ts';
import { squadShape } from './read.ts';
import { reasonsAgainstSquad, type Squad, type SquadMember, squadCost, TRAITS } from './squad.ts';
import { STARTERS } from './starters.ts';
import { squadTexts } from './texts.ts';

type Sheet = Datasheet<AbilityUse>;
type Draw = (below: number) => number;

const SLOTS = { HQ: 1, Troops: 2, Elites: 1, 'Fast Attack': 1 };

/** A model with random choices among those its sheet allows for it alone. */
function drawModel(sheet: Sheet, kind: Sheet['models'][number], draw: Draw): SquadMember {
  let wargear = kind.wargear;
  const choices: string[] = [];
  for (const [at, { takers }] of sheet.options.entries()) {
    const offered = choicesOf(sheet).filter(choice => choice.at === at && choice.id !== '>first-banner');
    if (offered.length === 0) continue;
    const isAlone = !(takers.together || takers.most || takers.size || takers.flat);
    if (!isAlone || (takers.kind !== undefined && takers.kind !== kind.name)) continue;
    if (!takers.mandatory && draw(3) > 0) continue;
    const { id, option, add } = offered[draw(offered.length)]!;
    const left = without(wargear, option.remove);
    if (left === null) continue;
    wargear = [...left, ...add];
    choices.push(id);
  }
  return { kind: kind.name, name: kind.name, choices };
}

function drawUnit(sheet: Sheet, draw: Draw): Squad['selections'][number] {
  const models = sheet.models.flatMap(kind => Array.from({ length: kind.least }, () => drawModel(sheet, kind, draw)));
  while (models.length < sheet.least) models.push(drawModel(sheet, sheet.models[0]!, draw));
  return { sheet: sheet.id, models };
}

const isPlayable = ({ unique, id }: Sheet): boolean => !unique && id !== 'giant' && id !== 'bulwark';

/** A squad that is legal by construction. */
function drawSquad(draw: Draw): Squad {
  const faction = content.factions[draw(content.factions.length)]!;
  const slots = new Map<string, number>(Object.entries(SLOTS));
  let squad: Squad = { faction: faction.id, selections: [] };
  for (let tries = 0; tries < 12; tries++) {
    const sheet = faction.sheets[draw(faction.sheets.length)]!;
    const left = slots.get(sheet.role) ?? 0;
    const next = { ...squad, selections: [...squad.selections, drawUnit(sheet, draw)] };
    const count = next.selections.flatMap(({ models }) => models).length;
    if (!isPlayable(sheet) || left === 0 || squadCost(next) > 200 || count > 20) continue;
    slots.set(sheet.role, left - 1);
    squad = next;
  }
  return withSpecialists(squad, draw);
}

function withSpecialists(squad: Squad, draw: Draw): Squad {
  const sheets = new Map(content.factions.flatMap(({ sheets: all }) => all.map(sheet => [sheet.id, sheet] as const)));
  const places = squad.selections.flatMap(({ sheet: id, models }, i) =>
    sheets.get(id)!.keywords.includes('Vehicle')
      ? []
      : models.map(({ kind }, j) => ({
          at: `${i}.${j}`,
          leadership: sheets.get(id)!.models.find(({ name }) => name === kind)!.profile.leadership ?? 0,
        })),
  );
  const best = Math.max(...places.map(({ leadership }) => leadership));
  const leaders = places.filter(({ leadership }) => leadership === best);
  const leader = leaders[draw(leaders.length)]?.at;
  const others = places.filter(({ at }) => at !== leader).slice(0, 3);
  const turn = draw(TRAITS.length);
  const traits = new Map(
    [leader, ...others.map(({ at }) => at)].map((at, i) => [at, TRAITS[(turn + i) % TRAITS.length]!] as const),
  );
  const specialist = (member: SquadMember, at: string): SquadMember => {
    const trait = traits.get(at);
    return trait ? { ...member, trait, ...(at === leader ? { leader: true } : {}) } : member;
  };
  return {
    ...squad,
    selections: squad.selections.map((selection, i) => ({
      ...selection,
      models: selection.models.map((member, j) => specialist(member, `${i}.${j}`)),
    })),
  };
}

/** Numbers below a bound, from fast-check's generator. */
const anySquad = fc
  .infiniteStream(fc.nat(0xffff))
  .map(dice => drawSquad(below => dice.next().value % below))
  .filter(({ selections }) => selections.flatMap(({ models }) => models).length >= 4);

/** A mutated squad: a value dropped, duplicated, or replaced. */
function mutate(value: unknown, draw: Draw): unknown {
  const words = ['', 'x', 'boyz', 'Ork Boy', 'champion', '>shieldvanes'];
  const odd = [null, -1, [], {}, true, 1e9, ...words];
  if (typeof value === 'string' && draw(4) > 0) return words[draw(words.length)];
  if (draw(8) === 0 || typeof value !== 'object' || value === null) return odd[draw(odd.length)];
  if (Array.isArray(value)) {
    const at = draw(value.length + 1);
    if (at === value.length) return [...value, ...value.slice(0, 1)];
    return draw(5) === 0 ? value.toSpliced(at, 1) : value.with(at, mutate(value[at], draw));
  }
  const keys = Object.keys(value);
  const key = keys[draw(keys.length)] ?? 'more';
  const { [key]: old, ...rest } = value as Record<string, unknown>;
  return draw(6) === 0 ? rest : { ...rest, [key]: mutate(old, draw) };
}

section('any squad', () => {
  rule('RS-1.7', 'is legal if it was built by the rules', () => {
    let models = 0;
    fc.assert(
      fc.property(anySquad, squad => {
        expect(reasonsAgainstSquad(squad)).toEqual([]);
        models += squad.selections.flatMap(each => each.models).length;
      }),
      { seed: 1, numRuns: 150 },
    );
    expect(models).toBeGreaterThan(750);
  });

  rule(
    'RS-1.7',
    'is refused with texts for all its reasons, or legal, when something in it changes; nothing throws',
    () => {
      let [refused, unreadable, legal] = [0, 0, 0];
      fc.assert(
        fc.property(fc.constantFrom(...STARTERS), fc.infiniteStream(fc.nat(0xffff)), ({ squad }, dice) => {
          const read = readAs(
            squadShape,
            mutate(squad, below => dice.next().value % below),
          );
          if (!read.ok) {
            unreadable++;
            return;
          }
          const reasons = reasonsAgainstSquad(read.value);
          for (const { reason, clause, at, ...parameters } of reasons) {
            expect(clause).toMatch(/^RS-\d+\.\d+$/);
            expect(at).toMatch(/^(faction|selections)/);
            const wanted = [...squadTexts[reason]!.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
            for (const name of wanted) expect(parameters, reason).toHaveProperty(name);
          }
          if (reasons.length > 0) refused++;
          else {
            legal++;
            expect(squadCost(read.value)).toBeLessThanOrEqual(200);
            expect(read.value.selections.flatMap(({ models }) => models).length).toBeLessThanOrEqual(20);
          }
        }),
        { seed: 2, numRuns: 1000 },
      );
      expect(refused).toBeGreaterThan(250);
      expect(unreadable).toBeGreaterThan(250);
      expect(legal).toBeGreaterThan(8);
    },
  );
});
