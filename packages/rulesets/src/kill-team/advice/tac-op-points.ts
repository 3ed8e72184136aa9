/** Points that each tac op brought on average when soldiers held it against soldiers. */
export const TAC_OP_POINTS: { readonly [tacOp: string]: number | undefined } = {
  'critical-ops/eliminate-guards': 1.5,
  'critical-ops/hold-them-back': 1.4,
  'critical-ops/install-device': 1.2,
  'critical-ops/secure-centre-line': 1.15,
  'critical-ops/protect-assets': 0.95,
  'critical-ops/headhunter': 0.9,
  'critical-ops/assassinate-target': 0.85,
  'critical-ops/central-control': 0.8,
  'critical-ops/subversive-control': 0.75,
  'critical-ops/implant': 0.6,
};
