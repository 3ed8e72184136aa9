import { expect } from 'vitest';
import { readSetup as readBattle } from '../../../setup.ts';
import { found, linking } from '../../linking.ts';
import { specOps } from '../index.ts';
import { readDataslate } from '../setup.ts';
import { battleOf, carriedIn, fielded, fightersIn, joinedBy, ordering, ordersIn, reserve } from '../testing/orders.ts';
import { after, rule, SERGEANT, section, slate, WARRIOR } from '../testing/slates.ts';
import type { Dataslate, Setup } from '../types.ts';

const HOW = 'give marching orders';
const WHICH = 'choose the fire teams';
const WHO = 'choose who fights';
const LEAVE = 'leave equipment behind';
const MORE = 'choose more equipment';
const BEARER = 'choose who carries it';

const GUNNER = 'tactical-marine-gunner-1';
const HEAVY = 'tactical-marine-heavy-gunner-1';
const WARRIORS = [1, 2, 3].map(n => `tactical-marine-warrior-${n}`);

section('KT-14.65 Marching orders', () => {
  rule('KT-14.65', 'are asked for where something useful can be chosen, and only there', start => {
    const isAsked = (team: Dataslate): boolean => {
      const game = start.from(...ordering(team));
      if (game.state.question === null) return false;
      game.stopsAt(HOW);
      return true;
    };
    expect(isAsked(slate())).toBe(false);
    expect(isAsked(slate({}, { stash: 1 }))).toBe(true);
    expect(isAsked(slate({}, { assets: ['expanded-armoury'] }))).toBe(true);
    expect(isAsked(slate({}, { assets: ['comms-network'] }))).toBe(false);
    expect(isAsked(slate({ scars: ['sapped-strength'] }))).toBe(true);
    expect(isAsked(slate({ scars: ['sapped-strength'], out: true }))).toBe(false);
    expect(isAsked(reserve())).toBe(true);
    expect(isAsked(joinedBy(slate(), 'tactical-marine-warrior', { out: true }))).toBe(false);
  });

  rule('KT-14.65', 'a team of a campaign without them is never asked, whatever it has', start => {
    const { orders: _orders, ...old } = reserve(slate({}, { stash: 9, assets: ['expanded-armoury'] }));
    const game = start.from(...ordering(old));
    expect(game.state.question).toBeNull();
    expect(game.position.teams[0]).toEqual(old);
    expect(readDataslate(old).ok).toBe(true);
  });

  rule('KT-14.65', 'the usual needs one answer, and orders hold for one battle only', start => {
    const game = start.from(...ordering(reserve())).picks(HOW, 'usual');
    expect(game.facts()).toEqual([]);
    expect(ordersIn(game.position)).toBeNull();
    const ordered = start.from(...ordering(reserve())).picks(HOW, 'other-equipment');
    ordered.picks(LEAVE, ordered.asks(LEAVE, 'pick-some').options).stopsAt(MORE);
    const given = start
      .from(...ordering(reserve()))
      .picks(HOW, 'anew')
      .picks(WHICH, 'intercessor');
    given.picks(MORE, 'done');
    const [team] = given.position.teams;
    const again = start.begin(after({ ...team!, specOp: { id: 'elimination', battles: 0 } }));
    expect(ordersIn(again.position)).toBeNull();
    again.picks('spend requisition points', 'done').picks(HOW, 'usual');
    expect(ordersIn(again.position)).toBeNull();
    expect(battleOf(again.position.teams[0]!).fireteams).toEqual(['tactical-marine']);
    again.stopsAt('choose a spec op');
  });

  rule('KT-14.65', 'as in the last battle, as long as everybody is fit and the stash has enough', start => {
    const game = start.from(...ordering(slate({}, { stash: 4 }))).picks(HOW, 'other-equipment');
    game.picks(LEAVE, []);
    game.picks(MORE, 'purity-seal').picks(BEARER, WARRIOR).picks(MORE, 'done');
    expect(ordersIn(game.position)!.stash).toBe(2);
    const [team] = game.position.teams;
    const again = start.from(...ordering(team!));
    expect(again.asks(HOW, 'pick-one').options).toEqual(['usual', 'as-before', 'other-equipment', 'anew']);
    again.picks(HOW, 'as-before');
    expect(ordersIn(again.position)).toEqual(team!.orders);
    const isOffered = (changed: Dataslate): boolean => {
      const asked = start.from(...ordering(changed));
      const { options } = asked.asks(HOW, 'pick-one');
      asked.stopsAt(HOW);
      return options.includes('as-before');
    };
    expect(isOffered({ ...team!, stash: 2 })).toBe(true);
    expect(isOffered({ ...team!, stash: 1 })).toBe(false);
    expect(isOffered({ ...team!, operatives: team!.operatives.slice(1) })).toBe(false);
    const unfit = team!.operatives.map(one => (one.id === GUNNER ? { ...one, out: true } : one));
    expect(isOffered({ ...team!, operatives: unfit })).toBe(false);
  });
});

section('KT-14.66 Fire teams for the next battle', () => {
  rule('KT-14.66', 'any that are legal together, and no others', start => {
    const game = start.from(...ordering(reserve())).picks(HOW, 'anew');
    expect(game.asks(WHICH, 'pick-one').options).toEqual(['tactical-marine', 'intercessor', 'assault-intercessor']);
    game.refuses('boy', 'not-an-option', 'KT-14.66').picks(WHICH, 'assault-intercessor');
    // Nobody of the dataslate fits: recruits fill all places.
    expect(game.facts().filter(({ type }) => type === 'enlisted')).toHaveLength(6);
    game.picks(MORE, 'done');
    const [team] = game.position.teams;
    expect(team!.operatives).toHaveLength(13);
    expect(battleOf(team!)).toMatchObject({ fireteams: ['assault-intercessor'] });
  });

  rule(['KT-14.66', 'KT-14.55'], 'so an assigned operative that the ready team has no place for can fight', start => {
    const team = joinedBy(slate(), 'intercessor-sergeant', { xp: 7 });
    const game = start
      .from(...ordering(team))
      .picks(HOW, 'anew')
      .picks(WHICH, 'intercessor');
    expect(game.asks(WHO, 'pick-some').options).toEqual(['intercessor-sergeant-1']);
    game.picks(WHO, ['intercessor-sergeant-1']).picks(MORE, 'done');
    const next = fielded(game.position.teams[0]!);
    expect(next.members[0]).toContain('intercessor-sergeant-1');
    expect(next.members[0]).toHaveLength(6);
    expect(readBattle(next.setup).ok).toBe(true);
  });
});

section('KT-14.67 Who fights', () => {
  const anew = (game: { picks(purpose: string, answer: unknown): unknown }): void => {
    game.picks(HOW, 'anew');
    game.picks(WHICH, 'tactical-marine');
  };

  rule(['KT-14.67', 'KT-14.46'], 'whoever is chosen, and whoever is not rests', start => {
    const game = start.from(...ordering(reserve(slate({ xp: 2 }))));
    anew(game);
    const fighters = [SERGEANT, 'tactical-marine-warrior-4', ...WARRIORS.slice(1), GUNNER, HEAVY];
    game.picks(WHO, fighters);
    game.picks(LEAVE, []);
    game.picks(MORE, 'done');
    expect(fightersIn(game.position)).toEqual(fighters);
    expect(game.facts().filter(({ type }) => type === 'told-to-rest')).toEqual([]);
    const [team] = game.position.teams;
    const { members, teams } = fielded(team!);
    expect(members[0]).toEqual(fighters);
    // The krak grenade is carried by an operative that rests.
    expect(carriedIn(game.position)).toEqual({ [SERGEANT]: ['purity-seal'], [HEAVY]: ['suspensor-system'] });
    const side = {
      deployed: members[0]!.map(operative => ({ operative, fell: false, felled: 0 })),
      tacOps: [],
      stash: 0,
    };
    const next = specOps.opening(after(teams[0] as Dataslate, side)).position;
    expect(next.teams[0]!.operatives.find(({ id }) => id === WARRIOR)!.rested).toBe(0);
    const rested = start.begin(after(teams[0] as Dataslate, side));
    expect(rested.position.teams[0]!.operatives.find(({ id }) => id === WARRIOR)!.rested).toBe(1);
    rested.stopsAt('choose a spec op');
  });

  rule('KT-14.67', 'recruits take the missing places, not those who were told to rest', start => {
    const scarred = slate({ xp: 9, scars: ['sapped-strength'] });
    const game = start.from(...ordering(joinedBy(scarred, 'tactical-marine-warrior', { xp: 1 })));
    anew(game);
    game.picks(WHO, [...WARRIORS, GUNNER, HEAVY]);
    const facts = game.facts();
    expect(facts.filter(({ type }) => type === 'enlisted')).toMatchObject([
      {
        clause: 'KT-14.67',
        enlisted: { id: 'tactical-marine-sergeant-2', loadOut: ['power-weapon', 'plasma-pistol'] },
      },
    ]);
    game.picks(LEAVE, game.asks(LEAVE, 'pick-some').options).picks(MORE, 'done');
    expect(game.facts().filter(({ type }) => type === 'told-to-rest')).toEqual([
      { type: 'told-to-rest', clause: 'KT-14.46', seat: 0, operatives: [SERGEANT, 'tactical-marine-warrior-4'] },
    ]);
    expect(fielded(game.position.teams[0]!).members[0]).toEqual([
      ...WARRIORS,
      GUNNER,
      HEAVY,
      'tactical-marine-sergeant-2',
    ]);
  });

  rule('KT-14.67', 'refused: an illegal team, somebody unfit, somebody twice', start => {
    const two = joinedBy(slate(), 'tactical-marine-sergeant');
    const game = start.from(...ordering(two));
    anew(game);
    game.refuses([SERGEANT, 'tactical-marine-sergeant-2'], 'too-many-leaders', 'KT-13.2');
    game.refuses([SERGEANT, SERGEANT], 'picked-twice', 'KT-14.67');
    game.refuses(['tactical-marine-warrior-9'], 'not-an-option', 'KT-14.67');
    const seven = [...WARRIORS, GUNNER, HEAVY];
    // All places but the leader's are taken: a recruit leads.
    game.picks(WHO, seven).stopsAt(LEAVE);
    const out = start.from(...ordering(reserve(slate({ out: true }))));
    anew(out);
    out.refuses([SERGEANT], 'not-an-option', 'KT-14.67').stopsAt(WHO);
    const many = start.from(...ordering(reserve()));
    anew(many);
    many.refuses([...WARRIORS, 'tactical-marine-warrior-4', GUNNER, HEAVY], 'no-legal-team', 'KT-14.67').stopsAt(WHO);
    many.refuses([SERGEANT, ...WARRIORS, 'tactical-marine-warrior-4', GUNNER, HEAVY], 'wrong-fireteam-size', 'KT-13.2');
  });

  rule(['KT-14.67', 'KT-14.36'], 'on a full dataslate the least experienced that is not needed makes room', start => {
    let team = slate();
    while (team.operatives.length < 20) team = joinedBy(team, 'tactical-marine-warrior', { xp: 5 });
    team = { ...team, operatives: team.operatives.map((one, i) => (i === 19 ? { ...one, xp: 1 } : { ...one, xp: 5 })) };
    const game = start.from(...ordering(team));
    anew(game);
    game.picks(WHO, [...WARRIORS, GUNNER, HEAVY]);
    expect(game.facts()).toMatchObject([
      { type: 'dismissed', clause: 'KT-14.36', operative: team.operatives[19]!.id },
      { type: 'enlisted' },
    ]);
    game.picks(LEAVE, game.asks(LEAVE, 'pick-some').options).picks(MORE, 'done');
    expect(game.position.teams[0]!.operatives).toHaveLength(20);
    expect(game.position.teams[0]!.memorial).toEqual([]);
    expect(readDataslate(game.position.teams[0]!).ok).toBe(true);
  });

  rule('KT-14.67', 'two fire teams are filled one after the other, nobody in both', start => {
    const orks = found('boy', 'The Greens');
    const team = joinedBy(orks, 'boy-gunner');
    const game = start
      .from(...ordering(team))
      .picks(HOW, 'anew')
      .picks(WHICH, 'boy+boy');
    const [nob, first] = ['boss-nob-1', 'boy-fighter-1'];
    expect(game.asks(WHO, 'pick-some').about).toMatchObject({ nth: 0 });
    game.picks(WHO, [nob, first]);
    game.refuses([first], 'not-an-option', 'KT-14.67').picks(WHO, ['boy-gunner-1']);
    game.picks(LEAVE, game.asks(LEAVE, 'pick-some').options).picks(MORE, 'done');
    const { members, setup } = fielded(game.position.teams[0]!);
    expect(members[0]).toEqual(expect.arrayContaining([nob, first, 'boy-gunner-1']));
    expect(readBattle(setup).ok).toBe(true);
  });
});

section('KT-14.68 Equipment for the next battle', () => {
  const ALL = [`purity-seal@${SERGEANT}`, `krak-grenade@${WARRIOR}`, `suspensor-system@${HEAVY}`];

  rule(['KT-14.68', 'KT-11.8'], '10EP: what would cost more is not offered', start => {
    const game = start.from(...ordering(reserve())).picks(HOW, 'other-equipment');
    expect(game.asks(LEAVE, 'pick-some').options).toEqual(ALL);
    // 9EP are taken and nothing costs 1EP: no further question.
    game.picks(LEAVE, []);
    expect(carriedIn(game.position)).toMatchObject({ [SERGEANT]: ['purity-seal'] });
    const less = start
      .from(...ordering(reserve()))
      .picks(HOW, 'other-equipment')
      .picks(LEAVE, ALL.slice(2));
    expect(less.asks(MORE, 'pick-one')).toMatchObject({
      options: ['done', 'frag-grenade', 'purity-seal', 'auspex', 'suspensor-system'],
      about: { left: 4, stash: 0 },
    });
    less.refuses('krak-grenade', 'not-an-option', 'KT-14.68');
    less.picks(MORE, 'auspex').refuses('nobody', 'not-an-option', 'KT-14.68').picks(BEARER, GUNNER);
    expect(ordersIn(less.position)!.stash).toBe(0);
    expect(battleOf(less.position.teams[0]!).operatives.map(({ equipment }) => equipment)).toContainEqual(['auspex']);
  });

  rule(['KT-14.68', 'KT-14.33'], 'an Expanded Armoury has 4EP more', start => {
    const team = slate({}, { assets: ['expanded-armoury'] });
    const game = start
      .from(...ordering(team))
      .picks(HOW, 'other-equipment')
      .picks(LEAVE, []);
    expect(game.asks(MORE, 'pick-one').about).toMatchObject({ left: 5, stash: 0 });
    game.picks(MORE, 'frag-grenade').picks(BEARER, GUNNER).picks(MORE, 'purity-seal').picks(BEARER, GUNNER);
    const [next] = game.position.teams;
    expect(ordersIn(game.position)!.stash).toBe(0);
    expect(battleOf(next!).support).toEqual({ assets: ['expanded-armoury'], stash: 0 });
    expect(carriedIn(game.position)[GUNNER]).toEqual(['frag-grenade', 'purity-seal']);
  });

  rule(['KT-14.68', 'KT-14.57'], 'further points come out of the stash, and are gone after that battle', start => {
    const team = slate({}, { stash: 5 });
    const game = start
      .from(...ordering(team))
      .picks(HOW, 'other-equipment')
      .picks(LEAVE, []);
    expect(game.asks(MORE, 'pick-one').about).toMatchObject({ left: 1, stash: 5 });
    game.picks(MORE, 'auspex').picks(BEARER, GUNNER);
    expect(game.asks(MORE, 'pick-one')).toMatchObject({ about: { left: 0, stash: 3 } });
    game.picks(MORE, 'purity-seal').picks(BEARER, GUNNER);
    const [next] = game.position.teams;
    expect(next).toMatchObject({ stash: 5, orders: { stash: 5 } });
    expect(battleOf(next!).support).toEqual({ assets: [], stash: 5 });
    const { marks, members } = linking.sheetOf(next!);
    expect(marks).toContainEqual(expect.objectContaining({ clause: 'KT-14.65' }));
    expect(members.map(member => member.marks.map(({ name }) => name.word))).toEqual([
      ['sheet.marches-with'],
      ['sheet.marches-with'],
      ['sheet.marches'],
      ['sheet.marches'],
      ['sheet.marches-with'],
      ['sheet.marches-with'],
    ]);
    const battle = fielded(next!);
    const position = { operatives: [], fallen: [], tacOps: [[], []] };
    const opened = { ...position, operatives: battle.members.flat().map(() => ({ removed: false })) };
    const followed = linking.after(battle, opened, { winners: [], scores: [0, 0] }) as Setup;
    expect(followed.sides.map(({ stash }) => stash)).toEqual([5, 0]);
    expect(specOps.readSetup(followed).ok).toBe(true);
    const later = start.begin(followed);
    expect(later.position.teams[0]!.stash).toBe(0);
    later.stopsAt('choose a spec op');
  });

  rule('KT-14.68', 'refused: stored orders with an illegal team, too much equipment or an empty stash', start => {
    const game = start
      .from(...ordering(slate({}, { stash: 5 })))
      .picks(HOW, 'other-equipment')
      .picks(LEAVE, []);
    game.picks(MORE, 'purity-seal').picks(BEARER, GUNNER).picks(MORE, 'done');
    const [team] = game.position.teams;
    const problems = (change: Partial<Dataslate>) => {
      const read = readDataslate({ ...team!, ...change });
      return read.ok ? [] : read.problems.map(({ problem }) => problem);
    };
    expect(problems({})).toEqual([]);
    expect(problems({ stash: 1 })).toEqual(['not-in-stash']);
    expect(problems({ orders: { ...team!.orders!, stash: 1 } })).toEqual(['too-many-points']);
    expect(problems({ orders: { fireteams: [], stash: 0 } })).toEqual(['wrong-number-of-fireteams', 'no-leader']);
    expect(problems({ orders: null })).toEqual([]);
  });
});

section('KT-14.69 Replacements', () => {
  rule(
    'KT-14.69',
    'whoever can no longer fight is replaced by a fit operative of that card, or by a recruit',
    start => {
      const game = start
        .from(...ordering(reserve()))
        .picks(HOW, 'anew')
        .picks(WHICH, 'tactical-marine');
      game
        .picks(WHO, [SERGEANT, ...WARRIORS, GUNNER, HEAVY])
        .picks(LEAVE, [`purity-seal@${SERGEANT}`, `suspensor-system@${HEAVY}`])
        .picks(MORE, 'done');
      const [team] = game.position.teams;
      const without = (id: string): Dataslate => ({
        ...team!,
        operatives: team!.operatives.filter(one => one.id !== id),
      });
      const members = (of: Dataslate) => fielded(of).members[0]!;
      expect(members(team!)).toEqual([SERGEANT, ...WARRIORS, GUNNER, HEAVY]);
      expect(members(without(WARRIOR))).toEqual([
        SERGEANT,
        'tactical-marine-warrior-4',
        ...WARRIORS.slice(1),
        GUNNER,
        HEAVY,
      ]);
      expect(members(without(GUNNER))[4]).toBe('tactical-marine-gunner-1');
      const out = team!.operatives.map(one => (one.id === GUNNER ? { ...one, out: true } : one));
      expect(members({ ...team!, operatives: out })[4]).toBe('tactical-marine-gunner-2');
      // The equipment stays with the place.
      expect(battleOf(without(WARRIOR)).operatives[1]).toMatchObject({ equipment: ['krak-grenade'] });
    },
  );
});
