import type { CardLine } from '@little-wars/engine';
import '../styles/drawer.css';

/** Values up to this length are stats. */
const SHORT = 3;

/** What stands between the parts of a weapon. */
const BETWEEN = ' · ';

/** A unit card: its numbers as shields, then weapons as rows of their parts, then abilities in words. */
export function CardLines({ lines }: { readonly lines: readonly CardLine[] }) {
  const short = lines.filter(({ value }) => value.length <= SHORT);
  const weapons = lines.filter(({ value }) => value.includes(BETWEEN));
  const words = lines.filter(line => !short.includes(line) && !weapons.includes(line));
  return (
    <>
      {short.length === 0 ? null : (
        <dl className="stats">
          {short.map(({ label, value }, i) => (
            <div key={`${label} ${i}`} title={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {weapons.length === 0 ? null : (
        <dl className="weapons">
          {weapons.map(({ label, value }, i) => (
            <div key={`${label} ${i}`}>
              <dt>{label}</dt>
              <dd>
                {value.split(BETWEEN).map((part, k) => (
                  <Part key={k} text={part} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {words.length === 0 ? null : (
        <dl className="card-lines">
          {words.map(({ label, value }, i) => (
            <div key={`${label} ${i}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** How a part of a weapon is written, which picture it gets, and what it means. */
const KINDS: readonly (readonly [pattern: RegExp, icon: string, told: string])[] = [
  [/^A\d+$|^\d+ ×|^\d+ attacks?$/i, 'dice', 'Dice that are rolled for it'],
  [/^[2-6]\+$/, 'die', 'Each die hits on this number or more'],
  [/^\d+\/\d+$/, 'burst', 'Damage of a hit, and of a critical hit'],
  [/^\d+(\.\d+)?"$/, 'range', 'How far it reaches'],
  [/^(melee|0")$/i, 'blade', 'Used at arm’s length'],
  [/^D ?-?\w?\d|^D\d/, 'burst', 'Damage of each hit'],
  [/^(S|Str)\b/, 'fist', 'Strength'],
  [/^AP/, 'shell', 'How it gets through armour'],
];

/** In a square of 16. */
const ICONS: { readonly [icon: string]: string } = {
  dice: 'M1.5 5.5h7v7h-7zM5 5V2.5h8.5v8H9M4 8h.1M6 10h.1M10 5h.1M12 8h.1',
  die: 'M2.5 2.5h11v11h-11zM5.5 5.5h.1M10.5 10.5h.1M8 8h.1',
  burst: 'M8 1l1.6 4.2L14 3.5l-2.2 4L15 10l-4.4.4L11 15l-3-3.2L5 15l.4-4.6L1 10l3.2-2.5L2 3.5l4.4 1.7z',
  range: 'M1.5 8h13M4 5.5L1.5 8L4 10.5M12 5.5L14.5 8L12 10.5',
  blade: 'M13.5 2.5L6 10M4 8l4 4M5 11l-2.5 2.5',
  fist: 'M3 7V4.5h9.5V9l-2 4H5L3 10z',
  shell: 'M8 1.5Q12 5 12 9v5H4V9Q4 5 8 1.5z',
};

function Part({ text }: { readonly text: string }) {
  const kind = KINDS.find(([pattern]) => pattern.test(text));
  return (
    <span className={kind ? 'part' : 'part rule'} title={kind?.[2] ?? text}>
      {kind ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={ICONS[kind[1]]} />
        </svg>
      ) : null}
      {text}{' '}
    </span>
  );
}
