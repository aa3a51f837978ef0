import { type ReactNode, useState } from 'react';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';

/** Breaks as it is drawn. */
export function Breaks(): ReactNode {
  throw new Error('The row cannot be drawn.');
}

/** A page of which a part breaks at a press, and is whole when it is tried again. */
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
