import * as door from '@parlour/design-system';
import { createRoot } from 'react-dom/client';

/** Uses every export, so that tree shaking removes none and its imports have to resolve. */
const names = Object.keys(door);

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <door.ThemeProvider>
      <door.Button>{names.join(', ')}</door.Button>
    </door.ThemeProvider>,
  );
