// A model from above, assembled from parts: body, pack, arms, weapon, head. It faces east; a base has a radius of 100.
import type { Figure as Looks } from '@little-wars/engine';
import type { ReactNode } from 'react';

const SIZES: { readonly [B in Looks['bulk']]: number } = { slight: 0.78, common: 0.9, broad: 1.04, huge: 1.15 };

const PACKS: { readonly [P in Looks['pack']]: string } = {
  none: '',
  pack: 'M-52 -26h32v52h-32z',
  jets: 'M-62 -34h40v26h-40zM-62 8h40v26h-40z',
  wings: 'M-12 -20L-86 -74L-58 -14zM-12 20L-86 74L-58 14z',
};

/** Barrels are on the right side of the body. */
const GUNS: { readonly [W in Looks['weapon']]: string } = {
  none: '',
  pistol: 'M30 12h34v9h-34z',
  rifle: 'M6 10h52v4h28v7h-28v5h-52z',
  long: 'M2 11h56v3h56v5h-56v6h-56z',
  heavy: 'M-6 6h64v5h36v12h-36v5h-64z',
  flamer: 'M4 8h48v4h26l12 5l-12 5h-26v4h-48z',
  launcher: 'M-40 18h104v-5h16v26h-16v-5h-104z',
};

const HEADS: { readonly [H in Looks['head']]: string } = {
  bare: 'M8 -15a15 15 0 1 1 0 30a15 15 0 1 1 0 -30z',
  helmet: 'M4 -19a19 19 0 1 1 0 38a19 19 0 1 1 0 -38z',
  hood: 'M26 0L4 -19Q-26 -14 -34 0Q-26 14 4 19z',
  crest: 'M4 -19a19 19 0 1 1 0 38a19 19 0 1 1 0 -38zM-34 -5h50v10h-50z',
};

const Legs = ({ pack, weapon, head, blade }: Looks) => (
  <>
    <path className="pack" d={PACKS[pack]} />
    <path className="limb" d={`M-4 40Q34 46 44 18M-4 -40Q36 -44 ${weapon === 'none' ? '52 -30' : '58 12'}`} />
    <path className="body" d="M14 0Q18 -30 2 -52Q-22 -60 -30 -30Q-36 0 -30 30Q-22 60 2 52Q18 30 14 0z" />
    <path className="lit" d="M4 -48Q-20 -54 -26 -28Q-31 -6 -27 18" />
    <path className="gun" d={GUNS[weapon]} />
    {blade ? <path className="blade" d="M40 -26L92 -46L98 -40L46 -16z" /> : null}
    <path className="head" d={HEADS[head]} />
  </>
);

const BODIES: { readonly [B in Looks['body']]: (looks: Looks) => ReactNode } = {
  legs: Legs,
  beast: ({ weapon, pack }) => (
    <>
      <path
        className="limb"
        d="M20 20L54 58M-14 24L-22 66M-40 18L-74 50M20 -20L54 -58M-14 -24L-22 -66M-40 -18L-74 -50"
      />
      <path className="pack" d={PACKS[pack]} />
      <path className="body" d="M56 0Q40 -34 0 -30Q-40 -30 -60 -10L-96 0L-60 10Q-40 30 0 30Q40 34 56 0z" />
      <path className="gun" d={GUNS[weapon]} />
      <path className="head" d="M40 -18L84 -8L74 0L84 8L40 18Q28 0 40 -18z" />
    </>
  ),
  swarm: () => (
    <>
      {[-50, 5, 50].map(x => (
        <path key={x} className="body" d={`M${x + 30} ${x / 2 - 20}l-44 -14l-18 14l18 14z`} />
      ))}
      {[-40, 20].map(x => (
        <path key={x} className="body" d={`M${x + 30} ${34 - x / 3}l-44 -14l-18 14l18 14z`} />
      ))}
    </>
  ),
  drone: ({ weapon }) => (
    <>
      <path className="body" d="M58 0a58 58 0 1 1 -116 0a58 58 0 1 1 116 0z" />
      <path className="gun" d={GUNS[weapon === 'none' ? 'pistol' : weapon]} />
      <path className="head" d="M24 0a24 24 0 1 1 -48 0a24 24 0 1 1 48 0z" />
    </>
  ),
  bike: looks => (
    <>
      <path className="pack" d="M100 0L70 -16H-70L-96 -10V10L-70 16H70z" />
      <Legs {...looks} pack="none" />
    </>
  ),
};

interface Props {
  readonly looks: Looks;
  /** The radius of its base. */
  readonly r: number;
  /** Its facing, in degrees clockwise from the east. */
  readonly facing: number;
}

export function Figure({ looks, r, facing }: Props) {
  const Body = BODIES[looks.body];
  const size = ((r * SIZES[looks.bulk]) / 100).toFixed(3);
  return (
    <g className="figure" transform={`rotate(${Math.round(facing)}) scale(${size})`}>
      <Body {...looks} />
    </g>
  );
}
