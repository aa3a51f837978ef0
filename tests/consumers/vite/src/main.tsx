import '@parlour/design-system/fonts.css';
import { defineBrand, ThemeProvider } from '@parlour/design-system/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const brand = defineBrand({ name: 'Lagoon', brandColor: '#2f6fde', radius: 20 });

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <StrictMode>
      <ThemeProvider brand={brand}>
        <App />
      </ThemeProvider>
    </StrictMode>,
  );
