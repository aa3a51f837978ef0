import { lazyChunk } from '@parlour/feature-core';
import { type ReactNode, Suspense, useState } from 'react';
import { ExplainContext, type ExplainRequest } from '../../model/explainContext';

const ExplainDialog = lazyChunk(() => import('./ExplainDialog'));

/** Makes the figures inside openable, one dialog for all of them (AG-01). */
export function Explained({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<ExplainRequest | null>(null);
  return (
    <ExplainContext value={setRequest}>
      {children}
      {request === null ? null : (
        <Suspense fallback={null}>
          <ExplainDialog request={request} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </ExplainContext>
  );
}
