// A model from the side, assembled from the same parts as its token. It faces east; a square of 100, the ground at 96.
import type { Figure } from '@little-wars/engine';
import '../styles/portrait.css';

/** How wide and how high a body is. */
const SIZES: { readonly [B in Figure['bulk']]: readonly [number, number] } = {
  slight: [0.82, 0.86],
  common: [0.94, 0.94],
  broad: [1.12, 0.98],
  huge: [1.28, 1.02],
};

const PACKS: { readonly [P in Figure['pack']]: string } = {
  none: '',
  pack: 'M23 30h13v26h-13zM26 24h6v6h-6z',
  jets: 'M20 24h15v30h-15zM20 56l3 12l5 -12zM28 56l3 12l5 -12z',
  wings: 'M36 32Q10 2 2 38Q10 32 16 44Q20 36 26 48Q30 40 36 48z',
};

const GUNS: { readonly [W in Figure['weapon']]: string } = {
  none: '',
  pistol: 'M60 40h17v5h-11v7h-5z',
  rifle: 'M46 41h28v1h14v4h-22l-2 8h-5l1 -8h-14z',
  long: 'M42 42h34v1h22v3h-26v3h-14l-2 6h-5l1 -6h-10zM54 36h14v3h-14z',
  heavy: 'M38 40h44v11h-44zM82 42h16v3h-16zM82 46h16v3h-16zM50 51h10v11h-10z',
  flamer: 'M44 41h36v6h-36zM80 38l10 6l-10 6zM50 47h9v13h-9z',
  launcher: 'M26 27h62v10h-62zM88 24h8v16h-8zM52 37h5v9h-5z',
};

const HEADS: { readonly [H in Figure['head']]: string } = {
  bare: 'M50 9a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0 -17z',
  helmet: 'M40 26V17Q41 7 51 7Q61 8 61 17H53V21H61L59 26z',
  hood: 'M38 28Q36 4 54 6Q62 10 62 22L57 26Q58 14 50 15Q46 20 48 28z',
  crest: 'M40 26V17Q41 9 51 9Q61 10 61 17H53V21H61L59 26zM36 20Q36 0 58 2Q48 5 46 9Q40 12 40 22z',
};

const LEGS = 'M38 58L33 93H31V96H44L48 68L54 96H66V93L60 90L59 58z';
const TORSO = 'M36 28Q32 46 37 62H59Q63 44 58 29Q47 23 36 28z';

const Standing = ({ looks: { pack, weapon, head, blade } }: { readonly looks: Figure }) => (
  <>
    <path className="pack" d={PACKS[pack]} />
    <path className="body" d={LEGS} />
    <path className="body" d={TORSO} />
    <path className="head" d={HEADS[head]} />
    <path className="gun" d={GUNS[weapon]} />
    {blade ? <path className="blade" d="M58 52L84 14L90 12L89 19L65 56z" /> : null}
    <path className="limb" d={weapon === 'none' && !blade ? 'M44 36Q42 52 52 58' : 'M44 36Q44 52 60 48'} />
    <path className="body pad" d="M34 38Q33 26 44 26Q54 27 53 38z" />
  </>
);

const Beast = ({ looks: { weapon, pack } }: { readonly looks: Figure }) => (
  <>
    <path className="pack" d={PACKS[pack]} />
    <path className="limb" d="M26 62L18 78L24 95M40 64L36 80L42 95M62 62L58 80L64 95M72 58L76 78L72 95" />
    <path className="body" d="M6 44Q18 54 22 46Q40 30 66 36Q78 40 78 52Q74 66 54 66Q30 70 20 60Q10 58 6 44z" />
    <path className="head" d="M70 30Q88 28 96 44L86 46L92 52L80 54Q70 52 68 42z" />
    <path className="gun" d={GUNS[weapon]} />
  </>
);

const Swarm = () => (
  <path
    className="body"
    d="M8 92q10 -22 26 -14l10 6l-8 10zM40 94q4 -26 22 -20l12 8l-8 12zM22 74q8 -18 22 -12l8 8l-8 6zM64 92q12 -20 26 -8l6 8l-10 4zM52 66q8 -14 20 -8l8 8l-8 4z"
  />
);

const Drone = ({ looks: { weapon } }: { readonly looks: Figure }) => (
  <>
    <path className="gun" transform="translate(0 16)" d={GUNS[weapon === 'none' ? 'pistol' : weapon]} />
    <path className="body" d="M8 48Q14 34 50 32Q86 34 92 48Q86 60 50 62Q14 60 8 48z" />
    <path className="head" d="M34 33Q36 20 50 20Q64 20 66 33z" />
    <path className="limb" d="M50 62V92" />
  </>
);

const Bike = ({ looks }: { readonly looks: Figure }) => (
  <>
    <g transform="translate(8 -12) scale(0.9)">
      <Standing looks={{ ...looks, pack: 'none' }} />
    </g>
    <path className="gun" d="M6 82a13 13 0 1 1 26 0a13 13 0 1 1 -26 0zM66 82a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z" />
    <path className="pack" d="M12 74Q20 60 46 66L76 58L88 72L66 82H30z" />
  </>
);

const BODIES = { legs: Standing, beast: Beast, swarm: Swarm, drone: Drone, bike: Bike } as const;

/** Decorative: the model's name is beside it. */
export function Portrait({ looks }: { readonly looks: Figure }) {
  const Body = BODIES[looks.body];
  const [wide, high] = SIZES[looks.bulk];
  return (
    <svg className="portrait" viewBox="0 0 100 100" aria-hidden="true">
      <g transform={`translate(48 96) scale(${wide} ${high}) translate(-48 -96)`}>
        <Body looks={looks} />
      </g>
    </svg>
  );
}
