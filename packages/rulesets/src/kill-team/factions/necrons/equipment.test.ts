import { expect } from 'vitest';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { active, apart, armed, attackWith, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood } from '../../testing/field.ts';
import type { Operative } from '../../types.ts';
import { factionOfSeat } from '../standing.ts';
import { activating, atWork, carrying, offers, offersUntilNext, skip, table } from '../testing/moments.ts';

const boy = (x: number, y = 2000, change: Partial<Operative> = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, y), ...change });
const necron = (card: string, change: Partial<Operative> = {}): Stood => [
  0,
  card,
  0,
  0,
  { at: spot(2000, 2000), ...change },
];

section('KT-6.4 Living Lightning', () => {
  const line = (card = 'immortal-warrior', cp = 1) =>
    field([necron(card), boy(5000), boy(5000, 2000 + apart(3)), boy(5000, 2000 - apart(2))], { cp: [cp, 0] });
  const wounds = (game: { position: { operatives: readonly Operative[] } }) =>
    game.position.operatives.map(o => o.wounds).slice(1);

  rule('KT-6.4', 'Living Lightning: each critical hit of a tesla carbine splashes 2', start => {
    const game = start.from(open, line(), attackWith('tesla-carbine')).dice('roll attack dice', 6, 1, 1, 1);
    skip(game, 'living-lightning-wounds');
    expect(offers(game)).toEqual(['living-lightning-wounds', 'living-lightning-reach']);
    game.reacts('attack-dice-judged', 'living-lightning-wounds').dice('roll defence dice', 6, 6, 6);
    expect(wounds(game)).toEqual([8, 10, 8]);
    expect(game.position).toMatchObject({ cp: [0, 0], ploys: [['living-lightning'], []], effects: [] });
  });

  rule('KT-6.4', 'Living Lightning: or it splashes 3" around', start => {
    const game = start.from(open, line(), attackWith('tesla-carbine')).dice('roll attack dice', 6, 1, 1, 1);
    skip(game, 'living-lightning-reach').reacts('attack-dice-judged', 'living-lightning-reach');
    game.dice('roll defence dice', 6, 6, 6);
    expect(wounds(game)).toEqual([9, 9, 9]);
  });

  rule('KT-6.4', 'Living Lightning: not without a critical hit, with another weapon or without CP', start => {
    const tries = [
      [line(), 'tesla-carbine', 5],
      [line('immortal-warrior', 0), 'tesla-carbine', 6],
      [line(), 'gauss-blaster', 6],
    ] as const;
    for (const [position, weapon, face] of tries) {
      const game = start.from(open, position, attackWith(weapon)).dice('roll attack dice', face, 1, 1, 1);
      expect(offersUntilNext(game).filter(id => id.startsWith('living'))).toEqual([]);
      skip(game.dice('roll defence dice', ...(weapon === 'gauss-blaster' ? [1, 1] : [1, 1, 1])));
    }
  });
});

section('KT-13.1 Hyperphase Blade, Sempiternal Weave, Starfire Core', () => {
  rule('KT-13.1', 'Hyperphase Blade: the bayonet has Lethal 5+, other weapons do not', () => {
    const t = (items: readonly string[]) =>
      table(broke([necron('immortal-warrior', carrying(...items)), boy(2000 + apart(1))]));
    const critical = (items: readonly string[], kind: 'combat' | 'shooting', weapon: string) =>
      t(items).query('critical-on', 6, {
        side: 'attacker',
        attack: {
          kind,
          action: '',
          attacker: 0,
          target: 1,
          weapon,
          profile: 'standard',
          parryWeapon: null,
          parryProfile: null,
          attackDice: [],
          defenceDice: [],
          after: null,
          inCover: false,
          invulnerable: null,
          marks: [],
        },
      });
    expect(critical(['hyperphase-blade'], 'combat', 'bayonet')).toBe(5);
    expect(critical([], 'combat', 'bayonet')).toBe(6);
    expect(critical(['hyperphase-blade'], 'shooting', 'gauss-blaster')).toBe(6);
  });

  rule('KT-13.1', 'Sempiternal Weave: a 2 saves', start => {
    const line = (items: readonly string[]) =>
      broke([blue('boy-fighter', 5, 15), red('immortal-leader', 5, 5, carrying(...items))]);
    for (const [items, left] of [
      [['sempiternal-weave'], 11],
      [[], 8],
    ] as const) {
      const game = start.from(open, line(items), attackWith('shoota')).dice('roll attack dice', 5, 1, 1, 1);
      expect(game.dice('roll defence dice', 2, 1, 1).position.operatives[1]!.wounds).toBe(left);
    }
  });

  rule('KT-13.1', 'Starfire Core: with a critical hit one failed hit of a gauss weapon is kept, once', start => {
    const line = broke([necron('immortal-warrior', carrying('starfire-core')), boy(4000)]);
    const game = start.from(open, line, attackWith('gauss-blaster')).dice('roll attack dice', 6, 1, 1, 2);
    game.reacts('attack-dice-judged', 'starfire-core');
    expect(game.position.attack!.attackDice.map(({ as }) => as)).toEqual(['critical', 'normal', 'fail', 'fail']);
    game.dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 5 - 4);
    start
      .from(open, line, attackWith('gauss-blaster'))
      .dice('roll attack dice', 5, 1, 1, 2)
      .dice('roll defence dice', 1, 1);
    const tesla = start.from(open, line, attackWith('tesla-carbine')).dice('roll attack dice', 6, 1, 1, 2);
    tesla.dice('roll defence dice', 1, 1, 1);
    const all = start.from(open, line, attackWith('gauss-blaster')).dice('roll attack dice', 6, 6, 5, 5);
    expect(offers(all)).toEqual([]);
    all.dice('roll defence dice', 1, 1);
  });
});

section('KT-13.1 Tesla Weave', () => {
  const line = (x: number) =>
    broke(
      [
        blue('boy-fighter', 0, 0, { at: spot(2000, 2000), wounds: 2, ...armed('choppa') }),
        red('necron-warrior', 0, 0, { at: spot(x, 2000), ...carrying('tesla-weave') }),
      ],
      { activation: active() },
    );
  const charge = (x: number) => [{ how: 'go', to: spot(x, 2000) }];

  rule(
    'KT-13.1',
    'Tesla Weave: an enemy ending a Charge at the bearer loses a wound for each 5+ of three dice',
    start => {
      const game = start.from(open, line(4000), activating()).picks('choose an action', 'charge');
      game.picks('move', charge(4000 - apart(1))).dice('roll the discharge', 5, 4, 1);
      expect(game.position.operatives[0]!.wounds).toBe(1);
      game.picks('choose an action', 'end-activation');
      const fatal = start.from(open, line(4000), activating()).picks('choose an action', 'charge');
      fatal.picks('move', charge(4000 - apart(1))).dice('roll the discharge', 5, 6, 1);
      expect(fatal.position.operatives[0]!.removed).toBe(true);
      expect(fatal.position.fallen[0]).toMatchObject({ operative: 0, by: 1 });
    },
  );

  rule(['KT-13.1', 'KT-1.13'], 'Tesla Weave: initiative says which of two comes first, if that can matter', start => {
    const two = (wounds: number) => ({
      ...broke(
        [
          blue('boy-fighter', 0, 0, { at: spot(2000, 2000), wounds, ...armed('choppa') }),
          red('necron-warrior', 0, 0, { at: spot(4000, 1840), ...carrying('tesla-weave') }),
          red('necron-warrior', 0, 0, { at: spot(4000, 2160), ...carrying('tesla-weave') }),
        ],
        { activation: active(), initiative: 1 },
      ),
    });
    const charged = (wounds: number) =>
      start
        .from(open, two(wounds), activating())
        .picks('choose an action', 'charge')
        .picks('move', charge(4000 - apart(0.9)));
    // Two wounds: who fells it matters. Ten: they cannot fell it together.
    const frail = charged(2);
    expect(frail.asks('choose which discharges next', 'pick-one')).toMatchObject({ to: 1, options: [1, 2] });
    frail.picks('choose which discharges next', 2).dice('roll the discharge', 5, 6, 1);
    expect(frail.position.fallen).toMatchObject([{ operative: 0, by: 2 }]);
    const sound = charged(10).dice('roll the discharge', 5, 4, 1).dice('roll the discharge', 5, 5, 1);
    expect(sound.position.operatives[0]!.wounds).toBe(7);
    sound.picks('choose an action', 'end-activation');
  });

  rule('KT-13.1', 'Tesla Weave: not after another move', start => {
    const game = start.from(open, line(6000), activating()).picks('choose an action', 'normal-move');
    game.picks('move', charge(3000)).picks('choose an action', 'end-activation');
    expect(offers(game)).toEqual([]);
  });
});

section('KT-13.1 Mindshackle Scarabs', () => {
  const SCARABS = 'mindshackle-scarabs';
  const bearer = (used: readonly string[] = []) => necron('necron-warrior', { ...carrying(SCARABS), used });
  const line = (x = 2000 + apart(3), used: readonly string[] = []) =>
    broke([bearer(used), boy(x, 2000, armed('shoota', 'choppa')), boy(4000, 5000)], { activation: active() });
  const victim = 'choose whom they enter';

  rule('KT-13.1', 'Mindshackle Scarabs: more than its APL costs an enemy within 3" 1 APL, once per battle', start => {
    const game = start.from(open, line(), activating()).picks('choose an action', SCARABS);
    expect(game.asks(victim, 'pick-one').options).toEqual([1]);
    game.picks(victim, 1).dice('roll against its APL', 3);
    expect(game.position.operatives[1]!.aplChange).toBe(-1);
    expect(game.position.operatives[0]!.used).toEqual([SCARABS]);
    game.picks('choose an action', 'end-activation');
    const spent = line(undefined, [SCARABS]);
    expect(reasonsAgainstAction(table(spent), actionOf(table(spent), 0, SCARABS), 0)).toContainEqual({
      reason: 'used-up',
      clause: 'KT-13.1',
    });
    const far = line(2000 + apart(3) + 1);
    expect(reasonsAgainstAction(table(far), actionOf(table(far), 0, SCARABS), 0)).toContainEqual({
      reason: 'nobody-in-reach',
      clause: 'KT-3.20',
    });
  });

  rule('KT-13.1', 'Mindshackle Scarabs: a roll of its APL or less does nothing', start => {
    const game = start.from(open, line(), activating()).picks('choose an action', SCARABS);
    game.picks(victim, 1).dice('roll against its APL', 2);
    expect(game.position.operatives[1]!.aplChange).toBe(0);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-13.1', 'Mindshackle Scarabs: more than twice its APL makes it shoot a friend of its own', start => {
    const game = start.from(open, line(), activating()).picks('choose an action', SCARABS);
    game.picks(victim, 1).dice('roll against its APL', 5);
    expect(game.asks('choose what it is made to do', 'pick-one')).toMatchObject({
      to: 0,
      options: ['nothing', 'shoot'],
    });
    expect(factionOfSeat(game.position, 0)!.id).toBe('necrons');
    expect(factionOfSeat(game.position, 1)!.id).toBe('orks');
    game.picks('choose what it is made to do', 'shoot').picks('select a ranged weapon', 'shoota/standard');
    expect(game.asks('select a valid target', 'pick-one')).toMatchObject({ to: 0, options: [2] });
    game.picks('select a valid target', 2).dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives.map(({ seat, wounds }) => [seat, wounds])).toEqual([
      [0, 9],
      [1, 10],
      [1, 6],
    ]);
    expect(game.position.activation).toMatchObject({ operative: 0, ap: 1, performed: [SCARABS] });
    expect(atWork(game.position)).toEqual([]);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-13.1', 'Mindshackle Scarabs: or it does nothing, or fights a neighbour', start => {
    const beside = broke(
      [bearer(), boy(2000 + apart(3), 2000, armed('choppa')), boy(2000 + apart(3), 2000 + apart(1), armed('choppa'))],
      { activation: active() },
    );
    const game = start.from(open, beside, activating()).picks('choose an action', SCARABS);
    game.picks(victim, 1).dice('roll against its APL', 6);
    expect(game.asks('choose what it is made to do', 'pick-one').options).toEqual(['nothing', 'fight']);
    game.picks('choose what it is made to do', 'nothing');
    expect(game.position.operatives[1]!.seat).toBe(1);
    game.picks('choose an action', 'end-activation');
  });
});
