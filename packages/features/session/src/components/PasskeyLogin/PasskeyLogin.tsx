import { hasPasskeys, lazyChunk } from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { Suspense } from 'react';
import type { PasskeyButtonProps } from '../PasskeyButton/PasskeyButton';

const PasskeyButton = lazyChunk<PasskeyButtonProps>(() => import('../PasskeyButton/PasskeyButton'));

/** Login by passkey, loaded only where the browser knows them (TR-03). */
export function PasskeyLogin({ portal }: PasskeyButtonProps) {
  if (!hasPasskeys()) return null;
  return (
    <ErrorRegion>
      <Suspense fallback={null}>
        <PasskeyButton portal={portal} />
      </Suspense>
    </ErrorRegion>
  );
}
