import '@parlour/design-system/fonts.css';
import { ThemeProvider } from '@parlour/design-system/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const container = document.getElementById('root');
if (container !== null)
  createRoot(container).render(
    <ThemeProvider>
      <App />
    </ThemeProvider>,
  );
