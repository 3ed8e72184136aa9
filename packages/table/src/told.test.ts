import { type Board, type Edition, type Game, isSetUp, type Reason, type Sight, tableOf } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { everyRuleset, played } from './playing.oracle.ts';
import { eventFor, tellEvents, tellerAt, tellMoment, toldAhead, toldHeading, toldModel } from './told.ts';

/** Everything a table writes about its board. */
const wordsOn = (board: Board, teller: Teller): readonly string[] => [
  ...board.models.map(model => toldModel(teller, model)),
  ...board.models.flatMap(({ conditions }) => conditions.map(each => teller.thing('condition', each))),
  ...board.marks.map(({ kind }) => teller.thing('mark', kind)),
  ...board.zones.map(({ kind }) => teller.thing('zone', kind)),
  ...board.pieces.map(({ id }) => teller.thing('piece', id)),
  ...[...new Set(board.pieces.flatMap(({ parts }) => parts.map(({ kind }) => kind)))].map(kind =>
    teller.thing('kind', kind),
  ),
  ...[...new Set(board.pieces.flatMap(({ parts }) => parts.flatMap(({ ground }) => ground ?? [])))].flatMap(ground =>
    ['ground', 'ground-does'].map(of => teller.thing(of, ground)),
  ),
  ...board.status.flatMap(({ id, seat, value }) => [
    teller.text(`status.${id}`),
    ...(seat === null && typeof value === 'string' ? [teller.thing(id, value)] : []),
  ]),
  ...board.scores.map(({ source }) => teller.text(source.word, source)),
  ...board.notes.flatMap(({ name, how }) => [name, ...(how ? [how] : [])]).map(each => teller.text(each.word, each)),
];

/** The sight court's rulings between the first model of one side and those of the other. */
function wordsInCourt(
  { tabletop }: Edition<Game>,
  t: Sight<Game>,
  { models }: Board,
  teller: Teller,
): readonly string[] {
  const here = models.filter(({ at, out }) => at && !out);
  const from = here.find(({ seat }) => seat === 0);
  if (!from) return [];
  return here
    .filter(({ seat }) => seat === 1)
    .flatMap(({ id }) => tabletop.court(t, from.id, id))
    .flatMap(ruling => [
      teller.text(`ruling.${ruling.id}`, ruling),
      ...(ruling.touches ?? []).map(({ what }) =>
        typeof what === 'number' ? teller.model(what) : teller.thing('piece', what),
      ),
      ...((ruling['reasons'] ?? []) as readonly Reason[]).map(reason => teller.reason(reason)),
    ]);
}

describe.each(everyRuleset)('what happened in %s', (_, ruleset) => {
  const { match, moments } = played(ruleset, { seed: 'told', answers: 150 });

  it('is described with its clause, every roll with its dice', () => {
    for (const moment of moments) {
      const { asked, roll, lines } = tellMoment(match, moment, null);
      expect(asked).not.toBe('');
      expect(roll?.faces ?? null).toBe(moment.input.by === 'dice' ? moment.input.answer : null);
      expect(lines.every(({ clause }) => moment.events.some(({ fact }) => fact.clause === clause))).toBe(true);
    }
    expect(moments.flatMap(({ events }) => tellEvents(match, events, null)).length).toBeGreaterThan(20);
  });

  it('is what the ruleset shows to the seat', () => {
    for (const { events } of moments)
      for (const event of events)
        for (const seat of [0, 1, null])
          expect(eventFor(match, event, seat)).toEqual({
            fact: ruleset.show(event.fact, seat),
            position: ruleset.view(match.setup, event.position, seat),
          });
  });

  it('leaves nothing on the board and in the sight court without texts', () => {
    const missing = new Set<string>();
    const lines = new Set<string>();
    for (const [i, { before }] of moments.entries()) {
      const teller = tellerAt(match, before.position, 0, { missing: id => missing.add(id) });
      const t = tableOf(ruleset, match.setup, before.position);
      const board = ruleset.tabletop.board(t);
      for (const line of [...wordsOn(board, teller), ...(i % 10 === 0 ? wordsInCourt(ruleset, t, board, teller) : [])])
        lines.add(line);
    }
    expect([...missing]).toEqual([]);
    expect([...lines].filter(line => /[{}]|undefined|\[object|^[a-z]+(\.[\w-]+)+$|\w-[a-z]$/.test(line))).toEqual([]);
  });

  it('shows the zone of a side while its models are set up there', () => {
    const placing = moments.filter(
      ({ question: { kind, purpose } }) => kind === 'place' && isSetUp(ruleset, { purpose }),
    );
    for (const { before, question } of placing) {
      const { zones } = ruleset.tabletop.board(tableOf(ruleset, match.setup, before.position));
      if (zones.some(({ seat }) => seat === question.to))
        expect(zones.filter(({ matters }) => matters).map(({ seat }) => seat)).toContain(question.to);
    }
  });

  it('explains the score: the parts add up to the whole', () => {
    const states = [...moments.map(({ before }) => before), match.state];
    for (const { position } of states) {
      const { scores, status } = ruleset.tabletop.board(tableOf(ruleset, match.setup, position));
      for (const { seat, value } of status.filter(({ id }) => ['victory-points', 'points', 'score'].includes(id)))
        expect(scores.filter(each => each.seat === seat).reduce((sum, each) => sum + each.value, 0)).toBe(value);
    }
  });

  it('reveals a secret choice and its reason only to the seat that made it', () => {
    for (const moment of moments) {
      const { question, input } = moment;
      if (!question.secret || (question.kind !== 'pick-one' && question.kind !== 'react')) continue;
      const why = { ...moment, because: { reason: 'all-alike' } };
      const [own, other] = [input.by as number, 1 - (input.by as number)];
      expect(tellMoment(match, why, own).why).not.toBeNull();
      expect(tellMoment(match, why, other).why).toBeNull();
      expect(tellMoment(match, why, own).asked.length).toBeGreaterThan(tellMoment(match, why, other).asked.length);
    }
  });
});

describe('a roll-off', () => {
  it('says whose die is which, by the names at the table', () => {
    const [, ruleset] = everyRuleset.find(([id]) => id === 'kill-team')!;
    const { match, moments } = played(ruleset, { seed: 'rolled off', answers: 3 });
    const rolled = moments.find(({ question }) => question.kind === 'roll' && question.whose === null)!;
    const { asked } = tellMoment(match, rolled, 0, { seats: ['your side', 'the bot'] });
    expect(asked).toMatch(/, your side against the bot$/);
  });
});

describe('repeated news', () => {
  it('is reported once: dice that are set to their current value', () => {
    const [, ruleset] = everyRuleset[0]!;
    const { match, moments } = played(ruleset, { seed: 'no news', answers: 20 });
    const { events } = moments.find(moment => tellEvents(match, moment.events, null).length > 0)!;
    const told = events.find(event => tellEvents(match, [event], null).length > 0)!;
    expect(tellEvents(match, [told, told], null)).toHaveLength(1);
    const later = { ...told, position: { ...told.position, since: 1 } };
    const silent = { ...later, fact: { ...told.fact, type: 'action-finished' } };
    expect(tellEvents(match, [told, silent, later], null)).toHaveLength(1);
    expect(tellEvents(match, [told, later], null)).toHaveLength(2);
  });
});

describe('headings and drifts', () => {
  const [, ruleset] = everyRuleset[0]!;
  const { match, moments } = played(ruleset, { seed: 'headings', answers: 5 });
  const teller = tellerAt(match, moments[0]!.before.position, 0);

  it('are described by the compass, with their multiplicity', () => {
    expect(toldHeading(teller, { along: { dx: 300, dy: 310 }, count: 1 })).toBe('heading north-east');
    expect(toldHeading(teller, { along: { dx: 0, dy: -1 }, count: 3 })).toBe('heading south, 3 times');
  });

  it('are part of a model’s description while it is in the game', () => {
    const t = tableOf(ruleset, match.setup, moments[0]!.before.position);
    const model = { ...ruleset.tabletop.board(t).models[0]!, out: false };
    const heading = { along: { dx: -1, dy: 0 }, count: 1 };
    expect(toldModel(teller, { ...model, heading })).toContain('heading west');
    expect(toldModel(teller, { ...model, heading, out: true })).not.toContain('heading');
  });

  it('is called active while it acts, and no longer ready', () => {
    const t = tableOf(ruleset, match.setup, moments[0]!.before.position);
    const model = { ...ruleset.tabletop.board(t).models[0]!, out: false, ready: true };
    expect(toldModel(teller, model)).toMatch(/ready$/);
    const acting = toldModel(teller, { ...model, active: true });
    expect(acting).toMatch(/active$/);
    expect(acting).not.toContain('ready');
  });

  it('are listed place by place', () => {
    const end = (inches: number, chance: number) => ({ at: { x: 0, y: 0, z: 0 }, inches, chance });
    const from = { x: 0, y: 0, z: 0 };
    expect(toldAhead({ clause: 'ZG-2.3', from, ends: [end(0, 1 / 6), end(2.5, 5 / 6)] })).toEqual([
      '0": 16.7%',
      '2.5": 83.3%',
    ]);
  });
});
