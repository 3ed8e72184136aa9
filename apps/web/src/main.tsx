import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';
import { listenForRefusals } from './store/refusal.ts';
import './styles/base.css';
import './styles/map.css';
import './styles/pages.css';
import './styles/table.css';
// Imported last: its rules override the others.
import './styles/phone.css';

applySettings();
listenForRefusals();

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
