import { Boundary } from '@parlour/feature-core';
import { type ComponentType, lazy, Suspense } from 'react';

// Asked for by nobody, as a rule.
const PanelFault = lazy(() => import('./PanelFault'));

/** Draws a panel that may break and leaves the others alone. */
export const guarded = (Panel: ComponentType) => (
  <Boundary
    fallback={(retry) => (
      <Suspense>
        <PanelFault onRetry={retry} />
      </Suspense>
    )}
  >
    <Panel />
  </Boundary>
);
