// The worker's part of the chances over the heads of enemies: it keeps the table between two questions about it.
import { tableOf } from '@little-wars/engine';
import { advisingCalled, playableCalled } from '../game/rulesets.ts';
import type { SentHeads, ToFace } from './heads-beside.ts';
import { headsOf } from './heads-of.ts';

async function tableFor({ ruleset: id, setup, position }: NonNullable<ToFace['table']>) {
  const [ruleset, advising] = await Promise.all([playableCalled(id), advisingCalled(id)]);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  const t = tableOf(ruleset, setup, position);
  return { tabletop: ruleset.tabletop, chances: advising?.chances ?? null, t, board: ruleset.tabletop.board(t) };
}

export function headsFor(send: (sent: SentHeads) => void): (wanted: ToFace) => Promise<void> {
  let table: ReturnType<typeof tableFor> | null = null;
  return async ({ face: { model, at }, id, table: next }) => {
    if (next) table = tableFor(next);
    send({ id, heads: table ? headsOf(await table, model, at) : [] });
  };
}
