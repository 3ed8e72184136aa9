/** A distribution as bars: the chance of each value from 0 on. */
export function Bars({ chances }: { readonly chances: readonly number[] }) {
  const most = Math.max(...chances, 0.01);
  const told = chances
    .map((chance, value) => (chance >= 0.005 ? `${value}: ${Math.round(100 * chance)}%` : ''))
    .filter(text => text !== '')
    .join(', ');
  return (
    <svg className="bars" viewBox={`0 0 ${chances.length * 10} 34`} role="img" aria-label={told}>
      <title>{told}</title>
      {chances.map((chance, value) => (
        <g key={value}>
          <rect x={value * 10 + 1} width="8" y={24 - (24 * chance) / most} height={(24 * chance) / most} />
          <text x={value * 10 + 5} y="32">
            {value}
          </text>
        </g>
      ))}
    </svg>
  );
}
