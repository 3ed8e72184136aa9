// Rules of attacks that the generated proof cannot try. workshop/proven-elsewhere.test.ts checks that their tests exist.

export interface Elsewhere {
  readonly because: string;
  /** The test that has the rule at work. */
  readonly in: string;
}

/** Rules that could bear on an attack but act only where these attacks do not go. */
export const ELSEWHERE: { readonly [rule: string]: Elsewhere | undefined } = {
  'past-others': { because: 'needs the walls of Close Quarters', in: 'odds/close-quarters.proof.test.ts' },
  blast: { because: 'bears on who else is attacked', in: 'odds/volley.proof.test.ts' },
  'death-from-above': {
    because: 'needs a vantage point; may be used',
    in: 'spec-ops/honours/marksman/marksman.test.ts',
  },
};
