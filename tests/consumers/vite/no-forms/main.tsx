import * as designSystem from '@parlour/design-system';
import { createRoot } from 'react-dom/client';

/** Uses every export, so that tree shaking removes none and its imports have to resolve. */
const names = Object.keys(designSystem);

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <designSystem.ThemeProvider>
      <designSystem.Button>{names.join(', ')}</designSystem.Button>
    </designSystem.ThemeProvider>,
  );
