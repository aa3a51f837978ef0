import { type ReactNode, useState } from 'react';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';

/** Throws while rendering. */
export function Breaks(): ReactNode {
  throw new Error('The row cannot be drawn.');
}

/** A page with a section that throws after a press, and works again after a retry. */
export function BreakableRow({ onRetry, ...rest }: Omit<ErrorBoundaryProps, 'children'>) {
  const [isBroken, setBroken] = useState(false);
  const handleRetry = () => {
    setBroken(false);
    onRetry?.();
  };
  return (
    <main tabIndex={-1}>
      <Stack>
        <p>The rest of the page stands.</p>
        <ErrorBoundary {...rest} onRetry={handleRetry}>
          {isBroken ? <Breaks /> : <Button onClick={() => setBroken(true)}>Break it</Button>}
        </ErrorBoundary>
      </Stack>
    </main>
  );
}
