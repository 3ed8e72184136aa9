const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

export function Dice({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span className="dice" role="img" aria-label={faces.join(', ')}>
      {faces.map((face, i) => (
        <span key={i} aria-hidden="true">
          {PIPS[face] ?? face}
        </span>
      ))}
    </span>
  );
}
