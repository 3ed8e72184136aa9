import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { listenForMissing } from './offline/missing.ts';
import { keepUpToDate } from './offline/new-version.ts';
import { applySettings } from './settings.ts';
import { listenForRefusals } from './store/refusal.ts';
import './styles/base.css';
import './styles/map.css';
import './styles/table.css';
import './styles/arena.css';
import './styles/dock.css';
// Imported last: its rules override the others.
import './styles/phone.css';

applySettings();
listenForRefusals();
listenForMissing();
// After everything that the first page needs.
if (import.meta.env.PROD) addEventListener('load', () => void keepUpToDate(import.meta.url).catch(() => {}));

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
