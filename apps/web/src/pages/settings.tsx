import { useState } from 'react';
import { Frame } from '../parts/frame.tsx';
import { CHOICES, keepSettings, type Settings, settings } from '../settings.ts';
import '../styles/pages.css';
import '../styles/drawer.css';

const TITLES: { readonly [S in keyof Settings]: string } = {
  look: 'Theme',
  motion: 'Animate models and dice',
  pace: 'How long events are shown',
  sound: 'Sounds',
  volume: 'Volume',
  hints: 'Hints for beginners',
};
/** Ordered settings, shown as a slider. */
const SLIDERS: readonly (keyof Settings)[] = ['pace', 'volume'];
const WORDS: { readonly [value: string]: string } = {
  system: 'Same as this device',
  light: 'Light',
  dark: 'Dark',
  off: 'Off',
  instant: 'At once',
  quick: 'Briefly',
  normal: 'Long enough to follow',
  slow: 'Slowly',
  on: 'On',
  '20': '20%',
  '40': '40%',
  '60': '60%',
  '80': '80%',
  '100': '100%',
};

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Tab, Enter', 'go to the next control, and use it; the sensible choice has the focus'],
  ['↑ ↓', 'from one choice to the next'],
  ['1 … 9', 'a ring of that many inches around the chosen model; 0 hides it'],
  ['R', 'rings at 1, 2, 3 and 6 inches'],
  ['M', 'measure'],
  ['X', 'swap the two models of the sight court'],
  ['S', 'shade the ground, in several ways'],
  ['C', 'the lens: what the chosen model sees, and what gives cover'],
  ['V', 'the table in space, and back'],
  ['Q, E', 'turn what is being placed'],
  ['Enter', 'confirm what is drawn'],
  ['Backspace', 'remove the last way-point'],
  ['Esc', 'clear what is drawn'],
  ['K', 'skip what is being shown'],
  ['A', 'see the last event again'],
  ['U', 'sounds on or off'],
  ['arrows, + − Home', 'on the map: move a cross or the view, zoom, show all of it'],
];

export function SettingsPage() {
  const [now, setNow] = useState(settings);
  const change = (name: keyof Settings, value: string): void => {
    const next = { ...now, [name]: value };
    keepSettings(next);
    setNow(next);
  };
  return (
    <Frame title="Settings">
      {(Object.keys(TITLES) as (keyof Settings)[]).map(name => (
        <p key={name} className="field">
          <label htmlFor={name}>{TITLES[name]}</label>
          {SLIDERS.includes(name) ? (
            <Slider name={name} value={now[name]} change={value => change(name, value)} />
          ) : (
            <select id={name} value={now[name]} onChange={event => change(name, event.target.value)}>
              {CHOICES[name].map(value => (
                <option key={value} value={value}>
                  {WORDS[value]}
                </option>
              ))}
            </select>
          )}
        </p>
      ))}
      <p className="soft">Kept in this browser.</p>
      <h2>Keys at the table</h2>
      <dl className="card-lines keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

interface SliderProps {
  readonly name: keyof Settings;
  readonly value: string;
  readonly change: (value: string) => void;
}

function Slider({ name, value, change }: SliderProps) {
  const values: readonly string[] = CHOICES[name];
  return (
    <span className="row">
      <input
        id={name}
        type="range"
        min="0"
        max={values.length - 1}
        value={values.indexOf(value)}
        aria-valuetext={WORDS[value]}
        onChange={event => change(values[Number(event.target.value)]!)}
      />
      <output htmlFor={name}>{WORDS[value]}</output>
    </span>
  );
}
