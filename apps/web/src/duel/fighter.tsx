// One side of an attack: its figure, its name, its remaining wounds.
import type { BoardModel } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { Figure } from '../map/figure.tsx';
import { Pips } from '../table/pips.tsx';
import '../styles/token.css';

interface Props {
  readonly model: BoardModel;
  readonly teller: Teller;
  readonly lost: number;
  readonly fell: boolean;
  readonly isTarget?: boolean;
}

export const Fighter = ({ model, teller, lost, fell, isTarget = false }: Props) => (
  <div className={`fighter seat-${model.seat}${isTarget ? ' target' : ''}${fell ? ' fell' : ''}`}>
    <svg className="disc" viewBox="-118 -118 236 236" aria-hidden="true">
      <g className={`model ready seat-${model.seat}`}>
        <circle className="rim" r="112" />
        <circle className="face" r="96" />
        <Figure looks={model.figure} r={118} facing={isTarget ? 180 : 0} />
      </g>
      {fell ? <path className="felled" d="M-70 -70L70 70M70 -70L-70 70" /> : null}
    </svg>
    <span className="who">
      <b>{teller.label(model.id)}</b> <span>{model.name}</span>
      {model.wounds ? <Pips {...model.wounds} /> : null}
    </span>
    {lost > 0 ? (
      <b className="loss" key={lost}>
        {`−${lost}`}
      </b>
    ) : null}
  </div>
);
