import { answer, begin, propose } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { it } from 'vitest';
import { vanguard } from './index.ts';

it('fuzz', () => {
  const c: Record<string, number> = {};
  const bump = (k: string, n = 1) => { c[k] = (c[k] ?? 0) + n; };
  for (let seed = 1; seed <= 6; seed++) {
    const setup = vanguard.ready[seed % vanguard.ready.length]!;
    const next = numbers(seed * 7919);
    let state: any = begin(vanguard, setup);
    while (state.question !== null) {
      const q = state.question;
      const given: any = propose(vanguard, setup, state, next as never);
      if (q.kind === 'move') {
        const m = state.position.models[q.model];
        const to = given.at(-1)?.to ?? m.at;
        const d = Math.hypot(to.x - m.at.x, to.y - m.at.y) / 254;
        const k = `${q.about.action} seat${m.seat}`;
        bump(k + ' n'); bump(k + ' moved', d); if (given.length === 0) bump(k + ' none');
        if (m.seat === 0 && seed === 1) console.log(q.about.action, JSON.stringify(m.at), JSON.stringify(to), q.allowance);
      }
      const a: any = answer(vanguard, setup, state, { by: q.to, answer: given } as never);
      state = a.state;
    }
  }
  console.log(JSON.stringify(c, Object.keys(c).sort(), 1));
}, 150000);
