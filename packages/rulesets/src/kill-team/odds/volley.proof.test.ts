import { type Frame, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import type { WeaponUse } from '../content/types.ts';
import { type Shooting, shoot } from '../core/04-shooting/shoot.ts';
import { killTeam } from '../index.ts';
import type { Target } from '../queries.ts';
import { armed, broke, rules } from '../testing/attacks.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Look, Position } from '../types.ts';
import { type Answers, type Asked, everyEnding, WHOLE } from './enumerate.oracle.ts';
import { shotAnswers } from './play-shot.oracle.ts';
import { planShot } from './shot.ts';
import { shotCaseOf } from './shot-case.ts';
import { volleyOdds } from './volley.ts';

const wielding = (weapon: string, action = 'shoot') => {
  const [id, profile = 'standard'] = weapon.split('/') as [string, string?];
  return { attacker: 0, weapon: id, profile, action };
};

/** Players who aim at operative 1, attack the others in order, and answer the rest as odds do. */
const answersFor = (weapon: string, dice: readonly number[]): Answers => {
  const inAttack = (t: Look, question: Asked, frames: readonly Frame[]): unknown => {
    const { attacker, target, after } = t.position.attack!;
    const aim = { ...wielding(weapon), attacker, target, ...(after === null ? {} : { viewer: after }) };
    const shared = dice.length > 0 ? dice[target - 1]! : null;
    const shotCase = shotCaseOf(tableOf(killTeam, open, { ...t.position, attack: null }), aim, { dice: shared, after });
    return shotAnswers(shotCase, planShot(shotCase), [0, 0])(t, question, frames);
  };
  return (t, question, frames) => {
    if (question.purpose === 'select a ranged weapon') return `${wielding(weapon).weapon}/${wielding(weapon).profile}`;
    if (question.purpose === 'select a valid target') return 1;
    if (question.kind === 'share') return dice;
    if (question.kind === 'pick-some' && question.of === 'operative') return question.options.slice(0, question.most);
    return t.position.attack === null ? null : inAttack(t, question, frames);
  };
};

const proves = (position: Position, weapon: string, targets: readonly Target[], dice: readonly number[] = []): void => {
  const vars: Shooting = { attacker: 0, action: 'shoot', chosen: '', targets: [] };
  const read = (end: Position): string => end.operatives.map(({ wounds }) => wounds).join(' ');
  const endings = everyEnding(
    { setup: open, position, frame: shoot.start(vars) },
    answersFor(weapon, dice),
    'alike',
    read,
  );
  const odds = volleyOdds(tableOf(killTeam, open, position), wielding(weapon), targets);
  for (const { operative, damage } of odds) {
    const real = damage.weights.map(() => 0);
    const before = position.operatives[operative]!.wounds;
    for (const [key, weight] of endings)
      real[before - Number(key.split(' ')[operative])]! += Number((weight * 10n ** 18n) / WHOLE) / 1e18;
    for (const [x, chance] of damage.weights.entries()) expect(Math.abs(chance - real[x]!)).toBeLessThan(1e-12);
  }
  const listed = new Set(odds.map(({ operative }) => operative));
  for (const key of endings.keys())
    for (const [id, wounds] of key.split(' ').entries())
      if (Number(wounds) !== position.operatives[id]!.wounds) expect(listed.has(id)).toBe(true);
};

const line = (stood: readonly Stood[], uses: readonly WeaponUse[] = []): Position => broke(stood, rules(uses));
const near = (id: number, wounds = 3): Stood => red('gretchin', 5 + 1.5 * id, 12, { wounds });
const follow = (operative: number, viewer = false): Target => ({
  operative,
  dice: null,
  after: 1,
  ...(viewer ? { viewer: 1 } : {}),
});

describe('KT-4.12 odds of actions with several targets are those of the real sequence', () => {
  const launcher: Stood = blue('tactical-marine-heavy-gunner', 5, 5, armed('missile-launcher'));
  const first: Target = { operative: 1, dice: null, after: null };
  it('KT-9.4 Blast', () => {
    proves(line([launcher, near(0), near(1)]), 'missile-launcher/frag', [first, follow(2, true)]);
  });
  it('KT-9.4 KT-9.14 Blast and MW', () => {
    proves(line([launcher, near(0), near(1)], [{ rule: 'mortal-wounds', wounds: 1 }]), 'missile-launcher/frag', [
      first,
      follow(2, true),
    ]);
  });
  it('KT-9.4 KT-9.9 Blast and Hot: the first attack may injure the shooter for the second', () => {
    const tired: Stood = blue('tactical-marine-heavy-gunner', 5, 5, { ...armed('missile-launcher'), wounds: 7 });
    proves(line([tired, near(0, 2), near(1, 2)], [{ rule: 'hot' }]), 'missile-launcher/frag', [first, follow(2, true)]);
  });
  it('KT-9.24 Torrent', () => {
    const flamer: Stood = blue('tactical-marine-gunner', 5, 8, armed('flamer'));
    proves(line([flamer, near(0), near(1)]), 'flamer', [first, follow(2)]);
  });
  it('KT-9.7 Fusillade', () => {
    const bolter: Stood = blue('tactical-marine-heavy-gunner', 5, 5, armed('heavy-bolter'));
    proves(
      line([bolter, near(0, 5), near(1, 5)], [{ rule: 'balanced' }]),
      'heavy-bolter',
      [
        { ...first, dice: 3 },
        { operative: 2, dice: 2, after: null },
      ],
      [3, 2],
    );
  });
  it('KT-9.22 Splash on who stands near', () => {
    const carbine: Stood = blue('immortal-warrior', 5, 5, armed('tesla-carbine'));
    proves(line([carbine, near(0, 5), near(1, 2)]), 'tesla-carbine', [first]);
  });
});
