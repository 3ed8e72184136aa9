import type { CardLine } from '@little-wars/engine';

/** Values up to this length are laid out side by side. */
const SHORT = 3;

/** A unit card: its numbers in a row, then weapons and abilities line by line. */
export function CardLines({ lines }: { readonly lines: readonly CardLine[] }) {
  const [short, long] = [
    lines.filter(({ value }) => value.length <= SHORT),
    lines.filter(({ value }) => value.length > SHORT),
  ];
  return (
    <>
      <Lines className="stats" lines={short} />
      <Lines className="card-lines" lines={long} />
    </>
  );
}

function Lines({ lines, className }: { readonly lines: readonly CardLine[]; readonly className: string }) {
  if (lines.length === 0) return null;
  return (
    <dl className={className}>
      {lines.map(({ label, value }, i) => (
        <div key={`${label} ${i}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
