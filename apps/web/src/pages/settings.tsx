import { useState } from 'react';
import { Frame } from '../parts/frame.tsx';
import { CHOICES, keepSettings, type Settings, settings } from '../settings.ts';

const TITLES: { readonly [S in keyof Settings]: string } = {
  look: 'Light or dark',
  motion: 'Movement of models and dice',
  pace: 'How fast bots play',
};
const WORDS: { readonly [value: string]: string } = {
  system: 'As this device has it',
  light: 'Light',
  dark: 'Dark',
  off: 'Off',
  instant: 'At once',
  normal: 'So that it can be followed',
  slow: 'Slowly',
};

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
          <select id={name} value={now[name]} onChange={event => change(name, event.target.value)}>
            {CHOICES[name].map(value => (
              <option key={value} value={value}>
                {WORDS[value]}
              </option>
            ))}
          </select>
        </p>
      ))}
      <p className="soft">Kept in this browser.</p>
    </Frame>
  );
}
