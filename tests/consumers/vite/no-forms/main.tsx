import * as door from '@parlour/design-system';
import { createRoot } from 'react-dom/client';

/** Every part of the door is asked for, so that none of them is left out of the build with what it needs. */
const names = Object.keys(door);

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <door.ThemeProvider>
      <door.Button>{names.join(', ')}</door.Button>
    </door.ThemeProvider>,
  );
