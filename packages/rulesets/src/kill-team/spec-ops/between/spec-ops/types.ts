/** KT-14.49: a task over several battles: its first operation, then its second, then the reward. */
export interface SpecOp {
  readonly id: string;
  readonly clause: string;
  readonly words: { readonly en: { readonly name: string; readonly how: string } };
  /** Battles in which one of these tac ops scored, from any deck. */
  readonly first: { readonly battles: number; readonly tacOps: readonly string[] };
  /** A later battle in which one of these scored. */
  readonly second: readonly string[];
  readonly reward: {
    readonly requisition: number;
    /** For one that took part in the last battle. */
    readonly xp: number;
  };
}
