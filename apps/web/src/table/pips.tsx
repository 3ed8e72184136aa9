interface Props {
  readonly left: number;
  readonly of: number;
}

/** More than this many are shown as a bar. */
const FEW = 14;

/** Wounds as pips: remaining ones are full, lost ones hollow. The words are beside it. */
export function Pips({ left, of }: Props) {
  const state = left <= of / 2 ? 'pips low' : 'pips';
  if (of > FEW)
    return (
      <span className={`${state} bar`} aria-hidden="true">
        <i style={{ width: `${(100 * left) / of}%` }} />
      </span>
    );
  return (
    <span className={state} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < left ? undefined : 'lost'} />
      ))}
    </span>
  );
}
