import { describe, expect, it } from 'vitest';
import type { WeaponUse } from '../content/types.ts';
import { apart, armed, broke, rules, spot } from '../testing/attacks.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Effect, Operative, Position } from '../types.ts';
import { bestFight, type FightPolicy, type HitPolicy, type ReRollPolicy } from './case.ts';
import { asEndings, sorted } from './enumerate.oracle.ts';
import { type Combat, playFight } from './play-fight.oracle.ts';

const marine = (change: Partial<Operative> = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...armed('fists'), ...change });
const boy = (change: Partial<Operative> = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('fists'), ...change });
const beside = (seat: number, dx: number, dy: number): Stood => [
  seat,
  seat === 0 ? 'tactical-marine-warrior' : 'boy-fighter',
  0,
  0,
  { at: spot(2000 + dx, 2000 + dy) },
];

type Uses = readonly WeaponUse[];

const effects = (own: Uses, theirs: Uses): { readonly effects: readonly Effect[] } => ({
  effects: [...rules(own, 0, 0).effects, ...rules(theirs, 1, 1).effects],
});

const fists = 'fists/standard';
const fight = (
  own: Uses,
  theirs: Uses,
  change: Partial<Combat> = {},
  stood = [marine(), boy()],
  more: Partial<Position> = {},
): Combat => ({
  setup: open,
  position: broke(stood, { ...effects(own, theirs), ...more }),
  weapon: fists,
  parry: fists,
  ...change,
});

const both = (hits: HitPolicy, reRolls: ReRollPolicy, theirs: HitPolicy = hits): FightPolicy => ({
  objective: 'damage',
  attacker: { hits, reRolls },
  defender: { hits: theirs, reRolls },
});
const toKill: FightPolicy = { ...bestFight, objective: 'kill' };

const balanced = { rule: 'balanced' } as const;
const ceaseless = { rule: 'ceaseless' } as const;
const relentless = { rule: 'relentless' } as const;
const rending = { rule: 'rending' } as const;
const lethal = { rule: 'lethal', face: 5 } as const;
const brutal = { rule: 'brutal' } as const;
const stun = { rule: 'stun' } as const;
const reap = { rule: 'reap', wounds: 1 } as const;

const choppa = { parry: 'choppa/standard' };
const withChoppa = [marine(), boy(armed('choppa'))];

const CASES: readonly (readonly [string, Combat, FightPolicy?])[] = [
  ['fists against fists', fight([], [])],
  ['fists against a choppa', fight([], [], choppa, withChoppa)],
  ['to kill', fight([], [], choppa, withChoppa), toKill],
  ['always strike', fight([], [], choppa, withChoppa), both('strike', 'never')],
  ['always parry', fight([], [], choppa, withChoppa), both('parry', 'never')],
  ['strike against parry', fight([], [], choppa, withChoppa), both('strike', 'never', 'parry')],
  ['the best against who always strikes', fight([], [], choppa, withChoppa), both('best', 'best', 'strike')],
  ['few wounds left on both sides', fight([], [], {}, [marine({ wounds: 6 }), boy({ wounds: 5 })])],
  ['few wounds left, to kill', fight([], [], {}, [marine({ wounds: 6 }), boy({ wounds: 5 })]), toKill],
  ['injured on both sides (KT-6.3)', fight([], [], {}, [marine({ wounds: 4 }), boy({ wounds: 4 })])],
  ['support for the attacker (KT-5.5)', fight([], [], {}, [marine(), boy(), beside(0, apart(1), apart(0.5))])],
  ['no weapon to parry with (KT-5.2)', fight([], [], { parry: null }, [marine(), boy(armed())])],
  ['no weapon to attack with', fight([], [], { weapon: null }, [marine(armed()), boy()])],
  ['KT-9.3 Balanced', fight([balanced], [])],
  ['KT-9.3 Balanced on both sides', fight([balanced], [balanced])],
  ['KT-9.3 Balanced on both sides, failures', fight([balanced], [balanced]), both('best', 'fails')],
  ['KT-9.3 Balanced on both sides, never', fight([balanced], [balanced]), both('best', 'never')],
  ['KT-9.5 Brutal', fight([brutal], [])],
  ['KT-9.5 Brutal of the defender', fight([], [brutal], choppa, withChoppa)],
  ['KT-9.6 Ceaseless', fight([ceaseless], [])],
  ['KT-9.6 Ceaseless of the defender', fight([], [ceaseless])],
  ['KT-9.12 Lethal', fight([lethal], [lethal])],
  ['KT-9.18 Reap', fight([reap], [])],
  ['KT-9.19 Relentless', fight([relentless], [])],
  [
    'KT-9.19 Relentless against Balanced, to kill',
    fight([relentless], [balanced], {}, [marine(), boy({ wounds: 7 })]),
    toKill,
  ],
  ['KT-9.20 Rending', fight([rending], [])],
  ['KT-9.20 Rending on both sides', fight([rending, lethal], [rending, lethal])],
  ['KT-9.23 Stun', fight([stun], [], choppa, withChoppa)],
  ['KT-9.23 Stun and Lethal on both sides', fight([stun, lethal], [stun, lethal])],
  ['KT-9.23 Stun, always strike', fight([stun, lethal], [stun, lethal]), both('strike', 'never')],
  [
    'KT-6.5 Command Re-rolls',
    fight([], [], { commandReRolls: { attacker: 1, defender: 1 } }, [marine(), boy()], { cp: [1, 1] }),
  ],
  [
    'KT-6.5 and Balanced',
    fight([balanced], [], { commandReRolls: { attacker: 1, defender: 0 } }, [marine(), boy()], { cp: [1, 0] }),
  ],
  ['everything at once', fight([lethal, rending, balanced, brutal], [lethal, stun, rending], choppa, withChoppa)],
  [
    'a thunder hammer and a power klaw',
    fight([], [], { weapon: 'thunder-hammer/standard', parry: 'power-klaw/standard' }, [
      blue('assault-intercessor-sergeant', 0, 0, { at: spot(2000, 2000), ...armed('thunder-hammer') }),
      red('boss-nob', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('power-klaw') }),
    ]),
  ],
];

const proves = (each: Combat, policy?: FightPolicy, listing: 'alike' | 'every face' = 'alike'): void => {
  const played = playFight(each, policy, listing);
  const lost = (end: Position, id: number): number => each.position.operatives[id]!.wounds - end.operatives[id]!.wounds;
  const { odds, fightCase } = played;
  const endings = played.endings(end => `${lost(end, 1)}-${lost(end, 0)}`);
  const expected = new Map<string, bigint>();
  for (const [x, row] of odds.both.entries())
    for (const [y, weight] of asEndings({ weights: row, total: odds.total })) expected.set(`${x}-${y}`, weight);
  expect(sorted(endings)).toEqual(sorted(expected));
  expect(fightCase.attacker.stun || odds.stunned[0] === 0).toBe(true);
};

describe('KT-5 odds of fights are those of the real sequence', () => {
  for (const [name, each, policy] of CASES) it(name, () => proves(each, policy));
});

describe('KT-5 the numbers odds are made of are those of the table', () => {
  const caseOf = (name: string) => playFight(CASES.find(([each]) => each === name)![1]).fightCase;
  it('KT-5.5 support betters WS, KT-6.3 injuries worsen it', () => {
    expect(caseOf('fists against fists')).toMatchObject({ attacker: { hitOn: 3 }, defender: { hitOn: 3 } });
    expect(caseOf('support for the attacker (KT-5.5)')).toMatchObject({
      attacker: { hitOn: 2 },
      defender: { hitOn: 3 },
    });
    expect(caseOf('injured on both sides (KT-6.3)')).toMatchObject({ attacker: { hitOn: 4 }, defender: { hitOn: 4 } });
  });
  it('KT-9.18 KT-9.23 and special rules are found', () => {
    expect(caseOf('KT-9.23 Stun')).toMatchObject({ attacker: { stun: true }, defender: { stun: false } });
    expect(caseOf('KT-9.5 Brutal of the defender')).toMatchObject({
      attacker: { brutal: false },
      defender: { brutal: true },
    });
    expect(caseOf('no weapon to parry with (KT-5.2)').defender.attacks).toBe(0);
  });
  it('KT-9.18 Reap: so many mortal wounds on each further enemy, as in real play', () => {
    const third: Stood = red('boy-fighter', 0, 0, { at: spot(2000, 2000 + apart(0.5)) });
    const combat = fight([reap, lethal], [], {}, [marine(), boy(), third]);
    const played = playFight(combat);
    const endings = played.endings(end => String(combat.position.operatives[2]!.wounds - end.operatives[2]!.wounds));
    expect(played.fightCase.attacker.reap).toBe(1);
    expect(sorted(endings)).toEqual(sorted(asEndings(played.odds.reaped[0])));
  });
  it('KT-9.23 the second critical strike takes APL as often as odds say', () => {
    const played = playFight(fight([stun, lethal], [], choppa, withChoppa));
    const endings = played.endings(end => String(end.operatives[1]!.aplChange));
    const total = [...endings.values()].reduce((a, b) => a + b, 0n);
    expect(Number(((endings.get('-1') ?? 0n) * 10n ** 15n) / total) / 1e15).toBeCloseTo(played.odds.stunned[0], 12);
  });
});
