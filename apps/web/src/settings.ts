// Display settings: kept in local storage and set on the page's root element.

export interface Settings {
  readonly look: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'off';
  /** How long events are shown. */
  readonly pace: 'instant' | 'quick' | 'normal' | 'slow';
  readonly sound: 'on' | 'off';
  readonly volume: '20' | '40' | '60' | '80' | '100';
  /** Whether somebody new is told how questions are answered on the board. */
  readonly hints: 'on' | 'off';
}

const KEY = 'little-wars-settings';
export const USUAL: Settings = {
  look: 'system',
  motion: 'system',
  pace: 'normal',
  sound: 'on',
  volume: '60',
  hints: 'on',
};
export const CHOICES: { readonly [S in keyof Settings]: readonly Settings[S][] } = {
  look: ['system', 'light', 'dark'],
  motion: ['system', 'off'],
  pace: ['instant', 'quick', 'normal', 'slow'],
  sound: ['on', 'off'],
  volume: ['20', '40', '60', '80', '100'],
  hints: ['on', 'off'],
};

/** The stored settings; defaults for whatever cannot be read. */
export function settingsFrom(text: string | null): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return USUAL;
  }
  const stored = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const one = <S extends keyof Settings>(name: S): Settings[S] =>
    (CHOICES[name] as readonly unknown[]).includes(stored[name]) ? (stored[name] as Settings[S]) : USUAL[name];
  return {
    look: one('look'),
    motion: one('motion'),
    pace: one('pace'),
    sound: one('sound'),
    volume: one('volume'),
    hints: one('hints'),
  };
}

export const settings = (): Settings => settingsFrom(localStorage.getItem(KEY));

export function keepSettings(kept: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
  applySettings();
}

export function applySettings(): void {
  const { look, motion } = settings();
  document.documentElement.dataset['look'] = look;
  document.documentElement.dataset['motion'] = motion;
}

/** Whether motion should be reduced. */
export const isStill = (): boolean =>
  settings().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const PACES = { instant: 0, quick: 0.5, normal: 1, slow: 2 };

/** The factor for the pauses of a match; zero with reduced motion, unless the player wants it slow. */
export const paceOfPlay = (): number => (isStill() && settings().pace !== 'slow' ? 0 : PACES[settings().pace]);

/** From 0 to 1; 0 for silence. */
export const volumeOfPlay = (): number => {
  const { sound, volume } = settings();
  return sound === 'off' ? 0 : Number(volume) / 100;
};
