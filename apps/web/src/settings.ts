// Display settings: kept in local storage and set on the page's root element.

export interface Settings {
  readonly look: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'off';
  /** The pause between a bot's answers. */
  readonly pace: 'instant' | 'normal' | 'slow';
}

const KEY = 'little-wars-settings';
export const USUAL: Settings = { look: 'system', motion: 'system', pace: 'normal' };
export const CHOICES: { readonly [S in keyof Settings]: readonly Settings[S][] } = {
  look: ['system', 'light', 'dark'],
  motion: ['system', 'off'],
  pace: ['instant', 'normal', 'slow'],
};

/** The stored settings; defaults for whatever cannot be read. */
export function settingsFrom(text: string | null): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return USUAL;
  }
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const one = <S extends keyof Settings>(name: S): Settings[S] =>
    (CHOICES[name] as readonly unknown[]).includes(found[name]) ? (found[name] as Settings[S]) : USUAL[name];
  return { look: one('look'), motion: one('motion'), pace: one('pace') };
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

/** Whether nothing should move by itself. */
export const isStill = (): boolean =>
  settings().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const PAUSES = { instant: 0, normal: 350, slow: 1500 };

/** Milliseconds between a bot's answers; zero with reduced motion. */
export const pauseOfBots = (): number => (isStill() && settings().pace === 'normal' ? 0 : PAUSES[settings().pace]);
