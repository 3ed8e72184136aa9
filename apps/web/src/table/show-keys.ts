// Keys for the playback.
import { useEffect } from 'react';
import type { AsShown } from '../game/use-shown.ts';
import { keepSettings, settings } from '../settings.ts';
import { isTyping } from './keys.ts';

/** K skips the playback, A shows the last event again, U toggles sounds. */
export function useShowKeys(shown: AsShown): void {
  useEffect(() => {
    const again = async (): Promise<void> => {
      const { lastEvent } = await import('./watching.tsx');
      const from = lastEvent(shown.now().session);
      if (from !== null) shown.again(from);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'k') shown.skip();
      else if (event.key === 'a') void again();
      else if (event.key === 'u') keepSettings({ ...settings(), sound: settings().sound === 'on' ? 'off' : 'on' });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [shown]);
}
